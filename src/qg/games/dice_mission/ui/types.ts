/* Made by tools/wire.py from the Python types. Do not edit. */

export type PhaseId = 'debriefing' | 'mission'
export type TypeId = 'solo' | 'special' | 'team' | 'versus'
/**
 * A die that shows a value.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Die = [unknown, unknown]
/**
 * A die as it lay when it proved something.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Shown = [unknown, unknown, unknown]
export type GadgetId =
  | 'adaptation'
  | 'extra-chance'
  | 'forced-reroll'
  | 'mission-change'
  | 'new-deal'
  | 'suppression'
  | 'target-lock'
  | 'theft'
  | 'transaction'
  | 'transfer'
/**
 * A gadget in a hand and the round in which it was drawn [DM-GAD-05].
 *
 * @minItems 2
 * @maxItems 2
 */
export type Held = [unknown, unknown]
export type DieId = number
export type SeatNo = number
export type MissionId = string
export type ColourId = string
export type Choice =
  | SetDice
  | NewDeal
  | ForcedReroll
  | MissionChange
  | ExtraChance
  | TargetLock
  | Roll
  | Reroll
  | EndTurn
  | Validate
  | DrawGadget
  | Exchange
  | Theft
  | Suppression
  | Adaptation
  | Transaction
  | Transfer
  | Pick
  | Discard
  | Word
export type Event =
  | GameStarted
  | MissionsDealt
  | HandReceived
  | DisplayRevealed
  | JokersGiven
  | RoundStarted
  | TurnStarted
  | DiceNumberSet
  | DiceRolled
  | RollsFixed
  | TurnEnded
  | PhaseChanged
  | JokerDiscarded
  | RoundEnded
  | GadgetPlayed
  | DiceNumberChanged
  | PlayerLocked
  | DieMoved
  | DieRemoved
  | DieChanged
  | GadgetDrawn
  | GadgetReceived
  | GadgetDiscarded
  | MissionValidated
  | ClaimFailed
  | DisplayRefilled
  | Consolation
  | ExchangeStarted
  | CardsOffered
  | ExchangeDone
  | CardKept
  | DeckReshuffled
  | GameOver
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
 * The table as a seat (a spectator: without `own`) sees it [DM-HID-03, DM-HID-05].
 */
export interface Board {
  round: number
  active: number
  phase: PhaseId
  turn: number
  n: number
  r: number
  rolls: number
  rolls_left: number
  used: TypeId[]
  dice: Die[][]
  locked: boolean[]
  jokers: boolean[]
  jokers_out: number[]
  hands: (HandCard | null)[][]
  validated: Validated[][]
  needed: number
  display: (string | null)[]
  deck_counts: number[]
  discard_counts: number[]
  box_count: number
  drawn_count: number
  gadget_counts: number[]
  gadget_deck_count: number
  gadget_discard: GadgetId[]
  gadgets_played: number[]
  gadgets: Held[][]
  own: Own | null
}
/**
 * A mission in a hand: its type, and its face where the viewer may see it [DM-HID-01, DM-HID-02].
 */
export interface HandCard {
  type: TypeId
  card: string | null
}
/**
 * A mission laid face up before its player: in which round, and which dice proved it [DM-DEB-09].
 */
export interface Validated {
  card: string
  round: number
  dice: Shown[]
}
/**
 * What one seat alone knows; its hand is in `hands`.
 */
export interface Own {
  gadgets: Held[]
  drawn: string[]
  marks: Marks | null
}
/**
 * The slots (from 1) whose missions this seat could validate with the dice as they lie [DM-DIG-06].
 */
export interface Marks {
  hand: number[]
  display: number[]
}
/**
 * The number of dice of the round, 2 to 5 [DM-MIS-02].
 */
export interface SetDice {
  type: 'set_dice'
  n: number
}
/**
 * A new number of dice; `remove`: dice I take off, where I have rolled and hold more [DM-GAD-20, DM-GAD-23].
 */
export interface NewDeal {
  type: 'new_deal'
  number: number
  remove: DieId[]
}
/**
 * An opponent rerolls these of his dice [DM-GAD-30].
 */
export interface ForcedReroll {
  type: 'forced_reroll'
  player: SeatNo
  dice: DieId[]
}
/**
 * Exchange the mission in this slot [DM-GAD-33].
 */
export interface MissionChange {
  type: 'mission_change'
  source: 'display' | 'hand'
  slot: number
}
/**
 * Reroll these of my dice, beyond my rolls [DM-GAD-34].
 */
export interface ExtraChance {
  type: 'extra_chance'
  dice: DieId[]
}
/**
 * No other gadget touches this player's dice this round [DM-GAD-13].
 */
export interface TargetLock {
  type: 'target_lock'
  player: SeatNo
}
/**
 * The first roll, with the joker die or without [DM-MIS-04, DM-JOK-02].
 */
export interface Roll {
  type: 'roll'
  joker: boolean
}
/**
 * Roll these dice again; with the joker added, they may be none [DM-MIS-05, DM-MIS-07, DM-JOK-03].
 */
