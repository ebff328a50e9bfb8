/* Made by tools/wire.py from the Python types. Do not edit. */

export type ToolId = string
export type WireId = string
export type SensorId = string
export type CardId = string
export type SeatNo = number
export type SideId = 'left' | 'right'
export type FaceId = string
export type BombId = string
export type WindowId = string
export type SourceId = string
export type Choice =
  | TakeTool
  | Lock
  | Unlock
  | UseTool
  | Order
  | Proceed
  | Withdraw
  | Propose
  | LockWait
  | LookTops
  | LookTiles
  | LookNone
  | Pass
  | KeepAndBury
  | SetIntent
  | RankTools
  | Word
export type Event =
  | GameStarted
  | BombStarted
  | SensorsPlaced
  | ToolsDisplayed
  | ToolPicked
  | ToolLeft
  | TurnStarted
  | SeatLocked
  | SeatUnlocked
  | Listening
  | Heard
  | ToolDeclared
  | ToolResolved
  | ToolWithdrawn
  | ToolFizzled
  | Looked
  | Saw
  | WindowOpened
  | WindowClosed
  | ActionsRevealed
  | ActionChanged
  | WaitScored
  | WaitProposed
  | WaitLocked
  | WireProtected
  | WireSkipped
  | CutStarted
  | CardFlipped
  | Brink
  | DetonatorMoved
  | TileTurned
  | WireScored
  | ScoreChanged
  | Exploded
  | PointsLost
  | ChickenPaid
  | SensorMoved
  | CardReturned
  | WaitSetAside
  | TurnEnded
  | BombEnded
  | GameEnded
  | TimedOut
  | SeatAway
  | SeatAbsent
  | SeatBack
  | SeatTaken
  | KeeperCalled
  | Paused
  | SeatReady
  | CountedDown
  | Resumed
  | TableDeserted
  | Conceding
  | HostChanged
  | Proposed
  | Assented
  | ProposalDropped
  | Removed
  | Muted
  | TableLocked
  | LookersRuled
  | TableEnded

/**
 * The table as a seat (a spectator: without `own`) sees it; wires in their order, seats by number [BSA-GEN-05].
 */
export interface Board {
  bomb: string
  turn: number
  badges: number[]
  score: number[]
  sources: number[][]
  points_before: number[]
  per_bomb: number[][]
  bombs: BombResult[]
  explosions: number[]
  absent_turns: number[]
  tools: string[][]
  tools_used: string[][]
  tools_left: string[]
  tools_turn: string[][]
  display: string[]
  deck_sizes: number[]
  rows: string[][]
  position: number[]
  shift: number[]
  tiles: (string | null)[][]
  turned: number[]
  sensors: number[]
  pinned: boolean[]
  hands: string[][]
  stacks: string[][]
  aside: boolean[]
  instructor: boolean
  instructor_stack: string[]
  instructor_card: string
  instructor_wire: number
  ready: boolean[]
  frozen: boolean[]
  listens: number[]
  heard_from: number[]
  queue: Queued[]
  ordering: boolean
  actions: string[]
  stands_for: number[]
  twin: number[]
  protected: boolean[]
  cut: boolean[]
  proposals: number[]
  wait_ready: boolean[]
  wait_locks: number[]
  lookers: number[]
  cutters: number[]
  k: number
  bolted: number[]
  move: number
  chilled: number
  charged: number
  value: number
  pays: number[]
  copies: never[][]
  suits: number[]
  eligible: number[]
  resolved: number
  own: Own | null
}
/**
 * How one bomb ended [BSA-RES-04].
 */
export interface BombResult {
  bomb: string
  turns: number
  wire: string
  tile: number
  cutters: number[]
  instructor: boolean
  chickens: number[]
}
/**
 * A plan tool that waits for its turn or for its owner [BSA-RCT-02].
 */
export interface Queued {
  seat: number
  use: UseTool
}
/**
 * I use this tool on these targets; a tool's own slots are filled, the others are None [BSA-TOO-06].
 *
 *     screwdriver, megaphone, twin_cutters: wire · magnet: sensor, wire · spare_cutters: cards (in stack order) ·
 *     walkie_talkie: target · multi_tool: card · remote_control: target, side · ratchet: steps · carbon_paper: target.
 */
