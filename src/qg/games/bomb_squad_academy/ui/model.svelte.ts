/** What the board draws from: the box (`facts`), the engine's figures, and small names for both. No rules. */
import { getContext, setContext } from 'svelte'
import type { BoardTable } from '$qg/board'
import type { Desk } from './desk.svelte'
import type { Shown } from './shown.svelte'
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
  shown!: Shown
  desk!: Desk
  layout = $state<Layout>('wide')

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
