/** My hands on the table: what I look at, where I want to go, what lies open. Only what the options list is played. */
import type { Bench, Points, QType, StageFacts } from './model.svelte'
import { TYPES } from './model.svelte'

export interface Option {
  type: string
  place?: string
  die?: string
  mission?: string
  figurine?: string
  code_name?: string
  event?: number
}
export type LegKind = 'line' | 'flight' | 'link'
export interface Leg {
  from: string
  to: string
  kind: LegKind
}
export interface Way {
  turns: number
  points: number
  legs: Leg[]
}
export type Sheet = 'm' | 'q' | 'race' | 'more' | 'mission'
export type Sure = 'abandon' | 'resign' | 'convert'

const KINDS: LegKind[] = ['line', 'flight', 'link']
const CHOICE: Record<LegKind, string> = { line: 'step', flight: 'board_flight', link: 'express' }
const TRAVEL = Object.values(CHOICE)
/** A turn is worth about this many transport points the other way round, to propose one of several ways. */
const WORTH = 0.35
/** A stretch of fights wants a point for each and this many to spare. */
const SPARE = 2

export class Selection {
  /** The place touched last; empty: none. */
  looked = $state('')
  /** A destination to keep. */
  pinned = $state('')
  /** Which of the ways to it, by turns and points. */
  wayKey = $state('')
  sheet = $state<Sheet | null>(null)
  sure = $state<Sure | null>(null)
  /** The question is put aside, to look at the map. */
  aside = $state(false)
  /** Whose evaluation sheet lies on top of M's desk. */
  reading = $state<number | null>(null)
  /** Where the keyboard stands on the map. */
  stand = $state('')

  constructor(readonly bench: Bench) {}

  get options(): readonly Option[] {
    const { options } = this.bench.table.view
    return this.bench.table.asked && Array.isArray(options) ? (options as Option[]) : []
  }
  find = (type: string): Option[] => this.options.filter((option) => option.type === type)
  has = (type: string): boolean => this.options.some((option) => option.type === type)
  /** Standing inputs that need no figures. */
  get plain(): readonly Option[] {
    const standing = this.bench.table.view.standing as unknown
    if (this.bench.table.mode === 'replay') return []
    return Array.isArray(standing) ? standing : ((standing as { plain?: Option[] })?.plain ?? [])
  }
  get remarks(): { first: number; last: number; contested: number[] } | null {
    const standing = this.bench.table.view.standing as any
    return this.bench.table.mode !== 'replay' && standing && !Array.isArray(standing) && 'first' in standing
      ? standing
      : null
  }
  play = (choice: unknown): void => {
    if (this.bench.table.busy) return
    this.bench.table.play(choice)
    this.sure = null
    this.sheet = null
  }
  /** What the coach, or a hint, points at. */
  points = (option: Option | null | undefined): boolean =>
    !!option &&
    (this.bench.table.pointed as Option[]).some(
      (one) =>
        one.type === option.type &&
        one.place === option.place &&
        one.die === option.die &&
        one.mission === option.mission,
    )

  /** A new question: what was touched for the old one is let go. */
  clear(): void {
    this.looked = ''
    this.sure = null
    this.aside = false
    if (this.pinned && this.bench.me?.place === this.pinned) this.pinned = ''
  }
  look = (place: string): void => {
    this.wayKey = ''
    this.looked = this.looked === place ? '' : place
    this.bench.table.sound('click', { gain: 0.4 })
  }
  pin = (place: string): void => {
    this.pinned = this.pinned === place ? '' : place
    this.bench.table.sound('tick')
  }

  // -- ways ---------------------------------------------------------------------------------------------------------

  /** Travel that is possible now, by place: the kinds of leg. */
  lit = $derived.by(() => {
    const found = new Map<string, Leg[]>()
    const here = this.bench.me?.place ?? ''
    for (const option of this.options) {
      const kind = KINDS[TRAVEL.indexOf(option.type)]
      if (kind && option.place)
        found.set(option.place, [...(found.get(option.place) ?? []), { from: here, to: option.place, kind }])
    }
    return found
  })

