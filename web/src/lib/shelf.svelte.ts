/** The games of the room, told in the reader's language and dressed by their own art. */
import type { Component } from 'svelte'
import type { GameCard } from '../generated/wire'
import { api } from './api'

/** The material of a game's dossier, and the light in its lobby. */
export interface Mood {
  folder: string
  ink: string
  action: string
  onAction: string
  tab: string
  /** Light and lamp of its lobby. */
  glow: string
  lamp: string
}

interface Art {
  default: Component
  mood?: Mood
  /** The options worth showing at first sight. */
  telling?: readonly string[]
}

const PLAIN: Mood = {
  folder: '#b9a88c',
  ink: '#221a0e',
  action: '#3a2c18',
  onAction: '#f3ead7',
  tab: '#b9a88c',
  glow: '#3d4656',
  lamp: '#ffc247',
}

const found = import.meta.glob<Art>('../../../src/qg/games/*/ui/Art.svelte', { eager: true })
const arts = new Map(Object.entries(found).map(([path, art]) => [path.split('/').at(-3)!.replaceAll('_', '-'), art]))

export const artOf = (slug: string): Component | null => arts.get(slug)?.default ?? null
export const moodOf = (slug: string): Mood => arts.get(slug)?.mood ?? PLAIN
export const tellingOf = (slug: string): readonly string[] => arts.get(slug)?.telling ?? []

/** A mood as custom properties for a style attribute. */
export function moodStyle({ folder, ink, action, onAction, tab, glow, lamp }: Mood): string {
  return `--folder:${folder};--folder-ink:${ink};--action:${action};--on-action:${onAction};--tab:${tab};--glow:${glow};--lamp:${lamp}`
}

class Shelf {
  #cards = $state.raw<readonly GameCard[]>([])
  #lang = ''

  /** All games; empty until they are loaded. */
  get cards(): readonly GameCard[] {
    return this.#cards
  }

  card(slug: string): GameCard | undefined {
    return this.#cards.find((card) => card.slug === slug)
  }

  /** Loads the cards unless they are there in this language. */
  async load(lang: string): Promise<void> {
    if (this.#lang === lang) return
    const cards = await api.games(lang)
    this.#cards = cards
    this.#lang = lang
  }
}

export const shelf = new Shelf()
