/** The shapes the board reads: the generated types with their tuples spelled out, and the printed facts. */
import type { BoardTable, Told } from '$qg/board'
import type { Board as RawBoard, Claim, Event, Figures, Need, Options, Result } from './types'

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'black'
/** A die that shows a value: id, value. Five of each colour: the colour is in the id. */
export type Die = readonly [number, number]
export type Bomb = readonly [card: string, dice: readonly (Die | null)[]]
export type Reservation = readonly [die: Die, card: number, slot: string]
export type Vacancy = readonly [seat: number, card: number, offered: boolean, until: number | null]
export type PileTop = readonly [card: string | null, size: number]
export type Placement = readonly [seat: number, die: Die, card: string, position: number, slot: string]

export interface Match {
  color?: Color | null
  value?: number | null
}

type Spelled = 'hands' | 'piles' | 'pool' | 'rerolled' | 'reserved' | 'swinging' | 'vacancies'
interface SpelledBoard extends Omit<RawBoard, Spelled> {
  hands: (Bomb | null)[][]
  piles: PileTop[]
  pool: Die[]
  rerolled: Die | null
  reserved: Reservation[][]
  swinging: (Reservation | null)[]
  vacancies: Vacancy[]
}

export type Board = Told<SpelledBoard>

export type SlotKind =
  | 'any'
  | 'color'
  | 'value'
  | 'color_value'
  | 'either'
  | 'number'
  | 'number_color'
  | 'wheel'
  | 'number_or_wheel'
  | 'number_and_wheel'

export interface SlotFact {
  id: string
  kind: SlotKind
  on: string[]
  height: number
  color?: Color
  value?: number
  options: Match[]
  glyph?: '?' | 'blank'
}

export interface RelationFact {
  rel: string
  slots: string[]
  total: number | null
  left: string[]
  right: string[]
}

export interface BombFact {
  points: number
  layout: 'row' | 'stack' | 'double_stack' | 'pyramid' | 'big_pyramid'
  slots: SlotFact[]
  relations: RelationFact[]
  groups: string[][]
}

export interface Facts {
  colors: Color[]
  per_color: number
  faces: number[]
  values: number[]
  bombs: Record<string, BombFact>
  sabotages: Record<string, Match>
  signals: Record<string, 'none' | 'color' | 'value' | 'die' | 'seat'>
  timing: Record<string, number>
  gesture: { window: number[]; ms: number }
  grab_ms: number
  score: { win: number; seconds_per_point: number; sabotage: number }
}

export type Table = Omit<BoardTable<Board | null, Event>, 'facts' | 'figures'> & {
  readonly facts: unknown
  readonly figures: unknown
}
export type LogLine = BoardTable['log'][number]
export type { Claim, Event, Figures, Need, Options, Result }

export const GLYPHS: Record<Color, string> = {
  red: 'M10 2 19 18H1Z',
  blue: 'M10 0 19 10 10 20 1 10Z',
  green: 'M10 1.4a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2Z',
  yellow: 'm10 .6 2.9 6.2 6.8.8-5 4.7 1.3 6.7L10 15.7 4 19l1.3-6.7-5-4.7 6.8-.8Z',
  black: 'M2 2h16v16H2Z',
}

/** Marks of seats: pale colours that no die has. A seat has the same on every screen. */
export const SEAT_COLORS = ['#ffd98a', '#cdb2ff', '#ffa9c9', '#86e3d3', '#cfe39a']

export const slotKey = (seat: number, card: number, slot: string): string => `slot-${seat}-${card}-${slot}`
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
