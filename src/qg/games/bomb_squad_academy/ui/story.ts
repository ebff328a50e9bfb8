/** How each event is told: what moves, how long it stays, what is heard. What it changed is on the board already. */
import type { Shows } from '$qg/board'
import type { Act, Effects } from './effects.svelte'
import type { Bench, Who } from './model.svelte'
import type * as E from './types'
import type { Why } from './verdicts.svelte'

/** Registers everything with the stage; the answer takes it all back. */
export const tellStory = (bench: Bench): (() => void) => bench.table.stage.tell<E.Event>(new EventMap(bench).shows)

const BREATH = 400
const STEP = 90
const STAYS = 8000
const BEGUN = { brink: false, value: null, share: null }

class EventMap {
  readonly fx: Effects

  constructor(readonly bench: Bench) {
    this.fx = bench.fx
  }

  wait = (ms: number): Promise<void> => this.bench.table.stage.wait(ms)
  sound: Bench['table']['sound'] = (name, options) => this.bench.table.sound(name, options)
  /** A sound, then a while to look. */
  heard =
    (ms: number, ...sound: Parameters<Bench['table']['sound']>) =>
    (): Promise<void> => {
      this.sound(...sound)
      return this.wait(ms)
    }
  t = (id: string, args?: Record<string, string | number>): string => this.bench.t(id, args)
  say = (id: string, args?: Record<string, string | number>): void => void (this.fx.caption = this.t(id, args))
  names = (who: readonly Who[]): string => this.bench.table.say(who.map((each) => this.bench.name(each)))
  wire = (wire: string): string => this.t(`wire-${wire}`)
  /** The story stands at this wire, and this has come to be of it. */
  acting = (wire: string, change: Partial<Act> = {}): void => {
    const act = this.fx.act?.wire === wire ? this.fx.act : { wire, ...BEGUN }
    this.fx.act = { ...act, ...change }
  }
  /** Somebody's turn has come to this; where it is nothing, it is said aloud. */
  judge = (who: readonly Who[], why: Why, wire = '', k = 1): void => {
    const seats = who.filter((each) => typeof each === 'number')
    this.fx.verdicts.give(seats, why, wire, k)
    if (['protected', 'empty', 'late'].includes(why))
      for (const seat of seats) this.fx.puff(seat, `${this.t(`ui-why-${why}`)} 0`, 'note')
  }

  get shows(): Shows<E.Event> {
    return {
      bomb_started: this.bombStarted,
      sensors_placed: this.heard(600, 'clunk', { pitch: 1.3 }),
      tools_displayed: this.heard(300, 'clatter'),
      tool_picked: this.toolPicked,
      turn_started: { before: this.turnOver, after: this.turnStarted },
      seat_locked: ({ seat }) => this.heard(120, seat === this.bench.seat ? 'clunk' : 'flip')(),
      seat_unlocked: () => this.sound('click', { pitch: 0.8 }),
      actions_revealed: { before: this.turnOverCards, after: this.revealed },
      action_changed: this.heard(700, 'flip'),
      listening: this.listening,
      window_opened: this.windowOpened,
      tool_declared: this.toolDeclared,
      tool_resolved: this.toolResolved,
      tool_fizzled: this.toolFizzled,
      tool_withdrawn: this.toolFizzled,
      looked: this.looked,
      saw: this.saw,
      wait_scored: this.waitScored,
      wire_protected: this.wireProtected,
      wire_skipped: this.wireSkipped,
      cut_started: this.cutStarted,
      card_flipped: this.cardFlipped,
      brink: this.brink,
      detonator_moved: this.detonatorMoved,
      tile_turned: { before: this.unscrew, after: this.tileTurned },
      wire_scored: this.wireScored,
      score_changed: this.scoreChanged,
      exploded: this.exploded,
      chicken_paid: this.chickenPaid,
      sensor_moved: this.sensorMoved,
      bomb_ended: this.bombEnded,
      game_ended: this.gameEnded,
    }
  }

  // -- setting up and choosing --------------------------------------------------------------------------------------

  bombStarted = async ({ bomb }: E.BombStarted): Promise<void> => {
    this.fx.blown = this.fx.act = null
    this.fx.soot = []
    this.fx.bared = []
    this.say(`bomb-${bomb}`)
    await this.heard(700, 'clunk')()
  }

  toolPicked = async ({ seat, tool }: E.ToolPicked): Promise<void> => {
    this.fx.puff(seat, this.t(`tool-${tool}`), 'note')
    await this.heard(350, 'click')()
  }

