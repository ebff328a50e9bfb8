/** What the board draws from: the box (`facts`), the engine's figures, and small names for both. No rules. */
import { getContext, setContext } from 'svelte'
import type { BoardTable, Told } from '$qg/board'
import type { Selection } from './selection.svelte'
import { Effects } from './fx.svelte'
import type { Board, CardFigures, Event, Figures, Options, Validated } from './types'

export type Table = BoardTable<Board, Event>
export type Kind = 'solo' | 'versus' | 'team' | 'special'
export type Layout = 'wide' | 'tall' | 'flat'
export type Source = 'hand' | 'display'
/** A die on the table: its id and what it shows. */
export type Die = readonly [id: number, value: number]
/** A die as it lay when it proved something. */
export type Proof = readonly [die: number, holder: number, value: number]
/** A gadget and the round in which it was drawn. */
export type Held = readonly [gadget: string, round: number]

export interface MissionFacts {
  type: Kind
  briefcase: boolean
  icon: string[]
  sizes: number[]
}
export interface GadgetFacts {
  phase: 'mission' | 'debriefing'
  args: string[]
  icon: string[]
  copies: number
  rule: string
}
export interface Facts {
  types: Kind[]
  missions: Record<string, MissionFacts>
  gadgets: Record<string, GadgetFacts>
  /** The gadget each kind of choice plays. */
  plays: Record<string, string>
  colours: { id: string; mark: string }[]
  dice: { each: number; joker: number }
  limits: { dice: [number, number]; rolls: number; gadgets: number }
  help: string[]
}
/** A folder of mine: a mission in hand, or one that is done. */
export interface Folder {
  type: Kind
  slot: number
  card: string
  done: Told<Validated> | null
}

/** Figures, and the dice they were worked out for. */
interface Settled {
  figures: Figures
  dice: Told<Board>['dice']
}

/** Everything the pieces of the board share. */
export class Bench {
  readonly fx = new Effects(this)
  selection!: Selection
  layout = $state<Layout>('wide')
  /** The element everything lies in, to find places on the screen. */
  root: HTMLElement | null = null
  #before: Settled | null = null
  #settled = $derived.by((): Settled => {
    if (this.table.caughtUp || !this.#before) this.#before = { figures: this.figures, dice: this.newest.dice }
    return this.#before
  })

  constructor(readonly table: Table) {}

  get facts(): Facts {
    return this.table.facts as Facts
  }
  get figures(): Figures {
    return this.table.figures as Figures
  }
  /** Figures of what is shown: those of before until nothing is left to tell. */
  get settled(): Figures {
    return this.#settled.figures
  }
  /** The board as it is drawn: it follows the newest, moment by moment. */
  get board(): Told<Board> {
    return this.table.shown
  }
  /** The board as it stands now, for questions that are asked already. */
  get newest(): Told<Board> {
    return this.table.view.board
  }
  get seat(): number | null {
    return this.table.seat
  }
  get opt(): Options {
    return this.table.view.opt as Options
  }
  get calm(): boolean {
    return this.table.stage.calm
  }
  get asked(): string {
    return this.table.view.asked?.kind ?? ''
  }
  /** The others in turn order from me on; for a spectator everybody. */
  get others(): number[] {
    const count = this.table.view.seats.length
    if (this.seat === null) return Array.from({ length: count }, (_, seat) => seat)
    const mine = this.seat
    return Array.from({ length: count - 1 }, (_, step) => (mine + 1 + step) % count)
  }
  t = (id: string, args?: Record<string, string | number>): string => this.table.t(id, args)
  name = (seat: number): string => this.table.names[seat]
  title = (card: string): string => this.t(`mission-${card}`)
  text = (card: string): string => this.t(`mission-${card}.text`)
  mission = (card: string): MissionFacts => this.facts.missions[card]

  // -- dice ---------------------------------------------------------------------------------------------------------

  ownerOf = (die: number): number => Math.floor(die / this.facts.dice.each)
  isJoker = (die: number): boolean => die % this.facts.dice.each === this.facts.dice.joker
  colourOf = (seat: number): { id: string; mark: string } => this.facts.colours[seat]
  /** Jokers are of the first colour nobody plays, and bear their owner's mark. */
  get jokerColour(): string {
    return this.facts.colours[Math.min(this.table.view.seats.length, this.facts.colours.length - 1)].id
  }
  dress = (seat: number): string => `c-${this.colourOf(seat).id} m-${this.colourOf(seat).mark}`
  dressDie = (die: number): string => {
    const { id, mark } = this.colourOf(this.ownerOf(die))
    return `c-${this.isJoker(die) ? this.jokerColour : id} m-${mark}`
  }
  /** What lies before a seat. */
  diceOf = (seat: number): readonly Die[] => (this.board.dice[seat] ?? []) as readonly Die[]
  /** The total of a seat's dice, once they lie as they did when it was worked out. */
  totalOf = (seat: number): number | null => {
    const dice = this.diceOf(seat)
    if (!dice.length || dice.some(([die]) => this.fx.isMoving(die))) return null
    const now = { figures: this.figures, dice: this.newest.dice }
    const known = [now, this.#settled].find((one) => one.dice[seat] === dice)
    return known?.figures.seats[seat].total ?? null
  }
  agent = (seat: number): string => this.t(`agent-${this.colourOf(seat).id}`)

  // -- missions -----------------------------------------------------------------------------------------------------

  figureOf = (source: Source, slot: number): CardFigures | undefined =>
    this.settled.cards.find((card) => card.source === source && card.slot === slot)

  /** My missions by slot; where one has been validated, it lies there stamped. */
  get folders(): Folder[] {
    const mine = this.seat
    if (mine === null) return []
    const done = [...this.board.validated[mine]]
    const types = this.slotTypes
    return this.board.hands[mine].map((held, place) => {
      if (held) return { type: held.type, slot: place + 1, card: held.card ?? '', done: null }
      const at = done.findIndex((one) => this.mission(one.card).type === types[place])
      const [one] = done.splice(at, 1)
      return { type: types[place], slot: place + 1, card: one.card, done: one }
    })
  }
  get slotTypes(): Kind[] {
    const each = this.board.hands[0].length / 3
    return this.facts.types.slice(0, 3).flatMap((type) => Array.from({ length: each }, () => type))
  }
  /** A seat's progress: every mission it needs, done ones first within a type. */
  progress = (seat: number): { type: Kind; done: Told<Validated> | null }[] => {
    const validated = this.board.validated[seat] ?? []
    return [...this.slotTypes, 'special' as const].map((type, place, all) => {
      const nth = all.slice(0, place).filter((other) => other === type).length
      return { type, done: validated.filter((one) => this.mission(one.card).type === type)[nth] ?? null }
    })
  }
  /** Whether this is the seat's last mission but one step from the win. */
  lastOne = (seat: number): boolean => this.board.needed - (this.board.validated[seat]?.length ?? 0) === 1
}

const KEY = 'dice-mission'
export const setBench = (bench: Bench): Bench => setContext(KEY, bench)
export const getBench = (): Bench => getContext<Bench>(KEY)
