/** What the screen shows beside the board while an event is told: dice that tumble or fly, stamps. It starts empty. */
import type { Bench, Die, Proof } from './model.svelte'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
/** A die on its way from one place to another. */
export interface Sprite {
  id: number
  die: Die
  from: Box
  to: Box
  ms: number
  gear: string
}
export interface Puff {
  id: number
  seat: number
  text: string
}
/** A mission that is being validated, shown to everybody with what proves it. */
export interface Stamped {
  seat: number
  card: string
  dice: readonly Proof[]
  lit: number
  down: boolean
}
export const FLY = 620

export class Effects {
  /** Dice that tumble, are lit, fall through a trapdoor, turn under the magnifier. */
  rolling = $state.raw<readonly number[]>([])
  lit = $state.raw<readonly number[]>([])
  falling = $state.raw<readonly number[]>([])
  turning = $state.raw<readonly number[]>([])
  /** Whose dice a glove knocks. */
  glove = $state(-1)
  caption = $state('')
  gadget = $state.raw<{ seat: number; gadget: string } | null>(null)
  stamped = $state.raw<Stamped | null>(null)
  /** A claim that failed: `hand-1`. */
  shaken = $state('')
  sprites = $state.raw<readonly Sprite[]>([])
  puffs = $state.raw<readonly Puff[]>([])
  #id = 0

  constructor(readonly bench: Bench) {}

  /** Nothing is left to tell. What flies or rises ends by itself. */
  clear(): void {
    this.rolling = this.lit = this.falling = this.turning = []
    this.glove = -1
    this.caption = ''
    this.gadget = this.stamped = null
  }

  /** Whether a die is seen elsewhere than where it lies. */
  isFlying = (die: number): boolean => this.sprites.some((sprite) => sprite.die[0] === die)
  /** Whether a die still shows what it does not show for good. */
  isMoving = (die: number): boolean => this.rolling.includes(die) || this.isFlying(die)

  /** Where a thing is on the screen now, in the board's own pixels. */
  box(name: string): Box | null {
    const { root } = this.bench
    const found = root?.querySelector(`[data-fx="${name}"]`)?.getBoundingClientRect()
    const home = root?.getBoundingClientRect()
    return found && home && found.width
      ? { x: found.x - home.x, y: found.y - home.y, w: found.width, h: found.height }
      : null
  }
  fly(die: Die, from: Box | null, to: Box | null, gear = ''): void {
    if (this.bench.calm || !from || !to) return
    const sprite = { id: ++this.#id, die, from, to, ms: FLY, gear }
    this.sprites = [...this.sprites, sprite]
    setTimeout(() => (this.sprites = this.sprites.filter((one) => one.id !== sprite.id)), FLY)
  }
  puff(seat: number, text: string): void {
    const puff = { id: ++this.#id, seat, text }
    this.puffs = [...this.puffs, puff]
    setTimeout(() => (this.puffs = this.puffs.filter((one) => one.id !== puff.id)), 2200)
  }
  shake(key: string): void {
    this.shaken = key
    setTimeout(() => (this.shaken = this.shaken === key ? '' : this.shaken), 700)
  }
}
