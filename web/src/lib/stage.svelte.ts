/** Plays moments one after the other while the game goes on.
 *
 * Nothing here blocks input: the view a board reads is always the newest, only what is shown lags behind. Waits get
 * shorter the longer news have to queue, and are left out altogether when news are too old, when the tab is hidden,
 * when somebody skips, and for readers who want no motion. Until there is a board to show them on, moments wait.
 */
import type { Moment, Stage } from './board'
import { settings } from './settings.svelte'

type Tell = (event: any, moment: Moment) => unknown
type Show = Tell | { before: Tell; after?: Tell }

/** How old unshown news may be, in milliseconds. */
export const TOO_OLD = 4000
const FAST = 0.4

interface Batch {
  moments: Moment[]
  came: number
}

export class EventStage<Event = unknown> implements Stage<Event> {
  #shows = new Map<string, Set<Show>>()
  #queue: Batch[] = []
  /** What is still to be told of the news that are being told. */
  #rest: Moment[] = []
  #held = false
  #busy = false
  /** What is shown just now belongs to news that were cleared away. */
  #stale = false
  #playing = $state(false)
  #rushing = $state(false)
  #hurry = new Set<() => void>()
  #late: ReturnType<typeof setTimeout> | undefined
  #hidden = typeof document === 'undefined' ? () => false : () => document.hidden

  /** `set` is told of each moment just before it is shown. */
  constructor(private readonly set: (moment: Moment) => void = () => {}) {}

  /** Whether anything is left to tell. */
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

  on(type: string, show: Show): () => void {
    const shows = this.#shows.get(type) ?? new Set<Show>()
    this.#shows.set(type, shows.add(show))
    return () => shows.delete(show)
  }

  tell(shows: object): () => void {
    const stops = Object.entries(shows).map(([type, show]) => this.on(type, show))
    return () => stops.forEach((stop) => stop())
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
    if (!this.#busy) return
    this.#rushing = true
    for (const over of [...this.#hurry]) over()
  }

  /** Forgets what is still to be shown, as when jumping about in a replay. */
  clear(): void {
    this.#queue = []
    this.#rest = []
    this.#playing = false
    this.#stale = this.#busy
    this.skip()
  }

  /** There is no board yet: moments wait for one. */
  hold = (): void => {
    this.#held = true
  }

  /** A board is there; returns how to say that it is gone. */
  open = (): (() => void) => {
    this.#held = false
    if (!this.#busy) void this.#play()
    return this.hold
  }

  add(moments: readonly Moment[]): void {
    if (!moments.length) return
    this.#queue.push({ moments: [...moments], came: Date.now() })
    this.#playing = true
    if (this.#busy) this.#watch()
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
    if (this.#held || !this.#queue.length) return
    this.#busy = true
    while (this.#queue.length) {
      const batch = this.#queue.shift()!
      this.#rest = batch.moments
      if (Date.now() - batch.came > TOO_OLD) this.#rushing = true
      this.#watch()
      for (let moment; (moment = this.#rest.shift());) {
        const showing = this.#show(moment)
        if (showing) await showing
        if (this.#stale) this.#stale = this.#rushing = false
      }
    }
    clearTimeout(this.#late)
    this.#busy = this.#rushing = this.#playing = false
  }

  /** What nobody shows takes no time at all; the board is set at once unless something is told before. */
  #show(moment: Moment): Promise<void> | void {
    const shows = moment.event ? [...(this.#shows.get(moment.event.type) ?? [])] : []
    const before = shows.flatMap((show) => (typeof show === 'function' ? [] : show.before))
    const after = shows.flatMap((show) => (typeof show === 'function' ? show : (show.after ?? [])))
    const set = () => {
      if (!this.#stale) this.set(moment)
      if (after.length) return this.#run(after, moment)
    }
    return before.length ? this.#run(before, moment).then(set) : set()
  }

  async #run(tells: readonly Tell[], moment: Moment): Promise<void> {
    for (const tell of tells) {
      try {
        await tell(moment.event, moment)
      } catch (error) {
        console.error('An event could not be shown', moment, error)
      }
    }
  }
}
