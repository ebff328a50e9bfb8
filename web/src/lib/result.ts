/** How a game ended, for whoever reads it. */
import type { Outcome } from '../generated/wire'

export type Result =
  | { kind: 'team-won' | 'team-lost' | 'nobody' }
  | { kind: 'won'; shared: boolean }
  | { kind: 'placed'; rank: number }
  | { kind: 'watched'; winners: number[] }

export function resultFor(outcome: Pick<Outcome, 'winners' | 'ranks'>, seat: number | null, seats: number): Result {
  const { winners, ranks } = outcome
  const together = new Set(ranks).size <= 1
  if (winners.length === seats && seats > 0 && together) return { kind: 'team-won' }
  if (!winners.length) return { kind: together ? 'team-lost' : 'nobody' }
  if (seat === null) return { kind: 'watched', winners: [...winners] }
  if (winners.includes(seat)) return { kind: 'won', shared: winners.length > 1 }
  return { kind: 'placed', rank: ranks[seat] }
}

/** Whether there is something to throw confetti for. */
export function isGlad(result: Result): boolean {
  return result.kind === 'team-won' || result.kind === 'won'
}

/** Seats from the first to the last. */
export function standings(outcome: Pick<Outcome, 'ranks' | 'scores'>): { seat: number; rank: number; score: number }[] {
  return outcome.ranks
    .map((rank, seat) => ({ seat, rank, score: outcome.scores[seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
