import { describe, expect, it, vi } from 'vitest'
import { byType, choiceOf, fieldsOf, formsOf, startOf } from './choices'
import { TableClock } from './clock.svelte'
import { meant } from './face.svelte'
import { clockTime, grouped, titleOf } from './log'
import { keyOf } from './names.svelte'
import { isGlad, resultFor, standings } from './result'
import { routeOf } from './router.svelte'
import { parseRules, sought } from './rules'
import { SOUNDS } from './sound'

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/k7qf', { page: 'table', code: 'K7QF' }],
    ['/t/K7QF/replay', { page: 'replay', code: 'K7QF' }],
    ['/t/K7QF/proof/', { page: 'proof', code: 'K7QF' }],
    ['/archive', { page: 'archive' }],
    ['/rules/bomb-squad-academy', { page: 'rules', slug: 'bomb-squad-academy' }],
    ['/learn/toy', { page: 'learn', slug: 'toy' }],
    ['/t/O0I1', { page: 'lost' }],
    ['/t/K7QF/other', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})

describe('choices', () => {
  it('are the same whatever the order of their fields', () => {
    expect(keyOf({ type: 'claim', die: 1, at: { b: 1, a: 2 } })).toBe(
      keyOf({ at: { a: 2, b: 1 }, die: 1, type: 'claim' }),
    )
    expect(keyOf([1, 2])).not.toBe(keyOf([2, 1]))
  })
  it('are meant by a coach who names some of their fields', () => {
    expect(meant({ type: 'lock' }, { type: 'lock', card: 'green' })).toBe(true)
    expect(meant({ type: 'lock', card: 'red' }, { type: 'lock', card: 'green' })).toBe(false)
    expect(meant('yes', 'yes')).toBe(true)
    expect(meant('yes', { type: 'yes' })).toBe(false)
  })
  it('stand together by kind', () => {
    const groups = byType([{ type: 'a', n: 1 }, 'x', { type: 'a', n: 2 }, 'y'])
    expect(groups.map((group) => [group.type, group.choices.length])).toEqual([
      ['a', 2],
      ['', 2],
    ])
  })
  it('come out of forms as their schema describes them', () => {
    const steady = { properties: { type: { const: 'steady' }, offset: { type: 'integer', minimum: -50, maximum: 50 } } }
    const tremble = { properties: { type: { const: 'tremble' } } }
    const forms = formsOf({ anyOf: [steady, tremble] })
    expect(forms).toHaveLength(2)
    expect(fieldsOf(forms[0]).map(([name]) => name)).toEqual(['offset'])
    expect(choiceOf(forms[0], { offset: 7 })).toEqual({ type: 'steady', offset: 7 })
    expect(choiceOf(forms[0], {})).toEqual({ type: 'steady', offset: 0 })
    expect(choiceOf(forms[1], { offset: 7 })).toEqual({ type: 'tremble' })
    expect(startOf({ type: 'integer', minimum: 3, maximum: 9 })).toBe(3)
    expect(startOf({ type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] })).toEqual([0, 0])
    expect(formsOf(null)).toEqual([])
  })
})

describe('the log', () => {
  const line = (stamp: unknown, say = 'x') => ({ k: 1, stamp, say })
  it('is folded by turns, or by minutes', () => {
    const turns = grouped([line({ turn: 1 }), line({ turn: 1 }), line({ turn: 2 })])
    expect(turns.map((group) => group.lines.length)).toEqual([2, 1])
    const times = grouped([line(500), line(59_999), line(60_000)])
    expect(times.map((group) => [group.stamp, group.timed, group.lines.length])).toEqual([
      [0, true, 2],
      [60_000, true, 1],
    ])
  })
  it('names its stamps by the game’s words where there are some', () => {
    const bare = { has: () => false, t: () => '' }
    expect(titleOf({ bomb: 'I', turn: 2 }, bare)).toBe('I · 2')
    expect(titleOf(61_000, bare)).toBe('1:01')
    expect(titleOf({ turn: 2 }, { has: () => true, t: (id, args) => `${id} ${args!.turn}` })).toBe('ui-stamp 2')
    expect(clockTime(-5)).toBe('0:00')
  })
})

