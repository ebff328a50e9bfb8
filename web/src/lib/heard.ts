/** What the room tells, moment by moment, made whole: a message leaves out what an event, or the moment before, says. */
import type { Event, MomentTold, Text } from '../generated/wire'

export interface Heard {
  /** None: something changed and nothing was told. */
  readonly event: Event | null
  readonly k: number
  readonly stamp: unknown
  readonly lines: readonly Text[]
  /** Of the board. */
  readonly patch?: unknown
}

/** What a field of an event holds, which is told by what that field names in its game. */
export interface FieldTold {
  readonly value: string | number
  /** The event's type, and the field, or the fields one in another. */
  readonly at: readonly string[]
  /** Of the seats, when it was told. */
  readonly names: readonly string[]
}

export function unpacked(told: readonly MomentTold[], names: readonly string[]): Heard[] {
  let k = -1
  let stamp: unknown = null
  return told.map((one) => {
    const { event = null, patch } = one
    if (!event) return { event, k, stamp, lines: [], patch }
    k = one.k ?? k + 1
    stamp = one.stamp === undefined ? stamp : one.stamp
    const name = `event-${event.type}`
    const plain = plainly([event.type], event, names)
    const lines = (one.lines ?? [{}]).map(({ id = name, args }) => ({ id, args: { ...plain, ...args } }))
    return { event, k, stamp, lines, patch }
  })
}

/** The fields of an event, as its lines say them. */
function plainly(at: readonly string[], thing: object, names: readonly string[]): Record<string, unknown> {
  const say = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => say(field, item))
    if (value === null) return 'none'
    if (typeof value === 'object') return { id: `event-${at[0]}.item`, args: plainly([...at, field], value, names) }
    if (typeof value === 'boolean') return String(value)
    return { value: value as string | number, at: [...at, field], names } satisfies FieldTold
  }
  return Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, say(field, value)]))
}
