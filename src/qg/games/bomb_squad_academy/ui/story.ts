/** How each event is told: what changes on the table, how long it stays, what is heard. */
import type { Shown } from './shown.svelte'
import type { Who } from './model.svelte'
import type * as E from './types'

type Tell<T> = (event: T) => Promise<void> | void

/** Registers everything with the stage; the answer takes it all back. */
export function tellStory(shown: Shown): () => void {
  const teller = new Teller(shown)
  const names = Object.keys(teller.tells)
  const off = names.map((type) => {
    const tell = teller.tells[type] as Tell<E.Event>
    return shown.stage.on(type, (event) => (shown.deaf ? undefined : tell(event)))
  })
  return () => off.forEach((stop) => stop())
}

const BREATH = 400
const STEP = 90
const STAYS = 8000

class Teller {
  constructor(readonly s: Shown) {}

  wait = (ms: number): Promise<void> => this.s.stage.wait(ms)
  sound = (name: Parameters<Shown['bench']['table']['sound']>[0], options?: { pitch?: number; gain?: number }): void =>
    this.s.bench.table.sound(name, options)
  t = (id: string, args?: Record<string, string | number>): string => this.s.bench.t(id, args)
  names = (who: readonly Who[]): string => this.s.bench.table.say(who.map((each) => this.s.bench.name(each)))
  wire = (wire: string): string => this.t(`wire-${wire}`)

  get tells(): Record<string, Tell<any>> {
    return {
      bomb_started: this.bombStarted,
      sensors_placed: this.sensorsPlaced,
      tools_displayed: this.toolsDisplayed,
      tool_picked: this.toolPicked,
      turn_started: this.turnStarted,
      seat_locked: this.seatLocked,
      seat_unlocked: () => this.sound('click', { pitch: 0.8 }),
      actions_revealed: this.revealed,
      action_changed: this.actionChanged,
      listening: this.listening,
      window_opened: this.windowOpened,
      tool_declared: this.toolDeclared,
      tool_resolved: this.toolResolved,
      tool_fizzled: this.toolFizzled,
      tool_withdrawn: this.toolFizzled,
      looked: this.looked,
      saw: (event: E.Saw) => this.s.saw(event.faces),
      wait_scored: this.waitScored,
      wire_protected: this.wireProtected,
      wire_skipped: this.wireSkipped,
      cut_started: this.cutStarted,
      card_flipped: this.cardFlipped,
      brink: this.brink,
      detonator_moved: this.detonatorMoved,
      tile_turned: this.tileTurned,
      wire_scored: this.wireScored,
      score_changed: this.scoreChanged,
      exploded: this.exploded,
      chicken_paid: this.chickenPaid,
      sensor_moved: this.sensorMoved,
      card_returned: this.cardReturned,
      wait_set_aside: this.cardReturned,
      bomb_ended: this.bombEnded,
      game_ended: this.gameEnded,
    }
  }

  // -- setting up and choosing --------------------------------------------------------------------------------------

  bombStarted = async (event: E.BombStarted): Promise<void> => {
    const s = this.s
    s.blown = s.act = null
    s.soot = []
    s.bomb = event.bomb
    s.turn = 0
    s.decks = [...event.deck_sizes]
    s.rows = event.deck_sizes.map(() => [])
    s.position = event.deck_sizes.map(() => 0)
    s.tiles = event.deck_sizes.map(() => [null, null, null])
    s.protected = event.deck_sizes.map(() => false)
    s.sensors = []
    s.actions = []
    s.chief = ''
    s.cuts = []
    s.stacks = s.stacks.map(() => [])
    s.caption = this.t(`bomb-${event.bomb}`)
    this.sound('clunk')
    await this.wait(700)
  }

  sensorsPlaced = async (event: E.SensorsPlaced): Promise<void> => {
    this.s.sensors = event.sensors.map((placed) => this.s.place(placed.wire))
    this.sound('clunk', { pitch: 1.3 })
    await this.wait(600)
  }

  toolsDisplayed = async (): Promise<void> => {
    this.s.drafting = true
    this.sound('clatter')
    await this.wait(300)
  }

