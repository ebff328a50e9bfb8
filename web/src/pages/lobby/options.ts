/** Table options by their schema: what they are now, what may be chosen, what a choice sends to the room. */
import type { Lobby, Option } from '../../generated/wire'

export type Value = string | number | boolean
export type Chosen = Record<string, Value>
interface Words {
  t(id: string, args?: Record<string, string | number>): string
  has(id: string): boolean
}

const record = (thing: object): Chosen => thing as Chosen

/** The value of an option as the game would be played. */
export function valueOf(option: Option, lobby: Lobby, options: readonly Option[]): Value {
  const settled = record(lobby.settled)[option.id]
  if (settled !== undefined) return settled
  const mode = modeOf(record(lobby.options), options)
  return option.forced[mode] ?? record(lobby.options)[option.id] ?? usual(option, mode)
}

export function modeOf(chosen: Chosen, options: readonly Option[]): string {
  return String(chosen.mode ?? options.find((option) => option.id === 'mode')?.default ?? '')
}

/** What an option is unless somebody chooses. */
export function usual(option: Option, mode: string): Value {
  return option.default_by_mode[mode] ?? option.default
}

/** Whether the mode, or the number of seats, leaves no choice. */
export const isForced = (option: Option, mode: string, seats: number): boolean =>
  mode in option.forced || (option.seats.length > 0 && !option.seats.includes(seats))
/** Whether the option means anything in that mode. */
export const isKnown = (option: Option, mode: string): boolean => !option.modes.length || option.modes.includes(mode)

/** All values in order. */
export function choices(option: Option): Value[] {
  if (option.type === 'bool') return [true, false]
  if (option.type === 'enum') return option.values
  const steps = Math.floor((option.max - option.min) / option.step) + 1
  const range = Array.from({ length: steps }, (_, i) => option.min + i * option.step)
  return [...new Set([...option.also, ...range])].sort((a, b) => a - b)
}

/** The options to send after one was chosen: what is usual is left out, and so is what the mode does not know. */
export function choose(chosen: object, options: readonly Option[], id: string, value: Value): Chosen {
  const wished: Chosen = { ...record(chosen), [id]: value }
  const mode = modeOf(wished, options)
  const kept = options.filter((option) => {
    const wish = wished[option.id]
    return wish !== undefined && !option.counts_seats && isKnown(option, mode) && wish !== usual(option, mode)
  })
  return Object.fromEntries(kept.map((option) => [option.id, wished[option.id]]))
}

/** Whether two sets of choices are the same. */
export function same(one: object, other: object): boolean {
  const sorted = (chosen: object) => JSON.stringify(Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

/** A value in words: its own message, the message for any value, or as it is. */
export function valueText(option: Option, value: Value, words: Words): string {
  const own = `option-${option.id}-${value}`
  if (words.has(own)) return words.t(own)
  const any = `option-${option.id}-value`
  return words.has(any) ? words.t(any, { value: value as string | number }) : String(value)
}

/** The few options worth showing at first sight: the game's own pick, or the first ones. */
export function telling(options: readonly Option[], pick: readonly string[], mode: string, count = 3): Option[] {
  const shown = options.filter((option) => !option.counts_seats && isKnown(option, mode))
  const picked = pick.map((id) => shown.find((option) => option.id === id)).filter((option) => option !== undefined)
  return [...picked, ...shown.filter((option) => !picked.includes(option))].slice(0, count)
}
