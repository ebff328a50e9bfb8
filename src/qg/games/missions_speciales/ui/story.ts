/** How each event is told: what moves, how long it stays, what is heard. What it changed is on the board already. */
import type { Moment, Shows } from '$qg/board'
import type { DuelShown, Effects } from './effects.svelte'
import { TYPES, type Bench, type QType } from './model.svelte'
import type * as E from './types'

/** Registers everything with the stage; the answer takes it all back. */
export function tellStory(bench: Bench): () => void {
  const { stage } = bench.table
  const read = (_: E.Event, { lines }: Moment): void => {
    const line = lines.at(-1)
    if (line !== undefined) bench.fx.caption = bench.table.say(line)
  }
  const aloud: Shows<E.Event> = Object.fromEntries(ALOUD.map((type) => [type, read]))
  const stops = [stage.tell<E.Event>(aloud), stage.tell<E.Event>(new EventMap(bench).shows)]
  return () => stops.forEach((stop) => stop())
}

/** Events whose line of the log is typed on the teleprinter. */
const ALOUD: readonly E.Event['type'][] = [
  ...(['order_set', 'mission_given', 'stepped', 'flight_boarded', 'flight_landed', 'express_taken'] as const),
  ...(['held', 'held_off', 'q_rolled', 'engaged', 'dice_rolled', 'fight_tied', 'paid', 'fight_goes_on'] as const),
  ...(['eliminated', 'hospitalised', 'recovered', 'abandoned', 'debriefed', 'converted', 'waited'] as const),
  ...(['target_reached', 'stage_completed', 'timed_out', 'resigned'] as const),
]
/** Fields filled in when a mission ends. */
const FIRST_FIELD = 7
const LAST_FIELD = 16
const DICE: Record<E.QRolled['die'], QType> = { red: 'arms', yellow: 'equipment', blue: 'transport' }

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
  seen = (ms: number) => (): Promise<void> => this.wait(ms)
  dueling = (change: Partial<DuelShown>): void => {
    if (this.fx.duel) this.fx.duel = { ...this.fx.duel, ...change }
  }

  get shows(): Shows<E.Event> {
    return {
      order_rolled: this.heard(700, 'dice'),
      order_set: this.seen(700),
      mission_given: this.heard(350, 'flip', { gain: 0.5 }),
      turn_started: this.turnStarted,
      stepped: this.heard(650, 'tock', { gain: 0.5 }),
      flight_boarded: this.heard(750, 'whistle', { gain: 0.3, pitch: 0.8 }),
      flight_advanced: this.seen(450),
      flight_landed: this.heard(600, 'clunk', { gain: 0.4 }),
      express_taken: this.express,
      held: this.seen(250),
      held_off: this.seen(250),
      stage_current: ({ seat }) => (seat === this.bench.seat ? this.heard(150, 'click', { pitch: 1.6 })() : undefined),
      stage_completed: this.completed,
      q_rolled: { before: this.qRolls, after: this.qRolled },
      engaged: this.engaged,
      dice_rolled: this.diceRolled,
      fight_won: this.won,
      fight_tied: this.tied,
      paid: { before: this.burn, after: this.seen(250) },
      fight_goes_on: this.goesOn,
      eliminated: (event) => this.lost(event, 'boom', 1500),
      hospitalised: (event) => this.lost(event, 'lose', 1200),
      recovered: this.seen(400),
      abandoned: this.heard(700, 'lose', { gain: 0.4 }),
      debriefed: this.heard(500, 'flip'),
      converted: (event) => this.write(event).then(this.heard(900, 'chime')),
      waited: this.seen(300),
      target_reached: this.heard(900, 'fanfare', { gain: 0.6 }),
      resigned: this.seen(500),
      evaluation_closed: this.seen(900),
    }
  }

  // -- missions and turns -------------------------------------------------------------------------------------------

  turnStarted = async (event: E.TurnStarted): Promise<void> => {
    this.fx.duel = null
    if (event.seat === this.bench.seat) this.sound('call', { gain: 0.5 })
    await this.wait(60)
  }
  completed = async ({ seat, stage }: E.StageCompleted): Promise<void> => {
    const mine = seat === this.bench.focus
    this.fx.stamped = { seat, stage }
    this.sound('thud', { gain: mine ? 0.8 : 0.3 })
    await this.wait(mine ? 550 : 200)
    this.fx.stamped = null
  }
  /** The fields of the debriefing, one after the other [MS-SHT-02]. */
  write = async ({ seat }: E.Converted): Promise<void> => {
    if (seat !== this.bench.focus || this.bench.calm) return
    for (let upTo = FIRST_FIELD - 1; upTo <= LAST_FIELD; upTo++) {
      this.fx.writing = { seat, upTo }
      this.sound(upTo === LAST_FIELD ? 'thud' : 'tick', { gain: 0.5 })
      await this.wait(upTo < FIRST_FIELD ? 450 : 130)
    }
    await this.wait(600)
    this.fx.writing = null
  }

  // -- travel and Q -------------------------------------------------------------------------------------------------

  express = async ({ seat, cards, change }: E.ExpressTaken): Promise<void> => {
    this.fx.fast = seat
    this.fx.flying = { seat, type: TYPES.indexOf('transport'), cards, change }
    this.sound('whistle', { gain: 0.5, pitch: 1.3 })
    await this.wait(seat === this.bench.focus ? 800 : 550)
    this.fx.flying = this.fx.fast = null
  }
  qRolls = async ({ seat, die, value }: E.QRolled): Promise<void> => {
    this.fx.qroll = { seat, type: TYPES.indexOf(DICE[die]), value, rolling: true }
    this.sound('rattle', { gain: 0.5 })
    await this.wait(450)
  }
  qRolled = async ({ seat, die, value }: E.QRolled): Promise<void> => {
    this.fx.qroll = { seat, type: TYPES.indexOf(DICE[die]), value, rolling: false }
    this.sound('dice')
    await this.wait(seat === this.bench.seat ? 900 : 450)
    this.fx.qroll = null
  }

  // -- fights -------------------------------------------------------------------------------------------------------

  engaged = async ({ seat, adversary, stage_type }: E.Engaged): Promise<void> => {
    const begun = { white: 0, black: 0, phase: 'rolling', burnt: 0, cost: 0 } as const
    this.fx.duel = { seat, adversary, type: stage_type, ...begun }
    await this.wait(350)
  }
  diceRolled = async ({ seat, adversary, white, black }: E.DiceRolled): Promise<void> => {
    const type = this.bench.stageOf(this.bench.board.agents[seat])?.type ?? 'combat'
    const duel = this.fx.duel ?? { seat, adversary, type, burnt: 0, cost: 0 }
    this.fx.duel = { ...duel, white: 0, black: 0, phase: 'rolling' }
    this.sound('rattle', { gain: 0.6 })
    await this.wait(650)
    this.fx.duel = { ...duel, white, black, phase: 'shown' }
    this.sound('dice')
    await this.wait(650)
  }
  won = async (): Promise<void> => {
    this.dueling({ phase: 'won' })
    await this.heard(650, 'ding')()
    this.fx.duel = null
  }
  tied = async (): Promise<void> => {
    this.dueling({ phase: 'tied' })
    await this.heard(500, 'alarm', { gain: 0.2, pitch: 0.5 })()
  }
  burn = async ({ points }: E.Paid): Promise<void> => {
    for (let burnt = 1; burnt <= points; burnt++) {
      this.dueling({ phase: 'paid', burnt, cost: points })
      await this.heard(230, 'snip', { pitch: 1 - 0.1 * burnt })()
    }
  }
  goesOn = async (): Promise<void> => {
    this.dueling({ phase: 'on' })
    await this.wait(800)
    this.fx.duel = null
  }
  lost = async ({ cost }: E.Eliminated | E.Hospitalised, sound: 'boom' | 'lose', ms: number): Promise<void> => {
    this.dueling({ phase: 'lost', cost })
    await this.heard(ms, sound)()
    this.fx.duel = null
  }
}