export interface Reroll {
  type: 'reroll'
  dice: DieId[]
  joker: boolean
}
/**
 * My turn is over [DM-MIS-11, DM-DEB-15].
 */
export interface EndTurn {
  type: 'end_turn'
}
/**
 * Validate the mission in this slot of my hand or of the display [DM-DEB-03].
 */
export interface Validate {
  type: 'validate'
  source: 'display' | 'hand'
  slot: number
}
/**
 * The consolation: a gadget [DM-DEB-12].
 */
export interface DrawGadget {
  type: 'draw_gadget'
}
/**
 * The consolation: exchange the mission in this slot [DM-DEB-12, DM-EXC-01].
 */
export interface Exchange {
  type: 'exchange'
  source: 'display' | 'hand'
  slot: number
}
/**
 * Take this die of an opponent [DM-GAD-40].
 */
export interface Theft {
  type: 'theft'
  die: DieId
}
/**
 * Remove this die from the table [DM-GAD-41].
 */
export interface Suppression {
  type: 'suppression'
  die: DieId
}
/**
 * Set this die to another value [DM-GAD-42].
 */
export interface Adaptation {
  type: 'adaptation'
  die: DieId
  value: number
}
/**
 * Swap these dice of two players [DM-GAD-43].
 */
export interface Transaction {
  type: 'transaction'
  die: DieId
  other: DieId
}
/**
 * Give this die of mine to an opponent [DM-GAD-44].
 */
export interface Transfer {
  type: 'transfer'
  die: DieId
  player: SeatNo
}
/**
 * Keep the first or the second of the two cards drawn [DM-EXC-02].
 */
export interface Pick {
  type: 'pick'
  card: number
}
/**
 * Discard the gadget at this place of my hand, 1 to 4 [DM-GAD-06].
 */
export interface Discard {
  type: 'discard'
  place: number
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
  colours: string[]
  first_player: SeatNo
}
/**
 * The options of a table, fixed once it is set up, and public [DM-OPT-01, DM-OPT-02].
 */
export interface Options {
  players: number
  very_special: boolean
  joker_die: boolean
  first_player: 'host' | 'random' | 'seat'
  first_seat: number
  hints: 'marks' | 'none' | 'odds'
  open_hands: boolean
  round_cap: number
}
/**
 * `cards`: with open hands the faces by slot, else nothing.
 */
export interface MissionsDealt {
  type: 'missions_dealt'
  seat: SeatNo
  types: TypeId[]
  cards: MissionId[]
}
/**
 * Whispered: one's own hand.
 */
export interface HandReceived {
  type: 'hand_received'
  seat: SeatNo
  cards: MissionId[]
}
export interface DisplayRevealed {
  type: 'display_revealed'
  cards: MissionId[]
}
export interface JokersGiven {
  type: 'jokers_given'
  colour: ColourId
}
export interface RoundStarted {
  type: 'round_started'
  round: number
  active: SeatNo
}
/**
 * `rolls_max`: 0 in the DEBRIEFING phase.
 */
export interface TurnStarted {
  type: 'turn_started'
  seat: SeatNo
  phase: PhaseId
  rolls_max: number
}
export interface DiceNumberSet {
  type: 'dice_number_set'
  seat: SeatNo
  n: number
}
/**
 * `seat`: whose dice; `by`: who rolls or has them rolled; `dice`: those rolled, with their new values.
 *
 *     `roll_no`: the number of the roll, 0 where a gadget rolls.
 */
export interface DiceRolled {
  type: 'dice_rolled'
  seat: SeatNo
  by: SeatNo
  kind: 'extra_chance' | 'first' | 'forced' | 'new_deal' | 'reroll'
  dice: Die[]
  roll_no: number
  joker_added: boolean
}
export interface RollsFixed {
  type: 'rolls_fixed'
  r: number
}
export interface TurnEnded {
  type: 'turn_ended'
  seat: SeatNo
  phase: PhaseId
  auto: 'clock' | 'engine' | 'none'
}
/**
 * `to`: by its id, for every phase has a sentence of its own.
 */
export interface PhaseChanged {
  type: 'phase_changed'
  to: 'debriefing' | 'mission'
}
/**
 * `seat`: its owner.
 */
export interface JokerDiscarded {
  type: 'joker_discarded'
  seat: SeatNo
}
/**
 * `dice`: those that were on the table and have gone home, jokers left out.
 */
export interface RoundEnded {
  type: 'round_ended'
  round: number
  dice: DieId[]
}
/**
 * `play`: the choice with all its arguments.
 */
export interface GadgetPlayed {
  type: 'gadget_played'
  seat: SeatNo
  gadget: GadgetId
  play:
    | NewDeal
    | ForcedReroll
    | MissionChange
    | ExtraChance
    | TargetLock
    | Theft
    | Suppression
    | Adaptation
    | Transaction
    | Transfer
}
/**
 * `removed`: dice its player took off the table.
 */
export interface DiceNumberChanged {
  type: 'dice_number_changed'
  seat: SeatNo
  before: number
  after: number
  removed: Die[]
}
/**
 * `seat` is locked now.
 */
