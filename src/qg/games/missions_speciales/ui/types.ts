/* Made by tools/wire.py from the Python types. Do not edit. */

export type FigurineId = string
export type MissionId = string
export type PlaceId = string
export type DieId = 'blue' | 'red' | 'yellow'
export type RoleId = 'm' | 'q'
export type SeatNo = number
export type CounterId = string
export type ElementId = string
export type StageTypeId = 'combat' | 'debriefing' | 'intelligence' | 'q_department'
export type QId = 'arms' | 'equipment' | 'transport'
export type KindId = string
export type Choice =
  | KeepIdentity
  | TakeIdentity
  | TakeMission
  | SayReady
  | Step
  | BoardFlight
  | Express
  | QRoll
  | Engage
  | Hold
  | Abandon
  | HoldOff
  | Tap
  | Pay
  | FightOn
  | Roll
  | ConvertPoints
  | Wait
  | Resign
  | Contest
  | Appoint
  | Word
export type Event =
  | SeatAbsent
  | SeatBack
  | TimedOut
  | IdentityChosen
  | RoleGiven
  | OrderRolled
  | OrderSet
  | MissionGiven
  | Allocated
  | CounterEspionageSet
  | AgentReady
  | RoundStarted
  | TurnStarted
  | Stepped
  | FlightBoarded
  | FlightAdvanced
  | FlightLanded
  | ExpressTaken
  | Held
  | HeldOff
  | StageCurrent
  | StageCompleted
  | BranchOpened
  | BranchClosed
  | QRolled
  | ImposedProgress
  | Engaged
  | DiceRolled
  | FightWon
  | FightTied
  | Paid
  | FightGoesOn
  | Eliminated
  | Hospitalised
  | Recovered
  | MissionFreed
  | Abandoned
  | Debriefed
  | Converted
  | Waited
  | TargetReached
  | Contested
  | Resigned
  | EvaluationClosed
  | SeatAway
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
 * The table as everybody sees it; names of fields are those of the state.
 */
export interface Board {
  round: number
  turn: number
  order: number[]
  agents: Agent[]
  sheets: SheetLine[][]
  pockets: number[][][]
  counter_espionage: number[]
  available: string[]
  ready: number[]
  finished: number[]
  eliminated: number[]
  m_seat: number
  q_seat: number
  contested: number[]
}
/**
 * An agent as everybody sees him (section 4); name and sheet are kept beside him.
 */
export interface Agent {
  figurine: string
  code_name: string
  status: 'active' | 'eliminated' | 'finished' | 'recovering' | 'waiting'
  place: string
  flight: Flight | null
  mission: string
  stage: number
  obtained: number
  branch: string
  first_turn: boolean
  bound: boolean
  rolls: number
  /**
   * @minItems 3
   * @maxItems 3
   */
  q: never[]
  last_mission: string
  total: number
  turns: number
  fights: number
  spent: number
  express: number
}
/**
 * A journey on the transit card, counted turn by turn [MS-TRN-03, MS-PHY-03].
 */
export interface Flight {
  origin: string
  to: string
  done: number
  total: number
}
/**
 * One line: the sixteen fields in their order, and the unnumbered total [MS-SHT-03, MS-SHT-04].
 *
 *     Fields 7 to 16 are None until the mission ends [MS-SHT-02].
 */
export interface SheetLine {
  agent_name: number
  code_name: string
  mission_number: number
  mission_value: number
  mission_title: string
  status: 'abandoned' | 'accomplished' | 'in_progress' | 'lost'
  quantity: never[] | null
  worth: never[] | null
  transferred: never[] | null
  converted: never[] | null
  converted_total: number | null
  mission_score: number | null
  bonus: number | null
  carried: number | null
  grand_total: number | null
  bonus_cap: number | null
  line_total: number | null
}
/**
 * The first free figurine and the first free suggestion are mine [MS-SET-02].
 */
export interface KeepIdentity {
  type: 'keep_identity'
}
/**
 * This figurine and this code name are mine [MS-SET-01, MS-SET-02].
 */
export interface TakeIdentity {
  type: 'take_identity'
  figurine: FigurineId
  code_name: string
}
/**
 * This mission is mine [MS-OPT-07, MS-NEW-02].
 */