  toolPicked = async (event: E.ToolPicked): Promise<void> => {
    this.s.tools[event.seat] = [...this.s.tools[event.seat], event.tool]
    this.s.puff(event.seat, this.t(`tool-${event.tool}`), 'note')
    this.sound('click')
    await this.wait(350)
  }

  turnStarted = (event: E.TurnStarted): void => {
    const s = this.s
    const chickens = s.actions.flatMap((card, seat) => (card === 'chicken' && !s.verdicts.of(seat) ? [seat] : []))
    s.judge(chickens, 'chicken')
    s.verdicts.end(s.stage.calm)
    s.turn = event.turn
    s.actions = []
    s.chief = ''
    s.cuts = []
    s.act = s.declared = s.eyes = null
    s.drafting = false
    s.protected = s.protected.map(() => false)
    s.caption = ''
  }

  seatLocked = async (event: E.SeatLocked): Promise<void> => {
    this.sound(event.seat === this.s.bench.seat ? 'clunk' : 'flip')
    await this.wait(120)
  }

  revealed = async (event: E.ActionsRevealed): Promise<void> => {
    const { s } = this
    s.say('ui-story-reveal')
    await this.wait(250)
    this.sound('flip')
    s.actions = event.actions.map((each) => each.card)
    s.chief = event.instructor ?? ''
    s.verdicts.begin(s.bomb, s.turn)
    event.actions.forEach(({ seat, card }) => (s.stacks[seat as number] = [...s.stacks[seat as number], card]))
    await this.wait(650)
    const shown = event.instructor
      ? [...event.actions, { seat: 'instructor' as const, card: event.instructor }]
      : event.actions
    s.cuts = shown.flatMap(({ seat, card }) => {
      const wire = s.bench.wireOf(card)
      return wire ? [{ who: seat as Who, wire }] : []
    })
    if (event.actions.some((each) => each.card === 'chicken')) this.sound('cluck')
    await this.wait(650)
  }

  actionChanged = async (event: E.ActionChanged): Promise<void> => {
    const { s } = this
    const old = s.cuts.filter((cut) => cut.who !== event.seat)
    const wire = s.bench.wireOf(event.to)
    s.cuts = wire ? [...old, { who: event.seat as Who, wire }] : old
    if (event.by !== 'remote_control' && typeof event.seat === 'number') {
      s.actions[event.seat] = event.to
      s.stacks[event.seat] = [...s.stacks[event.seat].slice(0, -1), event.to]
    }
    this.sound('flip')
    await this.wait(700)
  }

  // -- tools --------------------------------------------------------------------------------------------------------

  listening = async (event: E.Listening): Promise<void> => {
    this.s.say('ui-story-listens', { seat: this.s.bench.name(event.seat), target: this.s.bench.name(event.target) })
    this.sound('call')
    await this.wait(600)
  }

  windowOpened = (event: E.WindowOpened): void => {
    if (this.s.bench.seat !== null && event.eligible.includes(this.s.bench.seat)) this.sound('call')
  }

  toolDeclared = async (event: E.ToolDeclared): Promise<void> => {
    this.s.declared = { who: event.seat, tool: event.tool }
    this.s.say('ui-story-tool', { seat: this.s.bench.name(event.seat), tool: this.t(`tool-${event.tool}`) })
    this.sound('clatter')
    await this.wait(900)
  }

  toolResolved = async (event: E.ToolResolved): Promise<void> => {
    const { s } = this
    s.tools[event.seat] = s.tools[event.seat].filter((tool) => tool !== event.tool)
    if (event.tool === 'twin_cutters' && event.targets.wire)
      s.cuts = [...s.cuts, { who: event.seat, wire: event.targets.wire }]
    if (event.tool === 'spare_cutters')
      s.stacks[event.seat] = s.stacks[event.seat].filter((card) => !event.targets.cards?.includes(card))
    await this.wait(250)
    s.declared = null
  }

