import { describe, expect, it, vi } from 'vitest'
import type { Scene } from '../generated/wire'
import type { Heard } from './heard'
import { after, linesOf, played, Scenes } from './scenes.svelte'

const scene = (board: unknown, change: Partial<Scene> = {}): Scene =>
  ({ view: { board, options: ['a'], asked: { number: 1 } }, figures: { total: 1 }, covered: false, ...change }) as any
const told = (at: number, change: Partial<Heard> = {}): Heard => ({
  event: { type: 'step' } as any,
  k: at,
  stamp: null,
  lines: [],
  patch: { '~': { at } },
  ...change,
})
const WORD = { event: { type: 'word' } as any, patch: undefined }
const silent = (k: number, patch: unknown) => told(k, { event: null, patch })
const START = { at: 0, cards: [['x'], ['y']] }

describe('moments', () => {
  it('each hold the board as it was just then', () => {
    const moments = played(START, [told(1), told(2, WORD), silent(2, { '~': { at: 3 } })])
    expect(moments.map((moment) => (moment.board as any).at)).toEqual([1, 1, 3])
    expect(moments.map((moment) => moment.event?.type)).toEqual(['step', 'word', undefined])
    expect((moments[2].board as any).cards).toBe(START.cards)
    expect(START.at).toBe(0)
  })

  it('bring their lines of the log', () => {
    const lines = linesOf([told(4, { stamp: 7, lines: ['one', 'two'] }), told(5, { stamp: 7, lines: ['three'] })])
    expect(lines).toEqual([
      { k: 4, stamp: 7, say: 'one' },
      { k: 4, stamp: 7, say: 'two' },
      { k: 5, stamp: 7, say: 'three' },
    ])
  })
})

describe('a scene', () => {
  it('takes its board from the moments and the rest from its own patch', () => {
    const before = scene(START)
    const patch = { '~': { view: { '~': { options: ['b'], asked: null } }, figures: { '~': { total: 2 } } } }
    const next = after(before, { moments: [told(1), told(2)], scene: patch }).scene
    expect(next.view).toEqual({ board: { ...START, at: 2 }, options: ['b'], asked: null })
    expect(next.figures).toEqual({ total: 2 })
    expect(before.view.options).toEqual(['a'])
  })

  it('stays the very same where nothing is said of it', () => {
    const before = scene(START)
    expect(after(before, { moments: [told(1, WORD)] }).scene).toBe(before)
    expect(after(before, { moments: [told(1)] }).scene.view.options).toBe(before.view.options)
  })

  it('has no board under a curtain', () => {
    const patch = { '~': { covered: true, figures: null } }
    expect(after(scene(START), { moments: [told(1)], scene: patch }).scene.view.board).toBeNull()
  })
})

describe('what is shown', () => {
  function watched() {
    const scenes = new Scenes()
    const seen: unknown[] = []
    const pauses: (() => void)[] = []
    scenes.stage.on('step', () => {
      seen.push((scenes.shown as any).at)
      return new Promise<void>((resolve) => pauses.push(resolve))
    })
    const goOn = async () => {
      pauses.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { scenes, seen, goOn }
  }

  it('follows the newest moment by moment, and is the very same in the end', async () => {
    const { scenes, seen, goOn } = watched()
    scenes.jump(scene(START))
    scenes.follow(after(scenes.scene!, { moments: [told(1), told(2)] }))
    expect([(scenes.scene!.view.board as any).at, (scenes.shown as any).at]).toEqual([2, 1])
    scenes.follow(after(scenes.scene!, { moments: [told(3), silent(3, { '~': { at: 4 } })] }))
    expect([(scenes.scene!.view.board as any).at, (scenes.shown as any).at]).toEqual([4, 1])
    await goOn()
    await goOn()
    await goOn()
    expect(seen).toEqual([1, 2, 3])
    expect(scenes.stage.playing).toBe(false)
    expect(scenes.shown).toBe(scenes.scene!.view.board)
  })

  it('is the newest at once after a jump, whatever was still to be told', async () => {
    const { scenes, seen, goOn } = watched()
    scenes.jump(scene(START))
    scenes.follow(after(scenes.scene!, { moments: [told(1), told(2)] }))
    scenes.jump(scene({ at: 9 }))
    expect(scenes.shown).toBe(scenes.scene!.view.board)
    await goOn()
    expect([seen, scenes.shown]).toEqual([[1], { at: 9 }])
  })

  it('begins with the set-up where a game begins', async () => {
    const { scenes, seen, goOn } = watched()
    const board = { at: 2, cards: START.cards }
    scenes.jump(scene(board), { board: START, moments: [told(1), told(2)] })
    expect([(scenes.shown as any).at, scenes.scene!.view.board]).toEqual([1, board])
    await goOn()
    await goOn()
    expect(seen).toEqual([1, 2])
    expect(scenes.shown).toBe(board)
  })

  it('is forgotten with all that was to be told when a curtain falls', async () => {
    const { scenes, seen, goOn } = watched()
    scenes.jump(scene(START))
    scenes.follow(after(scenes.scene!, { moments: [told(1), told(2)] }))
    scenes.follow(after(scenes.scene!, { moments: [told(3)], scene: { '~': { covered: true } } }))
    expect([scenes.shown, scenes.scene!.view.board, scenes.stage.playing]).toEqual([null, null, false])
    await goOn()
    expect([seen, scenes.shown]).toEqual([[1], null])
  })

  it('is the whole board at once when a curtain rises', () => {
    const { scenes, seen } = watched()
    scenes.jump(scene(null, { covered: true }))
    const rises = { moments: [told(1, WORD), silent(1, START)], scene: { '~': { covered: false } } }
    scenes.follow(after(scenes.scene!, rises))
    expect([scenes.shown, scenes.scene!.view.board, seen]).toEqual([START, START, []])
  })

  it('is told at once in a tab nobody sees', async () => {
    vi.stubGlobal('document', { hidden: true })
    const scenes = new Scenes()
    scenes.stage.on('step', () => scenes.stage.wait(5000))
    scenes.jump(scene(START))
    scenes.follow(after(scenes.scene!, { moments: [told(1), told(2)] }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(scenes.shown).toBe(scenes.scene!.view.board)
    vi.unstubAllGlobals()
  })
})
