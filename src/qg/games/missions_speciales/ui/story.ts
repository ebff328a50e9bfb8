/** How each event is told: what changes on the map, how long it stays, what is heard. */
import type { Stage } from '$qg/board'
import { TYPES, type Points, type QType } from './model.svelte'
import type { Shown } from './shown.svelte'
import type * as E from './types'

type ToldEvent = Parameters<Parameters<Stage['on']>[1]>[1]
type Tell = (event: any) => Promise<void> | void
type From<T> = T & { from: string }

/** Registers everything with the stage; the answer takes it all back. */
export function tellStory(shown: Shown): () => void {
  const teller = new Teller(shown)
  const off = Object.entries(teller.tells).map(([type, tell]) =>
    shown.stage.on(type, (event: E.Event, told: ToldEvent) => {
      if (shown.deaf) return
      teller.read(told)
      return tell(event)
    }),
  )
  return () => off.forEach((stop) => stop())
}

/** Events whose line of the log is typed on the teleprinter. */
const ALOUD = new Set(
  `order_set mission_given stepped flight_boarded flight_landed express_taken held held_off q_rolled engaged dice_rolled
  fight_tied paid fight_goes_on eliminated hospitalised recovered abandoned debriefed converted waited target_reached
  stage_completed timed_out resigned`.split(/\s+/),
)
/** Fields filled in when a mission ends. */
const FIRST_FIELD = 7
const LAST_FIELD = 16
const DICE: Record<string, QType> = { red: 'arms', yellow: 'equipment', blue: 'transport' }

class Teller {
  constructor(readonly s: Shown) {}

  wait = (ms: number): Promise<void> => this.s.stage.wait(ms)
  sound = (name: Parameters<Shown['bench']['table']['sound']>[0], options?: { pitch?: number; gain?: number }): void =>
    this.s.bench.table.sound(name, options)

  read(told: ToldEvent): void {
    if (!ALOUD.has(told.event.type)) return
    const { table } = this.s.bench
    const line = table.log.findLast((one) => one.n === told.n)
    if (line) this.s.caption = table.say(line.say as never)
  }

  get tells(): Record<string, Tell> {
    return {
      order_rolled: () => (this.sound('dice'), this.wait(700)),
      order_set: () => this.wait(700),
      mission_given: this.given,
      allocated: this.allocated,
      round_started: (event: E.RoundStarted) => void (this.s.round = event.round),
      turn_started: this.turnStarted,
      stepped: this.stepped,
      flight_boarded: this.boarded,
      flight_advanced: this.advanced,
      flight_landed: this.landed,
      express_taken: this.express,
      held: () => this.wait(250),
      held_off: () => this.wait(250),
      stage_current: this.current,
      stage_completed: this.completed,
      q_rolled: this.qRolled,
      engaged: this.engaged,
      dice_rolled: this.diceRolled,
      fight_won: this.won,
      fight_tied: this.tied,
      paid: this.paid,
      fight_goes_on: this.goesOn,
      eliminated: this.eliminated,
      hospitalised: this.hospitalised,
      recovered: () => this.wait(400),
      abandoned: this.abandoned,
      debriefed: () => (this.sound('flip'), this.wait(500)),
      converted: this.converted,
      waited: () => this.wait(300),
      target_reached: () => (this.sound('fanfare', { gain: 0.6 }), this.wait(900)),
      resigned: () => this.wait(500),
      evaluation_closed: () => this.wait(900),
    }
  }

  // -- missions and turns -------------------------------------------------------------------------------------------

  given = async (event: E.MissionGiven): Promise<void> => {
    this.s.take(event.seat, event.mission)
    this.s.reach(event.seat, 1)
    this.s.put(event.seat, { place: event.origin })
    this.sound('flip', { gain: 0.5 })
    await this.wait(350)
  }
  allocated = (event: E.Allocated): void => {
    const { q } = this.s.bench.board.agents[event.seat]
    this.s.q = this.s.q.map((points, seat) => (seat === event.seat ? (q as unknown as Points) : points))
  }
  turnStarted = async (event: E.TurnStarted): Promise<void> => {
    this.s.turn = event.seat
    this.s.duel = null
    if (event.seat === this.s.bench.seat) this.sound('call', { gain: 0.5 })
    await this.wait(60)
  }
  current = async (event: E.StageCurrent): Promise<void> => {
    this.s.reach(event.seat, event.stage)
    if (event.seat !== this.s.bench.seat) return
    this.sound('click', { pitch: 1.6 })
    await this.wait(150)
  }
  completed = async (event: E.StageCompleted): Promise<void> => {
    const mine = event.seat === this.s.bench.focus
    this.s.stamped = { seat: event.seat, stage: event.stage }
    this.sound('thud', { gain: mine ? 0.8 : 0.3 })
    await this.wait(mine ? 550 : 200)
    this.s.stamped = null
  }
  abandoned = async (event: E.Abandoned): Promise<void> => {
    this.s.empty(event.seat)
    this.s.take(event.seat, '')
    this.s.put(event.seat, { place: 'london' })
    this.sound('lose', { gain: 0.4 })
    await this.wait(700)
  }
  converted = async (event: E.Converted): Promise<void> => {
    const points = event.points as unknown as Points
    if (event.seat === this.s.bench.focus && !this.s.stage.calm) await this.write(event.seat)
    points.forEach((n, type) => this.s.pay(event.seat, type, n))
    this.s.score(event.seat, event.grand_total)
    this.s.take(event.seat, '')
    this.sound('chime')
    await this.wait(900)
  }
  /** The fields of the debriefing, one after the other [MS-SHT-02]. */
  write = async (seat: number): Promise<void> => {
    for (let upTo = FIRST_FIELD - 1; upTo <= LAST_FIELD; upTo++) {
      this.s.writing = { seat, upTo }
      this.sound(upTo === LAST_FIELD ? 'thud' : 'tick', { gain: 0.5 })
      await this.wait(upTo < FIRST_FIELD ? 450 : 130)
    }
    await this.wait(600)
    this.s.writing = null
  }

