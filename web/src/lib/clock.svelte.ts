/** The table's time as this browser knows it: told with every scene, kept going in between. */
import { createSubscriber } from 'svelte/reactivity'

const TICK = 100
/** A message that seems this much later than the best one so far did not travel slowly: the table's time stood still. */
const STOOD = 2500

export class TableClock {
  #ahead: number | null = null
  #here: () => number
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK)
    return () => clearInterval(timer)
  })

  constructor(here: () => number = () => performance.now()) {
    this.#here = here
  }

  /** A scene says what time it was at the table when it was sent; the fastest message tells best. */
  hear(now: number): void {
    const ahead = now - this.#here()
    if (this.#ahead === null || ahead > this.#ahead || this.#ahead - ahead > STOOD) this.#ahead = ahead
  }

  /** After a lost connection nothing is known. */
  forget(): void {
    this.#ahead = null
  }

  /** Table time in milliseconds; whoever reads it in an effect is told ten times a second. */
  get now(): number {
    this.#subscribe()
    return Math.round(this.#here() + (this.#ahead ?? 0))
  }
}