  /** The cards of the last turn still lie there: who was a Chicken and has heard nothing yet hears it now. */
  turnOver = (): void => {
    const { verdicts } = this.fx
    this.judge(
      this.bench.chickens.filter((seat) => !verdicts.of(seat)),
      'chicken',
    )
    verdicts.end(this.bench.table.stage.calm)
  }
  turnStarted = (): void => {
    this.fx.act = this.fx.declared = this.fx.eyes = null
    this.fx.caption = ''
  }

  turnOverCards = async (): Promise<void> => {
    this.say('ui-story-reveal')
    await this.wait(250)
  }
  revealed = async (): Promise<void> => {
    this.fx.turning = true
    this.fx.verdicts.begin(this.bench.board.bomb, this.bench.board.turn)
    await this.heard(650, 'flip')()
    this.fx.turning = false
    if (this.bench.chickens.length) this.sound('cluck')
    await this.wait(650)
  }

  // -- tools --------------------------------------------------------------------------------------------------------

  listening = async ({ seat, target }: E.Listening): Promise<void> => {
    this.say('ui-story-listens', { seat: this.bench.name(seat), target: this.bench.name(target) })
    await this.heard(600, 'call')()
  }

  windowOpened = ({ eligible }: E.WindowOpened): void => {
    if (this.bench.seat !== null && eligible.includes(this.bench.seat)) this.sound('call')
  }

  toolDeclared = async ({ seat, tool }: E.ToolDeclared): Promise<void> => {
    this.fx.declared = { who: seat, tool }
    this.say('ui-story-tool', { seat: this.bench.name(seat), tool: this.t(`tool-${tool}`) })
    await this.heard(900, 'clatter')()
  }

  toolResolved = async (): Promise<void> => {
    await this.wait(250)
    this.fx.declared = null
  }

  toolFizzled = async ({ type, seat, tool }: E.ToolFizzled | E.ToolWithdrawn): Promise<void> => {
    const id = type === 'tool_fizzled' ? 'ui-story-fizzled' : 'ui-story-withdrawn'
    this.say(id, { seat: this.bench.name(seat), tool: this.t(`tool-${tool}`) })
    await this.wait(600)
    this.fx.declared = null
  }

  looked = async ({ seat, by, wires, what }: E.Looked): Promise<void> => {
    if (by === 'chicken') this.judge([seat], 'chicken')
    this.fx.eyes = { wires, what }
    this.say('ui-story-looks', { seat: this.bench.name(seat), what })
    await this.heard(800, 'click', { pitch: 1.5 })()
    this.fx.eyes = null
  }
  saw = ({ faces }: E.Saw): void => {
    if (this.bench.table.mode !== 'replay') this.fx.peek = { faces }
  }

  // -- Wait! --------------------------------------------------------------------------------------------------------

  waitScored = async ({ seats }: E.WaitScored): Promise<void> => {
    this.judge(seats, 'wait')
    this.say('ui-story-wait', { names: this.names(seats) })
    await this.heard(450, 'whistle')()
  }

  wireProtected = async ({ wire }: E.WireProtected): Promise<void> => {
    this.say('ui-story-protected', { wire: this.wire(wire) })
    await this.heard(800, 'thud')()
  }

  // -- cutting ------------------------------------------------------------------------------------------------------

  wireSkipped = async ({ wire, reason }: E.WireSkipped): Promise<void> => {
    const cutters = this.bench.cuttersOf(wire)
    this.fx.act = null
    if (!cutters.length) return
    if (reason === 'protected' || reason === 'empty') this.judge(cutters, reason, wire)
    this.say('ui-story-skipped', { wire: this.wire(wire), reason })
    await this.wait(500)
  }

  cutStarted = async (event: E.CutStarted): Promise<void> => {
    this.fx.act = { wire: event.wire, ...BEGUN }
    this.say('ui-story-cut', { wire: this.wire(event.wire), names: this.names(cuttersIn(event)), k: event.k })
    await this.heard(550, 'snip')()
  }

  cardFlipped = async ({ wire, index }: E.CardFlipped): Promise<void> => {
    this.acting(wire, { brink: false })
    this.sound('flip', { pitch: 1.2 })
    if (index > 1) this.sound('snip')
    await this.wait(480)
  }

