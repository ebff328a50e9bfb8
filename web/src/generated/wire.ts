/* Made by tools/wire.py from the Python types. Do not edit. */

export type ClientMessage =
  | Answer
  | Sit
  | Stand
  | Ready
  | SetOptions
  | SetSeats
  | SetBot
  | Start
  | Chat
  | Rule
  | Hint
  | ReadOn
  | Rematch
  | CatchUp
  | PlayHere
export type ServerMessage = Sync | LobbyChanged | Update | Chatted | Done | Refused | Hinted | Moved
export type Said = string | number | unknown[] | Line

/**
 * Answer the decision of that number, or give a standing input (no number).
 */
export interface Answer {
  type: 'answer'
  id: string
  choice: unknown
  number: number | null
}
/**
 * Take a seat: that one, or the first free. A bot's seat may be taken in the lobby.
 *
 *     `entropy` is this browser's share of the table's chance.
 */
export interface Sit {
  type: 'sit'
  id: string
  seat: number | null
  entropy: string
}
/**
 * Leave one's seat: in the lobby it is free again, in play a bot keeps it.
 */
export interface Stand {
  type: 'stand'
  id: string
}
export interface Ready {
  type: 'ready'
  id: string
  ready: boolean
}
/**
 * The host chooses the table's options, all at once.
 */
export interface SetOptions {
  type: 'set_options'
  id: string
  options: {}
}
/**
 * The host chooses how many seats there are.
 */
export interface SetSeats {
  type: 'set_seats'
  id: string
  seats: number
}
/**
 * The host puts a bot in a free seat, changes its level, or sends it away (no level).
 */
export interface SetBot {
  type: 'set_bot'
  id: string
  seat: number
  level: string | null
}
/**
 * The host starts the game; free seats are filled by bots.
 */
export interface Start {
  type: 'start'
  id: string
}
export interface Chat {
  type: 'chat'
  id: string
  text: string
}
/**
 * A ruling of the host about an absent seat, as the game's rules know them.
 */
export interface Rule {
  type: 'rule'
  id: string
  seat: number | null
  what: string | null
}
/**
 * What would a good player do now? Where the table allows it.
 */
export interface Hint {
  type: 'hint'
  id: string
}
/**
 * In a guided first game: this step is read.
 */
export interface ReadOn {
  type: 'read_on'
  id: string
}
/**
 * The same people at a new table.
 */
export interface Rematch {
  type: 'rematch'
  id: string
}
/**
 * Something is missing after that version.
 */
export interface CatchUp {
  type: 'catch_up'
  since: number
}
/**
 * This tab takes the seat that another tab of the same person holds.
 */
export interface PlayHere {
  type: 'play_here'
}
/**
 * Everything, for a client that begins or has missed too much.
 */
export interface Sync {
  type: 'sync'
  version: number
  seat: number | null
  held: boolean
  lobby: Lobby
  scene: Scene | null
  log: LogLine[]
  chat: ChatLine[]
}
/**
 * The table apart from the game itself.
 */
export interface Lobby {
  code: string
  game: string
  phase: 'lobby' | 'over' | 'playing'
  lesson: boolean
  host: number | null
  seats: SeatInfo[]
  options: {}
  settled: {}
  trouble: string | number | unknown[] | Line | null
  commitment: string
  spectators: number
  address: string
  rematch: string | null
}
/**
 * A place at the table, as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'free' | 'person'
  name: string
  level: string | null
  look: Look
  ready: boolean
  here: boolean
}
/**
 * How somebody appears: a colour and a drawn face, both numbers of the web app's own kit.
 */
export interface Look {
  colour: number
  face: number
}
/**
 * A message of the words files with all it needs to be said in any language.
 */
export interface Line {
  id: string
  args: {}
}
/**
 * The game as one seat may see it now.
 */
export interface Scene {
  view: View
  covered: boolean
  now: number
  prompt: string | number | unknown[] | Line | null
  rules: string[]
  labels: (string | number | unknown[] | Line)[]
  standing_labels: (string | number | unknown[] | Line)[]
  form: unknown
  standing_form: unknown
  figures: unknown
  describe: (string | number | unknown[] | Line)[]
  hints: boolean
  kept: number[]
  away: boolean
  coach: Coach | null
}
/**
 * All that one seat (None: a spectator) may know now.
 *
 *     `agenda` is what is still to be done, as plain data: frames hold public facts only, and answers the seat may not
 *     see are left out. `waiting` is whom the table waits for, as far as that may be seen.
 */
export interface View {
  game: string
  rules: number
  seats: Seat[]
  host: number
  opt: unknown
  seat: number | null
  number: number
  told: number
  asked: Asked | null
  waiting: number[]
  options: unknown[] | Space
  standing: unknown[] | Space
  agenda: unknown[]
  outcome: Outcome | null
  board: unknown
}
/**
 * Who sits at a place: a person, or a bot of some level.
 */
export interface Seat {
  kind: 'bot' | 'person'
  level: string | null
  name: string
}
/**
 * An open decision as a seat may see it.
 */
export interface Asked {
  number: number
  kind: string
  prompt: {}
}
/**
 * A set of choices too large to list, described by a few figures.
 */
