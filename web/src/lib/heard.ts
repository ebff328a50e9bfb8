/** What the room tells, moment by moment, made whole: a message leaves out what an event, or the moment before, says. */
import { SEAT_FIELDS, type Event, type MomentTold, type Said } from '../generated/wire'

export interface Heard {
  /** None: something changed and nothing was told. */
  readonly event: Event | null
  readonly k: number
  readonly stamp: unknown
  readonly lines: readonly Said[]
  /** Of the board. */
  readonly patch?: unknown
}

/** An id as a field holds it, which is told by the words it has. */
export interface Called {
  field: string
  id: string
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
    const plain = plainly(name, event, names)
    const lines = (one.lines ?? [{}]).map(({ id = name, args }) => ({ id, args: { ...plain, ...args } }))
    return { event, k, stamp, lines, patch }
  })
}

/** The fields of an event, as its lines say them. */
function plainly(message: string, thing: object, names: readonly string[]): Record<string, unknown> {
  const say = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => say(field, item))
    if (value === null) return 'none'
    if (typeof value === 'object') return { id: `${message}.item`, args: plainly(message, value, names) }
    if (typeof value === 'string') return { field, id: value } satisfies Called
    if (typeof value === 'number') return SEAT_FIELDS.includes(field) ? (names[value] ?? value) : value
    return String(value)
  }
  return Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, say(field, value)]))
}
