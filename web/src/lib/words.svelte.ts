/** Every text people read, in their language: the shell's own words, the room's, and those of each game at hand.
 *
 * `say` mirrors `Words.say` of the Python side: a line is a message with its arguments, a list is joined by the
 * message `joined`, numbers stay numbers so that plurals come out right. What a field of an event names, a seat or a wire,
 * its type in Python says.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Message, Text } from '../generated/wire'
import { api } from './api'
import type { FieldTold } from './heard'
import { settings } from './settings.svelte'

export type Lang = 'fr' | 'en'
export type Args = Record<string, string | number>
export const LANGS: readonly Lang[] = ['fr', 'en']

type Source = (lang: Lang) => Promise<string>

/** By event type and field: the piece it names, or those of the parts it holds. */
export interface Pieces {
  readonly [name: string]: string | Pieces
}

const shell: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import('../words/fr.ftl?raw'),
  en: () => import('../words/en.ftl?raw'),
}

export function preferred(languages: readonly string[]): Lang {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGS.includes(tag as Lang))
  return (known as Lang | undefined) ?? 'en'
}

export function bundleOf(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** Looks a text up in several bundles, the closest first. */
export class Texts {
  constructor(
    readonly bundles: () => readonly (FluentBundle | undefined)[],
    readonly pieces: () => Pieces = () => ({}),
  ) {}

  has = (id: string): boolean => this.#find(id) !== null

  /** A message (`table-menu`) or one of its attributes (`tool-magnet.text`). A missing one shows its id. */
  t = (id: string, args?: Args): string => {
    const found = this.#find(id)
    if (!found) return id
    return found.bundle.formatPattern(found.pattern, args ?? null, [])
  }

  /** A message that needs nothing filled in; null: it does, or there is none. */
  plain = (id: string): string | null => {
    const found = this.#find(id)
    const missing: Error[] = []
    const text = found && found.bundle.formatPattern(found.pattern, null, missing)
    return missing.length ? null : text
  }

  /** A line in the reader's language. */
  say = (said: Text | null | undefined): string => String(this.#value(said ?? ''))

  #value(said: Text): string | number {
    if (Array.isArray(said)) return this.#joined(said.map((part) => String(this.#value(part as Text))))
    if (typeof said !== 'object') return said
    if ('at' in said) return this.#field(said as unknown as FieldTold)
    const line = said as Message
    const args: Args = {}
    for (const [name, value] of Object.entries(line.args ?? {})) args[name] = this.#value(value as Text)
    return this.t(line.id, args)
  }

  /** A seat by its name, a piece by its words; what has none as it is. */
  #field({ value, at, names }: FieldTold): string | number {
    let piece: string | Pieces | undefined = this.pieces()
    for (const name of at) piece = typeof piece === 'object' ? piece[name] : undefined
    if (typeof value === 'number') return piece === 'seat' ? (names[value] ?? value) : value
    return typeof piece === 'string' ? (this.plain(`${piece}-${value}`) ?? value) : value
  }

  #joined(parts: string[]): string {
    if (parts.length < 2) return parts.join('')
    return this.t('joined', { head: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
  }

  #find(id: string) {
    const [head, attribute] = id.split('.', 2)
    for (const bundle of this.bundles()) {
      const message = bundle?.getMessage(head)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (bundle && pattern != null) return { bundle, pattern }
    }
    return null
  }
}

/** All words of one browser. `lang` changes only when everything on screen is there in the new language. */
class Wording extends Texts {
  #lang = $state<Lang>('en')
  #loaded = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
  #sources = new Map<string, Source>()
  #texts = new Map<string, Texts>()
  #pieces = $state.raw<ReadonlyMap<string, Pieces>>(new Map())

  constructor() {
    super(() => [this.#bundle('shell'), this.#bundle('room')])
    this.#sources.set('shell', async (lang) => (await shell[lang]()).default)
  }

  get lang(): Lang {
    return this.#lang
  }

  /** A number as readers of the language write it. */
  number = (value: number): string => new Intl.NumberFormat(this.#lang).format(value)

  /** The first words: those of the reader's language, remembered or asked of the browser. */
  async start(): Promise<void> {
    await this.speak(settings.lang ?? preferred(typeof navigator === 'undefined' ? [] : navigator.languages))
  }

  /** Changes the language everywhere. */
  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#sources.keys()].map((name) => this.#load(name, lang)))
    this.#lang = lang
    if (typeof document !== 'undefined') document.documentElement.lang = lang
  }

  /** As `speak`, and remembered. */
  async choose(lang: Lang): Promise<void> {
    settings.lang = lang
    await this.speak(lang)
  }

  /** The room's words: what it says when it refuses something outside a game. */
  async loadRoom(): Promise<void> {
    await this.#add('room', api.roomWords)
  }

  /** A game's words, and what they are told of; `of(slug)` speaks them. */
  async loadGame(slug: string, source: Source = (lang) => api.gameWords(slug, lang)): Promise<void> {
    await Promise.all([this.#add(`game ${slug}`, source), this.#loadPieces(slug)])
  }

  async #loadPieces(slug: string): Promise<void> {
    if (untrack(() => this.#pieces).has(slug)) return
    const pieces = await api.pieces(slug)
    this.#pieces = new Map(untrack(() => this.#pieces)).set(slug, pieces)
  }

  /** The words of a table of that game: its own, then the room's, then the shell's. */
  of(slug: string): Texts {
    let texts = this.#texts.get(slug)
    if (!texts) {
      texts = new Texts(
        () => [this.#bundle(`game ${slug}`), this.#bundle('shell'), this.#bundle('room')],
        () => this.#pieces.get(slug) ?? {},
      )
      this.#texts.set(slug, texts)
    }
    return texts
  }

  #bundle(name: string): FluentBundle | undefined {
    return this.#loaded.get(`${this.#lang} ${name}`)
  }

  async #add(name: string, source: Source): Promise<void> {
    this.#sources.set(name, source)
    // Whoever asks for words does not want to ask again when they have come.
    await untrack(() => this.#load(name, this.#lang))
  }

  async #load(name: string, lang: Lang): Promise<void> {
    const key = `${lang} ${name}`
    if (this.#loaded.has(key)) return
    const text = await this.#sources.get(name)!(lang)
    this.#loaded = new Map(this.#loaded).set(key, bundleOf(lang, [text]))
  }
}

export const words = new Wording()
