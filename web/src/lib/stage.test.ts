import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from './board'
import { settings } from './settings.svelte'
import { EventStage, TOO_OLD } from './stage.svelte'

const told = (n: number, type = 'step'): Moment => ({ event: { type, n }, k: n, stamp: null, lines: [], board: n })
const silent = (n: number): Moment => ({ ...told(n), event: null })

describe('the stage', () => {
  let stage: EventStage
  let shown: number[]
  /** The board as it is drawn, and what it was when each event began to be shown. */
  let board: unknown
  let boards: unknown[]

  beforeEach(() => {
    vi.useFakeTimers()
    stage = new EventStage((moment) => (board = moment.board))
    shown = []
    boards = []
    board = undefined
    stage.on('step', async (event: any) => {
      shown.push(event.n)
      boards.push(board)
      await stage.wait(1000)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    settings.fast = false
    settings.calm = false
  })

  it('shows events one after the other', async () => {
    stage.add([told(1), told(2)])
    await vi.advanceTimersByTimeAsync(10)
    expect(shown).toEqual([1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual([1, 2])
    expect(stage.playing).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(stage.playing).toBe(false)
  })

  it('goes over events nobody shows', async () => {
    stage.add([told(1, 'unknown'), told(2)])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual([2])
  })

  it('plays one long batch to its end, however long it takes', async () => {
    stage.add(Array.from({ length: 8 }, (_, place) => told(place)))
    await vi.advanceTimersByTimeAsync(7500)
    expect(shown).toHaveLength(8)
    expect(stage.rushing).toBe(false)
    expect(stage.playing).toBe(true)
  })

  it('hurries when newer news wait, and skips when they get too old', async () => {
    stage.add(Array.from({ length: 40 }, (_, place) => told(place)))
    stage.add([told(99)])
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.length).toBeLessThan(40)
    await vi.advanceTimersByTimeAsync(TOO_OLD - 2000)
    expect(shown).toHaveLength(41)
    expect(stage.playing).toBe(false)
    expect(stage.rushing).toBe(false)
  })

  it('skips on demand and goes on normally afterwards', async () => {
    stage.add([told(1), told(2), told(3)])
    await vi.advanceTimersByTimeAsync(1)
    stage.skip()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual([1, 2, 3])
    stage.add([told(4), told(5)])
    await vi.advanceTimersByTimeAsync(500)
    expect(shown).toEqual([1, 2, 3, 4])
  })

  it('waits less when asked to be fast, and not at all without motion', async () => {
    settings.fast = true
    stage.add([told(1), told(2)])
    await vi.advanceTimersByTimeAsync(450)
    expect(shown).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1000)
    settings.calm = true
    stage.add([told(3), told(4)])
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([1, 2, 3, 4])
    expect(stage.playing).toBe(false)
  })

  it('survives an event that cannot be shown', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    stage.on('bad', () => {
      throw new Error('no')
    })
    stage.add([told(1, 'bad'), told(2)])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual([2])
    expect(silent).toHaveBeenCalledOnce()
    silent.mockRestore()
  })

  it('forgets a way of showing that was taken back', async () => {
    const seen = vi.fn()
    stage.on('once', seen)()
    stage.add([told(1, 'once')])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).not.toHaveBeenCalled()
  })

  it('drops what was still to be shown when cleared', async () => {
    stage.add([told(1)])
    stage.add([told(2)])
    await vi.advanceTimersByTimeAsync(1)
    stage.clear()
    await vi.advanceTimersByTimeAsync(5000)
    expect(shown).toEqual([1])
    expect(stage.playing).toBe(false)
  })

  it('sets the board of each moment just before it is shown', async () => {
    stage.add([silent(1), told(2), told(3), silent(4)])
    expect(board).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(board).toBe(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect([boards, board]).toEqual([[2, 3], 4])
    expect(stage.playing).toBe(false)
  })

  it('tells something before the board changes, where a game wants that', async () => {
    const seen: unknown[] = []
    const before = async () => {
      seen.push(['rolling', board])
      await stage.wait(400)
    }
    stage.on('roll', { before, after: () => void seen.push(['lies', board]) })
    stage.on('think', { before })
    stage.add([silent(1), told(2, 'roll'), told(3, 'think')])
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual([
      ['rolling', 1],
      ['lies', 2],
      ['rolling', 2],
    ])
    expect(board).toBe(3)
    stage.add([told(4, 'roll')])
    stage.clear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(board).toBe(3)
  })

  it('sets what nobody shows at once', () => {
    stage.add([silent(1), told(2, 'unknown'), silent(3)])
    expect(board).toBe(3)
    expect(stage.playing).toBe(false)
  })

  it('sets every board when it skips', async () => {
    const seen: unknown[] = []
    const set = new EventStage((moment) => seen.push(moment.board))
    set.on('step', () => set.wait(1000))
    set.add([told(1), told(2), silent(3)])
    set.add([told(4)])
    set.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual([1, 2, 3, 4])
    expect(set.playing).toBe(false)
  })

  it('plays what comes after it was cleared at the usual pace', async () => {
    stage.add([told(1), told(2)])
    await vi.advanceTimersByTimeAsync(1)
    stage.clear()
    expect(stage.playing).toBe(false)
    stage.add([told(3), told(4)])
    await vi.advanceTimersByTimeAsync(500)
    expect([shown, board]).toEqual([[1, 3], 3])
    await vi.advanceTimersByTimeAsync(2000)
    expect([shown, board]).toEqual([[1, 3, 4], 4])
  })

  it('waits for a board to show things on', async () => {
    stage.hold()
    stage.add([told(1)])
    expect([stage.playing, board]).toEqual([true, undefined])
    stage.skip()
    const gone = stage.open()
    expect([shown, board]).toEqual([[1], 1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(stage.playing).toBe(false)
    gone()
    stage.add([told(2)])
    expect(board).toBe(1)
  })

  it('registers a whole map of ways to show events', async () => {
    const seen: string[] = []
    const stop = stage.tell({ a: ({ n }: any) => void seen.push(`a${n}`), b: () => void seen.push('b') })
    stage.add([told(1, 'a'), told(2, 'b')])
    await vi.advanceTimersByTimeAsync(0)
    stop()
    stage.add([told(3, 'a')])
    expect(seen).toEqual(['a1', 'b'])
  })
})
