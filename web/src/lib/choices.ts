/** The plain list of choices: the way to play any game, board or not. */
import { keyOf } from './names.svelte'

export interface Group {
  type: string
  choices: unknown[]
}

/** Groups of this many choices or more have a heading, which folds them, and narrow columns. */
export const MANY = 7

/** Choices of one kind together, in the order in which the kinds first come. */
export function byType(choices: readonly unknown[]): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of choices) {
    const type = typeof choice === 'object' && choice !== null ? String((choice as any).type) : ''
    const group = groups.get(type) ?? { type, choices: [] }
    group.choices.push(choice)
    groups.set(type, group)
  }
  return [...groups.values()]
}

/** What is mainly asked: the largest group, of several the first. */
export function mainOf(groups: readonly Group[]): Group | undefined {
  return groups.toSorted((one, other) => other.choices.length - one.choices.length)[0]
}

export function isPointed(pointed: readonly unknown[], choice: unknown): boolean {
  const key = keyOf(choice)
  return pointed.some((one) => keyOf(one) === key)
}

// -- forms for spaces of choices -----------------------------------------------------------------------------------

/** As much of JSON schema as games describe their spaces with. */
export interface Schema {
  const?: unknown
  enum?: unknown[]
  type?: string
  title?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  uniqueItems?: boolean
  examples?: unknown[]
  default?: unknown
}

/** The kinds of choice a space holds, each with its own fields. */
export function formsOf(schema: Schema | null | undefined): Schema[] {
  if (!schema) return []
  const forms = schema.anyOf ?? [schema]
  return forms.filter((form) => form.properties)
}

/** The fields somebody has to fill in; the others are settled. */
export function fieldsOf(form: Schema): [string, Schema][] {
  return Object.entries(form.properties ?? {}).filter(([, field]) => field.const === undefined)
}

/** What a field begins with. */
export function startOf(field: Schema): unknown {
  if (field.const !== undefined) return field.const
  if (field.default !== undefined) return field.default
  if (field.enum) return field.enum[0]
  if (field.prefixItems) return (field.examples?.[0] as unknown[]) ?? field.prefixItems.map(startOf)
  if (field.examples?.length) return field.examples[0]
  if (field.type === 'array') return []
  if (field.type === 'boolean') return false
  if (field.type === 'integer' || field.type === 'number')
    return Math.max(field.minimum ?? 0, Math.min(0, field.maximum ?? 0))
  return ''
}

export function choiceOf(form: Schema, values: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(form.properties ?? {})
  return Object.fromEntries(names.map((name) => [name, values[name] ?? startOf(form.properties![name])]))
}