export interface TakeMission {
  type: 'take_mission'
  mission: MissionId
}
/**
 * I have studied my sheet [MS-PREP-06].
 */
export interface SayReady {
  type: 'say_ready'
}
/**
 * Along a coloured line to this neighbour [MS-MOV-01].
 */
export interface Step {
  type: 'step'
  place: PlaceId
}
/**
 * By public flight to this city [MS-TRN-01].
 */
export interface BoardFlight {
  type: 'board_flight'
  place: PlaceId
}
/**
 * Along a Q link to this place [MS-EXP-01].
 */
export interface Express {
  type: 'express'
  place: PlaceId
}
/**
 * One Q die: red for arms, yellow for equipment, blue for transport [MS-Q-01].
 */
export interface QRoll {
  type: 'q_roll'
  die: DieId
}
/**
 * I take up the fight [MS-ENG-01].
 */
export interface Engage {
  type: 'engage'
}
/**
 * I stay under cover [MS-TURN-03].
 */
export interface Hold {
  type: 'hold'
}
/**
 * I give this mission up [MS-ABN-01].
 */
export interface Abandon {
  type: 'abandon'
}
/**
 * I have arrived, but do not fight in this turn [MS-ENG-01].
 */
export interface HoldOff {
  type: 'hold_off'
}
/**
 * The black die falls; its result does not depend on this [MS-OPT-09].
 */
export interface Tap {
  type: 'tap'
}
/**
 * One point, and the tied fight is won [MS-ENG-04].
 */
export interface Pay {
  type: 'pay'
}
/**
 * I let the tied fight go on [MS-ENG-04].
 */
export interface FightOn {
  type: 'fight_on'
}
/**
 * I roll again in the fight that binds me [MS-ENG-09].
 */
export interface Roll {
  type: 'roll'
}
/**
 * So many Q points of each type become bonus; the rest is transferred [MS-DBF-03].
 */
export interface ConvertPoints {
  type: 'convert_points'
  arms: number
  equipment: number
  transport: number
}
/**
 * No mission yet: a better one may be freed [MS-NEW-04].
 */
export interface Wait {
  type: 'wait'
}
/**
 * I leave the evaluation [MS-ELM-05].
 */
export interface Resign {
  type: 'resign'
}
/**
 * I contest the event of this number in the story; it changes nothing in play [MS-ROLE-02].
 */
export interface Contest {
  type: 'contest'
  event: number
}
/**
 * This seat carries the title of M or Q [MS-ROLE-05].
 */
