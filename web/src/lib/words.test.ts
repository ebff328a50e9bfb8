import { describe, expect, it } from 'vitest'
import englishWords from '../words/en.ftl?raw'
import frenchWords from '../words/fr.ftl?raw'
import { bundleOf, preferred, Texts } from './words.svelte'

const english = bundleOf('en', [
  `joined = { $head } and { $last }
points = { $count ->
    [one] one point
   *[other] { $count } points
}
scored = { $who } scored { $what }.
tool = Tool
    .text = Does things.
`,
])
const texts = new Texts(() => [english])

describe('saying lines', () => {
  it('fills in what a line holds, deep down', () => {
    const line = { id: 'scored', args: { who: ['Ana', 'Leo', 'Igor'], what: { id: 'points', args: { count: 1 } } } }
    expect(texts.say(line)).toBe('Ana, Leo and Igor scored one point.')
  })
  it('keeps numbers numbers, so that plurals are right', () => {
    expect(texts.say({ id: 'points', args: { count: 3 } })).toBe('3 points')
  })
  it('says texts, numbers, lists and lines without arguments as they are', () => {
    expect(texts.say('plain')).toBe('plain')
    expect(texts.say(7)).toBe('7')
    expect(texts.say([])).toBe('')
    expect(texts.say(['one'])).toBe('one')
    expect(texts.say({ id: 'tool' } as any)).toBe('Tool')
  })
  it('finds attributes, and shows the id of what is missing', () => {
    expect(texts.t('tool.text')).toBe('Does things.')
    expect(texts.has('tool.text')).toBe(true)
    expect(texts.has('tool.other')).toBe(false)
    expect(texts.t('nowhere')).toBe('nowhere')
  })
  it('asks the closest bundle first', () => {
    const closer = bundleOf('en', ['tool = My tool\n'])
    const both = new Texts(() => [closer, undefined, english])
    expect(both.t('tool')).toBe('My tool')
    expect(both.t('tool.text')).toBe('Does things.')
  })
})

describe('the language', () => {
  it('is the first of the browser that the room speaks', () => {
    expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr')
    expect(preferred(['en-GB', 'fr'])).toBe('en')
    expect(preferred(['pt'])).toBe('en')
  })
})

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

describe('the shell’s words', () => {
  const files = [englishWords, frenchWords]
  const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
  const args = (text: string) =>
    new Map(
      text
        .split(/^(?=[a-z][\w-]* =)/m)
        .slice(1)
        .map((part) => [
          part.split(' =')[0],
          [...new Set([...part.replace(/^#.*$/gm, '').matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort(),
        ]),
    )

  it('are the same in both languages', () => {
    const [en, fr] = files.map(ids)
    expect([...fr].sort()).toEqual([...en].sort())
    expect(new Set(en).size).toBe(en.length)
  })
  it('take the same arguments in both languages', () => {
    const [en, fr] = files.map(args)
    for (const [id, names] of en) expect([id, fr.get(id)]).toEqual([id, names])
  })
  it('hold every message the components name', () => {
    const known = new Set(ids(files[0]))
    const uses = /(?:\bt\(|words\.t\()(?:[^')]*\? )?'([a-z]+-[a-z-]+)'(?: : '([a-z]+-[a-z-]+)')?/g
    const named = Object.entries(sources)
      .filter(([file]) => !file.includes('.test.'))
      .flatMap(([, text]) => [...text.matchAll(uses)].flatMap((found) => [found[1], found[2]].filter(Boolean)))
    const rooms = /^(level|seat|bot|ui|option|preset|refusal|choice)-/
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((id) => !known.has(id) && !rooms.test(id))).toEqual([])
  })
  it('can be read without an error', () => {
    for (const [place, lang] of (['en', 'fr'] as const).entries()) {
      const bundle = bundleOf(lang, [files[place]])
      for (const id of ids(files[place])) expect(bundle.hasMessage(id), id).toBe(true)
    }
  })
  it('use French signs in French', () => {
    const text = files[1].replace(/^#.*$/gm, '')
    expect(text.match(/[a-zé]'[a-zé]/gi)).toBeNull()
    expect(
      text.match(/[^\u00a0\u202f\s[{]\s?[?!;»](?=\s|$)/gm)?.filter((found) => !/[\u00a0\u202f]/.test(found)) ?? [],
    ).toEqual([])
  })
})