export interface Space {
  type: 'space'
}
/**
 * How a game ended: who won (all or none where a team plays), ranks and scores by seat, the game's own sheet.
 */
export interface Outcome {
  winners: number[]
  ranks: number[]
  scores: number[]
  sheet: unknown
}
/**
 * Where a guided first game stands: what the coach says, and which choices are meant.
 */
export interface Coach {
  step: number
  steps: number
  say: (string | number | unknown[] | Line)[]
  choices: unknown[]
  reading: boolean
}
/**
 * One line of the log. `stamp` is the game's own (a turn, a time).
 */
export interface LogLine {
  n: number
  stamp: unknown
  say: string | number | unknown[] | Line
}
export interface ChatLine {
  version: number
  seat: number | null
  name: string
  text: string
}
/**
 * Somebody sat down, left, got ready, came back; options changed. Same version as before: only presence did.
 */
export interface LobbyChanged {
  type: 'lobby_changed'
  version: number
  seat: number | null
  lobby: Lobby
}
/**
 * An input was carried out: what happened, and how the table stands now.
 */
export interface Update {
  type: 'update'
  version: number
  events: ToldEvent[]
  log: LogLine[]
  scene: Scene
}
/**
 * Something that happened, for animation and sound. `n` numbers the story; whispers repeat the number before.
 */
export interface ToldEvent {
  n: number
  stamp: unknown
  event: Event
}
/**
 * Something that happened, past tense, for log, sound and animation.
 */
export interface Event {
  type: 'event'
}
export interface Chatted {
  type: 'chatted'
  version: number
  line: ChatLine
}
/**
 * What was asked under this id is carried out and will not be lost.
 */
export interface Done {
  type: 'done'
  id: string
  version: number
}
/**
 * What was asked was refused, and nothing has changed.
 */
export interface Refused {
  type: 'refused'
  id: string | null
  code: string
  say: string | number | unknown[] | Line
  rule: string | null
}
export interface Hinted {
  type: 'hinted'
  id: string
  choice: unknown
  say: string | number | unknown[] | Line
}
/**
 * Another tab of the same person has taken the seat; this one looks on until it asks to play here.
 */
export interface Moved {
  type: 'moved'
}
/**
 * Who the room takes this browser for. No name yet: somebody new.
 */
export interface Me {
  name: string
  look: Look
}
export interface SetMe {
  name: string
  look: Look
}
/**
 * A game on the shelf, told in one language.
 */
export interface GameCard {
  slug: string
  title: string
  kind: string
  pitch: string
  people: string
  time: string
  min_seats: number
  max_seats: number
  usual_seats: number
  options: Option[]
  presets: Preset[]
  levels: string[]
  usual_level: string
  lesson: boolean
}
/**
 * One option. `modes`, `forced` and `default_by_mode` speak of the value of the option called `mode`.
 */
export interface Option {
  id: string
  type: 'bool' | 'enum' | 'int'
  default: string | number | boolean
  rule: string | null
  values: string[]
  min: number
  max: number
  step: number
  also: number[]
  modes: string[]
  forced: {
    [k: string]: string | number | boolean
  }
  default_by_mode: {
    [k: string]: string | number | boolean
  }
  seats: number[]
  counts_seats: boolean
}
/**
 * A set of options worth offering; the words of its id name it (`preset-family`).
 */
export interface Preset {
  id: string
  options: {
    [k: string]: string | number | boolean
  }
  seats: number | null
}
/**
 * A new table: to invite others to, to play at once with bots, or a guided first game.
 */
export interface NewTable {
  game: string
  how: 'invite' | 'lesson' | 'now'
  options: {}
  seats: number | null
  level: string | null
  entropy: string
}
export interface Made {
  code: string
}
/**
 * A table in a list: enough to find it again.
 */
export interface TableCard {
  code: string
  game: string
  phase: 'lobby' | 'over' | 'playing'
  lesson: boolean
  seats: SeatInfo[]
  seat: number | null
  joinable: boolean
  changed: number
  awaited: boolean
}
/**
 * A line of the archive.
 */
export interface Finished {
  code: string
  game: string
  ended: number
  seats: SeatInfo[]
  seat: number | null
  winners: number[]
  scores: number[]
  sheet: unknown
}
export interface MyTables {
  running: TableCard[]
  finished: Finished[]
}
/**
 * One moment of a finished game.
 */
export interface Frame {
  at: number
  events: ToldEvent[]
  log: LogLine[]
  scene: Scene
}
/**
 * A stretch of a finished game as one seat saw it (no seat: as a spectator did).
 */
export interface Replay {
  seat: number | null
  start: number
  total: number
  frames: Frame[]
}
/**
 * One draw of chance: which input it belongs to (0: the set-up), out of how many, and what came.
 */
export interface Draw {
  frame: number
  sides: number
  value: number
}
/**
 * All that is needed to compute every draw of a finished game again.
 */
export interface Proof {
  commitment: string
  seed: string
  entropy: string[]
  draws: Draw[]
}
/**
 * A refusal over HTTP.
 */
export interface Problem {
  code: string
  say: string | number | unknown[] | Line
  rule: string | null
}