export interface UseTool {
  type: 'use_tool'
  tool: ToolId
  wire: WireId | null
  sensor: SensorId | null
  cards: CardId[] | null
  target: SeatNo | 'instructor' | null
  card: CardId | null
  side: SideId | null
  steps: number | null
}
/**
 * What one seat alone knows.
 */
export interface Own {
  locked: string
  heard: string
  notes: (CardNote | TileNote)[]
  seeing: (CardNote | TileNote)[]
  intents: SetIntent[]
  held: string[]
  silent: boolean
  ranks: string[]
  look: (LookTops | LookTiles | LookNone) | null
}
/**
 * What a seat saw at a depth of a deck, 1 being the top [BSA-HID-05].
 */
export interface CardNote {
  type: 'card'
  wire: WireId
  depth: number
  main: number
  chain: number
  uncertain: boolean
}
/**
 * What a seat saw at a position (1 to 3) below a track [BSA-HID-05].
 */
export interface TileNote {
  type: 'tile'
  wire: WireId
  position: number
  face: FaceId
  uncertain: boolean
}
/**
 * What one of my tools does when its window opens: ask, hold, hold_turn or an automatic use [BSA-RCT-14].
 *
 *     An automatic use fills exactly its own parameters: protect_if(wire, min_other_cutters), swap_if_shared(hand_card),
 *     also_cut_if_free(wire), push_leader_if_shared(side), always(), if_solo(), if_within(spaces) - with Wire Stripper
 *     if_within(spaces, bury_from_main) -, if_own_wire(), if_chicken(), if_gain_at_least(points), if_pay_at_least(points).
 */
export interface SetIntent {
  type: 'set_intent'
  tool: ToolId
  use: string
  wire: WireId | null
  min_other_cutters: number | null
  hand_card: CardId | null
  side: SideId | null
  spaces: number | null
  bury_from_main: number | null
  points: number | null
}
/**
 * The top card of two different decks (one, if only one deck has cards), in wire order [BSA-CHK-03, BSA-CHK-04].
 */
export interface LookTops {
  type: 'look_tops'
  wires: WireId[]
}
/**
 * The three tiles of one wire [BSA-CHK-03].
 */
export interface LookTiles {
  type: 'look_tiles'
  wire: WireId
}
/**
 * No look [BSA-CHK-06].
 */
export interface LookNone {
  type: 'look_none'
}
/**
 * This displayed tool is mine [BSA-TOO-01].
 */
export interface TakeTool {
  type: 'take_tool'
  tool: ToolId
}
/**
 * This card of my hand is my action [BSA-TRN-02].
 */
export interface Lock {
  type: 'lock'
  card: CardId
}
/**
 * I choose again [BSA-TRN-05].
 */
export interface Unlock {
  type: 'unlock'
}
/**
 * New order of what I was shown, by old place: cards by depth (1 = top), tiles by position 1 to 3 [BSA-HID-01].
 *
 *     `order[0]` is the old place of what now comes first.
 */
export interface Order {
  type: 'order'
  order: number[]
}
/**
 * I still want my tool [BSA-RCT-02, BSA-RCT-10].
 */
export interface Proceed {
  type: 'proceed'
}
/**
 * I keep my tool after all [BSA-TOO-08].
 */
export interface Withdraw {
  type: 'withdraw'
}
/**
 * A wire I would protect, for the whole table to see [BSA-WAI-06].
 */
export interface Propose {
  type: 'propose'
  wire: WireId
}
/**
 * The wire I protect; final [BSA-WAI-06].
 */
export interface LockWait {
  type: 'lock_wait'
  wire: WireId
}
/**
 * No tool of mine in this round [BSA-RCT-04].
 */
export interface Pass {
  type: 'pass'
}
/**
 * Depths that stay on top and depths that go to the bottom, each in its new order from the top [BSA-TL-13].
 */
