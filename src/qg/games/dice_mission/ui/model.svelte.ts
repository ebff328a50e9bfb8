/** What the board draws from: the box (`facts`), the engine's figures, and small names for both. No rules. */
import { getContext, setContext } from 'svelte'
import type { BoardTable } from '$qg/board'
import type { Desk } from './desk.svelte'
import type { Shown } from './shown.svelte'
import type { Board, CardFigures, Event, Figures, Options, Validated } from './types'

export type Table = BoardTable<Board, Event>
export type Kind = 'solo' | 'versus' | 'team' | 'special'
export type Layout = 'wide' | 'tall' | 'flat'
export type Source = 'hand' | 'display'
/** A die on the table: its id and what it shows. */
export type Die = [id: number, value: number]
/** A die as it lay when it proved something. */
export type Proof = [die: number, holder: number, value: number]
/** A gadget and the round in which it was drawn. */
export type Held = [gadget: string, round: number]

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
  done: Validated | null
}

/** Everything the pieces of the board share. */
export class Bench {
  shown!: Shown
  desk!: Desk
  layout = $state<Layout>('wide')
  /** The element everything lies in, to find places on the screen. */
  root: HTMLElement | null = null

  constructor(readonly table: Table) {}

  get facts(): Facts {
    return this.table.facts as Facts
  }
  get figures(): Figures {
    return this.table.figures as Figures
  }
  get board(): Board {
    return this.table.view.board
  }
  get seat(): number | null {
    return this.table.seat
  }
  get opt(): Options {
    return this.table.view.opt as Options
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
  agent = (seat: number): string => this.t(`agent-${this.colourOf(seat).id}`)

  // -- missions -----------------------------------------------------------------------------------------------------

  figureOf = (source: Source, slot: number): CardFigures | undefined =>
    this.shown.figures.cards.find((card) => card.source === source && card.slot === slot)

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
  progress = (seat: number): { type: Kind; done: Validated | null }[] => {
    const validated = this.shown.validated[seat] ?? []
    return [...this.slotTypes, 'special' as const].map((type, place, all) => {
      const nth = all.slice(0, place).filter((other) => other === type).length
      return { type, done: validated.filter((one) => this.mission(one.card).type === type)[nth] ?? null }
    })
  }
  /** Whether this is the seat's last mission but one step from the win. */
  lastOne = (seat: number): boolean => this.board.needed - (this.shown.validated[seat]?.length ?? 0) === 1
}

const KEY = 'dice-mission'
export const setBench = (bench: Bench): Bench => setContext(KEY, bench)
export const getBench = (): Bench => getContext<Bench>(KEY)