  toolFizzled = async (event: E.ToolFizzled | E.ToolWithdrawn): Promise<void> => {
    const id = event.type === 'tool_fizzled' ? 'ui-story-fizzled' : 'ui-story-withdrawn'
    this.s.say(id, { seat: this.s.bench.name(event.seat), tool: this.t(`tool-${event.tool}`) })
    await this.wait(600)
    this.s.declared = null
  }

  looked = async (event: E.Looked): Promise<void> => {
    if (event.by === 'chicken') this.s.judge([event.seat], 'chicken')
    this.s.looked(event)
    this.s.say('ui-story-looks', { seat: this.s.bench.name(event.seat), what: event.what })
    this.sound('click', { pitch: 1.5 })
    await this.wait(800)
    this.s.eyes = null
  }

  // -- Wait! --------------------------------------------------------------------------------------------------------

  waitScored = async (event: E.WaitScored): Promise<void> => {
    this.s.judge(event.seats, 'wait')
    this.s.say('ui-story-wait', { names: this.names(event.seats) })
    this.sound('whistle')
    await this.wait(450)
  }

  wireProtected = async (event: E.WireProtected): Promise<void> => {
    this.s.protected[this.s.place(event.wire)] = true
    this.s.say('ui-story-protected', { wire: this.wire(event.wire) })
    this.sound('thud')
    await this.wait(800)
  }

  // -- cutting ------------------------------------------------------------------------------------------------------

  wireSkipped = async (event: E.WireSkipped): Promise<void> => {
    this.s.act = null
    if (event.reason === 'nobody') return
    if (event.reason === 'protected' && !this.s.cuts.some((cut) => cut.wire === event.wire)) return
    if (event.reason === 'protected' || event.reason === 'empty')
      this.s.judge(this.s.cuttersOf(event.wire), event.reason, event.wire)
    this.s.say('ui-story-skipped', { wire: this.wire(event.wire), reason: event.reason })
    await this.wait(500)
  }

  cutStarted = async (event: E.CutStarted): Promise<void> => {
    const { s } = this
    const cutters: Who[] = event.instructor ? [...event.cutters, 'instructor'] : event.cutters
    s.act = {
      wire: event.wire,
      cutters,
      k: event.k,
      flipped: 0,
      brink: false,
      value: null,
      share: null,
      main: 0,
    }
    s.say('ui-story-cut', { wire: this.wire(event.wire), names: this.names(cutters), k: event.k })
    this.sound('snip')
    await this.wait(550)
  }

  cardFlipped = async (event: E.CardFlipped): Promise<void> => {
    const { s } = this
    const place = s.place(event.wire)
    s.decks[place] = event.deck_left
    s.rows[place] = [...s.rows[place], event.card]
    if (s.act) s.act = { ...s.act, flipped: event.index, main: event.main, brink: false }
    this.sound('flip', { pitch: 1.2 })
    if (event.index > 1) this.sound('snip')
    await this.wait(480)
  }

  brink = async (event: E.Brink): Promise<void> => {
    if (this.s.act) this.s.act = { ...this.s.act, brink: true }
    this.s.say('ui-story-brink', { wire: this.wire(event.wire), tiles: event.tiles_in_reach })
    this.sound('alarm', { gain: 0.5 })
    await this.wait(600)
  }

  /** Space by space, slower with each step as it nears a lid. */
  detonatorMoved = async (event: E.DetonatorMoved): Promise<void> => {
    const { s } = this
    const place = s.place(event.wire)
    const lids = s.bench.facts.wires[place].track + 1 + s.tiles[place].filter(Boolean).length
    const from = event.from as number
    const way = Math.sign(event.to - from)
    for (let at = from; at !== event.to;) {
      at += way
      s.position[place] = at
      this.sound('ratchet', { pitch: 1 + at / 30 })
      const near = way > 0 ? Math.max(0, 5 - (lids - at)) : 0
      await this.wait(STEP + near * 45)
    }
    if (event.frozen) s.say('ui-story-frozen', { steps: event.frozen })
    if (!way) await this.wait(500)
  }

