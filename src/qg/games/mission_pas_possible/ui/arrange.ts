/** Where the slots, signs and printed icons of a card lie, in units of one slot. Drawing only: the meaning is in the data. */
import type { BombFact, RelationFact } from './model'

export interface Spot {
  x: number
  y: number
}
export interface Sign extends Spot {
  text: string
  /** A sign between a lower and an upper die is turned upward. */
  up?: boolean
  wide?: boolean
  /** Without a patch over the wire. */
  bare?: boolean
}
export interface Arrangement {
  w: number
  h: number
  /** By slot, in order. */
  slots: Spot[]
  signs: Sign[]
  /** Where the printed icon stands when a die lies on its grey space; rows have none: dice lie on the icons. */
  chips: Spot[]
  /** The arrow of a stack: from where it points up (or, lying, to the right). */
  arrow: (Spot & { length: number; lying: boolean }) | null
}

export const CHIP = 0.42
const SIGN = 0.5
const GAP = 0.24
const APART = 0.5

interface Chain {
  /** The sign between each slot and the next. */
  between: (string | null)[]
  /** What stands at the end: "= 10". */
  tail: string | null
}

const PAIRS: Record<string, string> = {
  differ_value: '≠',
  differ_color: '≠',
  less: '<',
  greater: '>',
  match_either: '=',
  match_both: '=',
  same_value: '=',
  same_color: '=',
  sum: '+',
  difference: '−',
}

function chain(card: BombFact): Chain {
  const names = card.slots.map((slot) => slot.id)
  const between: (string | null)[] = names.map(() => null)
  let tail: string | null = null
  const mark = (slots: string[], text: string) =>
    slots.slice(0, -1).forEach((slot, n) => {
      const at = names.indexOf(slot)
      if (names[at + 1] === slots[n + 1]) between[at] = text
    })
  for (const relation of card.relations) {
    if (relation.rel === 'sum_equals') sides(relation, mark)
    else mark(relation.slots, PAIRS[relation.rel] ?? '=')
    if (relation.total !== null && relation.total !== undefined) tail = `= ${relation.total}`
  }
  return { between, tail }
}

function sides(relation: RelationFact, mark: (slots: string[], text: string) => void): void {
  mark(relation.left, '+')
  mark(relation.right, '+')
  mark([relation.left.at(-1) ?? '', relation.right[0] ?? ''], '=')
}

const gapAfter = (card: BombFact, sign: string | null, at: number): number => {
  if (sign) return SIGN
  const group = card.groups.find((one) => one.includes(card.slots[at]?.id ?? ''))
  return group && group.at(-1) === card.slots[at]?.id ? APART : GAP
}

const tailWidth = (tail: string): number => 0.34 * tail.length

/** One line; `below`: its sum under it. */
function line(card: BombFact, below: boolean): Arrangement {
  const { between, tail } = chain(card)
  const slots: Spot[] = []
  const signs: Sign[] = []
  let x = 0
  card.slots.forEach((_, n) => {
    slots.push({ x, y: 0 })
    x += 1
    if (n === card.slots.length - 1) return
    const gap = gapAfter(card, between[n] ?? null, n)
    if (between[n]) signs.push({ x: x + gap / 2, y: 0.5, text: between[n] ?? '' })
    x += gap
  })
  let h = 1
  if (tail && below) {
    signs.push({ x: x / 2, y: 1.36, text: tail, wide: true })
    h = 1.68
  } else if (tail) {
    signs.push({ x: x + 0.12 + tailWidth(tail) / 2, y: 0.5, text: tail, wide: true })
    x += 0.12 + tailWidth(tail)
  }
  return { w: x, h, slots, signs, chips: [], arrow: null }
}

/** Four slots in two lines; the sign between the lines stands before the second. */
function twoLines(card: BombFact): Arrangement {
  const { between } = chain(card)
  const lead = between[1] ? SIGN : 0
  const gap = between[0] || between[2] ? SIGN : GAP
  const slots = card.slots.map((_, n) => ({
    x: lead / 2 + (n % 2) * (1 + gap) + (n < 2 ? 0 : lead / 2),
    y: n < 2 ? 0 : 1.16,
  }))
  const signs: Sign[] = []
  ;[0, 2].forEach((n) => {
    if (between[n]) signs.push({ x: (slots[n]?.x ?? 0) + 1 + gap / 2, y: n < 2 ? 0.5 : 1.66, text: between[n] ?? '' })
  })
  if (between[1]) signs.push({ x: (slots[2]?.x ?? 0) - lead / 2, y: 1.66, text: between[1] })
  return { w: 2 + gap + lead, h: 2.16, slots, signs, chips: [], arrow: null }
}

const STEP = 1.05

/** Towers side by side, growing upward; their printed icons on the left. */
function towers(card: BombFact, sizes: number[], chips: boolean): Arrangement {
  const { between } = chain(card)
  const column = chips ? CHIP + 0.1 : 0.02
  const made: Arrangement = {
    w: 0.34,
    h: Math.max(...sizes) * STEP - 0.05,
    slots: [],
    signs: [],
    chips: [],
    arrow: null,
  }
  made.arrow = { x: 0.12, y: made.h - 0.1, length: made.h - 0.2, lying: false }
  let at = 0
  for (const size of sizes) {
    const left = made.w + column
    for (let n = 0; n < size; n++, at++) {
      const y = made.h - 1 - n * STEP
      made.slots.push({ x: left, y })
      made.chips.push({ x: left - CHIP - 0.07, y: y + (1 - CHIP) / 2 })
      if (between[at]) made.signs.push({ x: left + 1.2, y: y - 0.025, text: between[at] ?? '', up: true })
    }
    made.w = left + 1 + (between.some(Boolean) ? 0.4 : 0.26)
  }
  if (!between.some(Boolean)) made.w -= 0.2
  return made
}

