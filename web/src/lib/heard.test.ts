import { describe, expect, it } from 'vitest'
import type { MomentTold } from '../generated/wire'
import { unpacked } from './heard'
import { bundleOf, Texts } from './words.svelte'

const NAMES = ['Nora', 'Samir']
const ITEMS = {
  type: 'shown',
  seats: [1, 0],
  cards: [
    { card: 'x', seat: 1 },
    { card: 'y', seat: null },
  ],
}
const told = (event: object, change: Partial<MomentTold> = {}) => ({ event, ...change }) as MomentTold
const PIECES = {
  cut: { seat: 'seat', wire: 'wire' },
  shown: { seats: 'seat', cards: { card: 'card', seat: 'seat' } },
}
const bundles = [
  bundleOf('en', [
    `event-cut = { $seat } cuts { $wire } ({ $safe ->
    [true] safe
   *[other] not safe
 }, { $steps })
    .again = Again { $wire }, { $why }
event-shown = { $seats }: { $cards }
    .item = { $card } of { $seat }
wire-red = the red wire
card-x = an ace
joined = { $head } and { $last }`,
  ]),
]
const texts = new Texts(
  () => bundles,
  () => PIECES,
)
const say = (...moments: MomentTold[]) => unpacked(moments, NAMES).flatMap(({ lines }) => lines.map(texts.say))

describe('what a message leaves out', () => {
  it('is the line, where the event says it all', () => {
    const cut = { type: 'cut', seat: 1, wire: 'red', safe: true, steps: 2 }
    expect(say(told(cut))).toEqual(['Samir cuts the red wire (safe, 2)'])
    expect(say(told({ ...cut, wire: 'pink', safe: false }))).toEqual(['Samir cuts pink (not safe, 2)'])
    expect(say(told(cut, { lines: [] }), {})).toEqual([])
  })

  it('is named by its type, never by the name of a field', () => {
    const cut = { type: 'cut', seat: 0, wire: 'red', safe: true, steps: 1 }
    const untyped = new Texts(() => bundles)
    const [{ lines }] = unpacked([told(cut)], NAMES)
    expect(lines.map(untyped.say)).toEqual(['0 cuts red (safe, 1)'])
  })

  it('is in lists too, and in their parts', () => {
    expect(say(told(ITEMS))).toEqual(['Samir and Nora: an ace of Samir and y of none'])
  })

  it('is what a line has not of its own', () => {
    const cut = { type: 'cut', seat: 1, wire: 'red', safe: true, steps: 2 }
    const lines = [{ args: { wire: 'it' } }, { id: 'event-cut.again', args: { why: { id: 'card-x', args: {} } } }]
    expect(say(told(cut, { lines }))).toEqual(['Samir cuts it (safe, 2)', 'Again the red wire, an ace'])
  })

  it('is the stamp of the event before, and a number one higher', () => {
    const moments = [told({ type: 'a' }, { k: 4, stamp: 7 }), {}, told({ type: 'b' }), told({ type: 'c' }, { k: 5 })]
    expect(unpacked(moments, []).map(({ k, stamp }) => [k, stamp])).toEqual([[4, 7], [4, 7], [5, 7], [5, 7]]) // prettier-ignore
    expect(unpacked([told({ type: 'a' }, { k: 6 })], [])[0].stamp).toBeNull()
  })
})
