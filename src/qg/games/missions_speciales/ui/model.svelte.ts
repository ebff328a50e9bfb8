/** What the board draws from: the box (`facts`), the engine's figures, and small names for both. No rules. */
import { getContext, setContext } from 'svelte'
import type { BoardTable, Told } from '$qg/board'
import type { Camera } from './camera.svelte'
import type { Selection } from './selection.svelte'
import type { Effects } from './effects.svelte'
import type { Spot } from './map'
import type { Agent, Board, Event, Figures, Options, SeatFigures, SheetLine } from './types'

export type Table = BoardTable<Board, Event>
export type Layout = 'wide' | 'tall' | 'flat'
export type Points = [arms: number, equipment: number, transport: number]
export type QType = 'arms' | 'equipment' | 'transport'
export type StageType = 'combat' | 'intelligence' | 'q_department' | 'debriefing'

export interface PlaceFacts {
  id: string
  x: number
  y: number
  label: 'n' | 's' | 'e' | 'w'
  region: string
  q_base: boolean
  hq: boolean
  missions: number[]
}
export interface RouteFacts {
  id: string
  a: string
  b: string
  element: 'land' | 'sea' | 'space'
  bend: number
}
export interface LinkFacts {
  id: string
  a: string
  b: string
  element: 'land' | 'sea' | 'air'
  cost: number
  table: 'routes' | 'london_flights' | 'q_base_flights'
}
export interface Printed {
  turns: number
  elements: string[]
  via: string[]
  points?: number
}
export interface StageFacts {
  n: number
  place: string
  type: StageType
  imposed: number
  standard: Printed | null
  express: Printed | null
}
export interface MissionFacts {
  number: number
  value: number
  base: Points
  ceiling: number
  most: number
  stages: StageFacts[]
}
export interface FieldFacts {
  n: number
  id: keyof SheetLine
  per_type: boolean
}
export interface Facts {
  places: PlaceFacts[]
  routes: RouteFacts[]
  groups: Record<string, string[]>
  transits: { id: string; ends: [string, string]; turns: number }[]
  /** From each place to every place by its number: turns, points, and legs (100 × kind + number of the place). */
  ways: Record<string, number[][][]>
  links: LinkFacts[]
  missions: Record<string, MissionFacts>
  dice: Record<string, { colour: string; faces: number[] }>
  q: { type: QType; die: string }[]
  figurines: Record<string, string>
  fields: FieldFacts[]
  bonus: number
  odds: number[]
  /** Points due, by stars and skulls. */
  costs: number[][]
  reasons: Record<string, string[]>
}

export const TYPES: QType[] = ['arms', 'equipment', 'transport']
export const SIGN: Record<QType, string> = { arms: 'bullet', equipment: 'gear', transport: 'wheel' }
export const STAGE_SIGN: Record<StageType, string> = {
  combat: 'bullet',
  intelligence: 'gear',
  q_department: 'q',
  debriefing: 'seal',
}

/** Everything the pieces of the board share. */
export class Bench {
  fx!: Effects
  selection!: Selection
  camera!: Camera
  layout = $state<Layout>('wide')
  /** Names as the MI6 board has them [MS-MIS-17]. */
  mi6 = $state(false)
  #places: Map<string, PlaceFacts> | null = null

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
  get seat(): number | null {
    return this.table.seat
  }
  get opt(): Options {
    return this.table.view.opt as Options
  }
  get asked(): string {
    return this.table.view.asked?.kind ?? ''
  }
  get calm(): boolean {
    return this.table.stage.calm
  }
  /** Seats in the order of play, once it is known. */
  get order(): readonly number[] {
    return this.board.order.length ? this.board.order : this.board.agents.map((_, seat) => seat)
  }
  /** My agent as he is drawn. */
  get mine(): Told<Agent> | null {
    return this.seat === null ? null : this.board.agents[this.seat]
  }
  /** My agent as he stands now: what may be done begins with him. */
  get me(): Told<Agent> | null {
    return this.seat === null ? null : this.newest.agents[this.seat]
  }
  /** The board as it stands now, for questions that are asked already. */
  get newest(): Told<Board> {
    return this.table.view.board
  }
  /** The agent whose sheet is before us: mine, or for who looks on the one whose turn it is. */
  get focus(): number {
    return this.seat ?? this.board.turn ?? 0
  }
  get aids(): string {
    return this.opt.aids
  }

