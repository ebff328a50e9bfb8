/* Made by tools/wire.py from the Python types. Do not edit. */

/**
 * A Bomb card in front of a player: its id and the die on each slot.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Bomb = [unknown, unknown]
/**
 * The top card of a pile (None: the pile is used up) and how many cards the pile has.
 *
 * @minItems 2
 * @maxItems 2
 */
export type PileTop = [unknown, unknown]
/**
 * A die that shows a value: (id, value). There are five of each colour and none is white [MPP-CMP-04].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Die = [unknown, unknown]
/**
 * A die claimed for a slot of an own card, not yet set [MPP-TAK-05].
 *
 * @minItems 3
 * @maxItems 3
 */
export type Reservation = [unknown, unknown, unknown]
/**
 * A place without a card: whose, where, whether the Sabotage question is open, and until when (None: it waits).
 *
 * @minItems 4
 * @maxItems 4
 */
export type Vacancy = [unknown, unknown, unknown, unknown]
/**
 * A die set on a card: whose, which, where.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Placement = [unknown, unknown, unknown, unknown, unknown]
export type Choice =
  | Mix
  | Ready
  | Roll
  | Grab
  | Claim
  | Release
  | Lock
  | Unlock
  | ForceGo
  | Steady
  | TrembleInstead
  | Lose
  | Reroll
  | SabotageYes
  | SabotageNo
  | Pick
  | Stop
  | PlayOn
  | Signal
  | Word
export type Event =
  | TableDealt
  | MixChosen
  | Countdown
  | ClockStarted
  | ClockWarning
  | DiceGrabbed
  | Overdraw
  | DiceRolled
  | DieClaimed
  | DieReleased
  | SeatLocked
  | SeatUnlocked
  | WaveSet
  | Collapse
  | PlacementError
  | BombDefused
  | SabotageOffered
  | SabotageDeclined
  | CardTaken
  | CardRevealed
  | LineShrunk
  | SabotageActivated
  | DieLost
  | NoDieLost
  | ClaimsReopened
  | UnusedRerolled
  | DieReturned
  | BagPassed
  | AutopilotActed
  | SignalGiven
  | OvertimeStarted
  | GameEnded
  | SeatReady
  | TimedOut
  | SeatAway
  | SeatAbsent
  | SeatBack
  | SeatTaken
  | KeeperCalled
  | Paused
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
 * The table as everybody sees it. Names as in State; hidden cards are counts, never ids [MPP-HID-01].
 */
export interface Board {
  hands: (Bomb | null)[][]
  line: (string | null)[]
  deck_count: number
  deck_bombs: number
  deck_values: number[]
  piles: PileTop[]
  sabotage_deck_count: number
  stock: number[]
  mix: number[]
  left: string[]
  defused: string[]
  defused_by: number[]
  activated: string[]
  bag_count: number
  bag_colors: number[]
  in_hand: number[]
  pool: Die[]
  spoiled: number[]
  unused: boolean
  rerolled: Die | null
  turn: number
  holder: number
  opened_at: number
  settled: boolean
  taken: number[]
  quota_left: number[]
  reserved: Reservation[][]
  locked: boolean[]
  changed_at: number
  input_at: number[]
  forced: number[]
  stirred: boolean
  gestures: string[][]
  gesture_until: number[]
  swinging: (Reservation | null)[]
  vacancies: Vacancy[]
  losers: number[]
  loss_until: number
  reroll_until: number
  pressed: number[]
  running_since: number | null
  counting_until: number | null
  warned: number
  won_at: number | null
  ready: number[]
  voting: number[]
  called_at: (number | null)[]
  autopiloted: number[]
  stats: Stats
}
/**
 * What is counted for the archive; the pauses only at the end, from the table's conduct.
 */
export interface Stats {
  dice_placed: number
  dice_unused: number
  dice_lost_unused: number
  dice_lost_sabotage: number
  collapses: number
  errors: number
  dead_ends: number
  pauses: number
}
/**
 * How many Bomb cards of each value to use, in the order 1, 2, 3, 4, 6 [MPP-ADV-03].
 */
export interface Mix {
  type: 'mix'
  counts: number[]
}
/**
 * Ready to start [MPP-SET-14].
 */
export interface Ready {
  type: 'ready'
}
/**
 * Draw and roll the dice [MPP-DRW-02].
 */
