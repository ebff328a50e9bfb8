import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.resetModules()
})

const load = async () => (await import('./presets.svelte')).ownPresets

test('a set of options saved under a name is there at the next visit, for its own game', async () => {
  ;(await load()).save('toy-pig', { name: 'Sunday', seats: 3, options: { goal: 20 } })
  vi.resetModules()
  const again = await load()
  expect(again.of('toy-pig')).toEqual([{ name: 'Sunday', seats: 3, options: { goal: 20 } }])
  expect(again.of('other')).toEqual([])
})

test('a name saved again means the newer options, and can be forgotten', async () => {
  const presets = await load()
  presets.save('toy-pig', { name: 'Sunday', seats: 3, options: { goal: 20 } })
  presets.save('toy-pig', { name: 'Sunday', seats: 2, options: {} })
  expect(presets.of('toy-pig')).toEqual([{ name: 'Sunday', seats: 2, options: {} }])
  presets.forget('toy-pig', 'Sunday')
  expect(presets.of('toy-pig')).toEqual([])
})
