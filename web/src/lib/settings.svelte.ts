/** What this browser remembers about its reader's taste. */
import { keep, recall } from './kept'

const KEY = 'qg.settings'

interface Kept {
  lang: 'fr' | 'en' | null
  muted: boolean
  volume: number
  ticking: number
  fast: boolean
  calm: boolean
  textScale: number
}

const DEFAULTS: Kept = { lang: null, muted: false, volume: 0.7, ticking: 0.7, fast: false, calm: false, textScale: 1 }
export const TEXT_SCALES = [1, 1.15, 1.3, 1.5, 2] as const

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...recall<Kept>(KEY) })
  #still = $state(still?.matches ?? false)

  constructor() {
    still?.addEventListener('change', () => (this.#still = still.matches))
    this.#show()
  }

  get lang() {
    return this.#kept.lang
  }
  set lang(lang: 'fr' | 'en' | null) {
    this.#keep({ lang })
  }
  get muted() {
    return this.#kept.muted
  }
  set muted(muted: boolean) {
    this.#keep({ muted })
  }
  /** How loud everything is, 0 to 1. */
  get volume() {
    return this.#kept.volume
  }
  set volume(volume: number) {
    this.#keep({ volume })
  }
  /** How loud clocks and their spoken seconds are beside the rest, 0 to 1. */
  get ticking() {
    return this.#kept.ticking
  }
  set ticking(ticking: number) {
    this.#keep({ ticking })
  }
  get fast() {
    return this.#kept.fast
  }
  set fast(fast: boolean) {
    this.#keep({ fast })
  }
  /** No motion: asked for here or by the system. */
  get calm() {
    return this.#kept.calm || this.#still
  }
  set calm(calm: boolean) {
    this.#keep({ calm })
  }
  get textScale() {
    return this.#kept.textScale
  }
  set textScale(textScale: number) {
    this.#keep({ textScale })
  }

  #keep(change: Partial<Kept>) {
    Object.assign(this.#kept, change)
    keep(KEY, this.#kept)
    this.#show()
  }

  /** What style sheets need to know. */
  #show() {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    root.toggleAttribute('data-calm', this.#kept.calm)
    root.style.setProperty('--text-scale', String(this.#kept.textScale))
  }
}

export const settings = new Settings()