export interface Roll {
  type: 'roll'
}
/**
 * Let go of the bag with so many dice more in hand [MPP-DRW-06].
 */
export interface Grab {
  type: 'grab'
  count: number
}
/**
 * Reserve a die of the pool for a slot of an own card, maybe in place of another [MPP-TAK-05] [MPP-TAK-08].
 */
export interface Claim {
  type: 'claim'
  die: number
  card: number
  slot: string
  replace: number | null
}
/**
 * Give a reserved die back to all [MPP-TAK-09].
 */
export interface Release {
  type: 'release'
  die: number
}
/**
 * Content with one's reservations [MPP-TAK-10].
 */
export interface Lock {
  type: 'lock'
}
/**
 * Not content any more [MPP-TAK-10].
 */
export interface Unlock {
  type: 'unlock'
}
/**
 * Let the autopilot play the idle seats for this wave [MPP-TAK-19].
 */
export interface ForceGo {
  type: 'force_go'
}
/**
 * Let a swinging die go so far from the middle, in percent of travel: -50 to 50 [MPP-LAY-09] [MPP-LAY-13].
 */
export interface Steady {
  type: 'steady'
  offset: number
}
/**
 * Leave this die to chance instead of a gesture [MPP-LAY-09].
 */
export interface TrembleInstead {
  type: 'tremble_instead'
}
/**
 * Return this die to the bag [MPP-SAB-04].
 */
export interface Lose {
  type: 'lose'
  die: number
}
/**
 * Reroll this unused die next [MPP-UNU-03].
 */
export interface Reroll {
  type: 'reroll'
  die: number
}
/**
 * Reveal and activate a Sabotage before taking a card of the piles [MPP-ADV-08].
 */
export interface SabotageYes {
  type: 'sabotage_yes'
}
/**
 * Take a card of the piles without a Sabotage [MPP-ADV-09].
 */
export interface SabotageNo {
  type: 'sabotage_no'
}
/**
 * Take this card of the line, or this top card of a pile [MPP-DEF-04].
 */
export interface Pick {
  type: 'pick'
  card: string
}
/**
 * Agree to end overtime [MPP-INI-08].
 */
export interface Stop {
  type: 'stop'
}
/**
 * Withdraw one's agreement to end overtime [MPP-INI-08].
 */
export interface PlayOn {
  type: 'play_on'
}
/**
 * A quick call; the target is a colour, a value or a die by its id, as the call wants [MPP-TAK-02].
 */
export interface Signal {
  type: 'signal'
  id: string
  target: string | number | null
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
  seat: number
  reason: string
}
/**
 * The cards lie on the table; line or piles as the mode has it. In advanced set-ups told after the mix.
 */
export interface TableDealt {
  type: 'table_dealt'
  hands: string[][]
  line: string[]
  piles: PileTop[]
  deck_count: number
  sabotage_count: number
  bag_holder: number
}
/**
 * How many cards of each value (1, 2, 3, 4, 6); seat None: the preset, because time was up.
 */
export interface MixChosen {
  type: 'mix_chosen'
  counts: number[]
  seat: number | null
}
/**
 * To the start; a pause ends with one of the table's own.
 */
export interface Countdown {
  type: 'countdown'
  seconds: number
}
export interface ClockStarted {
  type: 'clock_started'
  remaining_ms: number
}
export interface ClockWarning {
  type: 'clock_warning'
  remaining_ms: number
}
/**
 * All dice in hand by colour, and how many are needed in all.
 */
export interface DiceGrabbed {
  type: 'dice_grabbed'
  seat: number
  colors: ('black' | 'blue' | 'green' | 'red' | 'yellow')[]
  needed: number
}
/**
 * Too many: all dice in hand went back.
 */
export interface Overdraw {
  type: 'overdraw'
  seat: number
  colors: ('black' | 'blue' | 'green' | 'red' | 'yellow')[]
}
/**
 * The pool in draw order; seat None: the server rolled. Short: the bag held fewer than asked for.
 */
export interface DiceRolled {
  type: 'dice_rolled'
  seat: number | null
  dice: Die[]
  short: boolean
}
export interface DieClaimed {
  type: 'die_claimed'
  seat: number
  die: Die
  card: string
  position: number
  slot: string
  replaced: Die | null
}
export interface DieReleased {
  type: 'die_released'
  seat: number
  die: Die
  card: string
  position: number
  slot: string
}
/**
 * By its own press, or by the server because nothing is left to do for it.
 */
