/** The games' own pieces of the web app, found in their folders and loaded when needed. */
import type { Component } from 'svelte'
import type { BoardComponent, BoardTable } from './board'

const boards = import.meta.glob<{ default: BoardComponent }>('../../../src/qg/games/*/ui/Board.svelte')
const ends = import.meta.glob<{ default: Component<{ table: BoardTable }> }>('../../../src/qg/games/*/ui/End.svelte')

const path = (slug: string, file: string) => `../../../src/qg/games/${slug.replaceAll('-', '_')}/ui/${file}`

/** A game's board; null: it has none, and is played with the plain list. */
export async function boardOf(slug: string): Promise<BoardComponent | null> {
  const load = boards[path(slug, 'Board.svelte')]
  return load ? (await load()).default : null
}

/** A game's score sheet for the end screen, where it has one. */
export async function endOf(slug: string): Promise<Component<{ table: BoardTable }> | null> {
  const load = ends[path(slug, 'End.svelte')]
  return load ? (await load()).default : null
}