  // -- travel -------------------------------------------------------------------------------------------------------

  stepped = async (event: E.Stepped): Promise<void> => {
    this.s.put(event.seat, { place: event.to })
    this.sound('tock', { gain: 0.5 })
    await this.wait(650)
  }
  boarded = async (event: From<E.FlightBoarded>): Promise<void> => {
    this.s.put(event.seat, { flight: { origin: event.from, to: event.to, done: 1, total: event.turns } })
    this.sound('whistle', { gain: 0.3, pitch: 0.8 })
    await this.wait(750)
  }
  advanced = async (event: E.FlightAdvanced): Promise<void> => {
    const { flight } = this.s.spots[event.seat]
    if (flight) this.s.put(event.seat, { flight: { ...flight, done: event.done } })
    await this.wait(450)
  }
  landed = async (event: E.FlightLanded): Promise<void> => {
    this.s.put(event.seat, { place: event.to })
    this.sound('clunk', { gain: 0.4 })
    await this.wait(600)
  }
  express = async (event: From<E.ExpressTaken>): Promise<void> => {
    this.s.pay(event.seat, 2, event.cost)
    this.s.put(event.seat, { place: event.to, fast: true })
    this.s.flying = { seat: event.seat, type: 2, cards: event.cards, change: event.change }
    this.sound('whistle', { gain: 0.5, pitch: 1.3 })
    await this.wait(event.seat === this.s.bench.focus ? 800 : 550)
    this.s.flying = null
  }

  // -- Q ------------------------------------------------------------------------------------------------------------

  qRolled = async (event: E.QRolled): Promise<void> => {
    const type = TYPES.indexOf(DICE[event.die])
    const shown = { seat: event.seat, type, value: event.value }
    this.s.qroll = { ...shown, rolling: true }
    this.sound('rattle', { gain: 0.5 })
    await this.wait(450)
    this.s.qroll = { ...shown, rolling: false }
    this.sound('dice')
    this.s.pay(event.seat, type, -event.value)
    await this.wait(event.seat === this.s.bench.seat ? 900 : 450)
    this.s.qroll = null
  }

  // -- fights -------------------------------------------------------------------------------------------------------

  engaged = async (event: E.Engaged): Promise<void> => {
    this.s.duel = {
      seat: event.seat,
      adversary: event.adversary ?? -1,
      type: event.stage_type,
      white: 0,
      black: 0,
      phase: 'rolling',
      burnt: 0,
      cost: 0,
    }
    await this.wait(350)
  }
  diceRolled = async (event: E.DiceRolled): Promise<void> => {
    const stage = this.s.bench.mission(this.s.missions[event.seat])?.stages[this.s.stages[event.seat] - 1]
    const duel = this.s.duel ?? {
      seat: event.seat,
      adversary: event.adversary ?? -1,
      type: stage?.type ?? 'combat',
      burnt: 0,
      cost: 0,
    }
    this.s.duel = { ...duel, white: 0, black: 0, phase: 'rolling' }
    this.sound('rattle', { gain: 0.6 })
    await this.wait(650)
    this.s.duel = { ...duel, white: event.white, black: event.black, phase: 'shown' }
    this.sound('dice')
    await this.wait(650)
  }
  won = async (): Promise<void> => {
    if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'won' }
    this.sound('ding')
    await this.wait(650)
    this.s.duel = null
  }
  tied = async (): Promise<void> => {
    if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'tied' }
    this.sound('alarm', { gain: 0.2, pitch: 0.5 })
    await this.wait(500)
  }
  paid = async (event: E.Paid): Promise<void> => {
    const type = TYPES.indexOf(event.q)
    for (let burnt = 1; burnt <= event.points; burnt++) {
      this.s.pay(event.seat, type, 1)
      if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'paid', burnt, cost: event.points }
      this.sound('snip', { pitch: 1 - 0.1 * burnt })
      await this.wait(230)
    }
    await this.wait(250)
  }
  goesOn = async (): Promise<void> => {
    if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'on' }
    await this.wait(800)
    this.s.duel = null
  }
  eliminated = async (event: E.Eliminated): Promise<void> => {
    if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'lost', cost: event.cost }
    this.sound('boom')
    await this.wait(1500)
    this.s.empty(event.seat)
    this.s.put(event.seat, {})
    this.s.take(event.seat, '')
    this.s.duel = null
  }
  hospitalised = async (event: E.Hospitalised): Promise<void> => {
    if (this.s.duel) this.s.duel = { ...this.s.duel, phase: 'lost', cost: event.cost }
    this.sound('lose')
    await this.wait(1200)
    this.s.empty(event.seat)
    this.s.put(event.seat, { place: 'london' })
    this.s.duel = null
  }
}
