/** How each event is told: what moves, how long it stays, what is heard. What it changed is on the board already. */
import type { Moment, Shows } from '$qg/board'
import type { Effects } from './fx.svelte'
import type { Bench, Die, Proof } from './model.svelte'
import type * as E from './types'

/** Registers everything with the stage; the answer takes it all back. */
export function tellStory(bench: Bench): () => void {
  const { stage } = bench.table
  const before = (_: E.Event, { lines }: Moment): void => {
    const line = lines.at(-1)
    if (line !== undefined) bench.fx.caption = bench.table.say(line)
  }
  const aloud: Shows<E.Event> = Object.fromEntries(ALOUD.map((type) => [type, { before }]))
  const stops = [stage.tell<E.Event>(aloud), stage.tell<E.Event>(new EventMap(bench).shows)]
  return () => stops.forEach((stop) => stop())
}

/** Events whose line of the log is read out on the lamp. */
const ALOUD: readonly E.Event['type'][] = [
  ...(['round_started', 'dice_number_set', 'dice_rolled', 'rolls_fixed', 'phase_changed', 'gadget_played'] as const),
  ...(['dice_number_changed', 'player_locked', 'die_moved', 'die_removed', 'die_changed', 'gadget_drawn'] as const),
  ...(['gadget_received', 'gadget_discarded', 'mission_validated', 'claim_failed', 'consolation'] as const),
  ...(['exchange_started', 'exchange_done', 'deck_reshuffled', 'joker_discarded'] as const),
]
/** Dice travel as pairs whose parts are not typed. */
const idOf = (die: E.Die): number => die[0] as number

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

  get shows(): Shows<E.Event> {
    return {
      missions_dealt: this.heard(0, 'flip', { gain: 0.4 }),
      round_started: this.heard(600, 'flip'),
      turn_started: this.turnStarted,
      dice_number_set: this.numberSet,
      dice_rolled: this.rolled,
      rolls_fixed: this.heard(300, 'clunk', { pitch: 1.4, gain: 0.6 }),
      phase_changed: this.heard(900, 'flip', { pitch: 0.8 }),
      gadget_played: this.gadgetPlayed,
      dice_number_changed: { before: this.diceFall, after: this.fallen },
      player_locked: this.heard(700, 'clunk'),
      die_moved: this.dieMoved,
      die_removed: { before: this.dieFalls, after: this.fallen },
      die_changed: { before: this.dieTurns, after: this.dieTurned },
      mission_validated: { before: this.proved, after: this.stamped },
      claim_failed: this.claimFailed,
      display_refilled: this.heard(350, 'flip'),
      gadget_drawn: this.gadgetDrawn,
      gadget_received: this.gadgetReceived,
      gadget_discarded: this.heard(350, 'flip', { pitch: 0.7 }),
      consolation: this.seen(350),
      exchange_started: this.heard(350, 'flip', { pitch: 0.9 }),
      exchange_done: this.heard(450, 'flip', { pitch: 1.2 }),
      deck_reshuffled: this.heard(0, 'ratchet', { gain: 0.5 }),
      joker_discarded: ({ seat }) => this.fx.puff(seat, this.bench.t('ui-joker-gone')),
      round_ended: { before: this.heard(300, 'clatter', { gain: 0.5 }), after: this.seen(250) },
      game_over: this.seen(900),
    }
  }

  // -- turns and dice -----------------------------------------------------------------------------------------------

  turnStarted = async ({ seat }: E.TurnStarted): Promise<void> => {
    if (seat === this.bench.seat) this.sound('call')
    await this.wait(120)
  }
  numberSet = async ({ n }: E.DiceNumberSet): Promise<void> => {
    for (let dice = 0; dice < n; dice++) await this.heard(90, 'click', { pitch: 0.8 + 0.1 * dice })()
    await this.wait(250)
  }
  rolled = async ({ seat, dice, kind }: E.DiceRolled): Promise<void> => {
    const forced = kind === 'forced'
    if (forced) this.fx.glove = seat
    if (kind === 'reroll' && this.bench.diceOf(seat).length > dice.length) this.sound('tick', { pitch: 0.6 })
    this.fx.rolling = dice.map(idOf)
    await this.heard(forced ? 900 : 620, 'rattle', { gain: 0.5 })()
    this.fx.rolling = []
    this.fx.glove = -1
    await this.heard(320, 'dice')()
  }
  diceFall = async ({ removed }: E.DiceNumberChanged): Promise<void> => {
    this.fx.falling = removed.map(idOf)
    await this.heard(600, 'ratchet')()
  }
  dieFalls = async ({ die }: E.DieRemoved): Promise<void> => {
    this.fx.falling = [idOf(die)]
    await this.heard(650, 'clunk', { pitch: 0.6 })()
  }
  fallen = (): void => {
    this.fx.falling = []
  }
  /** It lies before its new holder already, unseen until it has landed there. */
  dieMoved = async ({ taker, die, cause }: E.DieMoved): Promise<void> => {
    const { fx } = this
    const to = fx.box(`tray-${taker}`) ?? fx.box(`mat-${taker}`)
    fx.fly(die as Die, fx.box(`die-${idOf(die)}`), to, cause)
    await this.heard(600, 'whistle', { gain: 0.4, pitch: cause === 'theft' ? 1.2 : 0.9 })()
    await this.heard(250, 'dice', { gain: 0.4 })()
  }
  dieTurns = async ({ die }: E.DieChanged): Promise<void> => {
    this.fx.turning = [idOf(die)]
    await this.heard(450, 'screw', { gain: 0.6 })()
  }
  dieTurned = async (): Promise<void> => {
    await this.wait(450)
    this.fx.turning = []
  }

  // -- missions -----------------------------------------------------------------------------------------------------

  /** The folder opens, its dice light up one after another. */
  proved = async ({ seat, card, dice }: E.MissionValidated): Promise<void> => {
    const proof = dice as Proof[]
    for (let lit = 0; lit <= proof.length; lit++) {
      this.fx.stamped = { seat, card, dice: proof, lit, down: false }
      this.fx.lit = proof.slice(0, lit).map(([die]) => die)
      if (lit) this.sound('ding', { pitch: 0.7 + 0.06 * lit, gain: 0.35 })
      await this.wait(lit ? 130 : 350)
    }
  }
  /** The stamp comes down. */
  stamped = async ({ seat, card, dice }: E.MissionValidated): Promise<void> => {
    this.fx.stamped = { seat, card, dice: dice as Proof[], lit: dice.length, down: true }
    await this.heard(1150, 'thud')()
    this.fx.stamped = null
    this.fx.lit = []
    if (this.bench.lastOne(seat)) this.sound('alarm', { gain: 0.25 })
  }
  claimFailed = async ({ source, slot }: E.ClaimFailed): Promise<void> => {
    this.fx.shake(`${source}-${slot}`)
    await this.heard(1500, 'error')()
  }

  // -- gadgets ------------------------------------------------------------------------------------------------------

  gadgetPlayed = async ({ seat, gadget }: E.GadgetPlayed): Promise<void> => {
    this.fx.gadget = { seat, gadget }
    await this.heard(1000, 'clatter', { gain: 0.6 })()
    this.fx.gadget = null
  }
  gadgetDrawn = async ({ seat }: E.GadgetDrawn): Promise<void> => {
    this.fx.puff(seat, this.bench.t('ui-gadget-up'))
    await this.heard(400, 'click', { pitch: 0.7 })()
  }
  gadgetReceived = async ({ seat, gadget }: E.GadgetReceived): Promise<void> => {
    this.fx.puff(seat, this.bench.t(`gadget-${gadget}`))
    await this.wait(500)
  }
}
