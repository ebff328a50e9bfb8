/** Sets of options a host has named, by game. They stay in this browser. */
import { MOST_PRESETS } from '../generated/wire'
import { keep, recall } from './kept'

const KEY = 'qg.presets'

export interface OwnPreset {
  name: string
  seats: number
  options: Record<string, string | number | boolean>
}

class OwnPresets {
  #kept = $state<Partial<Record<string, OwnPreset[]>>>(recall(KEY))

  of(game: string): readonly OwnPreset[] {
    return this.#kept[game] ?? []
  }

  /** A name that is known already now means this. */
  save(game: string, preset: OwnPreset) {
    this.#set(game, [...this.of(game).filter((other) => other.name !== preset.name), preset].slice(-MOST_PRESETS))
  }

  forget(game: string, name: string) {
    const others = this.of(game).filter((preset) => preset.name !== name)
    this.#set(game, others)
  }

  #set(game: string, presets: OwnPreset[]) {
    this.#kept = { ...this.#kept, [game]: presets }
    keep(KEY, this.#kept)
  }
}

export const ownPresets = new OwnPresets()
