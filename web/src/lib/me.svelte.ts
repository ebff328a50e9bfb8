/** Who sits at this browser. */
import type { Look } from '../generated/wire'
import { api } from './api'

class Myself {
  name = $state('')
  look = $state<Look>({ colour: 0, face: 0 })
  /** Whether the room has been asked yet. */
  known = $state(false)

  /** Somebody who has not said their name. */
  get isNew(): boolean {
    return this.known && this.name === ''
  }

  #loading: Promise<void> | null = null

  /** Asks the room; whoever asks meanwhile waits for the same answer. */
  load(): Promise<void> {
    this.#loading ??= api
      .me()
      .then((me) => this.#take(me.name, me.look))
      .finally(() => (this.#loading = null))
    return this.#loading
  }

  async save(name: string, look: Look): Promise<void> {
    const me = await api.setMe({ name, look })
    this.#take(me.name, me.look)
  }

  #take(name: string, look: Look) {
    this.name = name
    this.look = look
    this.known = true
  }
}

export const me = new Myself()
