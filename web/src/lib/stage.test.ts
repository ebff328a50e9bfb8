import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldEvent } from '../generated/wire'
import { settings } from './settings.svelte'
import { EventStage, TOO_OLD } from './stage.svelte'

const told = (n: number, type = 'step'): ToldEvent => ({ n, stamp: null, event: { type, n } as any })

describe('the stage', () => {
  let stage: EventStage
  let shown: number[]

  beforeEach(() => {
    vi.useFakeTimers()
    stage = new EventStage()
    shown = []
    stage.on('step', async (event: any) => {
      shown.push(event.n)
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
})
