/** What the hands at this screen do: the die held, where it may go, what a press means. Legality is in the view's options. */
import { getContext, setContext } from 'svelte'
import {
  SEAT_COLORS,
  same,
  type Board,
  type Claim,
  type Color,
  type Die,
  type Facts,
  type Figures,
  type Table,
} from './model'
import { quickCalls } from './calls'
import type { Choice, Options, PlayOn, Result, Signal, Stop, Word } from './types'

export interface Place {
  claim: Claim
  deadEnd: boolean
  defuses: boolean
}
export type Form = 'wide' | 'tall' | 'flat'
export type Sheet = 'calls' | 'line' | 'votes' | { seat: number } | null
export interface Wheel {
  x: number
  y: number
  calls: Signal[]
}

type Listed = { [K in Choice['type']]: Extract<Choice, { type: K }> }
const KEY = Symbol('desk')
const NEVER = -1

export class Selection {
  readonly table: Table
  /** The die in hand (or just looked at), by id. */
  held = $state<number | null>(null)
  /** A dead end that waits for its second tap. */
  armed = $state<Claim | null>(null)
  /** The own card that letters speak of. */
  card = $state(0)
  /** Whether keys were used last: then slots show their letters. */
  keys = $state(false)
  /** How large the room is drawn: 1 on the smallest screen of its form. */
  unit = $state(1)
  /** How the room is laid out. */
  form = $state<Form>('wide')
  /** How large the reader wants letters: 1 is usual, 2 twice that. */
  letters = $state(1)
  sheet = $state<Sheet>(null)
  wheel = $state<Wheel | null>(null)
  /** Where a die is being dragged, relative to the room. */
  drag = $state<{ die: number; x: number; y: number } | null>(null)
  /** The last claim sent, to tell who was faster. */
  tried: { die: number; at: number } | null = null

  constructor(table: Table) {
    this.table = table
  }

  // -- the table as it stands ----------------------------------------------------------------------------------------

  /** The newest: claims are a race. */
  get board(): Board {
    return this.table.view.board as Board
  }
  get view() {
    return this.table.view
  }
  get opt(): Options {
    return this.table.view.opt as Options
  }
  get facts(): Facts {
    return this.table.facts as Facts
  }
  get figures(): Figures | null {
    return this.table.figures as Figures | null
  }
  /** Whose cards lie at the bottom: one's own, or for a spectator the first seat's. */
  get me(): number {
    return this.table.seat ?? 0
  }
  readonly others: number[] = $derived.by(() => {
    const n = this.table.seats.length || this.view.seats.length
    return Array.from({ length: n - 1 }, (_, k) => (this.me + 1 + k) % n)
  })
  get kind(): string {
    return this.view.outcome ? 'over' : (this.view.asked?.kind ?? '')
  }
  get plays(): boolean {
    return this.table.mode !== 'replay' && this.table.seat !== null && this.view.outcome === null
  }

  color(die: number): Color {
    return this.facts.colors[Math.floor(die / this.facts.per_color)] ?? 'black'
  }
  seatColor(seat: number): string {
    return SEAT_COLORS[seat % SEAT_COLORS.length] ?? '#ddd'
  }
  name(seat: number): string {
    return this.table.names[seat] ?? ''
  }
  initial(seat: number): string {
    return [...this.name(seat)][0]?.toUpperCase() ?? '?'
  }
  say(id: string, args: Record<string, unknown> = {}): string {
    return this.table.say({ id, args } as never)
  }
  t(id: string, args?: Record<string, string | number>): string {
    return this.table.t(id, args)
  }
  dieName([id, value]: Die): string {
    return this.say('die', { color: { id: `color-${this.color(id)}`, args: {} }, value })
  }
  claimName({ die, card, slot, replace }: Claim): string {
    const form = replace === null ? '' : replace === die ? '_moved' : '_instead'
    const name = (id: number) => {
      const found = this.poolDie(id)
      return found ? this.dieName(found) : this.t(`color-${this.color(id)}`)
    }
    const on = this.board.hands[this.me]?.[card]?.[0] ?? ''
    return this.t(`choice-claim${form}`, {
      die: name(die),
      card: this.cardName(on),
      slot,
      replace: replace === null ? '' : name(replace),
    })
  }
  cardName(card: string): string {
    return this.t(card.startsWith('b') ? `bomb-${card}` : `sabotage-${card}`)
  }
  poolDie(id: number | null): Die | null {
    return this.board.pool.find((die) => die[0] === id) ?? null
  }
  /** Who has reserved a die of the pool. */
  readonly owners: Record<number, number> = $derived(
    Object.fromEntries(this.board.reserved.flatMap((held, seat) => held.map(([die]) => [die[0], seat] as const))),
  )
  get ownDice(): Die[] {
    return this.board.reserved[this.me]?.map(([die]) => die) ?? []
  }

