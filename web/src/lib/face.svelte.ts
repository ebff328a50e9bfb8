/** A table as boards see it (`BoardTable`), whatever it comes from: live play, a lesson, a replay. */
import type { LogLine, Text, Scene, SeatInfo } from '../generated/wire'
import type { BoardTable, Choice, SoundName } from './board'
import type { Spoken } from './manners'
import { keyOf, Names, type Ask } from './names.svelte'
import type { EventStage } from './stage.svelte'
import { play as playSound } from './sound'
import { words, type Args, type Texts } from './words.svelte'

const NONE: readonly Choice[] = []
const PENDING = '…'

export type DrawerName = 'rules' | 'log' | 'chat' | 'choices' | 'settings' | 'people'

/** Where a face gets what it shows, and hands over what was chosen. Every field is reactive. */
export interface Source {
  readonly game: string
  /** The newest. */
  readonly scene: Scene
  /** The board as it is drawn. */
  readonly shown: unknown
  readonly seat: number | null
  readonly seats: readonly SeatInfo[]
  readonly mode: 'live' | 'replay' | 'lesson'
  readonly log: readonly LogLine[]
  readonly facts: unknown
  readonly hinted: readonly Choice[]
  readonly busy: boolean
  readonly now: number
  readonly stage: EventStage
  /** Asks the room to put something in words. */
  readonly ask: Ask
  answer(choice: Choice, number: number | null): void
  draft(choice: Choice | null, number: number): void
  open(drawer: DrawerName, at?: string): void
}

/** The same table as its board sees it: behind a curtain there is no board, and whoever still reads sees the last one. */
export class Uncovered implements Source {
  #last: Scene
  #shown: unknown

  constructor(private readonly from: Source) {
    this.#last = from.scene
    this.#shown = from.shown
  }
  get scene(): Scene {
    const scene = this.from.scene
    if (!scene.covered) this.#last = scene
    return this.#last
  }
  get shown(): unknown {
    const { scene, shown } = this.from
    if (!scene.covered) this.#shown = shown
    return this.#shown
  }
  get game() {
    return this.from.game
  }
  get seat() {
    return this.from.seat
  }
  get seats() {
    return this.from.seats
  }
  get mode() {
    return this.from.mode
  }
  get facts() {
    return this.from.facts
  }
  get log() {
    return this.from.log
  }
  get hinted() {
    return this.from.hinted
  }
  get busy() {
    return this.from.busy
  }
  get now() {
    return this.from.now
  }
  get stage() {
    return this.from.stage
  }
  get ask() {
    return this.from.ask
  }
  answer(choice: Choice, number: number | null): void {
    this.from.answer(choice, number)
  }
  draft(choice: Choice | null, number: number): void {
    this.from.draft(choice, number)
  }
  open(drawer: DrawerName, at?: string): void {
    this.from.open(drawer, at)
  }
}

/** The listed choices; a space of choices lists none. */
export function listed(options: unknown): readonly Choice[] {
  return Array.isArray(options) ? options : NONE
}

/** A coach names choices by some of their fields: every option that has these is meant. */
export function meant(expected: Choice, choice: Choice): boolean {
  if (!expected || !choice || typeof expected !== 'object' || typeof choice !== 'object') return expected === choice
  return Object.entries(expected).every(([name, value]) => keyOf((choice as any)[name]) === keyOf(value))
}

export class Face implements BoardTable<any, any> {
  #from: Source
  /** The same table for its board. Made at once: what is made while something is drawn goes away with it. */
  readonly uncovered: Face
  #texts: Texts
  #options = $derived.by(() => listed(this.view.options))
  #standing = $derived.by(() => listed(this.view.standing))
  #numbered = $derived.by(() => new Set(this.#options.map(keyOf)))
  #unnumbered = $derived.by(() => new Set(this.#standing.map(keyOf)))
  #names: { options: Names; standing: Names }