  /** A held breath, the lid unscrews, then it shows. */
  tileTurned = async (event: E.TileTurned): Promise<void> => {
    const { s } = this
    const place = s.place(event.wire)
    s.lid = { wire: event.wire, position: event.position }
    await this.wait(BREATH)
    this.sound('screw')
    await this.wait(800)
    s.tiles[place] = s.tiles[place].map((face, at) => (at + 1 === event.position ? event.face : face))
    s.lid = null
    if (event.face !== 'ok') return
    this.sound('ding')
    s.say('ui-story-ok', { wire: this.wire(event.wire) })
    await this.wait(550)
  }

  wireScored = async (event: E.WireScored): Promise<void> => {
    const { s } = this
    const share = event.k > 1 && event.pays.length ? Math.min(...event.pays.map((pay) => pay.points)) : null
    const paid = event.pays.map((pay) => pay.seat)
    s.judge(paid, event.k > 1 ? 'shared' : 'solo', event.wire, event.k)
    if (s.act) s.act = { ...s.act, brink: false, value: event.value, main: event.main, share }
    s.say('ui-story-scored', {
      wire: this.wire(event.wire),
      main: event.main,
      chain: event.chain_sum,
      bonus: event.bonus,
      value: event.value,
    })
    this.sound('chime')
    await this.wait(900)
  }

  scoreChanged = async (event: E.ScoreChanged): Promise<void> => {
    const { s } = this
    s.score[event.seat] = event.total
    s.verdicts.add(event.seat, event.delta)
    const text = event.delta > 0 ? `+${event.delta}` : `−${-event.delta}`
    s.puff(event.seat, text, event.delta > 0 ? 'gain' : 'loss')
    this.sound(event.delta > 0 ? 'ding' : 'thud', { pitch: 0.9 + event.delta / 20, gain: 0.6 })
    await this.wait(260)
  }

  // -- explosion and end --------------------------------------------------------------------------------------------

  exploded = async (event: E.Exploded): Promise<void> => {
    const cutters: Who[] = event.instructor ? [...event.cutters, 'instructor'] : event.cutters
    const late = this.s.cuts.filter(({ who }) => !cutters.includes(who) && !this.s.verdicts.of(who))
    this.s.blown = { wire: event.wire, cutters }
    this.s.soot = cutters
    this.s.judge(event.cutters, 'boom', event.wire)
    late.forEach(({ who, wire }) => this.s.judge([who], 'late', wire))
    this.s.say('ui-story-boom', { wire: this.wire(event.wire), names: this.names(cutters) })
    this.sound('boom')
    await this.wait(1900)
    this.s.act = null
  }

  chickenPaid = async (event: E.ChickenPaid): Promise<void> => {
    this.s.judge(event.seats, 'egg')
    this.s.say('ui-story-chickens', { names: this.names(event.seats) })
    this.sound('cluck')
    await this.wait(500)
  }

  sensorMoved = async (event: E.SensorMoved): Promise<void> => {
    const sensor = this.s.bench.facts.sensors.findIndex((each) => each.id === event.sensor)
    this.s.act = null
    this.s.sensors[sensor] = this.s.place(event.to)
    this.sound('click', { pitch: 0.7 })
    await this.wait(350)
  }

  cardReturned = (event: E.CardReturned | E.WaitSetAside): void => {
    if (typeof event.seat === 'number') this.s.stacks[event.seat] = this.s.stacks[event.seat].slice(1)
  }

  bombEnded = async (event: E.BombEnded): Promise<void> => {
    const { s } = this
    s.blown = s.act = null
    event.debrief.forEach(({ wire, faces }) => (s.tiles[s.place(wire)] = [...faces]))
    s.debrief = event
    s.caption = this.t('ui-debrief', { bomb: this.t(`bomb-${event.bomb}`) })
    // Without motion nothing is waited for: the sheet stays a while beside whatever comes next.
    if (s.stage.calm) return void setTimeout(() => s.debrief === event && (s.debrief = null), STAYS)
    await this.wait(3200)
    s.debrief = null
  }

  gameEnded = async (event: E.GameEnded): Promise<void> => {
    const mine = this.s.bench.seat
    this.sound(mine === null || event.winners.includes(mine) ? 'fanfare' : 'lose')
    await this.wait(300)
  }
}
