/** What the board draws from: the box (`facts`), the engine's figures, and small names for both. No rules. */
import { getContext, setContext } from 'svelte'
import type { BoardTable, Told } from '$qg/board'
import type { Selection } from './selection.svelte'
import type { Act, Effects } from './effects.svelte'
import type { Board, CardNote, Event, Figures, SetIntent, TileNote, UseTool } from './types'

export type Table = BoardTable<Board, Event>
export type Note = CardNote | TileNote
export type Who = number | 'instructor'
export type Layout = 'wide' | 'tall' | 'flat'
/** A choice as it travels: empty fields are left out. */
export type Use = Partial<UseTool> & Pick<UseTool, 'type' | 'tool'>
export type Intent = Partial<SetIntent> & Pick<SetIntent, 'type' | 'tool' | 'use'>

export interface Facts {
  wires: { id: string; symbol: string; track: number; back: number[] }[]
  cards: Record<string, { wire: string; main: number; chain: number }>
  actions: { id: string; kind: 'wait' | 'cutter' | 'chicken'; wire: string | null; returns: boolean }[]
  sets: { id: string; hex: string; pattern: string }[]
  tools: Record<string, ToolFacts>
  sensors: { id: string; arrow: 'left' | 'right'; bonus: Record<string, number> }[]
  sources: string[]
  parameters: Record<string, (string | number)[]>
}
export interface ToolFacts {
  no: number
  window: string
  rule: string
  targets: string[]
  exclusive: boolean
  aggressive: boolean
  auto: { use: string; parameters: string[] }[]
}

/** Everything the pieces of the board share. */
export class Bench {
  fx!: Effects
  selection!: Selection
  layout = $state<Layout>('wide')

  constructor(readonly table: Table) {}

  get facts(): Facts {
    return this.table.facts as Facts
  }
  get figures(): Figures {
    return this.table.figures as Figures
  }
  /** The board as it is drawn: it follows the newest, moment by moment. */
  get board(): Told<Board> {
    return this.table.shown
  }
  /** The newest board: for what acts at once. */
  get newest(): Told<Board> {
    return this.table.view.board
  }
  get seat(): number | null {
    return this.table.seat
  }
  /** The seats whose player is away. */
  get away(): number[] {
    const { away, absent } = this.table.view.conduct
    return [...away, ...absent]
  }
  get stopped(): boolean {
    return this.table.view.conduct.still_since >= 0
  }
  get wires(): string[] {
    return this.facts.wires.map((wire) => wire.id)
  }
  /** The window or question that is open, whoever is asked. */
  get asked(): string {
    return this.table.view.asked?.kind ?? ''
  }
  get moment(): { window?: string; wire?: string | null; seat?: number; tool?: string } {
    return this.table.view.asked?.prompt ?? {}
  }
  /** Wires their cutters stand for, by who. */
  get cuts(): { who: Who; wire: string }[] {
    return this.wires.flatMap((wire) => this.cuttersOf(wire).map((who) => ({ who, wire })))
  }
  /** Who cuts a wire this turn. */
  cuttersOf = (wire: string): Who[] => {
    const { stands_for, twin, instructor_wire } = this.board
    const place = this.wires.indexOf(wire)
    const seats: Who[] = stands_for.flatMap((at, seat) => (at === place || twin[seat] === place ? [seat] : []))
    return instructor_wire === place ? [...seats, 'instructor'] : seats
  }
  /** Seats with a Chicken on the table. */
  get chickens(): number[] {
    return this.board.actions.flatMap((card, seat) => (card === 'chicken' ? [seat] : []))
  }
  /** Who has a card for this wire, as the table is drawn. */
  canCut = (who: Who, wire: string): boolean => {
    const cuts = (card: string): boolean => this.wireOf(card) === wire
    return who === 'instructor' ? !this.board.instructor_stack.some(cuts) : (this.board.hands[who]?.some(cuts) ?? false)
  }
  rank = (seat: number): number => 1 + this.board.score.filter((points) => points > this.board.score[seat]).length
  /** On which space of its cable a plunger is drawn. */
  at = (wire: string): number => {
    const { plunger } = this.fx
    return plunger?.wire === wire ? plunger.at : this.board.position[this.wires.indexOf(wire)]
  }
  /** Whether the newest figures of this wire speak of it as it is drawn. */
  settled = (place: number): boolean =>
    this.board.position[place] === this.newest.position[place] &&
    this.board.deck_sizes[place] === this.newest.deck_sizes[place]
  /** On which space of its cable the first lid that is still screwed down lies. */
  lidBelow = (wire: string): number => {
    const place = this.wires.indexOf(wire)
    return this.facts.wires[place].track + 1 + this.board.tiles[place].filter(Boolean).length
  }
  /** A question in the middle of a cut: the story stands still at that wire. */
  get paused(): Act | null {
    const { wire, window } = this.moment
    if (!wire || !['react', 'confirm_tool', 'order_cards', 'keep_or_bury'].includes(this.asked)) return null
    return { wire, brink: window === 'brink', value: window === 'score' ? this.newest.value : null, share: null }
  }
  t = (id: string, args?: Record<string, string | number>): string => this.table.t(id, args)

  name = (who: Who): string => (who === 'instructor' ? this.t('instructor.name') : this.table.names[who])
  /** One letter on a token, or two signs where one would stand for two players. */
  initial = (who: Who): string => {
    const first = (name: string): string => [...name][0].toUpperCase()
    const name = this.name(who)
    const others = this.table.names.filter((_, seat) => seat !== who)
    if (this.board.instructor && who !== 'instructor') others.push(this.name('instructor'))
    return others.some((other) => first(other) === first(name)) ? short(name) : first(name)
  }
  setOf = (who: Who): string => (who === 'instructor' ? 'chief' : this.facts.sets[who].id)
  glyph = (wire: string): string => this.facts.wires.find((each) => each.id === wire)?.symbol ?? 'wave'
  wireOf = (card: string): string | null => this.facts.actions.find((each) => each.id === card)?.wire ?? null
}

function short(name: string): string {
  const signs = [...name]
  const last = signs.at(-1) ?? ''
  return signs[0].toUpperCase() + (/\d/.test(last) ? last : (signs[1] ?? ''))
}

const KEY = 'bomb-squad-academy'
export const setBench = (bench: Bench): Bench => setContext(KEY, bench)
export const getBench = (): Bench => getContext<Bench>(KEY)
