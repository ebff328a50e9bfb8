/** My hands on the table: what I have marked or picked up but not yet played. Only what the options list can be played. */
import type { Bench, Source } from './model.svelte'
import type { Preview } from './types'

/** A choice as it travels: empty fields are left out. */
export interface Option {
  type: string
  n?: number
  dice?: number[]
  remove?: number[]
  die?: number
  other?: number
  player?: number
  value?: number
  number?: number
  source?: Source
  slot?: number
  card?: number
  place?: number
  joker?: boolean
}
export type Step = 'number' | 'die' | 'dice' | 'value' | 'player' | 'card'
export type Sheet =
  | { kind: 'seat'; seat: number }
  | { kind: 'card'; source: Source; slot: number }
  | { kind: 'gadget'; gadget: string }
  | { kind: 'discard' | 'help' | 'round' }

/** What must be named, in this order. */
const STEPS: Record<string, Step[]> = {
  new_deal: ['number', 'dice'],
  forced_reroll: ['dice'],
  extra_chance: ['dice'],
  mission_change: ['card'],
  exchange: ['card'],
  target_lock: ['player'],
  theft: ['die'],
  suppression: ['die'],
  adaptation: ['die', 'value'],
  transaction: ['die', 'die'],
  transfer: ['die', 'player'],
}
const SEVERAL = ['forced_reroll', 'extra_chance', 'new_deal']

interface Aim {
  type: string
  dice: number[]
  given: Pick<Option, 'player' | 'value' | 'number' | 'source' | 'slot'>
}

const diceOf = (option: Option): number[] =>
  option.dice ?? option.remove ?? [option.die, option.other].filter((die) => die !== undefined)
const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

export class Selection {
  /** My dice marked to be rolled again, and whether the joker goes with them. */
  marks = $state<number[]>([])
  joker = $state(false)
  aim = $state.raw<Aim | null>(null)
  /** A choice that asks once more: a mission is lit. */
  sure = $state<Option | null>(null)
  sheet = $state.raw<Sheet | null>(null)
  /** The number of dice I think of. */
  thought = $state(0)
  /** The card looked at: who is in its way glows. */
  looked = $state.raw<{ source: Source; slot: number } | null>(null)
  /** The folder that lies open where there is room for one. */
  opened = $state(0)

  constructor(readonly bench: Bench) {}

  get options(): readonly Option[] {
    const options = this.bench.table.view.options
    return Array.isArray(options) ? (options as Option[]) : []
  }
  has = (type: string): boolean => this.options.some((option) => option.type === type)
  find = (type: string): Option[] => this.options.filter((option) => option.type === type)

  /** A new question: whatever was picked up for the old one goes back. */
  clear(): void {
    this.marks = []
    this.joker = false
    this.aim = this.sure = null
    this.thought = 0
  }
  play = (choice: unknown): void => {
    if (!choice || this.bench.table.busy) return
    this.bench.table.play(choice)
    this.aim = this.sure = null
  }
  /** What the coach, or a hint, points at. */
  points = (type: string, fits: (option: Option) => boolean = () => true): boolean =>
    (this.bench.table.pointed as Option[]).some((option) => option.type === type && fits(option))

  /** Whether exactly this choice is pointed at. */
  isPointed = (choice: Option | null): boolean =>
    !!choice && this.bench.table.pointed.some((option) => JSON.stringify(option) === JSON.stringify(choice))

  // -- rolling ------------------------------------------------------------------------------------------------------

  get reroll(): Option | null {
    const fits = (option: Option): boolean => sameSet(option.dice ?? [], this.marks) && !!option.joker === this.joker
    return this.find('reroll').find(fits) ?? null
  }
  get roll(): Option | null {
    return this.find('roll').find((option) => !!option.joker === this.joker) ?? null
  }
  get mayJoker(): boolean {
    return [...this.find('roll'), ...this.find('reroll')].some((option) => option.joker)
  }
  mayMark = (die: number): boolean => !this.aim && this.find('reroll').some((option) => option.dice?.includes(die))

