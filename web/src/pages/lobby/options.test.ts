import { describe, expect, test } from 'vitest'
import type { Lobby, Option } from '../../generated/wire'
import { choices, choose, isForced, isKnown, telling, valueOf, valueText } from './options'

const plain: Option = {
  id: '',
  type: 'enum',
  default: '',
  rule: null,
  values: [],
  min: 0,
  max: 0,
  step: 1,
  also: [],
  modes: [],
  forced: {},
  default_by_mode: {},
  seats: [],
  block: '',
  counts_seats: false,
}
const mode: Option = { ...plain, id: 'mode', default: 'full', values: ['full', 'short'] }
const clock: Option = { ...plain, id: 'clock', type: 'int', default: 600, min: 300, max: 420, step: 60, also: [0] }
const extra: Option = { ...plain, id: 'extra', type: 'bool', default: false, modes: ['full'] }
const level: Option = { ...plain, id: 'level', default: 'b', values: ['a', 'b'], forced: { short: 'a' } }
const players: Option = { ...plain, id: 'players', type: 'int', default: 4, counts_seats: true }
const all = [players, mode, clock, extra, level]
const lobby = (options: object, settled: object = {}) => ({ options, settled }) as Lobby

describe('options', () => {
  test('a number may be one of those outside its range', () => {
    expect(choices(clock)).toEqual([0, 300, 360, 420])
  })
  test('what is usual is not sent', () => {
    expect(choose({ level: 'a' }, all, 'level', 'b')).toEqual({})
  })
  test('a new mode drops what it does not know', () => {
    expect(choose({ extra: true, clock: 300 }, all, 'mode', 'short')).toEqual({ mode: 'short', clock: 300 })
  })
  test('the number of seats is never sent as an option', () => {
    expect(choose({}, all, 'players', 3)).toEqual({})
  })
  test('the room knows best what an option is; without its word the mode and the default tell', () => {
    expect(valueOf(level, lobby({}, { level: 'z' }), all)).toBe('z')
    expect(valueOf(level, lobby({ mode: 'short', level: 'b' }), all)).toBe('a')
    expect(valueOf(clock, lobby({}), all)).toBe(600)
  })
  test('a mode forces and hides', () => {
    expect([isForced(level, 'short', 3), isForced(level, 'full', 3)]).toEqual([true, false])
    expect([isKnown(extra, 'short'), isKnown(extra, 'full')]).toEqual([false, true])
  })
  test('a number of seats may leave no choice', () => {
    const joker = { ...extra, modes: [], seats: [2, 3] }
    expect([isForced(joker, 'full', 3), isForced(joker, 'full', 4)]).toEqual([false, true])
  })
  test('the game picks what is shown first; its gaps are filled in order', () => {
    expect(telling(all, ['level', 'nothing'], 'short').map((option) => option.id)).toEqual(['level', 'mode', 'clock'])
  })
  test('a value is told by its own words, then by those for any value, then as it is', () => {
    const known: Record<string, string> = { 'option-clock-0': 'none', 'option-clock-value': 'some' }
    const words = { has: (id: string) => id in known, t: (id: string) => known[id] }
    expect([0, 300].map((value) => valueText(clock, value, words))).toEqual(['none', 'some'])
    expect(valueText(level, 'a', words)).toBe('a')
  })
})
