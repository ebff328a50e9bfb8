/** What a game's board is given. A board draws; it knows no rules and changes nothing: everything it may offer is in
 * `view.options` and `view.standing`, and everything it may show is in `shown`, moment by moment. */
import type { Component, Snippet } from 'svelte'
import type { LogLine, Scene, Text, SeatInfo, View } from '../generated/wire'

export type Choice = unknown

/** A value all the way down as the room told it: nobody on this side may change it. */
export type Told<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Told<T[K]> }
    : T

/** The table as a board sees it: live, replayed, or guided. Every field is reactive. */
export interface BoardTable<Board = unknown, Event = unknown> {
  /** What this seat (null: a spectator) may know now: the newest. */
  readonly view: Told<Omit<View, 'board'>> & { readonly board: Told<Board> }
  /** The board as it is drawn: it follows the newest moment by moment, as the stage plays them. */
  readonly shown: Told<Board>
  /** Nothing is left to tell: what is shown is the newest, and so are figures, prompt and options. */
  readonly caughtUp: boolean
  readonly scene: Scene
  /** Every line of the log this screen has been told. */
  readonly log: readonly LogLine[]
  /** What never changes about the game: cards, tracks, tables (the game's `facts.py`). */
  readonly facts: any
  /** What the engine works out beside the view: totals, distances, odds (the game's `figures.py`). */
  readonly figures: any
  /** The seat at this screen. */
  readonly seat: number | null
  readonly seats: readonly SeatInfo[]
  /** What each seat is called, never empty. */
  readonly names: readonly string[]
  readonly mode: 'live' | 'replay' | 'lesson'
  /** The prompt line in the reader's language; also says whom the table waits for. */
  readonly prompt: string
  /** Whether this seat is awaited. */
  readonly asked: boolean
  /** Choices to point at: the coach's or a hint's. */
  readonly pointed: readonly Choice[]
  /** Table time in milliseconds, ticking about ten times a second while somebody reads it. */
  readonly now: number
  /** An answer of mine is on its way. */
  readonly busy: boolean
  /** Animations in order; see stage.svelte.ts. */
  readonly stage: Stage<Event>
  /** Answer the open decision or give a standing input: whichever lists this choice. */
  play(choice: Choice): void
  /** Leaves a choice for the open question with the room, which gives it if time runs out before it is played. The
   * last one counts, null takes it back. */
  draft(choice: Choice | null): void
  /** Whether options or standing inputs hold this choice (compared as JSON). */
  may(choice: Choice): boolean
  /** Options (then standing inputs) of one kind: `table.find('claim')`. */
  find<C = Record<string, unknown>>(type: string): C[]
  /** What a choice is called, in the reader's language. Told by its kind alone it is known at once; else the room is
   * asked, and there is an ellipsis until it has answered: a button that names pieces says so better itself. */
  label(choice: Choice): string
  /** A message of the game's or the room's words. */
  t(id: string, args?: Record<string, string | number>): string
  has(id: string): boolean
  say(said: Text): string
  /** Opens the rules at a rule id, the log, the chat, the plain list of choices, the settings. */
  open(drawer: 'rules' | 'log' | 'chat' | 'choices' | 'settings', at?: string): void
  sound(name: SoundName, options?: { pitch?: number; gain?: number }): void
}

export type SoundName =
  | 'tick'
  | 'tock'
  | 'click'
  | 'clunk'
  | 'snip'
  | 'ratchet'
  | 'screw'
  | 'ding'
  | 'boom'
  | 'cluck'
  | 'whistle'
  | 'rattle'
  | 'dice'
  | 'chime'
  | 'alarm'
  | 'thud'
  | 'clatter'
  | 'fanfare'
  | 'lose'
  | 'flip'
  | 'call'
  | 'error'

/** What happened (no event: something changed and nothing was told), and what the table looked like just then. */
export interface Moment<Event = any> {
  readonly event: Event | null
  /** Its number in the story; whispers repeat the number before. */
  readonly k: number
  readonly stamp: unknown
  /** Its lines of the log. */
  readonly lines: readonly Text[]
  readonly board: unknown
}

type Tell<Event, E> = (event: E, moment: Moment<Event>) => unknown
/** How an event is shown: once the board has changed, or also before it does. A promise says when to go on. */
export type Show<Event, E> = Tell<Event, E> | { before: Tell<Event, E>; after?: Tell<Event, E> }

/** How events are shown, by their type: a name that is none of a game's own events is a type error. */
export type Shows<Event extends { type: string }> = {
  readonly [K in Event['type']]?: Show<Event, Extract<Event, { type: K }>>
}

/** Plays moments one after the other. Input is never blocked: `view` is always the newest state; `shown` lags behind.
 *
 * When the way of showing an event is called, `shown` is the board with what the event changed, and the page still
 * looks as it did before: measure where things were at once, and after `tick()` where they are. */
export interface Stage<Event = unknown> {
  /** Register how to show events of one kind; returns a function to unregister. */
  on<T extends Event = Event>(type: string, show: Show<Event, T>): () => void
  /** Registers a whole map; returns a function to unregister all of it. */
  tell<T extends Event & { type: string }>(shows: Shows<T>): () => void
  /** Milliseconds to wait, shortened by "fast", nothing under reduced motion or when the queue has to catch up. */
  wait(ms: number): Promise<void>
  readonly playing: boolean
  readonly calm: boolean
  skip(): void
}

/** Every board is this component: `src/qg/games/<game>/ui/Board.svelte`. It fills its parent (100dvh less nothing). */
export interface BoardProps<Board = unknown, Event = unknown> {
  table: BoardTable<Board, Event>
  /** The frame's buttons (log, chat, rules, sound, settings ...), to be placed where the board likes. */
  menu: Snippet
}
export type BoardComponent = Component<BoardProps>

/** `ui/Art.svelte`: the picture of the dossier on the home page; no props, an inline SVG that fills its box (slice). */
/** `ui/End.svelte`: the score sheet of the end screen, given { table }. */
/** `ui/theme.css` is not needed: styles live in the components. */
