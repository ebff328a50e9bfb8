/** The log in groups: lines of one turn together, or of one minute where a game's stamps are times. */
import type { LogLine } from '../generated/wire'
import type { Face } from './face.svelte'

const MINUTE = 60_000

export interface Group {
  stamp: unknown
  /** Whether every line has a time of its own. */
  timed: boolean
  lines: LogLine[]
}

export function grouped(log: readonly LogLine[]): Group[] {
  const groups: Group[] = []
  let last: string | null = null
  for (const line of log) {
    const timed = typeof line.stamp === 'number'
    const stamp = timed ? Math.floor((line.stamp as number) / MINUTE) * MINUTE : line.stamp
    const key = JSON.stringify(stamp ?? null)
    if (key !== last) groups.push({ stamp, timed, lines: [] })
    last = key
    groups.at(-1)!.lines.push(line)
  }
  return groups
}

/** 61000 is 1:01. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What a stamp is called: the game's `ui-stamp` with its fields, a time, or its values in a row. */
export function titleOf(stamp: unknown, face: Pick<Face, 't' | 'has'>): string {
  if (typeof stamp === 'number') return clockTime(stamp)
  if (stamp === null || typeof stamp !== 'object') return String(stamp ?? '')
  const fields = stamp as Record<string, string | number>
  if (face.has('ui-stamp')) return face.t('ui-stamp', fields)
  return Object.values(fields)
    .filter((value) => value !== '')
    .join(' · ')
}
