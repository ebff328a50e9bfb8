/** The mission as the log told it: what happened when, for the strip of the score sheet. */
import type { LogLine } from './model'

export interface Mark {
  at: number
  kind: 'bomb' | 'strike' | 'unused'
}
export interface Story {
  marks: Mark[]
  /** Milliseconds of the longest turn. */
  longest: number
  /** Dice lost by name. */
  lost: Map<string, number>
}

const KINDS: Record<string, Mark['kind']> = {
  'event-bomb_defused': 'bomb',
  'event-sabotage_activated': 'strike',
  'event-unused_rerolled': 'unused',
}

export function story(log: readonly LogLine[]): Story {
  const told: Story = { marks: [], longest: 0, lost: new Map() }
  let turn = 0
  for (const { stamp, say } of log) {
    const { id, args } = (typeof say === 'object' && say !== null ? say : {}) as {
      id?: string
      args?: { seat?: unknown }
    }
    const at = Number(stamp)
    const kind = KINDS[id ?? '']
    if (kind) told.marks.push({ at, kind })
    if (id === 'event-bag_passed') {
      told.longest = Math.max(told.longest, at - turn)
      turn = at
    }
    if (id === 'event-die_lost') {
      const who = String(args?.seat ?? '')
      told.lost.set(who, (told.lost.get(who) ?? 0) + 1)
    }
  }
  return told
}
