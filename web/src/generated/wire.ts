/* Made by tools/wire.py from the Python types. Do not edit. */

export type SeatNo = number
export type ClientMessage =
  | Answer
  | Draft
  | Sit
  | Stand
  | Ready
  | SetOptions
  | SetSeats
  | SetBot
  | Start
  | Chat
  | Hint
  | ReadOn
  | Rematch
  | AskWords
  | CatchUp
  | PlayHere
export type ServerMessage = Sync | Update | Chatted | LobbyChanged | Presence | Done | Refused | Hinted | Worded | Moved
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
 * What is chosen for the decision of that number, but not yet given; the last one counts, null takes it back.
 *
 *     When its time is up it is given as an answer. The room remembers it, tells nobody, and writes it down nowhere.
 */
export interface Draft {
  type: 'draft'
  id: string
  number: number
  choice: {
    [k: string]: unknown
  }
}
/**
 * Take a seat: that one, or the first free. A bot's seat may be taken in the lobby, and in play one to which the
 *     host lets somebody in.
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
 * What something is called: each option, each standing input, or the whole table in a few lines.
 */
export interface AskWords {
  type: 'words'
  id: string
  what: 'options' | 'standing' | 'table'
}
/**
 * Something is missing after that number of a stream.
 */
export interface CatchUp {
  type: 'catch_up'
  stream: string
  n: number
}
/**
 * This tab takes the seat that another tab of the same person holds.
 */
export interface PlayHere {
  type: 'play_here'
}
/**
 * Everything, for a client that begins or cannot go on counting.
 *
 *     `stream` names this counting of messages, `n` is the number of the last.
 */