export interface SeatLocked {
  type: 'seat_locked'
  seat: number
  reason: 'own' | 'server'
}
/**
 * By its own doing, or because it must take a die now.
 */
export interface SeatUnlocked {
  type: 'seat_unlocked'
  seat: number
  reason: 'must_take' | 'own'
}
/**
 * Reservations in the order they are set.
 */
export interface WaveSet {
  type: 'wave_set'
  placements: Placement[]
}
export interface Collapse {
  type: 'collapse'
  seat: number
  card: string
  position: number
  dice: Die[]
  cause: 'gesture' | 'tremble'
}
/**
 * An incorrect die; `dice` are the others, which went to the bag.
 */
export interface PlacementError {
  type: 'placement_error'
  seat: number
  card: string
  position: number
  slot: string
  die: Die
  reason: 'relation' | 'slot' | 'unsupported'
  dice: Die[]
}
/**
 * `count` bombs are defused in all.
 */
export interface BombDefused {
  type: 'bomb_defused'
  seat: number
  card: string
  position: number
  points: number
  dice: Die[]
  count: number
}
export interface SabotageOffered {
  type: 'sabotage_offered'
  seat: number
}
export interface SabotageDeclined {
  type: 'sabotage_declined'
  seat: number
}
/**
 * `source`: position in the line, or in piles the value of the pile; `position`: where it lies now.
 */
export interface CardTaken {
  type: 'card_taken'
  seat: number
  card: string
  source: number
  position: number
}
/**
 * `place`: position in the line, or in piles the value of the pile; `deck_count`: cards left face down there.
 */
export interface CardRevealed {
  type: 'card_revealed'
  card: string
  place: number
  deck_count: number
}
export interface LineShrunk {
  type: 'line_shrunk'
  place: number
}
/**
 * `count` Sabotages have been activated in all.
 */
export interface SabotageActivated {
  type: 'sabotage_activated'
  card: string
  match: Match
  count: number
}
/**
 * What a strike looks for: a colour, a value, or (an unused die) either of both.
 */
export interface Match {
  color: ('black' | 'blue' | 'green' | 'red' | 'yellow') | null
  value: number | null
}
export interface DieLost {
  type: 'die_lost'
  seat: number
  die: Die
  card: string
  position: number
  slot: string
  cause: 'sabotage' | 'unused'
  automatic: boolean
}
export interface NoDieLost {
  type: 'no_die_lost'
  seat: number
  cause: 'sabotage' | 'unused'
  why: 'covered' | 'none'
}
export interface ClaimsReopened {
  type: 'claims_reopened'
  dice: Die[]
}
/**
 * The die with its new value; `left` unused dice wait after it. Seat None: nobody chose it.
 */
export interface UnusedRerolled {
  type: 'unused_rerolled'
  seat: number | null
  die: Die
  old_value: number
  left: number
}
export interface DieReturned {
  type: 'die_returned'
  die: Die
}
/**
 * `source` had the bag, `to` has it now.
 */
export interface BagPassed {
  type: 'bag_passed'
  source: number
  to: number
  dice_in_bag: number
}
/**
 * The autopilot answered for a seat; `decision` is the kind of question.
 */
export interface AutopilotActed {
  type: 'autopilot_acted'
  seat: number
  decision: string
}
/**
 * A quick call, as in choices.Signal; `die`: the one it points at, as it lies.
 */
export interface SignalGiven {
  type: 'signal'
  seat: number
  id: string
  target: string | number | null
  die: Die | null
}
export interface OvertimeStarted {
  type: 'overtime_started'
  remaining_ms: number
}
export interface GameEnded {
  type: 'game_ended'
  outcome: 'lost' | 'won'
  reason: string
  total: number
  result: Result
}
/**
 * The result object, which is also the line of the archive [MPP-ARC-01].
 */