export interface KeepAndBury {
  type: 'keep_or_bury'
  keep: number[]
  bury: number[]
}
/**
 * Displayed tools, best first, some or all; an empty list takes the ranking back [BSA-TOO-01].
 */
export interface RankTools {
  type: 'rank_tools'
  tools: ToolId[]
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
export interface GameStarted {
  type: 'game_started'
  options: Options
  seats: SeatNo[]
  badges: Badge[]
}
/**
 * What the host chose.
 *
 *     [BSA-OPT-01, BSA-OPT-02, BSA-OPT-03, BSA-OPT-04, BSA-OPT-05, BSA-OPT-06, BSA-OPT-07, BSA-OPT-08, BSA-OPT-09,
 *     BSA-OPT-10, BSA-OPT-11]
 */
export interface Options {
  players: number
  exam: 'drill' | 'express' | 'full'
  tools: 'all' | 'friendly' | 'off'
  sensors: 'off' | 'on'
  instructor: 'auto' | 'off' | 'on'
  chain_scope: 'all' | 'covered'
  score_floor: 'none' | 'zero'
  age_order: 'manual' | 'random'
  tool_priority: 'sealed' | 'speed'
  wait_talk: 'open' | 'silent'
  notebook: 'off' | 'on'
  tempo: 'days' | 'live' | 'relaxed' | 'untimed'
}
export interface Badge {
  seat: SeatNo
  badge: number
  set: string
}
export interface BombStarted {
  type: 'bomb_started'
  bomb: BombId
  deck_sizes: number[]
  track_lengths: number[]
}
export interface SensorsPlaced {
  type: 'sensors_placed'
  sensors: PlacedSensor[]
}
export interface PlacedSensor {
  sensor: SensorId
  wire: WireId
  face: FaceId
  bonus: number
}
export interface ToolsDisplayed {
  type: 'tools_displayed'
  tools: ToolId[]
}
export interface ToolPicked {
  type: 'tool_picked'
  seat: SeatNo
  tool: ToolId
}
export interface ToolLeft {
  type: 'tool_left'
  tool: ToolId
}
export interface TurnStarted {
  type: 'turn_started'
  turn: number
}
export interface SeatLocked {
  type: 'seat_locked'
  seat: SeatNo
}
export interface SeatUnlocked {
  type: 'seat_unlocked'
  seat: SeatNo
}
export interface Listening {
  type: 'listening'
  seat: SeatNo
  target: SeatNo | 'instructor'
}
/**
 * Private, to the user of the Walkie-Talkie.
 */
export interface Heard {
  type: 'heard'
  target: SeatNo | 'instructor'
  card: CardId
}
export interface ToolDeclared {
  type: 'tool_declared'
  seat: SeatNo
  tool: ToolId
  targets: UseTool
  window: WindowId
}
/**
 * `buried`: how many cards a Wire Stripper put to the bottom.
 */
export interface ToolResolved {
  type: 'tool_resolved'
  seat: SeatNo
  tool: ToolId
  targets: UseTool
  buried: number | null
}
export interface ToolWithdrawn {
  type: 'tool_withdrawn'
  seat: SeatNo
  tool: ToolId
  reason: string
}
export interface ToolFizzled {
  type: 'tool_fizzled'
  seat: SeatNo
  tool: ToolId
  reason: string
}
/**
 * `by`: chicken or a tool; `what`: tops or tiles.
 */
export interface Looked {
  type: 'looked'
  seat: SeatNo
  by: string
  wires: WireId[]
  what: string
}
/**
 * Private: what a look showed, by place and value, never by id [BSA-HID-01].
 */
export interface Saw {
  type: 'saw'
  faces: (CardNote | TileNote)[]
}
/**
 * Once per round. `value` and `pays` in the score window only.
 */
export interface WindowOpened {
  type: 'window_opened'
  window: WindowId
  wire: WireId | null
  round: number
  eligible: SeatNo[]
  value: number | null
  pays: Pay[] | null
}
export interface Pay {
  seat: SeatNo
  points: number
}
export interface WindowClosed {
  type: 'window_closed'
  window: WindowId
  wire: WireId | null
}
/**
 * `instructor`: its card, None where it takes no part.
 */
export interface ActionsRevealed {
  type: 'actions_revealed'
  actions: RevealedAction[]
  instructor: CardId | null
}
export interface RevealedAction {
  seat: SeatNo | 'instructor'
  card: CardId
}
/**
 * Multi-Tool: from card to card. Remote Control: from wire to wire.
 */
export interface ActionChanged {
  type: 'action_changed'
  seat: SeatNo | 'instructor'
  from: string
  to: string
  by: string
}
export interface WaitScored {
  type: 'wait_scored'
  seats: SeatNo[]
  points: number
}
export interface WaitProposed {
  type: 'wait_proposed'
  seat: SeatNo
  wire: WireId
}
/**
 * `wire` is None with wait_talk = silent.
 */
export interface WaitLocked {
  type: 'wait_locked'
  seat: SeatNo
  wire: WireId | null
}
/**
 * By the waiters who chose it, or by a tool.
 */
export interface WireProtected {
  type: 'wire_protected'
  wire: WireId
  seats: SeatNo[]
  tool: ToolId | null
}
/**
 * `reason`: nobody, protected, empty or instructor_holds_back, the first that applies.
 */
export interface WireSkipped {
  type: 'wire_skipped'
  wire: WireId
  reason: string
}
export interface CutStarted {
  type: 'cut_started'
  wire: WireId
  cutters: SeatNo[]
  instructor: boolean
  k: number
}
export interface CardFlipped {
  type: 'card_flipped'
  wire: WireId
  card: string
  main: number
  chain: number
  index: number
  k: number
  deck_left: number
}
export interface Brink {
  type: 'brink'
  wire: WireId
  position: number
  pending_move: number
  tiles_in_reach: number
}
/**
 * `cause`: card (the last one flipped, with the steps Freeze Spray took and the Battery added) or ratchet.
 */
export interface DetonatorMoved {
  type: 'detonator_moved'
  wire: WireId
  from: number
  to: number
  cause: string
  frozen: number
  battery: number
}
export interface TileTurned {
  type: 'tile_turned'
  wire: WireId
  position: number
  face: FaceId
}
export interface WireScored {
  type: 'wire_scored'
  wire: WireId
  main: number
  bonus: number
  chain_sum: number
  value: number
  k: number
  pays: Pay[]
  copies: Pay[]
}
/**
 * `source`: solo, shared, wait, chicken, tool or loss.
 */
export interface ScoreChanged {
  type: 'score_changed'
  seat: SeatNo
  delta: number
  total: number
  source: SourceId
}
export interface Exploded {
  type: 'exploded'
  wire: WireId
  tile_position: number
  cutters: SeatNo[]
  instructor: boolean
}
export interface PointsLost {
  type: 'points_lost'
  seat: SeatNo
  amount: number
  amount_lost: number
}
export interface ChickenPaid {
  type: 'chicken_paid'
  seats: SeatNo[]
  points: number
}
/**
 * `by`: arrow or magnet.
 */
export interface SensorMoved {
  type: 'sensor_moved'
  sensor: SensorId
  from: string
  to: string
  by: string
}
export interface CardReturned {
  type: 'card_returned'
  seat: SeatNo | 'instructor'
  card: CardId
}
export interface WaitSetAside {
  type: 'wait_set_aside'
  seat: SeatNo
  card: CardId
}
export interface TurnEnded {
  type: 'turn_ended'
  turn: number
}
/**
 * All twelve tiles are shown [BSA-EXP-11]; `points`: what each seat made of this bomb.
 */
export interface BombEnded {
  type: 'bomb_ended'
  bomb: BombId
  debrief: Debrief[]
  points: Pay[]
}
export interface Debrief {
  wire: WireId
  faces: FaceId[]
}
export interface GameEnded {
  type: 'game_ended'
  winners: SeatNo[]
  result: Result
}
/**
 * The result object (section 24); `ranking` is best first, equal ranks by badge.
 */
export interface Result {
  game: string
  options: Options
  winners: number[]
  ranking: Ranked[]
  bombs: BombResult[]
}
/**
 * One line of the final ranking.
 */
export interface Ranked {
  seat: number
  rank: number
  points: number
  badge: number
  is_bot: boolean
  per_bomb: number[]
  sources: Sources
  explosions: number
  tools_used: string[]
  absent_turns: number
}
/**
 * Where a player's points came from; they add up to the score [BSA-RES-01].
 */
export interface Sources {
  solo: number
  shared: number
  wait: number
  chicken: number
  tool: number
  loss: number
}
/**
 * `timer`: which of the game's times; `default`: what silence meant [QG-TIM-04].
 */
export interface TimedOut {
  type: 'timed_out'
  seat: SeatNo
  timer: string
  default: unknown
}
/**
 * Told where being away is not yet absence [QG-ABS-01].
 */
export interface SeatAway {
  type: 'seat_away'
  seat: SeatNo
}
export interface SeatAbsent {
  type: 'seat_absent'
  seat: SeatNo
}
export interface SeatBack {
  type: 'seat_back'
  seat: SeatNo
}
/**
 * A person plays from now on where a bot did [QG-ABS-09].
 */
export interface SeatTaken {
  type: 'seat_taken'
  seat: SeatNo
}
/**
 * The host has a bot play an absent seat [QG-ABS-03].
 */
export interface KeeperCalled {
  type: 'keeper_called'
  seat: SeatNo
}
/**
 * `seat`: None where nobody asked for it [QG-PAU-01, QG-PAU-03].
 */
export interface Paused {
  type: 'paused'
  seat: SeatNo | null
  cause: 'absent' | 'person' | 'restart'
}
export interface SeatReady {
  type: 'seat_ready'
  seat: SeatNo
}
/**
 * The 3-2-1 before the clock runs again [QG-PAU-02].
 */
export interface CountedDown {
  type: 'counted_down'
  seconds: number
}
export interface Resumed {
  type: 'resumed'
}
/**
 * Every person is absent: nothing happens until somebody is back [QG-ABS-08].
 */
export interface TableDeserted {
  type: 'table_deserted'
}
/**
 * `on`: for, or no longer [QG-PAU-04].
 */
export interface Conceding {
  type: 'conceding'
  seat: SeatNo
  on: boolean
}
/**
 * Who was host is away, has handed over, or is back [QG-HST-01].
 */
export interface HostChanged {
  type: 'host_changed'
  seat: SeatNo
}
/**
 * The host's word needs the others' assent [QG-HST-02].
 */
export interface Proposed {
  type: 'proposed'
  seat: SeatNo
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
  about: SeatNo | null
  reason: string
}
export interface Assented {
  type: 'assented'
  seat: SeatNo
  on: boolean
}
export interface ProposalDropped {
  type: 'proposal_dropped'
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
}
export interface Removed {
  type: 'removed'
  seat: SeatNo
  reason: string
}
export interface Muted {
  type: 'muted'
  seat: SeatNo
  on: boolean
}
export interface TableLocked {
  type: 'table_locked'
  on: boolean
}
/**
 * `how`: welcome, hushed or barred [QG-LKO-01].
 */
export interface LookersRuled {
  type: 'lookers_ruled'
  how: string
}
/**
 * The game ends for a reason that is not in its rules.
 */
export interface TableEnded {
  type: 'table_ended'
  why: 'abandoned' | 'closed' | 'conceded'
  reason: string
}
/**
 * All figures of a view.
 */
export interface Figures {
  wires: WireFigures[]
  goes_to: number[]
  back: {
    [k: string]: number
  }
  roll_call: number[]
  due: number
  span: number
  bombs: string[]
  next_bomb: string
  awards: Award[]
}
/**
 * One wire.
 */
export interface WireFigures {
  sums: number[]
  bonus: number
  base: number
  left: number[]
  spaces: number
  calm: number
  hot: boolean
  reach: number[]
  boom: number[]
  pushed: number
}
/**
 * A title at the end.
 */
export interface Award {
  id: string
  seats: number[]
}
