import { describe, expect, it, vi } from 'vitest'
import type { Frame, Replay } from '../generated/wire'
import { Face } from './face.svelte'
import { CHUNK, ReplayTable } from './replay.svelte'

const TOTAL = 120
const stamp = (at: number) => ({ turn: Math.floor(at / 10) })
const scene = (at: number) => ({
  hints: true,
  covered: false,
  view: { options: [at], standing: [at], waiting: [1], outcome: null, board: { at, log: [] } },
})
const line = (at: number) => ({ id: `line ${at}`, args: {} })
const frame = (at: number): Frame =>
  ({
    at: at * 100,
    scene: at % CHUNK ? null : scene(at),
    opening: at ? null : { board: { at: -1, log: [] }, moments: [{ event: { type: 'e' }, lines: [line(0)] }] },
    update: at
      ? {
          moments: [
            { event: { type: 'e' }, k: at, stamp: stamp(at), lines: [line(at)], patch: { '~': { at: at - 0.5 } } },
            { patch: { '~': { at } } },
          ],
          scene: { '~': { view: { '~': { options: [at] } } } },
        }
      : null,
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
    expect(table.now).toBe(0)
    expect(table.shown).toEqual({ at: 0, log: [] })
    await table.go(30)
    await vi.waitFor(() => expect(load.mock.calls.at(-1)).toEqual([1, CHUNK, CHUNK]))
    await table.go(31)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows the events of a moment only when stepping forward', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(null)
    const shown: unknown[] = []
    table.stage.on('e', (_, told) => void shown.push([told.k, (table.shown as any).at]))
    await table.go(40)
    await table.step()
    await vi.waitFor(() => expect(shown).toEqual([[41, 40.5]]))
    expect(table.at).toBe(41)
    await vi.waitFor(() => expect(table.shown).toBe(table.scene.view.board))
    expect(table.shown).toEqual({ at: 41, log: [] })
    expect(table.log.map((line) => (line.say as any).id)).toEqual(Array.from({ length: 42 }, (_, at) => line(at).id))
  })

  it('folds the frames between those that are whole, and steps from one stretch to the next', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(null)
    for (const at of [73, 12, 49]) {
      await table.go(at)
      expect(table.scene.view.board).toEqual({ at, log: [] })
      expect(table.shown).toBe(table.scene.view.board)
    }
    const shown: unknown[] = []
    table.stage.on('e', () => void shown.push((table.shown as any).at))
    await table.step()
    await vi.waitFor(() => expect(table.stage.playing).toBe(false))
    expect(shown).toEqual([49.5])
    expect(table.shown).toEqual({ at: 50, log: [] })
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
    expect(table.now).toBe(6000)
  })

  it('leaves nothing to do, to nobody', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(1)
    const { view, hints } = table.scene
    expect([view.options, view.standing, hints]).toEqual([[], [], false])
    expect(view.waiting).toEqual([1])
    expect(new Face(table).asked).toBe(false)
  })

  it('marks where turns begin', async () => {
    const table = new ReplayTable('toy', [], null, loader())
    await table.watch(0)
    expect(table.marks).toEqual([10, 20, 30, 40])
  })
})