  brink = async ({ wire, tiles_in_reach }: E.Brink): Promise<void> => {
    this.acting(wire, { brink: true })
    this.say('ui-story-brink', { wire: this.wire(wire), tiles: tiles_in_reach })
    await this.heard(600, 'alarm', { gain: 0.5 })()
  }

  /** Space by space, slower with each step as it nears a lid. */
  detonatorMoved = async ({ wire, from, to, frozen }: E.DetonatorMoved): Promise<void> => {
    const lid = this.bench.lidBelow(wire)
    const way = Math.sign(to - from)
    for (let at = from; at !== to;) {
      at += way
      this.fx.plunger = { wire, at }
      const near = way > 0 ? Math.max(0, 5 - (lid - at)) : 0
      await this.heard(STEP + near * 45, 'ratchet', { pitch: 1 + at / 30 })()
    }
    this.fx.plunger = null
    if (frozen) this.say('ui-story-frozen', { steps: frozen })
    if (!way) await this.wait(500)
  }

  /** A held breath, the lid unscrews, then it shows. */
  unscrew = async ({ wire, position }: E.TileTurned): Promise<void> => {
    this.fx.lid = { wire, position }
    await this.wait(BREATH)
    await this.heard(800, 'screw')()
  }
  tileTurned = async ({ wire, face }: E.TileTurned): Promise<void> => {
    this.fx.lid = null
    if (face !== 'ok') return
    this.say('ui-story-ok', { wire: this.wire(wire) })
    await this.heard(550, 'ding')()
  }

  wireScored = async ({ wire, main, bonus, chain_sum, value, k, pays }: E.WireScored): Promise<void> => {
    const share = k > 1 && pays.length ? Math.min(...pays.map((pay) => pay.points)) : null
    const paid = pays.map((pay) => pay.seat)
    this.judge(paid, k > 1 ? 'shared' : 'solo', wire, k)
    this.acting(wire, { brink: false, value, share })
    this.say('ui-story-scored', { wire: this.wire(wire), main, chain: chain_sum, bonus, value })
    await this.heard(900, 'chime')()
  }

  scoreChanged = async ({ seat, delta }: E.ScoreChanged): Promise<void> => {
    const gain = delta > 0
    this.fx.verdicts.add(seat, delta)
    this.fx.puff(seat, gain ? `+${delta}` : `−${-delta}`, gain ? 'gain' : 'loss')
    await this.heard(260, gain ? 'ding' : 'thud', { pitch: 0.9 + delta / 20, gain: 0.6 })()
  }

  // -- explosion and end --------------------------------------------------------------------------------------------

  exploded = async (event: E.Exploded): Promise<void> => {
    const { fx, bench } = this
    const cutters = cuttersIn(event)
    const late = bench.cuts.filter(({ who }) => !cutters.includes(who) && !fx.verdicts.of(who))
    fx.blown = { wire: event.wire, cutters }
    fx.soot = cutters
    this.judge(event.cutters, 'boom', event.wire)
    late.forEach(({ who, wire }) => this.judge([who], 'late', wire))
    this.say('ui-story-boom', { wire: this.wire(event.wire), names: this.names(cutters) })
    await this.heard(1900, 'boom')()
    fx.act = null
  }

  chickenPaid = async ({ seats }: E.ChickenPaid): Promise<void> => {
    this.judge(seats, 'egg')
    this.say('ui-story-chickens', { names: this.names(seats) })
    await this.heard(500, 'cluck')()
  }

  sensorMoved = async (): Promise<void> => {
    this.fx.act = null
    await this.heard(350, 'click', { pitch: 0.7 })()
  }

  bombEnded = async (event: E.BombEnded): Promise<void> => {
    const { fx } = this
    fx.blown = fx.act = null
    fx.bared = event.debrief
    fx.debrief = event
    this.say('ui-debrief', { bomb: this.t(`bomb-${event.bomb}`) })
    // Without motion nothing is waited for: the sheet stays a while beside whatever comes next.
    if (this.bench.table.stage.calm) return void setTimeout(() => fx.debrief === event && (fx.debrief = null), STAYS)
    await this.wait(3200)
    fx.debrief = null
  }

  gameEnded = async ({ winners }: E.GameEnded): Promise<void> => {
    const mine = this.bench.seat
    await this.heard(300, mine === null || winners.includes(mine) ? 'fanfare' : 'lose')()
  }
}

const cuttersIn = ({ cutters, instructor }: E.CutStarted | E.Exploded): Who[] =>
  instructor ? [...cutters, 'instructor'] : cutters
