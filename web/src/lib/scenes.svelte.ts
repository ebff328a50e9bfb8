/** The game as this screen knows it: one stream of messages, read twice.
 *
 * `scene` is the newest, the fold of everything heard. `shown` is the board as it is drawn: it follows moment by
 * moment, as the stage plays them, and is the newest one's board as soon as nothing is left to tell.
 */
import type { LogLine, Scene } from '../generated/wire'
import type { Moment } from './board'
import type { Heard } from './heard'
import { fold } from './patch'
import { EventStage } from './stage.svelte'

/** What was heard of an input: its moments, and the patch of all but the board. */
export interface HeardStep {
  readonly moments: readonly Heard[]
  readonly scene?: unknown
}

/** Each moment with the board as it was just then. */
export function played(board: unknown, heard: readonly Heard[]): Moment[] {
  return heard.map(({ event, k, stamp, lines, patch }) => {
    if (patch !== undefined) board = fold(board, patch)
    return { event, k, stamp, lines, board }
  })
}

/** The scene after a step, and the moments that lead there. Under a curtain there is no board. */
export function after(scene: Scene, step: HeardStep): { scene: Scene; moments: Moment[] } {
  const moments = played(scene.view.board, step.moments)
  const next = step.scene === undefined ? scene : (fold(scene, step.scene) as Scene)
  const board = next.covered ? null : moments.length ? moments.at(-1)!.board : scene.view.board
  if (board === next.view.board) return { scene: next, moments }
  return { scene: { ...next, view: { ...next.view, board } }, moments }
}

/** The lines of the log that moments bring. */
export function linesOf(heard: readonly Heard[]): LogLine[] {
  return heard.flatMap(({ k, stamp, lines }) => lines.map((say) => ({ k, stamp, say })))
}

export class Scenes {
  #scene = $state.raw<Scene | null>(null)
  #shown = $state.raw<unknown>(null)
  readonly stage = new EventStage((moment) => (this.#shown = moment.board))

  get scene(): Scene | null {
    return this.#scene
  }
  get shown(): unknown {
    return this.#shown
  }

  /** The game as it stands, at once; of a game that begins, its set-up is told first. */
  jump(scene: Scene | null, opening: { board: unknown; moments: readonly Heard[] } | null = null): void {
    this.stage.clear()
    this.#scene = scene
    this.#shown = scene?.view.board ?? null
    if (!opening || !scene || scene.covered) return
    const moments = played(opening.board, opening.moments)
    const last = moments.pop()
    if (!last) return
    this.#shown = opening.board
    this.stage.add([...moments, { ...last, board: scene.view.board }])
  }

  /** One step on: its moments are told. What happens while a curtain falls, hangs or rises is not seen. */
  follow({ scene, moments }: { scene: Scene; moments: readonly Moment[] }): void {
    if (scene.covered || this.#scene?.covered) return this.jump(scene)
    this.#scene = scene
    this.stage.add(moments)
  }
}
