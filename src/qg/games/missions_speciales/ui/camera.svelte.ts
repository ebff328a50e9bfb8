/** What part of the map is seen: moved by hand, wheel, keys and buttons. */
import type { Spot } from './map'

const WORLD = { left: 0, top: -40, right: 1000, bottom: 606 }
const CLOSEST = 190

export class Camera {
  x = $state(500)
  y = $state(300)
  /** Units seen from left to right. */
  w = $state(1000)
  /** The window in pixels, and what is covered at its top. */
  width = $state(800)
  height = $state(480)
  top = $state(0)
  #frame = 0

  get h(): number {
    return (this.w * this.height) / this.width
  }
  /** Pixels for each unit. */
  get scale(): number {
    return this.width / this.w
  }
  get box(): string {
    return `${(this.x - this.w / 2).toFixed(2)} ${(this.y - this.h / 2).toFixed(2)} ${this.w.toFixed(2)} ${this.h.toFixed(2)}`
  }
  /** The whole world fits. */
  get widest(): number {
    const free = Math.max(0.4, (this.height - this.top) / this.height)
    return Math.max(WORLD.right - WORLD.left, ((WORLD.bottom - WORLD.top) * this.width) / (this.height * free))
  }

  /** A point of the window (0 to 1) in units. */
  at(fx: number, fy: number): Spot {
    return { x: this.x + (fx - 0.5) * this.w, y: this.y + (fy - 0.5) * this.h }
  }

  move(dx: number, dy: number): void {
    this.stop()
    this.#set(this.x - dx, this.y - dy, this.w)
  }
  /** Nearer or farther, with one point of the window held still. */
  zoom(factor: number, fx = 0.5, fy = 0.5): void {
    this.stop()
    const held = this.at(fx, fy)
    const w = this.#width(this.w / factor)
    const h = (w * this.height) / this.width
    this.#set(held.x - (fx - 0.5) * w, held.y - (fy - 0.5) * h, w)
  }

  whole(calm: boolean): void {
    this.frame(
      [
        { x: WORLD.left, y: WORLD.top },
        { x: WORLD.right, y: WORLD.bottom },
      ],
      calm,
      0,
    )
  }
  /** So that all of these are seen. */
  frame(spots: readonly Spot[], calm: boolean, room = 70): void {
    if (!spots.length) return
    const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room]
    const [up, down] = [Math.min(...ys) - room * 0.7, Math.max(...ys) + room * 0.7]
    const free = Math.max(0.4, (this.height - this.top) / this.height)
    const w = this.#width(Math.max(right - left, ((down - up) * this.width) / (this.height * free)))
    const h = (w * this.height) / this.width
    const covered = (this.top / this.height) * h
    this.#go((left + right) / 2, (up + down) / 2 - covered / 2, w, calm)
  }
  /** Into sight, if it is not. */
  show(spot: Spot, calm: boolean): void {
    const covered = (this.top / this.height) * this.h
    const inside =
      Math.abs(spot.x - this.x) < this.w * 0.44 &&
      spot.y > this.y - this.h * 0.42 + covered &&
      spot.y < this.y + this.h * 0.42
    if (!inside) this.#go(spot.x, spot.y - covered / 2, this.w, calm)
  }
  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #width(w: number): number {
    return Math.min(this.widest, Math.max(CLOSEST, w))
  }
  #set(x: number, y: number, w: number): void {
    const h = (w * this.height) / this.width
    const covered = (this.top / this.height) * h
    const keep = (value: number, low: number, high: number, size: number) =>
      high - low <= size ? (low + high) / 2 : Math.min(high - size / 2, Math.max(low + size / 2, value))
    this.w = w
    this.x = keep(x, WORLD.left, WORLD.right, w)
    this.y = keep(y + covered / 2, WORLD.top, WORLD.bottom, h - covered) - covered / 2
  }
  #go(x: number, y: number, w: number, calm: boolean): void {
    this.stop()
    if (calm) return this.#set(x, y, w)
    const from = { x: this.x, y: this.y, w: this.w }
    const start = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 420)
      const eased = 1 - (1 - t) ** 3
      this.#set(from.x + (x - from.x) * eased, from.y + (y - from.y) * eased, from.w + (w - from.w) * eased)
      if (t < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }
}
