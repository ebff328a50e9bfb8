import { describe, expect, it, vi } from 'vitest'
import type { Frame, Replay } from '../generated/wire'
import { Face } from './face.svelte'
import { CHUNK, ReplayTable } from './replay.svelte'

const TOTAL = 120
const frame = (at: number): Frame =>
  ({
    at,
    events: [{ n: at, stamp: { turn: Math.floor(at / 10) }, event: { type: 'e' } }],
    log: [{ n: at, stamp: null, say: `line ${at}` }],
    scene: {
      now: at * 100,
      labels: ['a'],
      hints: true,
      view: { options: [at], standing: [at], waiting: [1], outcome: null },
    },
  }) as unknown as Frame

function loader() {
  return vi.fn(async (seat: number | null, start: number, count: number): Promise<Replay> => {
    const frames = Array.from({ length: Math.min(count, TOTAL - start) }, (_, place) => frame(start + place))
    return { seat, start, total: TOTAL, frames }
  })
}

describe('a replay', () => {
  it('loads only the stretch it needs, and the next one before it is reached', async () => {
    const load = loader()
    const table = new ReplayTable('toy', [], null, load)
    await table.watch(1)
    expect(load.mock.calls).toEqual([[1, 0, CHUNK]])
    expect(table.total).toBe(TOTAL)
    expect(table.scene.now).toBe(0)
    await table.go(30)
    await vi.waitFor(() => expect(load.mock.calls.at(-1)).toEqual([1, CHUNK, CHUNK]))
    await table.go(31)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows the events of a moment only when stepping forward', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(null)
    const shown: number[] = []
    table.stage.on('e', (_, told) => void shown.push(told.n))
    await table.go(40)
    await table.step()
    await vi.waitFor(() => expect(shown).toEqual([41]))
    expect(table.at).toBe(41)
    expect(table.log.length).toBe(42)
  })

  it('stays within the game', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(null)
    await table.go(-5)
    expect(table.at).toBe(0)
    await table.go(5000)
    expect(table.at).toBe(TOTAL - 1)
    table.playing = true
    await table.step()
    expect(table.at).toBe(TOTAL - 1)
    expect(table.playing).toBe(false)
  })

  it('looks through other eyes at the same moment', async () => {
    const load = loader()
    const table = new ReplayTable('toy', [], null, load)
    await table.watch(0)
    await table.go(60)
    await table.watch(2)
    expect(table.at).toBe(60)
    expect(load.mock.calls.at(-1)).toEqual([2, CHUNK, CHUNK])
    expect(table.scene.now).toBe(6000)
  })

  it('leaves nothing to do, to nobody', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(1)
    const { view, labels, hints } = table.scene
    expect([view.options, view.standing, labels, hints]).toEqual([[], [], [], false])
    expect(view.waiting).toEqual([1])
    expect(new Face(table).asked).toBe(false)
  })

  it('marks where turns begin', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(0)
    expect(table.marks).toEqual([10, 20, 30, 40])
  })
})