export interface Result {
  outcome: 'lost' | 'won'
  reason: 'abandoned' | 'all_cleared' | 'closed' | 'conceded' | 'empty_bag' | 'line_cleared' | 'time'
  mode: string
  difficulty: string
  players: PlayerLine[]
  options: Options
  remaining_ms: number
  elapsed_ms: number
  turns: number
  bombs_target: number
  bombs_defused: number
  defused: string[]
  defused_by: number[]
  sabotage_activated: string[]
  score: Score
  stats: Stats
  ranked: boolean
  unranked: string[]
  category: string
}
/**
 * A player as the archive lists them; the room knows their name.
 */
export interface PlayerLine {
  seat: number
  kind: 'autopilot_share' | 'bot' | 'person'
}
/**
 * The options of a table, fixed once it is set up [MPP-OPT-02].
 */
export interface Options {
  mode: 'advanced_piles' | 'advanced_single' | 'initiation' | 'standard'
  difficulty: 'elite' | 'expert' | 'insane' | 'standard' | 'training'
  hard_cards: boolean
  timer_s: number
  safety_net: boolean
  dead_ends: 'allowed' | 'refused'
  steady_hand: 'gesture' | 'off' | 'tremble'
  bag_draw: 'auto' | 'grab'
  roll_by: 'anyone' | 'auto' | 'holder'
  lock: 'auto' | 'unanimous'
  hints: 'best' | 'needs' | 'none'
  sabotage_count: number
  piles_sabotage: 'all' | 'six'
  insane_dice: 'all_players' | 'players_with_cards'
  overtime: boolean
  first_holder: 'host' | 'random'
  spectators: boolean
}
/**
 * The team's score by its parts; in initiation only bombs and total count.
 */
export interface Score {
  win: number
  time: number
  bombs: number
  sabotage: number
  total: number
}
export interface SeatReady {
  type: 'seat_ready'
  seat: number
}
/**
 * `timer`: which of the game's times; `default`: what silence meant [QG-TIM-04].
 */
export interface TimedOut {
  type: 'timed_out'
  seat: number
  timer: string
  default: unknown
}
/**
 * Told where being away is not yet absence [QG-ABS-01].
 */
export interface SeatAway {
  type: 'seat_away'
  seat: number
}
export interface SeatAbsent {
  type: 'seat_absent'
  seat: number
}
export interface SeatBack {
  type: 'seat_back'
  seat: number
}
/**
 * A person plays from now on where a bot did [QG-ABS-09].
 */
export interface SeatTaken {
  type: 'seat_taken'
  seat: number
}
/**
 * The host has a bot play an absent seat [QG-ABS-03].
 */
export interface KeeperCalled {
  type: 'keeper_called'
  seat: number
}
/**
 * `seat`: None where nobody asked for it [QG-PAU-01, QG-PAU-03].
 */
export interface Paused {
  type: 'paused'
  seat: number | null
  cause: 'absent' | 'person' | 'restart'
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
  seat: number
  on: boolean
}
/**
 * Who was host is away, has handed over, or is back [QG-HST-01].
 */
export interface HostChanged {
  type: 'host_changed'
  seat: number
}
/**
 * The host's word needs the others' assent [QG-HST-02].
 */
export interface Proposed {
  type: 'proposed'
  seat: number
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
  about: number | null
  reason: string
}
export interface Assented {
  type: 'assented'
  seat: number
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
  seat: number
  reason: string
}
export interface Muted {
  type: 'muted'
  seat: number
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
 * `needs`: by seat, card and slot, where an open slot takes less than its icon says; else None [MPP-HNT-02].
 *
 *     `defuses` and `dead_ends` are places in the view's options: claims that would complete their card, and, with the
 *     safety net on, claims that ask for a second tap [MPP-PLC-09].
 */
export interface Figures {
  bombs_left: number
  bombs_total: number
  points: number
  dice_needed: number
  hints: Hints | null
  needs: (Need | null)[][][]
  defuses: number[]
  dead_ends: number[]
}
/**
 * What the screen may light: dice of the pool with a sound placement for the viewer, and a good split for all.
 */
export interface Hints {
  glowing: number[]
  best: Suggestion[]
}
/**
 * One claim of a good split of the pool.
 */
export interface Suggestion {
  seat: number
  die: number
  card: number
  slot: string
}
/**
 * What an open slot takes now: these colours, these values, and beside them these single faces.
 *
 *     Nothing at all: no die fits any more.
 */
export interface Need {
  colors: string[]
  values: number[]
  faces: never[][]
}
