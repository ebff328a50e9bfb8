/** What came of the turn for each player, and why: told as the turn is resolved, kept until the next choice. */
import type { Who } from './model.svelte'

export type Why = 'solo' | 'shared' | 'protected' | 'empty' | 'boom' | 'late' | 'wait' | 'chicken' | 'egg'
export interface Verdict {
  why: Why
  wire: string
  /** How many cut the wire. */
  k: number
}

/** How long they stand at the seats once the next turn has begun. */
const STAYS = 5000

export class Verdicts {
  #given = $state<Record<number, Verdict>>({})
  #points = $state<Record<number, number>>({})
  /** Whether they stand at the seats; my own is told in the prompt as long as I choose. */
  open = $state(false)
  #bomb = ''
  #turn = 0
  #closing: ReturnType<typeof setTimeout> | undefined

  /** The cards are on the table: nothing is decided yet. */
  begin(bomb: string, turn: number): void {
    this.clear()
    this.#bomb = bomb
    this.#turn = turn
    this.open = true
  }
  clear(): void {
    clearTimeout(this.#closing)
    this.#given = {}
    this.#points = {}
    this.open = false
  }
  /** Forgets what was said of another turn than the one before this. */
  check(bomb: string, turn: number): void {
    const next = bomb === this.#bomb ? turn === this.#turn || turn === this.#turn + 1 : turn <= 1
    if (!next) this.clear()
  }
  /** The next turn has begun; without motion they stay until something is chosen. */
  end(calm: boolean): void {
    clearTimeout(this.#closing)
    if (!calm) this.#closing = setTimeout(() => (this.open = false), STAYS)
  }

  give(seats: readonly number[], why: Why, wire = '', k = 1): void {
    for (const seat of seats) this.#given[seat] = { why, wire, k }
  }
  add(seat: number, points: number): void {
    this.#points[seat] = (this.#points[seat] ?? 0) + points
  }
  of(seat: Who): Verdict | null {
    return typeof seat === 'number' ? (this.#given[seat] ?? null) : null
  }
  points(seat: Who): number {
    return typeof seat === 'number' ? (this.#points[seat] ?? 0) : 0
  }
}

/** +5, 0, −5. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