  // -- the clock -----------------------------------------------------------------------------------------------------

  get elapsed(): number {
    if (this.view.outcome) return (this.view.outcome.sheet as Result).elapsed_ms
    const since = this.board.running_since
    const still = this.view.conduct.still_since
    return since === null ? 0 : Math.max(0, (still === NEVER ? this.table.now : still) - since)
  }
  /** Milliseconds left, or gone by without a countdown. */
  get shownMs(): number {
    return this.opt.timer_s ? Math.max(0, this.opt.timer_s * 1000 - this.elapsed) : this.elapsed
  }
  /** Rounded up, so that 0:00 is the end. */
  readonly seconds: number = $derived(
    this.opt.timer_s ? Math.ceil(this.shownMs / 1000) : Math.floor(this.shownMs / 1000),
  )
  get running(): boolean {
    return this.board.running_since !== null && this.view.conduct.still_since === NEVER && !this.view.outcome
  }
  /** When the 3-2-1 is over, of the start or of a pause; null: nothing counts down. */
  get countingUntil(): number | null {
    const { pause } = this.view.conduct
    return pause && pause.counting_until !== NEVER ? pause.counting_until : this.board.counting_until
  }
  /** The share of time left to answer what is asked of me; null: no limit. */
  get timeLeft(): number | null {
    const { timing, gesture } = this.facts
    const left = (until: number, whole: number | undefined) =>
      Math.min(1, Math.max(0, (until - this.elapsed) / (whole ?? 1)))
    if (this.kind === 'losing' && this.board.losers.includes(this.me))
      return left(this.board.loss_until, timing.loss_timeout)
    if (this.kind === 'rerolling') return left(this.board.reroll_until, timing.reroll_timeout)
    if (this.kind === 'steadying') return left(this.board.gesture_until[this.me] ?? 0, gesture.ms)
    const mine = this.vacancy
    if (this.kind === 'replacing' && mine && mine[3] !== null)
      return left(mine[3], mine[2] ? timing.sabotage_offer_timeout : timing.pick_timeout)
    return null
  }
  get vacancy() {
    return this.board.vacancies.find(([seat]) => seat === this.me) ?? null
  }

  // -- what may be done ----------------------------------------------------------------------------------------------

  readonly options: Choice[] = $derived(
    this.plays && Array.isArray(this.view.options) ? (this.view.options as Choice[]) : [],
  )
  readonly standing: Choice[] = $derived(
    this.plays && Array.isArray(this.view.standing) ? (this.view.standing as Choice[]) : [],
  )
  one<K extends Choice['type']>(type: K): Listed[K] | null {
    return (
      ((this.options.find((c) => c.type === type) ?? this.standing.find((c) => c.type === type)) as Listed[K]) ?? null
    )
  }
  /** What may be said to the table rather than to the game. */
  word(say: Word['say']): Word | null {
    return this.plays ? ((this.table.scene.words as Word[]).find((word) => word.say === say) ?? null) : null
  }
  /** Giving up, or in overtime stopping, and thinking better of it. */
  get vote(): Word | Stop | PlayOn | null {
    return this.word('concede') ?? this.word('play_on') ?? this.one('stop') ?? this.one('play_on')
  }
  withdraws(vote: Word | Stop | PlayOn): boolean {
    return vote.type === 'play_on' || (vote.type === 'word' && vote.say === 'play_on')
  }
  label(choice: Choice): string {
    return choice.type === 'word' ? this.t('choice-word', { say: choice.say, seat: '' }) : this.table.label(choice)
  }
  readonly picks: string[] = $derived(this.options.flatMap((c) => (c.type === 'pick' ? [c.card] : [])))
  readonly losable: number[] = $derived(this.options.flatMap((c) => (c.type === 'lose' ? [c.die] : [])))
  readonly rerollable: number[] = $derived(this.options.flatMap((c) => (c.type === 'reroll' ? [c.die] : [])))
  readonly claimable: number[] = $derived(this.options.flatMap((c) => (c.type === 'claim' ? [c.die] : [])))
  readonly releasable: number[] = $derived(this.options.flatMap((c) => (c.type === 'release' ? [c.die] : [])))

