import { describe, expect, it } from 'vitest'
import { fold } from './patch'

/** What each patch makes of a value: the cases of tests/kernel/test_patch.py. */
const CASES: [what: string, before: unknown, patch: unknown, after: unknown][] = [
  [
    'an item of a field',
    { name: 'x', places: [1, 2, 3, 4], inner: null },
    { '~': { places: { '~': { 2: 0 } } } },
    { name: 'x', places: [1, 2, 0, 4], inner: null },
  ],
  ['an item more', { places: [1, 2] }, { '~': { places: { '+': [5] } } }, { places: [1, 2, 5] }],
  ['items that have gone', { cards: ['a', 'b', 'c', 'd'] }, { '~': { cards: { '-': [0, 2] } } }, { cards: ['b', 'd'] }],
  ['a shorter list', { places: [1, 2, 3] }, { '~': { places: [1, 2] } }, { places: [1, 2] }],
  [
    'a field within a field',
    { name: 'x', inner: { name: 'y', places: [5] } },
    { '~': { inner: { '~': { name: 'z' } } } },
    { name: 'x', inner: { name: 'z', places: [5] } },
  ],
  [
    'one entry of one entry, by its path',
    { inner: [{ name: 'y', places: [5] }], name: 'x' },
    { '~': { 'inner/0/name': 'z', name: 'w' } },
    { inner: [{ name: 'z', places: [5] }], name: 'w' },
  ],
  [
    'an item more at a path',
    { inner: { places: [5] } },
    { '~': { 'inner/places': { '+': [6] } } },
    { inner: { places: [5, 6] } },
  ],
  ['an item by a path, and one more', [[1], [2]], { '~': { '0/0': 9 }, '+': [3] }, [[9], [2], 3]],
  ['a list of which most has changed', [1, 2, 3], [3, 2, 1], [3, 2, 1]],
  ['an item changed and one more', [1, 2, 3, 4], { '~': { 3: 5 }, '+': [6] }, [1, 2, 3, 5, 6]],
  ['a truth instead of a number', [0, 1, 2], { '~': { 0: false } }, [false, 1, 2]],
  ['another kind of value', { a: 1 }, [1], [1]],
  ['an object of other keys', { a: 1 }, { b: 2 }, { b: 2 }],
  ['nothing in the place of something', { a: { b: 1 } }, { '~': { a: null } }, { a: null }],
  ['something in the place of nothing', null, { a: 1 }, { a: 1 }],
]

describe('a patch', () => {
  it.each(CASES)('says %s', (_, before, patch, after) => {
    expect(fold(before, patch)).toEqual(after)
  })

  it('leaves the old value as it was, and what it does not name the very same', () => {
    const before = { places: [[1], [2]], name: 'x', inner: { n: 1 } }
    const copy = structuredClone(before)
    const after = fold(before, { '~': { places: { '~': { 0: { '~': { 0: 9 } } }, '+': [3] } } }) as any
    expect(after).toEqual({ places: [[9], [2], 3], name: 'x', inner: { n: 1 } })
    expect(before).toEqual(copy)
    expect(after.inner).toBe(before.inner)
    expect(after.places[1]).toBe(before.places[1])
  })
})
