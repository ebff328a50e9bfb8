/** How each event is told: what changes on the table, how long it stays, what is heard. */
import type { Stage } from '$qg/board'
import type { Die, Proof } from './model.svelte'
import type { Shown } from './shown.svelte'
import type * as E from './types'

type ToldEvent = Parameters<Parameters<Stage['on']>[1]>[1]
type Tell<T> = (event: T) => Promise<void> | void

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

/** Events whose line of the log is read out on the lamp. */
const ALOUD = new Set(
  `round_started dice_number_set rolls_fixed phase_changed gadget_played dice_number_changed player_locked die_moved
  die_removed die_changed gadget_drawn gadget_received gadget_discarded mission_validated claim_failed consolation
  exchange_started exchange_done deck_reshuffled joker_discarded dice_rolled`.split(/\s+/),
)

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

  get tells(): Record<string, Tell<any>> {
    return {
      missions_dealt: () => this.sound('flip', { gain: 0.4 }),
      round_started: this.roundStarted,
      turn_started: this.turnStarted,
      dice_number_set: this.numberSet,
      dice_rolled: this.rolled,
      rolls_fixed: this.rollsFixed,
      phase_changed: this.phaseChanged,
      gadget_played: this.gadgetPlayed,
      dice_number_changed: this.numberChanged,
      player_locked: this.playerLocked,
      die_moved: this.dieMoved,
      die_removed: this.dieRemoved,
      die_changed: this.dieChanged,
      mission_validated: this.validated,
      claim_failed: this.claimFailed,
      display_refilled: this.refilled,
      gadget_drawn: this.gadgetDrawn,
      gadget_received: this.gadgetReceived,
      gadget_discarded: this.gadgetDiscarded,
      consolation: () => this.wait(350),
      exchange_started: this.exchangeStarted,
      exchange_done: this.exchangeDone,
      deck_reshuffled: () => this.sound('ratchet', { gain: 0.5 }),
      joker_discarded: (event: E.JokerDiscarded) => this.s.puff(event.seat, this.s.bench.t('ui-joker-gone')),
      round_ended: this.roundEnded,
      game_over: () => this.wait(900),
    }
  }

  // -- rounds and turns ---------------------------------------------------------------------------------------------

  roundStarted = async (event: E.RoundStarted): Promise<void> => {
    const { s } = this
    s.round = event.round
    s.active = event.active
    s.phase = 'mission'
    s.n = s.r = 0
    s.dice = s.dice.map(() => [])
    s.locked = s.locked.map(() => false)
    this.sound('flip')
    await this.wait(600)
  }

  turnStarted = async (event: E.TurnStarted): Promise<void> => {
    this.s.turn = event.seat
    this.s.rollsLeft = event.rolls_max
    if (event.seat === this.s.bench.seat) this.sound('call')
    await this.wait(120)
  }

  numberSet = async (event: E.DiceNumberSet): Promise<void> => {
    this.s.n = event.n
    for (let dice = 0; dice < event.n; dice++) {
      this.sound('click', { pitch: 0.8 + 0.1 * dice })
      await this.wait(90)
    }
    await this.wait(250)
  }

  rollsFixed = async (event: E.RollsFixed): Promise<void> => {
    this.s.r = event.r
    this.sound('clunk', { pitch: 1.4, gain: 0.6 })
    await this.wait(300)
  }

  phaseChanged = async (event: E.PhaseChanged): Promise<void> => {
    this.s.phase = event.to
    this.s.turn = -1
    this.sound('flip', { pitch: 0.8 })
    await this.wait(900)
  }

  roundEnded = async (): Promise<void> => {
    this.sound('clatter', { gain: 0.5 })
    await this.wait(300)
    this.s.dice = this.s.dice.map(() => [])
    this.s.locked = this.s.locked.map(() => false)
    await this.wait(250)
  }

  // -- dice ---------------------------------------------------------------------------------------------------------

  rolled = async (event: E.DiceRolled): Promise<void> => {
    const { s } = this
    const dice = event.dice as unknown as Die[]
    const kept = s.dice[event.seat].length - dice.length
    if (event.kind === 'forced') s.glove = event.seat
    if (kept > 0 && event.kind === 'reroll') this.sound('tick', { pitch: 0.6 })
    s.rolling = dice.map((die) => die[0])
    this.sound('rattle', { gain: 0.5 })
    s.lay(event.seat, dice)
    await this.wait(event.kind === 'forced' ? 900 : 620)
    s.rolling = []
    s.glove = -1
    if (event.roll_no) s.rollsLeft = Math.max(0, s.rollsLeft - 1)
    this.sound('dice')
    await this.wait(320)
  }

  numberChanged = async (event: E.DiceNumberChanged): Promise<void> => {
    const gone = (event.removed as unknown as Die[]).map((die) => die[0])
    this.s.n = event.after
    this.sound('ratchet')
    this.s.falling = gone
    await this.wait(600)
    this.s.take(event.seat, gone)
    this.s.falling = []
  }

  playerLocked = async (event: E.PlayerLocked): Promise<void> => {
    this.s.locked[event.seat] = true
    this.sound('clunk')
    await this.wait(700)
  }

  dieMoved = async (event: E.DieMoved): Promise<void> => {
    const { s } = this
    const die = event.die as unknown as Die
    s.fly(die, s.box(`die-${die[0]}`), s.box(`tray-${event.taker}`), event.cause)
    s.take(event.giver, [die[0]])
    this.sound('whistle', { gain: 0.4, pitch: event.cause === 'theft' ? 1.2 : 0.9 })
    await this.wait(600)
    s.lay(event.taker, [die])
    this.sound('dice', { gain: 0.4 })
    await this.wait(250)
  }

  dieRemoved = async (event: E.DieRemoved): Promise<void> => {
    const [id] = event.die as unknown as Die
    this.s.falling = [id]
    this.sound('clunk', { pitch: 0.6 })
    await this.wait(650)
    this.s.take(event.holder, [id])
    this.s.falling = []
  }

  dieChanged = async (event: E.DieChanged): Promise<void> => {
    const [id] = event.die as unknown as Die
    this.s.turning = [id]
    this.sound('screw', { gain: 0.6 })
    await this.wait(450)
    this.s.lay(event.holder, [[id, event.value]])
    await this.wait(450)
    this.s.turning = []
  }

  // -- missions -----------------------------------------------------------------------------------------------------

  /** The folder opens, its dice light up one after another, the stamp comes down. */
  validated = async (event: E.MissionValidated): Promise<void> => {
    const { s } = this
    const dice = event.dice as unknown as Proof[]
    const shown = { seat: event.seat, card: event.card, dice }
    for (let lit = 0; lit <= dice.length; lit++) {
      s.stamped = { ...shown, lit, down: false }
      s.lit = dice.slice(0, lit).map(([die]) => die)
      if (lit) this.sound('ding', { pitch: 0.7 + 0.06 * lit, gain: 0.35 })
      await this.wait(lit ? 130 : 350)
    }
    s.stamped = { ...shown, lit: dice.length, down: true }
    this.sound('thud')
    s.validated = s.validated.map((cards, seat) =>
      seat === event.seat ? [...cards, { card: event.card, round: s.round, dice: event.dice }] : cards,
    )
    await this.wait(1150)
    s.stamped = null
    s.lit = []
    if (s.bench.lastOne(event.seat)) this.sound('alarm', { gain: 0.25 })
  }

  claimFailed = async (event: E.ClaimFailed): Promise<void> => {
    this.s.shake(`${event.source}-${event.slot}`)
    this.sound('error')
    await this.wait(1500)
  }

  refilled = async (event: E.DisplayRefilled): Promise<void> => {
    this.s.display[event.slot - 1] = event.card
    this.sound('flip')
    await this.wait(350)
  }

  exchangeStarted = async (): Promise<void> => {
    this.sound('flip', { pitch: 0.9 })
    await this.wait(350)
  }

  exchangeDone = async (event: E.ExchangeDone): Promise<void> => {
    if (event.source === 'display') this.s.display[event.slot - 1] = event.card
    this.sound('flip', { pitch: 1.2 })
    await this.wait(450)
  }

  // -- gadgets ------------------------------------------------------------------------------------------------------

  gadgetPlayed = async (event: E.GadgetPlayed): Promise<void> => {
    const { s } = this
    s.gadget = { seat: event.seat, gadget: event.gadget }
    this.sound('clatter', { gain: 0.6 })
    await this.wait(1000)
    s.gadget = null
    s.discard = [...s.discard, event.gadget]
  }

  gadgetDrawn = async (event: E.GadgetDrawn): Promise<void> => {
    this.s.puff(event.seat, this.s.bench.t('ui-gadget-up'))
    this.sound('click', { pitch: 0.7 })
    await this.wait(400)
  }

  gadgetReceived = async (event: E.GadgetReceived): Promise<void> => {
    this.s.puff(event.seat, this.s.bench.t(`gadget-${event.gadget}`))
    await this.wait(500)
  }

  gadgetDiscarded = async (event: E.GadgetDiscarded): Promise<void> => {
    this.s.discard = [...this.s.discard, event.gadget]
    this.sound('flip', { pitch: 0.7 })
    await this.wait(350)
  }
}