  /** Where the die in hand may go, by card and slot. */
  readonly places: Record<string, Place> = $derived.by(() => {
    const found: Record<string, Place> = {}
    if (this.held === null) return found
    this.options.forEach((claim, index) => {
      if (claim.type !== 'claim' || claim.die !== this.held) return
      const at = `${claim.card}${claim.slot}`
      const known = found[at]
      if (known && this.#rank(known.claim) >= this.#rank(claim)) return
      const deadEnd = this.figures?.dead_ends.includes(index) ?? false
      found[at] = { claim, deadEnd, defuses: this.figures?.defuses.includes(index) ?? false }
    })
    return found
  })
  get spots(): Place[] {
    return Object.values(this.places)
  }
  /** Of several claims for one slot: a new die, then a swap on the spot, then a swap for the newest reservation. */
  #rank(claim: Claim): number {
    if (claim.replace === null || claim.replace === claim.die) return 100
    const held = this.board.reserved[this.me] ?? []
    const at = held.findIndex(([die]) => die[0] === claim.replace)
    const spot = held[at]
    return spot && spot[1] === claim.card && spot[2] === claim.slot ? 99 : at
  }
  /** Whether the screen may light slots: not without the safety net. */
  get lights(): boolean {
    return this.opt.safety_net
  }
  /** Whether dead ends are marked before the tap. */
  get marks(): boolean {
    return this.opt.safety_net && this.opt.hints !== 'none'
  }
  isPointed(choice: unknown): boolean {
    return this.table.pointed.some((wanted) => {
      if (typeof wanted !== 'object' || wanted === null) return same(wanted, choice)
      return Object.entries(wanted).every(([key, value]) => same((choice as Record<string, unknown>)[key], value))
    })
  }
  /** Whether the coach or a hint speaks of this die of the pool. */
  pointsAt(die: number): boolean {
    return this.table.pointed.some(
      (c) => ['claim', 'reroll', 'release'].includes((c as Choice).type) && (c as Claim).die === die,
    )
  }

  // -- doing it ------------------------------------------------------------------------------------------------------

  play(choice: Choice): void {
    if (this.plays) this.table.play(choice)
  }
  take(die: number): void {
    if (this.rerollable.includes(die)) return this.play({ type: 'reroll', die })
    if (this.held === die) return this.again()
    this.held = die
    this.armed = null
    this.table.sound('click', { pitch: 1.1 })
    const cards = this.spots.map(({ claim }) => claim.card)
    if (cards.length && !cards.includes(this.card)) this.card = Math.min(...cards)
  }
  /** A second tap on the die: into its only sound slot, or out of the hand. */
  again(): void {
    const sound = this.spots.filter((place) => !place.deadEnd)
    const only = sound.length === 1 && this.lights ? sound[0] : undefined
    if (only && !this.ownDice.some(([id]) => id === this.held)) this.place(only.claim.card, only.claim.slot)
    else this.drop()
  }
  drop(): void {
    this.held = null
    this.armed = null
  }
  place(card: number, slot: string): void {
    const place = this.places[`${card}${slot}`]
    if (!place) return
    if (place.deadEnd && !same(this.armed, place.claim)) {
      this.armed = place.claim
      this.table.sound('error', { gain: 0.5 })
      return
    }
    this.tried = { die: place.claim.die, at: this.table.now }
    this.play(place.claim)
    this.drop()
  }
  /** The die that Release would give back: the one in hand, else the last reserved. */
  get toRelease(): number | null {
    if (this.held !== null && this.releasable.includes(this.held)) return this.held
    const last = this.ownDice.at(-1)?.[0]
    return last !== undefined && this.releasable.includes(last) ? last : null
  }
  release(): void {
    const die = this.toRelease
    if (this.held !== null && die !== this.held) return this.drop()
    if (die === null) return
    this.play({ type: 'release', die })
    this.drop()
  }
  readonly primary: Choice | null = $derived(
    this.one('ready') ?? this.word('ready') ?? this.one('roll') ?? this.one('lock') ?? this.one('unlock') ?? null,
  )

  // -- calls ---------------------------------------------------------------------------------------------------------

  call(call: Signal): void {
    this.play(call)
    this.wheel = null
    if (this.sheet === 'calls') this.sheet = null
  }
  get mayCall(): boolean {
    return this.standing.some((c) => c.type === 'signal')
  }
  /** The calls worth one tap now. */
  readonly quick: Signal[] = $derived(quickCalls(this))
}

export const setSelection = (selection: Selection): Selection => setContext(KEY, selection)
export const useSelection = (): Selection => getContext<Selection>(KEY)
