/** What the eye sees: the table as the story has told it so far. It catches up with the view whenever the story ends. */
import type { Stage } from '$qg/board'
import type { Bench, Note, Who } from './model.svelte'
import type * as E from './types'
import { Verdicts, type Why } from './verdicts.svelte'

export interface Puff {
  id: number
  who: Who
  text: string
  kind: 'gain' | 'loss' | 'note'
}
/** The wire the story stands at. */
export interface Act {
  wire: string
  cutters: Who[]
  k: number
  flipped: number
  brink: boolean
  value: number | null
  share: number | null
  main: number
}
/** What a look showed this seat. */
export interface Peek {
  faces: Note[]
  at: number
}

export class Shown {
  bomb = $state('')
  turn = $state(0)
  score = $state<number[]>([])
  decks = $state<number[]>([])
  rows = $state<string[][]>([])
  position = $state<number[]>([])
  tiles = $state<(string | null)[][]>([])
  sensors = $state<number[]>([])
  protected = $state<boolean[]>([])
  actions = $state<string[]>([])
  chief = $state('')
  stacks = $state<string[][]>([])
  tools = $state<string[][]>([])
  /** Tools lie on display. */
  drafting = $state(false)
  /** Wires their cutters stand for, by who; told from the reveal on. */
  cuts = $state<{ who: Who; wire: string }[]>([])

  act = $state.raw<Act | null>(null)
  /** The lid being unscrewed: wire and position from 1. */
  lid = $state<{ wire: string; position: number } | null>(null)
  blown = $state.raw<{ wire: string; cutters: Who[] } | null>(null)
  soot = $state.raw<Who[]>([])
  debrief = $state.raw<E.BombEnded | null>(null)
  caption = $state('')
  declared = $state.raw<{ who: Who; tool: string } | null>(null)
  eyes = $state.raw<{ wires: string[]; what: string } | null>(null)
  puffs = $state<Puff[]>([])
  peek = $state.raw<Peek | null>(null)
  readonly verdicts = new Verdicts()
  /** Set up in the middle of a story: its rest is in the view already. */
  deaf = false
  #puff = 0
  #seen: E.Looked | null = null

  constructor(readonly bench: Bench) {}

  get stage(): Stage<E.Event> {
    return this.bench.table.stage
  }

  /** All as the view says: nothing is left to tell. */
  sync(): void {
    this.deaf = this.stage.playing
    const board = this.bench.board
    this.bomb = board.bomb
    this.turn = board.turn
    this.score = [...board.score]
    this.decks = [...board.deck_sizes]
    this.rows = board.rows.map((row) => [...row])
    this.position = [...board.position]
    this.tiles = board.tiles.map((tiles) => [...tiles])
    this.sensors = [...board.sensors]
    this.protected = [...board.protected]
    this.actions = [...board.actions]
    this.chief = board.instructor_card
    this.stacks = board.stacks.map((stack) => [...stack])
    this.tools = board.tools.map((tools) => [...tools])
    this.drafting = board.display.length > 0
    this.cuts = board.actions.length ? this.#cutsOf() : []
    this.verdicts.check(board.bomb, board.turn)
    this.#rest()
  }

  #rest(): void {
    this.act = this.#pausedAct()
    this.lid = this.declared = this.eyes = this.blown = null
    if (!this.stage.calm) this.debrief = null
    this.soot = []
    this.caption = ''
  }

  #cutsOf(): { who: Who; wire: string }[] {
    return this.bench.figures.wires.flatMap((figures, place) => {
      const wire = this.bench.wires[place]
      const players = figures.cutters.map((who) => ({ who: who as Who, wire }))
      return figures.instructor_cuts ? [...players, { who: 'instructor' as const, wire }] : players
    })
  }

  /** A question in the middle of a cut: the story stands still at that wire. */
  #pausedAct(): Act | null {
    const { asked, moment, board } = this.bench
    const wire = moment.wire
    if (!wire || !['react', 'confirm_tool', 'order_cards', 'keep_or_bury'].includes(asked)) return null
    const cutters = this.#cutsOf().flatMap((cut) => (cut.wire === wire ? [cut.who] : []))
    const value = moment.window === 'score' ? board.value : null
    return { wire, cutters, k: board.k, flipped: 0, brink: moment.window === 'brink', value, share: null, main: 0 }
  }

  place = (wire: string): number => this.bench.wires.indexOf(wire)

  puff(who: Who, text: string, kind: Puff['kind']): void {
    const puff = { id: ++this.#puff, who, text, kind }
    this.puffs.push(puff)
    setTimeout(() => (this.puffs = this.puffs.filter((each) => each.id !== puff.id)), 1700)
  }

  say(id: string, args: Record<string, string | number> = {}): void {
    this.caption = this.bench.t(id, args)
  }

  /** Somebody's turn has come to this; where it is nothing, it is said aloud. */
  judge(who: readonly Who[], why: Why, wire = '', k = 1): void {
    const seats = who.filter((each) => typeof each === 'number')
    this.verdicts.give(seats, why, wire, k)
    if (['protected', 'empty', 'late'].includes(why))
      for (const seat of seats) this.puff(seat, `${this.bench.t(`ui-why-${why}`)} 0`, 'note')
  }
  /** Who cuts a wire this turn. */
  cuttersOf = (wire: string): Who[] => this.cuts.flatMap((cut) => (cut.wire === wire ? [cut.who] : []))

  looked(event: E.Looked): void {
    this.#seen = event
    this.eyes = { wires: event.wires, what: event.what }
  }

  /** A look of one's own: kept on screen until it is put away. */
  saw(faces: Note[]): void {
    if (this.bench.table.mode === 'replay') return
    this.peek = { faces, at: Date.now() }
  }

  get lookBy(): string {
    return this.#seen?.by ?? ''
  }
}