  tapDie = (die: number): void => {
    if (this.aim) return this.#aimAt(die)
    if (!this.mayMark(die)) return
    this.marks = this.marks.includes(die) ? this.marks.filter((other) => other !== die) : [...this.marks, die]
    this.bench.table.sound('tick', { pitch: this.marks.includes(die) ? 1.1 : 0.7 })
  }

  // -- gadgets, and whatever needs a target -------------------------------------------------------------------------

  /** The kind of choice a gadget is played by. */
  playOf = (gadget: string): string =>
    Object.entries(this.bench.facts.plays).find(([, face]) => face === gadget)?.[0] ?? ''
  usable = (gadget: string): boolean => this.has(this.playOf(gadget))

  takeUp = (type: string): void => {
    this.sheet = null
    this.sure = null
    if (this.aim?.type === type) return this.putDown()
    if (!this.has(type)) return
    this.marks = []
    this.aim = { type, dice: [], given: {} }
    this.bench.table.sound('click')
  }
  putDown = (): void => {
    this.aim = null
  }

  #fits(option: Option, given: Aim['given']): boolean {
    return Object.entries(given).every(([name, value]) => option[name as keyof Option] === value)
  }
  /** What can still be meant by what is named so far, dice left out of account. */
  get #meant(): Option[] {
    const { aim } = this
    return aim ? this.find(aim.type).filter((option) => this.#fits(option, aim.given)) : []
  }
  /** The one choice that all named so far makes. */
  choice = $derived.by((): Option | null => {
    const { aim } = this
    if (!aim || this.step !== null) return null
    return this.#meant.find((option) => sameSet(diceOf(option), aim.dice)) ?? null
  })
  /** What is to be named next; where any number of dice may be, more can follow. */
  get step(): Step | null {
    const { aim } = this
    if (!aim) return null
    const { dice, given } = aim
    const done: Record<Step, boolean> = {
      number: given.number !== undefined,
      value: given.value !== undefined,
      player: given.player !== undefined,
      card: given.slot !== undefined,
      die: dice.length >= STEPS[aim.type].filter((step) => step === 'die').length,
      dice: this.#meant.some((option) => sameSet(diceOf(option), dice)),
    }
    return STEPS[aim.type].find((step) => !done[step]) ?? null
  }
  /** Dice may be named now, the first or others instead. */
  get #takesDice(): boolean {
    const steps = this.aim ? STEPS[this.aim.type] : []
    return (steps.includes('die') || steps.includes('dice')) && this.step !== 'number'
  }

  isTarget = (die: number): boolean => {
    const { aim } = this
    if (!aim || !this.#takesDice) return false
    const first = aim.type === 'transaction' && aim.dice.length === 1 ? aim.dice[0] : die
    return this.#open(aim).some((option) => diceOf(option).includes(die) && diceOf(option).includes(first))
  }
  /** Options while a die is chosen: what was named after it may change again. */
  #open(aim: Aim): Option[] {
    const { number } = aim.given
    return this.find(aim.type).filter((option) => number === undefined || option.number === number)
  }
  #aimAt(die: number): void {
    const { aim } = this
    if (!aim || !this.#takesDice || !this.#open(aim).some((option) => diceOf(option).includes(die))) return
    this.bench.table.sound('click')
    const given = aim.given.number === undefined ? {} : { number: aim.given.number }
    const { player } = aim.given
    const kept = aim.type === 'transfer' && player !== undefined ? { player } : given
    this.aim = { ...aim, dice: this.#withDie(aim, die), given: kept }
  }
  #withDie(aim: Aim, die: number): number[] {
    if (aim.dice.includes(die)) return aim.dice.filter((other) => other !== die)
    const more = [...aim.dice, die]
    const fits = (dice: number[]): boolean =>
      this.#open(aim).some((option) => dice.every((one) => diceOf(option).includes(one)))
    if (SEVERAL.includes(aim.type) || aim.type === 'transaction') return fits(more) ? more : [die]
    return [die]
  }

  give = (given: Aim['given']): void => {
    const { aim } = this
    if (!aim) return
    this.bench.table.sound('click')
    const dice = given.number === undefined ? aim.dice : []
    this.aim = { ...aim, dice, given: { ...aim.given, ...given } }
  }
  /** What may be named of one kind: players, values, numbers. */
  offered = (name: 'player' | 'value' | 'number'): number[] => {
    const { aim } = this
    if (!aim || !STEPS[aim.type].includes(name)) return []
    const fits = this.find(aim.type).filter(
      (option) => name === 'number' || aim.dice.every((die) => diceOf(option).includes(die)),
    )
    return [...new Set(fits.map((option) => option[name] as number))]
  }
  isPlayer = (seat: number): boolean => this.aim?.type !== 'forced_reroll' && this.offered('player').includes(seat)
  isCard = (source: Source, slot: number): boolean =>
    !!this.aim && this.find(this.aim.type).some((option) => option.source === source && option.slot === slot)

  tapSeat = (seat: number): void => {
    if (this.isPlayer(seat)) this.give({ player: seat })
    else if (!this.aim) this.sheet = { kind: 'seat', seat }
  }
  tapCard = (source: Source, slot: number): void => {
    if (this.isCard(source, slot)) this.give({ source, slot })
    else if (!this.aim) this.sheet = { kind: 'card', source, slot }
  }

  // -- what it would bring ------------------------------------------------------------------------------------------

  previewOf = (option: Option | null): Preview | null => {
    const at = option ? this.options.indexOf(option) : -1
    return (at >= 0 && this.bench.figures.previews.find((one) => one.option === at)) || null
  }
  /** Whether naming this die can make one of my missions hold. */
  promises = (die: number): boolean =>
    !!this.aim &&
    this.isTarget(die) &&
    this.#open(this.aim).some(
      (option) =>
        diceOf(option).includes(die) &&
        this.aim?.dice.every((one) => one === die || SEVERAL.includes(option.type) || diceOf(option).includes(one)) &&
        this.previewOf(option)?.gains.length,
    )
  valued = (value: number): Preview | null =>
    this.previewOf(
      this.find('adaptation').find((option) => option.die === this.aim?.dice[0] && option.value === value) ?? null,
    )
  /** How a mission would fare by what is about to be played. */
  fate = (source: Source, slot: number): 'gains' | 'losses' | null => {
    const preview = this.previewOf(this.choice)
    const key = `${source}-${slot}`
    return preview?.gains.includes(key) ? 'gains' : preview?.losses.includes(key) ? 'losses' : null
  }

  // -- missions -----------------------------------------------------------------------------------------------------

  mayValidate = (source: Source, slot: number): boolean => this.bench.table.may({ type: 'validate', source, slot })
  validate = (source: Source, slot: number): void => {
    this.sheet = null
    this.play({ type: 'validate', source, slot })
  }
  /** My missions that hold and may be validated now. */
  get lit(): { source: Source; slot: number; card: string }[] {
    return this.bench.figures.cards.filter((card) => card.holds && this.mayValidate(card.source, card.slot))
  }
  /** Ends the turn, or draws: asks once more while a mission is lit [DM-STA-05]. */
  leave = (type: 'end_turn' | 'draw_gadget'): void => {
    const choice = this.find(type)[0]
    if (!choice) return
    if (this.lit.length && this.sure?.type !== type) this.sure = choice
    else this.play(choice)
  }

  // -- the folder that lies open ------------------------------------------------------------------------------------

  get open(): number {
    const { folders } = this.bench
    if (folders.some((folder) => folder.slot === this.opened)) return this.opened
    const lit = folders.find((folder) => this.mayValidate('hand', folder.slot))
    return (lit ?? folders.find((folder) => !folder.done) ?? folders[0])?.slot ?? 0
  }
  /** The VERSUS mission whose rivals the mats compare with. */
  get compared(): { source: Source; slot: number } | null {
    const versus = (one: { source: Source; slot: number } | null): boolean =>
      !!one && !!this.bench.figureOf(one.source, one.slot)?.rivals.length
    if (versus(this.looked)) return this.looked
    if (this.looked) return null
    const slots = this.bench.layout === 'tall' ? [this.open] : this.bench.folders.map((folder) => folder.slot)
    const slot = slots.find((one) => versus({ source: 'hand', slot: one }))
    return slot === undefined ? null : { source: 'hand', slot }
  }
}
