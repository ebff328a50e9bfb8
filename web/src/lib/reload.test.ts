import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload'

describe('a page that is too old', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  })

  it('is loaded anew by itself, but not in a circle', () => {
    vi.useFakeTimers()
    const load = vi.fn()
    reloadOnce(load)
    reloadOnce(load)
    expect(load).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(61_000)
    reloadOnce(load)
    expect(load).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
