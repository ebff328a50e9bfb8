/** What the eye sees: the table as the story has told it so far. It catches up with the view whenever the story ends. */
import type { Stage } from '$qg/board'
import type { Bench, Die, Proof } from './model.svelte'
import type * as E from './types'

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
/** A mission that has just been validated, shown to everybody with what proves it. */
export interface Stamped {
  seat: number
  card: string
  dice: Proof[]
  lit: number
  down: boolean
}
export const FLY = 620

export class Shown {
  round = $state(0)
  active = $state(0)
  phase = $state<'mission' | 'debriefing'>('mission')
  turn = $state(-1)
  n = $state(0)
  r = $state(0)
  rollsLeft = $state(0)
  dice = $state.raw<Die[][]>([])
  locked = $state<boolean[]>([])
  validated = $state.raw<E.Validated[][]>([])
  display = $state<(string | null)[]>([])
  discard = $state<string[]>([])
  #figures = $state.raw<E.Figures>({} as E.Figures)

  /** Dice that tumble, are lit, fall through a trapdoor, turn under the magnifier. */
  rolling = $state.raw<number[]>([])
  lit = $state.raw<number[]>([])
  falling = $state.raw<number[]>([])
  turning = $state.raw<number[]>([])
  /** Whose dice a glove knocks. */
  glove = $state(-1)
  caption = $state('')
  gadget = $state.raw<{ seat: number; gadget: string } | null>(null)
  stamped = $state.raw<Stamped | null>(null)
  /** A claim that failed: `hand-1`. */
  shaken = $state('')
  sprites = $state.raw<Sprite[]>([])
  puffs = $state.raw<Puff[]>([])
  /** Set up in the middle of a story: its rest is in the view already. */
  deaf = false
  #id = 0

  constructor(readonly bench: Bench) {}

  get stage(): Stage<E.Event> {
    return this.bench.table.stage
  }

  /** All as the view says: nothing is left to tell. */
  sync(): void {
    this.deaf = this.stage.playing
    const board = this.bench.board
    this.round = board.round
    this.active = board.active
    this.phase = board.phase
    this.turn = board.turn
    this.n = board.n
    this.r = board.r
    this.rollsLeft = board.rolls_left
    this.dice = board.dice as unknown as Die[][]
    this.locked = [...board.locked]
    this.validated = board.validated
    this.display = [...board.display]
    this.discard = [...board.gadget_discard]
    this.#figures = this.bench.figures
    this.rolling = this.lit = this.falling = this.turning = []
    this.glove = -1
    this.caption = ''
    this.gadget = this.stamped = null
  }

  /** What the engine makes of the dice: as soon as they lie as the view has them, and till then as they lay before. */
  get figures(): E.Figures {
    const there = this.bench.board.dice as unknown as Die[][]
    const landed = !this.rolling.length && (this.dice === there || JSON.stringify(this.dice) === JSON.stringify(there))
    return landed ? this.bench.figures : this.#figures
  }
  /** Whether a seat's dice lie as the view has them, so that their total can be told. */
  landed = (seat: number): boolean =>
    JSON.stringify(this.dice[seat]) === JSON.stringify(this.bench.board.dice[seat]) &&
    !this.dice[seat].some((die) => this.rolling.includes(die[0]))

  // -- dice ---------------------------------------------------------------------------------------------------------

  put(seat: number, change: (tray: Die[]) => Die[]): void {
    this.dice = this.dice.map((tray, holder) => (holder === seat ? change([...tray]) : tray))
  }
  /** Dice in a tray show new values; those that were not there come in at the end. */
  lay(seat: number, dice: readonly Die[]): void {
    this.put(seat, (tray) => {
      const known = tray.map((die) => dice.find((other) => other[0] === die[0]) ?? die)
      return [...known, ...dice.filter((die) => !tray.some((other) => other[0] === die[0]))]
    })
  }
  take(seat: number, dice: readonly number[]): void {
    this.put(seat, (tray) => tray.filter((die) => !dice.includes(die[0])))
  }

  // -- things in the air --------------------------------------------------------------------------------------------

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
    if (this.stage.calm || !from || !to) return
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