describe('results', () => {
  it('tell a team from rivals', () => {
    expect(resultFor({ winners: [0, 1], ranks: [1, 1] }, 0, 2).kind).toBe('team-won')
    expect(resultFor({ winners: [], ranks: [1, 1] }, 0, 2).kind).toBe('team-lost')
    expect(resultFor({ winners: [1], ranks: [2, 1] }, 1, 2)).toEqual({ kind: 'won', shared: false })
    expect(resultFor({ winners: [1, 2], ranks: [3, 1, 1] }, 1, 3)).toEqual({ kind: 'won', shared: true })
    expect(resultFor({ winners: [1], ranks: [2, 1] }, 0, 2)).toEqual({ kind: 'placed', rank: 2 })
    expect(resultFor({ winners: [1], ranks: [2, 1] }, null, 2)).toEqual({ kind: 'watched', winners: [1] })
    expect(isGlad({ kind: 'team-won' })).toBe(true)
    expect(isGlad({ kind: 'placed', rank: 2 })).toBe(false)
  })
  it('stand from the first to the last', () => {
    expect(standings({ ranks: [3, 1, 1], scores: [4, 9, 9] }).map((one) => one.seat)).toEqual([1, 2, 0])
  })
})

describe('rules', () => {
  const text = `# Game

## A turn

Choose *one* card & lock it. [TST-TRN-01 TST-TRN-02]

1. **First**, look. [TST-TRN-03]
2. Then cut.

### Éclats

| what | points |
|---|---|
| win | 10 [TST-END-01] |
`
  const sections = parseRules(text)
  it('are cut into blocks with their ids', () => {
    expect(sections.map((section) => [section.level, section.title])).toEqual([
      [1, 'Game'],
      [2, 'A turn'],
      [3, 'Éclats'],
    ])
    const [turn, items] = [sections[1].blocks[0], sections[1].blocks.slice(1)]
    expect(turn.ids).toEqual(['TST-TRN-01', 'TST-TRN-02'])
    expect(turn.plain).toBe('Choose one card & lock it.')
    expect(items.map((item) => [item.number, item.plain, item.ids.length])).toEqual([
      [1, 'First, look.', 1],
      [2, 'Then cut.', 0],
    ])
    expect(sections[2].blocks[0].ids).toEqual(['TST-END-01'])
    expect(sections[2].blocks[0].plain).toBe('what points win 10')
  })
  it('are found by words without accents, by headings and by ids', () => {
    expect(sought(sections, 'CARD lock').flatMap((section) => section.blocks)).toHaveLength(1)
    expect(sought(sections, 'eclats').map((section) => section.title)).toEqual(['Éclats'])
    expect(sought(sections, 'TST-TRN-03')[0].blocks[0].number).toBe(1)
    expect(sought(sections, 'nothing like it')).toEqual([])
  })
})

describe('the clock of the table', () => {
  it('goes by the fastest message, and starts anew when the table stood still', () => {
    let here = 100
    const clock = new TableClock(() => here)
    clock.hear(5000)
    expect(clock.now).toBe(5000)
    here = 1100
    clock.hear(5900)
    expect(clock.now).toBe(6000)
    here = 1200
    clock.hear(6150)
    expect(clock.now).toBe(6150)
    here = 60_000
    clock.hear(7000)
    expect(clock.now).toBe(7000)
  })
})

describe('sound', () => {
  it('knows every name, and is silent before the first gesture', async () => {
    expect(SOUNDS).toHaveLength(22)
    const context = vi.fn()
    vi.stubGlobal('AudioContext', context)
    const { play } = await import('./sound')
    for (const name of SOUNDS) play(name)
    expect(context).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