/** Towers laid down, the lowest die first, for low boxes. */
function lying(card: BombFact, sizes: number[], chips: boolean): Arrangement {
  const { between } = chain(card)
  const row = chips ? CHIP + 0.06 : 0
  const made: Arrangement = { w: 0, h: 0, slots: [], signs: [], chips: [], arrow: null }
  let at = 0
  for (const size of sizes) {
    let x = 0.42
    for (let n = 0; n < size; n++, at++) {
      made.slots.push({ x, y: made.h + row })
      made.chips.push({ x: x + (1 - CHIP) / 2, y: made.h })
      x += 1
      if (n === size - 1) break
      if (between[at]) made.signs.push({ x: x + 0.22, y: made.h + row + 0.5, text: between[at] ?? '' })
      x += between[at] ? 0.44 : 0.1
    }
    at++
    made.w = Math.max(made.w, x)
    made.h += row + 1 + 0.12
  }
  made.h -= 0.12
  made.arrow = { x: 0.16, y: made.h - 0.16, length: Math.min(made.h - 0.3, 0.9), lying: true }
  return made
}

/** Rows of a pyramid from the base up; printed icons under the base and outside the others. */
function pyramid(rows: number[], chips: boolean): Arrangement {
  const base = rows[0] ?? 0
  const w = base * STEP - 0.05
  const foot = chips ? CHIP + 0.08 : 0
  const h = rows.length * STEP - 0.05 + foot
  const made: Arrangement = { w, h, slots: [], signs: [], chips: [], arrow: null }
  rows.forEach((count, level) => {
    const y = h - foot - 1 - level * STEP
    const left = (w - (count * STEP - 0.05)) / 2
    for (let n = 0; n < count; n++) {
      const x = left + n * STEP
      const outside = n === 0 && count > 1 ? x - CHIP - 0.05 : x + 1.05
      made.slots.push({ x, y })
      made.chips.push(level ? { x: outside, y: y + 0.1 } : { x: x + (1 - CHIP) / 2, y: y + 1.07 })
    }
  })
  return made
}

/** A pyramid laid flat: base, then what stands on it, with a sign between the levels. */
function flatPyramid(rows: number[], chips: boolean): Arrangement {
  const row = chips ? CHIP + 0.06 : 0
  const made: Arrangement = { w: 0, h: 1 + row, slots: [], signs: [], chips: [], arrow: null }
  let x = 0
  rows.forEach((count, level) => {
    if (level) {
      made.signs.push({ x: x + 0.24, y: row + 0.5, text: '↑', bare: true })
      x += 0.48
    }
    for (let n = 0; n < count; n++) {
      made.slots.push({ x, y: row })
      made.chips.push({ x: x + (1 - CHIP) / 2, y: 0 })
      x += n === count - 1 ? 1 : 1.06
    }
  })
  made.w = x
  return made
}

const variants = (card: BombFact, chips: boolean): Arrangement[] => {
  const n = card.slots.length
  switch (card.layout) {
    case 'stack':
      return [towers(card, [n], chips), lying(card, [n], chips)]
    case 'double_stack':
      return [towers(card, [3, 3], chips), lying(card, [3, 3], chips)]
    case 'pyramid':
      return [pyramid([2, 1], chips), flatPyramid([2, 1], chips)]
    case 'big_pyramid':
      return [pyramid([3, 2, 1], chips), flatPyramid([3, 2, 1], chips)]
    default: {
      const made = [line(card, false)]
      if (chain(card).tail) made.push(line(card, true))
      if (n === 4) made.push(twoLines(card))
      return made
    }
  }
}

/** The arrangement that makes the slots largest in a box; towers stand while that is nearly as large, or always. */
export function arrange(
  card: BombFact,
  box: { width: number; height: number },
  look: { chips: boolean; most: number; patience: number; upright: boolean },
): Arrangement & { size: number } {
  const raised = card.layout !== 'row'
  const all = variants(card, raised && look.chips)
  const made = raised && look.upright ? all.slice(0, 1) : all
  const fit = (one: Arrangement) => Math.min(box.width / one.w, box.height / one.h, look.most)
  let best = made[0] as Arrangement
  const patience = (size: number) => (raised ? (size < 30 ? 1.15 : look.patience) : size < 44 ? 1.12 : 1.6)
  for (const other of made.slice(1)) if (fit(other) > fit(best) * patience(fit(best))) best = other
  return { ...best, size: Math.max(6, fit(best)) }
}

/** How large an icon is printed: larger where a larger value is asked for. */
export function printedScale(card: BombFact): Record<string, number> {
  const lower: Record<string, string[]> = {}
  for (const { rel, slots } of card.relations) {
    const [a = '', b = ''] = slots
    if (rel === 'less') (lower[b] ??= []).push(a)
    if (rel === 'greater') (lower[a] ??= []).push(b)
  }
  const level = (slot: string): number => Math.max(0, ...(lower[slot] ?? []).map((under) => 1 + level(under)))
  const top = Math.max(...card.slots.map((slot) => level(slot.id)))
  return Object.fromEntries(card.slots.map(({ id }) => [id, top ? 0.7 + (0.3 * level(id)) / top : 1]))
}