export interface PlayerLocked {
  type: 'player_locked'
  seat: SeatNo
  by: SeatNo
}
export interface DieMoved {
  type: 'die_moved'
  giver: SeatNo
  taker: SeatNo
  die: Die
  cause: 'theft' | 'transaction' | 'transfer'
}
export interface DieRemoved {
  type: 'die_removed'
  holder: SeatNo
  die: Die
}
/**
 * `die`: as it was.
 */
export interface DieChanged {
  type: 'die_changed'
  holder: SeatNo
  die: Die
  value: number
}
export interface GadgetDrawn {
  type: 'gadget_drawn'
  seat: SeatNo
  cause: 'briefcase' | 'consolation'
}
/**
 * Whispered: what one has drawn.
 */
export interface GadgetReceived {
  type: 'gadget_received'
  seat: SeatNo
  gadget: GadgetId
}
export interface GadgetDiscarded {
  type: 'gadget_discarded'
  seat: SeatNo
  gadget: GadgetId
}
/**
 * `used`: types validated this turn, this one included; `dice`: those that proved it.
 */
export interface MissionValidated {
  type: 'mission_validated'
  seat: SeatNo
  card: MissionId
  source: 'display' | 'hand'
  slot: number
  used: TypeId[]
  briefcase: boolean
  dice: Shown[]
}
/**
 * Whispered, with hints = none: the mission claimed does not hold; nothing has changed.
 */
export interface ClaimFailed {
  type: 'claim_failed'
  seat: SeatNo
  source: 'display' | 'hand'
  slot: number
  card: MissionId
}
export interface DisplayRefilled {
  type: 'display_refilled'
  slot: number
  card: MissionId
}
/**
 * How a DEBRIEFING turn without validation ends.
 */
export interface Consolation {
  type: 'consolation'
  seat: SeatNo
  kind: 'draw' | 'exchange' | 'none'
}
/**
 * `card`: of the display, the one given up; of a hand None, but with open hands.
 */
export interface ExchangeStarted {
  type: 'exchange_started'
  seat: SeatNo
  mission_type: TypeId
  source: 'display' | 'hand'
  slot: number
  card: MissionId | null
}
/**
 * Whispered: the two cards drawn.
 */
export interface CardsOffered {
  type: 'cards_offered'
  seat: SeatNo
  cards: MissionId[]
}
/**
 * `card`: the new one on the display, or with open hands in the hand; else None.
 */
export interface ExchangeDone {
  type: 'exchange_done'
  seat: SeatNo
  mission_type: TypeId
  source: 'display' | 'hand'
  slot: number
  card: MissionId | null
}
/**
 * Whispered: the card one has now in that slot of one's hand.
 */
export interface CardKept {
  type: 'card_kept'
  seat: SeatNo
  slot: number
  card: MissionId
}
export interface DeckReshuffled {
  type: 'deck_reshuffled'
  which: 'gadget' | 'solo' | 'special' | 'team' | 'versus'
}
/**
 * `hands` and `gadgets` by seat, as they were at the end.
 */
export interface GameOver {
  type: 'game_over'
  result: Result
  hands: (string | null)[][]
  gadgets: Held[][]
}
/**
 * The result object; the ranking goes by rank, then seat.
 */
export interface Result {
  game: string
  players: number
  rounds: number
  reason: 'abandoned' | 'closed' | 'completed' | 'engine_cap' | 'round_cap'
  winners: number[]
  ranking: Ranked[]
  options: Options
}
/**
 * A player in the ranking [DM-END-06].
 */
export interface Ranked {
  seat: number
  rank: number
  validated: number
  needed: number
  special: boolean
  briefcases: number
  missions: string[]
  gadgets_played: number
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
  counts: number[]
  dice: number
  total: number
  seats: SeatFigures[]
  cards: CardFigures[]
  previews: Preview[]
  due: number
  span: number
  awards: Award[]
}
/**
 * One seat. `lacks`: the types of its missions still to validate, one entry each.
 */
export interface SeatFigures {
  total: number
  lacks: TypeId[]
}
/**
 * A mission of one's own hand or of the display, as the dice lie.
 */
export interface CardFigures {
  source: 'display' | 'hand'
  slot: number
  card: string
  holds: boolean
  near: boolean
  out: boolean
  figure: number | null
  rivals: Rival[]
  blockers: number[]
  tally: Figure[]
  dice: number[]
  chance: number | null
}
/**
 * An opponent a VERSUS mission compares with: his figure, where there is one, and whether he is no obstacle.
 */
export interface Rival {
  seat: number
  figure: number | null
  beaten: boolean
}
/**
 * One figure of a counter: of what kind, of which values, how much, and out of or against how much.
 */
export interface Figure {
  kind: string
  values: number[]
  figure: number
  of: number
}
/**
 * What an option would change: the missions (`hand-1`, `display-2`) that would hold then, or no longer.
 */
export interface Preview {
  option: number
  gains: string[]
  losses: string[]
}
/**
 * A title at the end.
 */
export interface Award {
  id: string
  seats: number[]
}