  // -- words --------------------------------------------------------------------------------------------------------

  t = (id: string, args?: Record<string, string | number>): string => this.table.t(id, args)
  /** A number as the language writes it; display letters have no narrow space. */
  number = (n: number): string => this.t('ui-number', { n }).replaceAll('\u202f', '\u00a0')
  name = (seat: number | null): string => (seat === null ? this.t('software') : this.table.names[seat])
  code = (seat: number): string => this.board.agents[seat].code_name || this.name(seat)
  /** The name of a place, short where the board's own is long. */
  place = (id: string): string => {
    if (this.mi6) return this.t(`place-${id}.mi6`)
    return this.table.has(`ui-short-${id}`) ? this.t(`ui-short-${id}`) : this.t(`place-${id}`)
  }
  long = (id: string): string => this.t(this.mi6 ? `place-${id}.mi6` : `place-${id}`).replace(' - ', ' · ')
  to = (id: string): string => this.t(`place-${id}.to`)
  other = (id: string): string => this.t(`place-${id}.other`)
  /** What an agent without a mission sheet is doing. */
  state = (seat: number): string => {
    const { status, mission } = this.board.agents[seat]
    return this.t(`agent_status-${status === 'active' && !mission ? 'waiting' : status}`)
  }
  by = (elements: readonly string[]): string => this.table.say(elements.map((one) => this.t(`element-${one}.by`)))
  list = (parts: readonly string[]): string => this.table.say([...parts])

  // -- the box ------------------------------------------------------------------------------------------------------

  at = (id: string): PlaceFacts => {
    this.#places ??= new Map(this.facts.places.map((place) => [place.id, place]))
    return this.#places.get(id)!
  }
  spot = (id: string): Spot => this.at(id)
  mission = (id: string): MissionFacts => this.facts.missions[id]
  colour = (seat: number): string => this.facts.figurines[this.board.agents[seat].figurine ?? ''] ?? '#9aa7a9'
  /** What an agent's figurine is drawn as, also where none is chosen yet. */
  drawing = (seat: number): string => `#ms-f-${this.board.agents[seat].figurine ?? ''}`
  stageOf = (agent: Told<Agent>): StageFacts | null =>
    agent.mission ? (this.mission(agent.mission).stages[agent.stage - 1] ?? null) : null
  figure = (seat: number): SeatFigures => this.figures.seats[seat]
  q = (agent: Told<Agent>): Points => agent.q as unknown as Points
  adversary = (seat: number): number | null => this.board.counter_espionage[seat]
  /** Where an express link leads, and its price. */
  link = (a: string, b: string): LinkFacts | undefined =>
    this.facts.links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a))
  route = (a: string, b: string): RouteFacts | undefined =>
    this.facts.routes.find((route) => (route.a === a && route.b === b) || (route.a === b && route.b === a))
  members = (end: string): string[] => this.facts.groups[end] ?? [end]
  end = (end: string): string => (this.facts.groups[end] ? this.t(`group-${end}`) : this.place(end))
  flightTurns = (a: string, b: string): number => {
    const found = this.facts.transits.find(({ ends: [one, two] }) => {
      const [first, second] = [this.members(one), this.members(two)]
      return (first.includes(a) && second.includes(b)) || (first.includes(b) && second.includes(a))
    })
    return found?.turns ?? 0
  }
}

const KEY = 'missions-speciales'
export const setBench = (bench: Bench): Bench => setContext(KEY, bench)
export const getBench = (): Bench => getContext<Bench>(KEY)