export interface Sync {
  type: 'sync'
  stream: string
  n: number
  seat: number | null
  held: boolean
  lobby: Lobby
  scene: Scene | null
  now: number
  opening: Opening | null
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
  locked: boolean
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
  muted: boolean
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
 * The game as one audience may see it, whole.
 */
export interface Scene {
  view: View
  covered: boolean
  prompt: string | number | unknown[] | Line | null
  rules: string[]
  form: unknown
  standing_form: unknown
  figures: unknown
  hints: boolean
  words: Word[]
  kept: number[]
  away: boolean
  coach: Coach | null
}
/**
 * All that one seat (None: a spectator) may know now.
 *
 *     `agenda` is what is still to be done, as plain data: frames hold public facts only, and answers the seat may not
 *     see are left out. `waiting` is whom the table waits for, as far as that may be seen. `now` is the time of the
 *     table; boards and figures hold none that runs. Agenda, time and the clocks of conduct are for bots: a server sends
 *     none of them.
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
  conduct: Conduct
  board: unknown
  now: number
}
/**
 * What sits at a place: a person, or a bot of some level. What they are called is kept beside the game.
 */
export interface Seat {
  kind: 'bot' | 'person' | 'program'
  level: string | null
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
 * How a game ended: who won (all or none where a team plays), ranks and scores by seat, the game's own sheet; and
 *     `ended`, where a reason of conduct ended it: abandoned, closed or conceded.
 */
export interface Outcome {
  winners: SeatNo[]
  ranks: number[]
  scores: number[]
  sheet: unknown
  ended: string | null
}
/**
 * Everything at its default: nobody is late or absent, nothing runs.
 */
export interface Conduct {
  opt: TableOptions
  lesson: boolean
  clocks: Clock[]
  turn: number
  turn_timer: string
  turn_late: boolean
  late: number[]
  away: number[]
  absent: number[]
  left: number[]
  kept: number[]
  returning: number[]
  invited: number[]
  still_since: number
  stood: number
  deserted_at: number
  restarted_at: number
  pause: Pause | null
  pauses: number[]
  conceding: number[]
  proposal: Proposal | null
  host: number | null
  muted: number[]
  locked: boolean
  lookers: 'barred' | 'hushed' | 'welcome'
  unranked: string[]
}
/**
 * The block of options that every table has.
 */
export interface TableOptions {
  tempo: 'days' | 'live' | 'relaxed' | 'untimed'
  absent: 'bot' | 'defaults' | 'pause'
  pause: 'blind' | 'none' | 'open'
  keeper: string
  late_entry: boolean
}
/**
 * A time that runs: of a question, of one seat's part in it, of a turn, or of nobody [QG-TIM-12].
 */
export interface Clock {
  timer: string
  due: number
  whole: number
  number: number
  seat: number
  left: number
}
/**
 * The table stands still until its people are ready [QG-PAU-02].
 */
export interface Pause {
  cause: 'absent' | 'person' | 'restart'
  seat: number
  ready: number[]
  ends_at: number
  counting_until: number
  wanted_over: number[]
}
/**
 * A word of the host that needs the others' assent [QG-HST-02].
 */
export interface Proposal {
  word: Word
  by: number
  agreed: number[]
  against: number[]
}
/**
 * What people say to the table rather than to the game; some words are the host's [QG-HST-04].
 */
export interface Word {
  type: 'word'
  say:
    | 'absent'
    | 'agree'
    | 'bar_lookers'
    | 'close'
    | 'concede'
    | 'disagree'
    | 'hand_over'
    | 'hush_lookers'
    | 'keep'
    | 'let_in'
    | 'lock'
    | 'mute'
    | 'pause'
    | 'play_on'
    | 'ready'
    | 'remove'
    | 'resume'
    | 'unlock'
    | 'unmute'
    | 'welcome_lookers'
  seat: SeatNo
  reason: string
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
 * The set-up of a game: the board at its first event, and what followed.
 */
export interface Opening {
  board: unknown
  moments: MomentTold[]
}
/**
 * One moment as one audience hears it: what happened, its lines, and what changed on the board by then.
 *
 *     Without an event something changed and nothing was told.
 */
export interface MomentTold {
  event?: Event | null
  k?: number
  stamp?: unknown
  lines?: Brief[]
  patch?: unknown
}
/**
 * Something that happened, past tense, for log, sound and animation.
 */
export interface Event {
  type: 'event'
}
/**
 * A line of an event for who has the event: less what that says itself.
 *
 *     Left out is the id where it is `event-` and the event's type, and each argument that one of its fields, by that
 *     name, says plainly: as it is; a piece by the words it has; a seat by its name; a part of a list as an `item`.
 */
export interface Brief {
  id?: string
  args?: {}
}
/**
 * One line of the log. `k` is its number in the story, `stamp` the game's own (a turn, a time).
 */
export interface LogLine {
  k: number
  stamp: unknown
  say: string | number | unknown[] | Line
}
/**
 * One line of the chat; `id` tells it from the others.
 */
export interface ChatLine {
  id: number
  seat: number | null
  name: string
  text: string
}
/**
 * The block of options that every table has.
 */
export interface TableOptions1 {
  tempo: 'days' | 'live' | 'relaxed' | 'untimed'
  absent: 'bot' | 'defaults' | 'pause'
  pause: 'blind' | 'none' | 'open'
  keeper: string
  late_entry: boolean
}
/**
 * An input was carried out: moment by moment, what happened, then what else has changed.
 */
export interface Update {
  type: 'update'
  n: number
  now: number
  moments: MomentTold[]
  scene?: unknown
}
export interface Chatted {
  type: 'chatted'
  n: number
  line: ChatLine
}
/**
 * Somebody took or left a seat or got ready, options changed, the game is over.
 */
export interface LobbyChanged {
  type: 'lobby_changed'
  n: number
  seat: number | null
  lobby: Lobby
}
/**
 * Who is connected now, by seat, how many look on, and what time it is. Without a number: the last one counts.
 */
export interface Presence {
  type: 'presence'
  here: boolean[]
  spectators: number
  now: number
}
/**
 * What was asked under this id is carried out and will not be lost.
 */
export interface Done {
  type: 'done'
  id: string
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
 * What was asked for in words: a line for each option or standing input, or the table in some lines.
 */
export interface Worded {
  type: 'worded'
  id: string
  what: 'options' | 'standing' | 'table'
  lines: (string | number | unknown[] | Line)[]
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
  block: string
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
 * What one input changed, as an update tells it in play.
 */
export interface Step {
  moments: MomentTold[]
  scene?: unknown
}
/**
 * A finished game after one of its inputs: a whole scene in key frames, and in all what changed since the last.
 *
 *     The first frame of a game is its set-up: it has an opening in place of an update.
 */
export interface Frame {
  at: number
  scene: Scene | null
  opening: Opening | null
  update: Step | null
}
/**
 * A stretch of a finished game as one seat saw it (no seat: as a spectator did). It starts at a key frame.
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
 * All that is needed to compute every draw of a finished game again, and what the room says of its record.
 */
export interface Proof {
  game: string
  verdict: 'alike' | 'checked' | 'parts' | 'sealed'
  say: string | number | unknown[] | Line
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
