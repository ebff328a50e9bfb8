/** Shows events one after the other while the game goes on.
 *
 * Nothing here blocks input: the view a board reads is always the newest, only what is shown lags behind. Waits get
 * shorter the longer news have to queue, and are left out altogether when news are too old, when the tab is hidden,
 * when somebody skips, and for readers who want no motion.
 */
import type { ToldEvent } from '../generated/wire'
import type { Stage } from './board'
import { settings } from './settings.svelte'

type Show = (event: any, told: ToldEvent) => Promise<void> | void

/** How old unshown news may be, in milliseconds. */
export const TOO_OLD = 4000
const FAST = 0.4

interface Batch {
  events: readonly ToldEvent[]
  came: number
}

export class EventStage<Event = unknown> implements Stage<Event> {
  #shows = new Map<string, Set<Show>>()
  #queue: Batch[] = []
  #playing = $state(false)
  #rushing = $state(false)
  #hurry = new Set<() => void>()
  #late: ReturnType<typeof setTimeout> | undefined
  #hidden = typeof document === 'undefined' ? () => false : () => document.hidden

  get playing(): boolean {
    return this.#playing
  }

  /** No motion is wanted. */
  get calm(): boolean {
    return settings.calm
  }

  /** Whether waits and sounds are left out just now, to catch up. */
  get rushing(): boolean {
    return this.#rushing
  }

  on<T extends Event = Event>(type: string, show: (event: T, told: ToldEvent) => Promise<void> | void): () => void {
    const shows = this.#shows.get(type) ?? new Set<Show>()
    this.#shows.set(type, shows.add(show))
    return () => shows.delete(show)
  }

  wait(ms: number): Promise<void> {
    const pause = this.#pace(ms)
    if (pause <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const over = () => {
        clearTimeout(timer)
        this.#hurry.delete(over)
        resolve()
      }
      const timer = setTimeout(over, pause)
      this.#hurry.add(over)
    })
  }

  /** Goes to the newest state at once. */
  skip(): void {
    if (!this.#playing) return
    this.#rushing = true
    for (const over of [...this.#hurry]) over()
  }

  /** Forgets what is still to be shown, as when jumping about in a replay. */
  clear(): void {
    this.#queue = []
    this.skip()
  }

  add(events: readonly ToldEvent[]): void {
    if (!events.length) return
    this.#queue.push({ events, came: Date.now() })
    if (this.#playing) this.#watch()
    else void this.#play()
  }

  #pace(ms: number): number {
    if (this.calm || this.#rushing || this.#hidden()) return 0
    const waiting = this.#queue.length ? (Date.now() - this.#queue[0].came) / 1000 : 0
    return ((settings.fast ? FAST : 1) * ms) / (1 + waiting)
  }

  /** Skips once the first news in the queue have become too old. */
  #watch(): void {
    clearTimeout(this.#late)
    if (!this.#queue.length) return
    this.#late = setTimeout(() => this.skip(), this.#queue[0].came + TOO_OLD - Date.now())
  }

  async #play(): Promise<void> {
    this.#playing = true
    while (this.#queue.length) {
      const batch = this.#queue.shift()!
      if (Date.now() - batch.came > TOO_OLD) this.#rushing = true
      this.#watch()
      for (const told of batch.events) await this.#show(told)
    }
    clearTimeout(this.#late)
    this.#rushing = false
    this.#playing = false
  }

  async #show(told: ToldEvent): Promise<void> {
    for (const show of [...(this.#shows.get(told.event.type) ?? [])]) {
      try {
        await show(told.event, told)
      } catch (error) {
        console.error('An event could not be shown', told, error)
      }
    }
  }
}