  constructor(from: Source, covered?: Face) {
    this.#from = from
    this.#texts = words.of(from.game)
    this.#names = covered
      ? covered.#names
      : {
          options: new Names('options', () => this.#options, from.ask),
          standing: new Names('standing', () => this.#standing, from.ask),
        }
    this.uncovered = covered ? this : new Face(new Uncovered(from), this)
  }

  get scene(): Scene {
    return this.#from.scene
  }
  get view() {
    return this.#from.scene.view as any
  }
  get shown() {
    return this.#from.shown as any
  }
  get caughtUp(): boolean {
    return !this.#from.stage.playing
  }
  get log() {
    return this.#from.log
  }
  get facts(): any {
    return this.#from.facts
  }
  get figures(): any {
    return this.#from.scene.figures
  }
  get seat() {
    return this.#from.seat
  }
  get seats() {
    return this.#from.seats
  }
  get mode() {
    return this.#from.mode
  }
  get now() {
    return this.#from.now
  }
  get busy() {
    return this.#from.busy
  }
  get stage() {
    return this.#from.stage
  }

  names = $derived.by(() => this.#from.seats.map((seat, place) => this.#nameOf(seat, place + 1)))

  asked = $derived.by(() => {
    const { waiting, outcome } = this.view
    return this.mode !== 'replay' && this.seat !== null && waiting.includes(this.seat) && outcome === null
  })

  prompt = $derived.by(() => this.#prompt())

  pointed = $derived.by(() => {
    const coached = this.scene.coach?.choices ?? []
    const all = [...this.#options, ...this.#standing]
    /** What no list holds is of a space of choices. */
    const unlisted = coached.filter((one) => !all.some((choice) => meant(one, choice)))
    return [...all.filter((choice) => coached.some((one) => meant(one, choice))), ...unlisted, ...this.#from.hinted]
  })

  play = (choice: Choice): void => {
    const number = this.#answersQuestion(choice) ? (this.view.asked?.number ?? null) : null
    this.#from.answer(choice, number)
  }

  draft = (choice: Choice | null): void => {
    if (this.asked && this.view.asked) this.#from.draft(choice, this.view.asked.number)
  }

  /** Says a word to the table, which is no answer to what is asked. */
  speak = (word: Spoken): void => this.#from.answer(word, null)

  may = (choice: Choice): boolean => {
    const key = keyOf(choice)
    return this.#numbered.has(key) || this.#unnumbered.has(key)
  }

  find = <C = Record<string, unknown>>(type: string): C[] =>
    [...this.#options, ...this.#standing].filter((choice) => (choice as any)?.type === type) as C[]

  label = (choice: Choice): string => {
    const own = this.#ownName(choice)
    if (own !== null) return own
    const names = this.#namesFor(choice)
    if (!names) return plainName(choice)
    const said = names.of(choice)
    if (said !== undefined) return this.say(said)
    return names.pending ? PENDING : plainName(choice)
  }

  /** The table in a few lines, for whoever reads it. */
  ask: Ask = (what) => this.#from.ask(what)

  t = (id: string, args?: Args): string => this.#texts.t(id, args)
  has = (id: string): boolean => this.#texts.has(id)
  say = (said: Text): string => this.#texts.say(said)
  open = (drawer: DrawerName, at?: string): void => this.#from.open(drawer, at)

  sound = (name: SoundName, options?: { pitch?: number; gain?: number }): void => {
    if (!this.stage.rushing) playSound(name, options)
  }

  /** An open question goes before a standing input of the same words; what no list holds answers a space of choices. */
  #answersQuestion(choice: Choice): boolean {
    const key = keyOf(choice)
    if (this.#numbered.has(key)) return true
    if (this.#unnumbered.has(key)) return false
    return !Array.isArray(this.view.options) || Array.isArray(this.view.standing)
  }

  /** The name of a choice that is told by its kind alone. */
  #ownName(choice: Choice): string | null {
    if (!choice || typeof choice !== 'object' || Object.keys(choice).join() !== 'type') return null
    return this.#texts.plain(`choice-${(choice as { type: string }).type}`)
  }

  #namesFor(choice: Choice): Names | null {
    const key = keyOf(choice)
    if (this.#numbered.has(key)) return this.#names.options
    return this.#unnumbered.has(key) ? this.#names.standing : null
  }

  #nameOf(seat: SeatInfo, number: number): string {
    if (seat.name) return seat.name
    if (seat.kind !== 'bot') return this.t('seat-name', { number })
    return this.t('bot-name', { level: this.t(`level-${seat.level}`), number })
  }

  #prompt(): string {
    const { outcome, waiting, options } = this.view
    if (outcome) return words.t('table-over')
    const asked = this.scene.prompt === null ? '' : this.say(this.scene.prompt)
    if (this.asked || !waiting.length) return asked || words.t('table-clock-runs')
    const names = this.say(waiting.map((seat: number) => this.names[seat]))
    if (listed(options).length) return words.t('table-waits-change', { names })
    return words.t('table-waits', { names })
  }
}

function plainName(choice: Choice): string {
  if (typeof choice !== 'object' || choice === null) return String(choice)
  return Object.entries(choice)
    .map(([name, value]) => (name === 'type' ? String(value) : `${name} ${JSON.stringify(value)}`))
    .join(', ')
}
