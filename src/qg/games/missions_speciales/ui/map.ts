/** Where things lie on the canvas: lines, curves, and what is nearest. Drawing only. */
import type { PlaceFacts, RouteFacts } from './model.svelte'

export interface Spot {
  x: number
  y: number
}
/** A curve with one control point. */
export interface Curve {
  a: Spot
  c: Spot
  b: Spot
}

export const between = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The middle of a line, moved aside by so many units: to the right of the way from a to b where positive. */
export function curve(a: Spot, b: Spot, aside: number): Curve {
  const long = between(a, b) || 1
  const c = { x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * aside, y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * aside }
  return { a, c, b }
}

export function on({ a, c, b }: Curve, t: number): Spot {
  const one = 1 - t
  return {
    x: one * one * a.x + 2 * one * t * c.x + t * t * b.x,
    y: one * one * a.y + 2 * one * t * c.y + t * t * b.y,
  }
}

/** Which way a curve leads at a point, in degrees. */
export function heading(line: Curve, t: number): number {
  const [before, after] = [on(line, Math.max(0, t - 0.02)), on(line, Math.min(1, t + 0.02))]
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
}

const n = (value: number): string => value.toFixed(1)
export const drawn = ({ a, c, b }: Curve): string => `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(b.x)} ${n(b.y)}`

/** A wave along a curve: the sea. */
export function wave(line: Curve, step = 9, high = 5): string {
  const count = Math.max(4, Math.round(between(line.a, line.b) / step))
  let path = `M${n(line.a.x)} ${n(line.a.y)}`
  for (let i = 1; i <= count; i++) {
    const [from, to] = [on(line, (i - 1) / count), on(line, i / count)]
    const top = curve(from, to, i % 2 ? high : -high).c
    path += `Q${n(top.x)} ${n(top.y)} ${n(to.x)} ${n(to.y)}`
  }
  return path
}

export const lineOf = (route: RouteFacts, at: (id: string) => Spot): Curve =>
  curve(at(route.a), at(route.b), 2 * route.bend)
/** Public flights bow one way, Q links the other, so that both can be told apart from lines. */
export const flightOf = (a: Spot, b: Spot): Curve =>
  a.x < b.x ? curve(a, b, 0.14 * between(a, b)) : curve(a, b, -0.14 * between(a, b))
export const linkOf = (a: Spot, b: Spot): Curve =>
  a.x < b.x ? curve(a, b, -0.2 * between(a, b)) : curve(a, b, 0.2 * between(a, b))

export function nearest(places: readonly PlaceFacts[], spot: Spot, within: number): PlaceFacts | null {
  const [best] = [...places].sort((one, other) => between(one, spot) - between(other, spot))
  return best && between(best, spot) <= within ? best : null
}

/** The next place in a direction, for arrow keys: near, and not too far aside. */
export function neighbour(places: readonly PlaceFacts[], from: Spot, dx: number, dy: number): PlaceFacts | null {
  let best: PlaceFacts | null = null
  let least = Infinity
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx)
    if (ahead <= 0 || aside > 2 * ahead) continue
    const cost = ahead + 1.6 * aside
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}