  get stage(): StageFacts | null {
    return this.bench.me ? this.bench.stageOf(this.bench.me) : null
  }
  /** Where the ways lead that are shown. */
  get target(): string {
    return this.looked || this.pinned || this.stage?.place || ''
  }
  costOf = (leg: Leg): Way => {
    const points = leg.kind === 'link' ? (this.bench.link(leg.from, leg.to)?.cost ?? 0) : 0
    const turns = leg.kind === 'flight' ? this.bench.flightTurns(leg.from, leg.to) : 1
    return { turns, points, legs: [leg] }
  }
  /** All ways to a place worth knowing, the quickest also where I cannot pay it: out of the box, or one leg far where
   * the engine does not tell. */
  waysTo(place: string): Way[] {
    const here = this.bench.me?.place
    if (!here || !place || here === place) return []
    const { ways_from: origin } = this.bench.figures
    if (!origin) return (this.lit.get(place) ?? []).map(this.costOf)
    const { places, ways } = this.bench.facts
    const rows = ways[origin][places.findIndex((one) => one.id === place)] ?? []
    const found = rows.map(([turns, points, ...coded]) => {
      let from = origin
      const legs = coded.map((code) => {
        const leg = { from, to: places[code % 100].id, kind: KINDS[Math.floor(code / 100)] }
        from = leg.to
        return leg
      })
      return { turns, points, legs }
    })
    return found.filter((way, rank) => rank === 0 || this.affords(way))
  }
  ways = $derived.by(() => this.waysTo(this.target))
  affords = (way: Way): boolean => way.points <= (this.bench.me ? this.bench.q(this.bench.me)[2] : 0)
  keyOf = (way: Way): string => `${way.turns}-${way.points}`
  /** The way I chose, or the one that seems worth its price. */
  way = $derived.by((): Way | null => {
    const possible = this.ways.filter(this.affords)
    const chosen = possible.find((way) => this.keyOf(way) === this.wayKey)
    return chosen ?? [...possible].sort((a, b) => a.turns + WORTH * a.points - (b.turns + WORTH * b.points))[0] ?? null
  })
  /** How a way goes: the elements of what is paid for, or of all of it. */
  by = (way: Way): string => {
    const paid = way.legs.filter((leg) => leg.kind === 'link')
    const said = (paid.length ? paid : way.legs).map((leg) => {
      if (leg.kind === 'flight') return this.bench.t('ui-by-flight')
      const found = leg.kind === 'link' ? this.bench.link(leg.from, leg.to) : this.bench.route(leg.from, leg.to)
      return this.bench.t(`element-${found?.element ?? 'land'}.by`)
    })
    return this.bench.list([...new Set(said)])
  }
  said = (way: Way): string =>
    this.bench.t(way.points ? 'ui-way-paid' : 'ui-way-free', { n: way.turns, points: way.points, by: this.by(way) })
  first(way: Way | null): Option | null {
    const leg = way?.legs[0]
    return leg ? (this.find(CHOICE[leg.kind]).find((option) => option.place === leg.to) ?? null) : null
  }

  // -- the one large button -----------------------------------------------------------------------------------------

  roll = (type: QType): Option | null => {
    const die = this.bench.facts.q[TYPES.indexOf(type)].die
    return this.find('q_roll').find((option) => option.die === die) ?? null
  }
  /** Which die would serve: what is imposed, then what the fights until the next Q stop want. */
  get wanted(): Option | null {
    const { me, stage } = { me: this.bench.me, stage: this.stage }
    if (!me || !stage || !this.has('q_roll')) return null
    if (stage.type === 'q_department' && me.place === stage.place && stage.imposed > me.obtained)
      return this.roll('equipment')
    const ahead = (this.bench.figure(this.bench.seat!).fights ?? [0, 0]) as unknown as Points
    const kind = [0, 1].find((one) => ahead[one] && this.bench.q(me)[one] < ahead[one] + SPARE)
    return kind === undefined ? null : this.roll(TYPES[kind])
  }
  /** The action that seems obvious; all others are behind the dots. */
  get obvious(): Option | null {
    if (!this.options.length) return null
    const going = this.first(this.way)
    if (going && this.looked) return going
    const meant = this.options.find(this.points)
    if (meant) return meant
    if (going && this.pinned) return going
    return (
      (this.wanted?.die === 'yellow' && this.wanted) ||
      this.near ||
      this.wanted ||
      going ||
      this.find('hold')[0] ||
      null
    )
  }
  /** What can be done where I stand. */
  get near(): Option | null {
    const held = this.bench.seat === null ? null : this.bench.figure(this.bench.seat).odds
    const engage = this.find('engage')[0] ?? null
    if (engage && this.wanted && held && held.held < SPARE) return this.wanted
    return engage
  }
  /** Whether a choice can be taken back by no one, and so is asked twice. */
  choose = (option: Option | null): void => {
    if (!option) return
    if (option.type !== 'abandon' && option.type !== 'resign') return this.play(option)
    this.sheet = null
    this.sure = option.type
  }
}
