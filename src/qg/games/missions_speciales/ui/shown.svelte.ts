/** What the screen shows just now: it lags behind the view while events are told. */
import type { Stage } from '$qg/board'
import type { Bench, Points, StageType } from './model.svelte'
import type * as E from './types'

export interface Spotted {
  place: string
  flight: { origin: string; to: string; done: number; total: number } | null
  /** Goes there in a streak. */
  fast: boolean
}
export type DuelPhase = 'rolling' | 'shown' | 'won' | 'paid' | 'tied' | 'on' | 'lost'
export interface DuelShown {
  seat: number
  adversary: number
  type: StageType
  white: number
  black: number
  phase: DuelPhase
  /** Points burnt so far, of so many. */
  burnt: number
  cost: number
}
export interface QRollShown {
  seat: number
  type: number
  value: number
  rolling: boolean
}

export class Shown {
  round = $state(0)
  turn = $state(-1)
  spots = $state.raw<Spotted[]>([])
  q = $state.raw<Points[]>([])
  stages = $state.raw<number[]>([])
  missions = $state.raw<string[]>([])
  totals = $state.raw<number[]>([])
  duel = $state.raw<DuelShown | null>(null)
  qroll = $state.raw<QRollShown | null>(null)
  /** A stage that is being stamped: seat and number. */
  stamped = $state.raw<{ seat: number; stage: number } | null>(null)
  /** A sheet that is being filled in: up to which field. */
  writing = $state.raw<{ seat: number; upTo: number } | null>(null)
  /** Q cards on their way to Q's counter, and the change on its way back. */
  flying = $state.raw<{ seat: number; type: number; cards: number[]; change: number[] } | null>(null)
  caption = $state('')
  /** Set up in the middle of a story: its rest is in the view already. */
  deaf = false

  constructor(readonly bench: Bench) {}

  get stage(): Stage<E.Event> {
    return this.bench.table.stage
  }

  /** All as the view says: nothing is left to tell. */
  sync(): void {
    this.deaf = this.stage.playing
    const { board } = this.bench
    this.round = board.round
    this.turn = board.turn
    this.spots = board.agents.map(({ place, flight }) => ({ place, flight, fast: false }))
    this.q = board.agents.map(this.bench.q)
    this.stages = board.agents.map((agent) => agent.stage)
    this.missions = board.agents.map((agent) => agent.mission)
    this.totals = board.agents.map((agent) => agent.total)
    this.duel = null
    this.qroll = null
    this.stamped = null
    this.writing = null
    this.flying = null
    this.caption = ''
  }

  put(seat: number, spot: Partial<Spotted>): void {
    this.spots = this.spots.map((one, place) =>
      place === seat ? { place: '', flight: null, fast: false, ...spot } : one,
    )
  }
  pay(seat: number, type: number, points: number): void {
    this.q = this.q.map((q, place) => {
      if (place !== seat) return q
      const left = [...q] as Points
      left[type] -= points
      return left
    })
  }
  empty(seat: number): void {
    this.q = this.q.map((q, place) => (place === seat ? [0, 0, 0] : q))
  }
  reach(seat: number, stage: number): void {
    this.stages = this.stages.map((one, place) => (place === seat ? stage : one))
  }
  take(seat: number, mission: string): void {
    this.missions = this.missions.map((one, place) => (place === seat ? mission : one))
  }
  score(seat: number, total: number): void {
    this.totals = this.totals.map((one, place) => (place === seat ? total : one))
  }
}
