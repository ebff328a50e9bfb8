/** What the choices of a list are called. The room finds the words once somebody reads them, not before. */
import type { Text } from '../generated/wire'
import type { Choice } from './board'

export type What = 'options' | 'standing' | 'table'
/** Asks the room to put something in words. */
export type Ask = (what: What) => Promise<readonly Text[]>

/** Two choices are the same when they are the same as JSON, whatever the order of their fields. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(choice, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

export class Names {
  #said = $state.raw<ReadonlyMap<string, Text>>(new Map())
  #pending = $state(true)
  #asked: readonly Choice[] | null = null

  constructor(
    private readonly what: What,
    private readonly list: () => readonly Choice[],
    private readonly ask: Ask,
  ) {}

  /** Whether words are still to come. */
  get pending(): boolean {
    return this.#pending
  }

  /** What a choice of the list is called; undefined: not known. */
  of(choice: Choice): Text | undefined {
    // Whoever reads must not change what is read.
    if (this.#asked !== this.list()) queueMicrotask(() => void this.#find())
    return this.#said.get(keyOf(choice))
  }

  /** The answer names the list as it stands when the answer comes: messages keep their order. */
  async #find(): Promise<void> {
    if (this.#asked === this.list()) return
    this.#asked = this.list()
    this.#pending = true
    const lines = await this.ask(this.what)
    const list = this.list()
    this.#pending = false
    if (lines.length !== list.length) return
    this.#asked = list
    this.#said = new Map(list.map((choice, place) => [keyOf(choice), lines[place]]))
  }
}