export interface Appoint {
  type: 'appoint'
  role: RoleId
  seat: SeatNo
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
export interface SeatAbsent {
  type: 'seat_absent'
  seat: SeatNo
}
export interface SeatBack {
  type: 'seat_back'
  seat: SeatNo
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
export interface IdentityChosen {
  type: 'identity_chosen'
  seat: SeatNo
  figurine: FigurineId
  code_name: string
}
/**
 * A seat carries the title of M or Q [MS-ROLE-05].
 */
export interface RoleGiven {
  type: 'role_given'
  seat: SeatNo
  role: RoleId
}
/**
 * `pass`: 1 for the first, in which all roll.
 */
export interface OrderRolled {
  type: 'order_rolled'
  pass: number
  rolls: Rolled[]
}
/**
 * One roll for the order of play.
 */
export interface Rolled {
  seat: SeatNo
  stars: number
}
/**
 * `seats`: in the order of play.
 */
export interface OrderSet {
  type: 'order_set'
  seats: SeatNo[]
}
/**
 * `line`: of the evaluation sheet, from 1.
 */
export interface MissionGiven {
  type: 'mission_given'
  seat: SeatNo
  mission: MissionId
  origin: PlaceId
  line: number
  how: 'chosen' | 'dealt' | 'drawn'
}
export interface Allocated {
  type: 'allocated'
  seat: SeatNo
  arms: number
  equipment: number
  transport: number
}
/**
 * `card`: of the agent's mission, None while he has none.
 */
export interface CounterEspionageSet {
  type: 'counter_espionage_set'
  seat: SeatNo
  adversary: SeatNo | null
  card: CounterId | null
}
export interface AgentReady {
  type: 'agent_ready'
  seat: SeatNo
}
export interface RoundStarted {
  type: 'round_started'
  round: number
}
export interface TurnStarted {
  type: 'turn_started'
  seat: SeatNo
  first_turn: boolean
  bound: boolean
}
export interface Stepped {
  type: 'stepped'
  seat: SeatNo
  from: PlaceId
  to: PlaceId
  route: string
  element: ElementId
}
export interface FlightBoarded {
  type: 'flight_boarded'
  seat: SeatNo
  from: PlaceId
  to: PlaceId
  transit: string
  turns: number
}
export interface FlightAdvanced {
  type: 'flight_advanced'
  seat: SeatNo
  done: number
  total: number
}
export interface FlightLanded {
  type: 'flight_landed'
  seat: SeatNo
  to: PlaceId
}
/**
 * `cards`: handed over; `change`: given back.
 */
export interface ExpressTaken {
  type: 'express_taken'
  seat: SeatNo
  from: PlaceId
  to: PlaceId
  express: string
  element: ElementId
  cost: number
  cards: number[]
  change: number[]
}
export interface Held {
  type: 'held'
  seat: SeatNo
  place: PlaceId
}
export interface HeldOff {
  type: 'held_off'
  seat: SeatNo
  place: PlaceId
}
export interface StageCurrent {
  type: 'stage_current'
  seat: SeatNo
  stage: number
  place: PlaceId
  stage_type: StageTypeId
  imposed: number
}
export interface StageCompleted {
  type: 'stage_completed'
  seat: SeatNo
  stage: number
}
export interface BranchOpened {
  type: 'branch_opened'
  seat: SeatNo
  place: PlaceId
}
export interface BranchClosed {
  type: 'branch_closed'
  seat: SeatNo
  place: PlaceId
}
/**
 * `holding`: points of that type now.
 */
export interface QRolled {
  type: 'q_rolled'
  seat: SeatNo
  die: DieId
  value: number
  holding: number
}
export interface ImposedProgress {
  type: 'imposed_progress'
  seat: SeatNo
  obtained: number
  required: number
}
export interface Engaged {
  type: 'engaged'
  seat: SeatNo
  stage: number
  stage_type: StageTypeId
  adversary: SeatNo | null
}
/**
 * Both dice at once, each from its owner's seat [MS-ENG-02, MS-PHY-06].
 */
export interface DiceRolled {
  type: 'dice_rolled'
  seat: SeatNo
  adversary: SeatNo | null
  white: number
  black: number
}
export interface FightWon {
  type: 'fight_won'
  seat: SeatNo
  stage: number
}
/**
 * `held`: points of the right type.
 */
export interface FightTied {
  type: 'fight_tied'
  seat: SeatNo
  q: QId
  held: number
}
/**
 * `cards`: handed over; `change`: given back.
 */
export interface Paid {
  type: 'paid'
  seat: SeatNo
  q: QId
  points: number
  cards: number[]
  change: number[]
  reason: 'deficit' | 'tie'
}
/**
 * `rolls`: of this fight so far.
 */
export interface FightGoesOn {
  type: 'fight_goes_on'
  seat: SeatNo
  rolls: number
}
export interface Eliminated {
  type: 'eliminated'
  seat: SeatNo
  q: QId
  cost: number
  held: number
}
/**
 * `lost`: all his Q points [MS-VAR-01].
 */
export interface Hospitalised {
  type: 'hospitalised'
  seat: SeatNo
  q: QId
  cost: number
  held: number
  /**
   * @minItems 3
   * @maxItems 3
   */
  lost: never[]
}
export interface Recovered {
  type: 'recovered'
  seat: SeatNo
}
export interface MissionFreed {
  type: 'mission_freed'
  mission: MissionId
}
/**
 * `lost`: all his Q points [MS-ABN-02].
 */
export interface Abandoned {
  type: 'abandoned'
  seat: SeatNo
  mission: MissionId
  /**
   * @minItems 3
   * @maxItems 3
   */
  lost: never[]
}
/**
 * Fields 7, 8 and 16 of the sheet.
 */
export interface Debriefed {
  type: 'debriefed'
  seat: SeatNo
  mission: MissionId
  /**
   * @minItems 3
   * @maxItems 3
   */
  quantity: never[]
  /**
   * @minItems 3
   * @maxItems 3
   */
  worth: never[]
  bonus_cap: number
}
/**
 * `points`: converted, per type; then fields 9 to 15 of the sheet.
 */
export interface Converted {
  type: 'converted'
  seat: SeatNo
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: never[]
  /**
   * @minItems 3
   * @maxItems 3
   */
  transferred: never[]
  /**
   * @minItems 3
   * @maxItems 3
   */
  converted: never[]
  converted_total: number
  mission_score: number
  bonus: number
  carried: number
  grand_total: number
}
export interface Waited {
  type: 'waited'
  seat: SeatNo
}
export interface TargetReached {
  type: 'target_reached'
  seat: SeatNo
  grand_total: number
}
/**
 * `event`: the number and the kind of the event; `rules`: those behind it. The record shows the state before it
 *     and after it [MS-ROLE-02].
 */
export interface Contested {
  type: 'contested'
  seat: SeatNo
  event: number
  kind: KindId
  rules: string[]
}
export interface Resigned {
  type: 'resigned'
  seat: SeatNo
}
export interface EvaluationClosed {
  type: 'evaluation_closed'
  result: Result
}
/**
 * The result object (section 9); the ranking is best first, equal ranks by seat.
 */
export interface Result {
  game: string
  reason:
    | 'abandoned'
    | 'all_eliminated'
    | 'closed'
    | 'last_survivor'
    | 'round_limit'
    | 'solo_failure'
    | 'solo_success'
    | 'target'
  winner: number | null
  title: '007' | null
  rounds: number
  target: number
  ranking: Ranked[]
  solo_rating: ('007' | 'bronze' | 'gold' | 'silver') | null
}
/**
 * One agent in the ranking (section 9).
 */
export interface Ranked {
  rank: number
  seat: number
  code_name: string
  total: number
  status: 'active' | 'eliminated' | 'finished' | 'recovering' | 'waiting'
  missions: MissionResult[]
  turns: number
  fights: number
  q_points_spent: number
  express_taken: number
}
/**
 * A mission undertaken, in the result.
 */
export interface MissionResult {
  mission: string
  status: 'abandoned' | 'accomplished' | 'in_progress' | 'lost'
  mission_score: number
  bonus: number
}
/**
 * Told where being away is not yet absence [QG-ABS-01].
 */
export interface SeatAway {
  type: 'seat_away'
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
 * What the host chose.
 *
 *     [MS-OPT-01, MS-OPT-02, MS-OPT-03, MS-OPT-04, MS-OPT-05, MS-OPT-06, MS-OPT-07, MS-OPT-08, MS-OPT-09, MS-OPT-10,
 *     MS-OPT-11, MS-OPT-12]
 */
export interface Options {
  mode: 'evaluation' | 'solo'
  seats: number
  target: number
  elimination: 'permanent' | 'recovery'
  ending: 'equal_turns' | 'full_ranking' | 'immediate'
  last_survivor: 'must_finish' | 'wins'
  first_mission: 'chosen' | 'dealt'
  next_mission: 'chosen' | 'drawn'
  black_die: 'auto' | 'tap'
  roles: 'ceremonial' | 'software'
  aids: 'full' | 'none' | 'printed'
  round_limit: number
}
/**
 * All figures of a view.
 */
export interface Figures {
  seats: SeatFigures[]
  ways_from: string
  conversion: Conversion | null
  due: number
  span: number
  solo: Mark[]
}
/**
 * One agent.
 */
export interface SeatFigures {
  value: number
  bonus: number
  standard: Trip | null
  express: Trip | null
  fights: never[] | null
  stretch: number | null
  odds: Odds | null
  soon: number | null
}
/**
 * A way to the current stage: turns, transport points, and the elements it goes by.
 */
export interface Trip {
  turns: number
  points: number
  elements: string[]
  via: string[]
}
/**
 * The fight of the current stage with the present pocket, in percent, ties paid [MS-ENG-03 to MS-ENG-06].
 */
export interface Odds {
  survives: number
  free: number
  held: number
}
/**
 * My debriefing: the total without bonus, and how many points must be converted to reach the target.
 */
export interface Conversion {
  base: number
  ceiling: number
  needed: number
  reachable: boolean
}
/**
 * A rating of the solo challenge, and the turns it allows [MS-SOLO-03].
 */
export interface Mark {
  rating: string
  turns: number
}
