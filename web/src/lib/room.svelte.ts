/** A table of the room, live: a stream of numbered messages in, requests out.
 *
 * Numbers follow each other without a gap; where one is missing the room is asked for it. They count within a stream,
 * which the room names: another stream begins with everything. What was asked and not yet acknowledged is sent again,
 * under the same id, after the connection was lost: the room carries it out once.
 */
import PartySocket from 'partysocket/ws'
import {
  PROTOCOL,
  TURNED_AWAY,
  type ChatLine,
  type ClientMessage,
  type Done,
  type Draft,
  type Hinted,
  type Lobby,
  type LogLine,
  type Presence,
  type RequestRefused,
  type Text,
  type Scene,
  type ServerMessage,
  type Sync,
  type Update,
  type Worded,
} from '../generated/wire'
import { entropy } from './api'
import { TableClock } from './clock.svelte'
import { unpacked } from './heard'
import type { What } from './names.svelte'
import { after, linesOf, Scenes } from './scenes.svelte'

/** As much of a WebSocket as a table needs; it reconnects by itself. */
export interface Line {
  send(text: string): void
  close(): void
  /** Tries again now, not after the next pause. */
  reconnect(): void
  onopen: (() => void) | null
  onclose: ((event: { code: number }) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}
export type Dial = (url: () => string) => Line

type WithId = Extract<ClientMessage, { id: string }>
type Request = WithId extends infer M ? (M extends WithId ? Omit<M, 'id'> : never) : never
export type Answered = Done | Hinted | RequestRefused | Worded

interface Pending {
  message: WithId
  settle: (answered: Answered) => void
}

const dial: Dial = (url) =>
  new PartySocket(url, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 2500,
    reconnectionDelayGrowFactor: 1.5,
    maxEnqueuedMessages: 0,
  }) as unknown as Line

export function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(letters, (byte) => (byte % 36).toString(36)).join('')
}

export class JoinedTable {
  connection = $state<'connecting' | 'live' | 'lost'>('connecting')
  /** When the connection was lost, in milliseconds since 1970. */
  lostSince = $state<number | null>(null)
  seat = $state<number | null>(null)
  /** Another tab of the same person plays this seat; this one looks on. */
  moved = $state(false)
  lobby = $state.raw<Lobby | null>(null)
  log = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** What a good player would do, as the room hinted; gone with the next update. */
  hint = $state.raw<Hinted | null>(null)
  /** The room does not let this browser in, and why. */
  turnedAway = $state.raw<RequestRefused | null>(null)
  /** What the coach said to a choice that was not meant; gone with the next update. */
  nudge = $state.raw<RequestRefused | null>(null)
  #waiting = $state(0)

  readonly scenes = new Scenes()
  readonly clock = new TableClock()
  /** Told about every refusal, asked for or not. */
  onrefused: (refused: RequestRefused) => void = () => {}
  /** Told about every line of chat that comes in. */
  onchat: (line: ChatLine) => void = () => {}

  #line: Line
  /** The counting this table follows, and the last number heard; none before the first sync. */
  #at: { stream: string; n: number } | null = null
  #pending = new Map<string, Pending>()
  /** Whether this browser has given its share of the table's chance. */
  #added = false
  #caughtUp = true
  #lastWord: RequestRefused | null = null

  constructor(
    readonly code: string,
    connect: Dial = dial,
  ) {
    this.scenes.stage.hold()
    this.#line = connect(() => this.#url())
    if (typeof document !== 'undefined') {
      addEventListener('online', this.#hurry)
      document.addEventListener('visibilitychange', this.#hurry)
    }
    this.#line.onopen = () => this.#opened()
    this.#line.onclose = (event) => this.#closed(event.code)
    this.#line.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage)
  }

  /** An answer of mine is on its way. */
  get busy(): boolean {
    return this.#waiting > 0
  }
  get scene(): Scene | null {
    return this.scenes.scene
  }
  get isHost(): boolean {
    return this.seat !== null && this.lobby?.host === this.seat
  }

  get #names(): string[] {
    return this.lobby?.seats.map((seat) => seat.name) ?? []
  }

  // -- requests ---------------------------------------------------------------------------------------------------

  answer = (choice: unknown, number: number | null) => this.request({ type: 'answer', choice, number })
  /** Leaves with the room what is chosen but not yet given: it is given when time is up. Null takes it back. */
  draft = (choice: unknown, number: number) => this.request({ type: 'draft', number, choice } as Omit<Draft, 'id'>)
  sit = (seat: number | null = null) => {
    this.#added = true
    return this.request({ type: 'sit', seat, entropy: entropy() })
  }
  stand = () => this.request({ type: 'stand' })
  ready = (ready: boolean) => this.request({ type: 'ready', ready })
  setOptions = (options: Record<string, unknown>) => this.request({ type: 'set_options', options })
  setSeats = (seats: number) => this.request({ type: 'set_seats', seats })
  setBot = (seat: number, level: string | null) => this.request({ type: 'set_bot', seat, level })
  start = () => this.request({ type: 'start' })
  say = (text: string) => this.request({ type: 'chat', text })
  askHint = () => this.request({ type: 'hint' })
  rematch = () => this.request({ type: 'rematch' })
  /** Has something put in words: the options, what may be done at any time, the table. */
  ask = async (what: What): Promise<readonly Text[]> => {
    const answered = await this.request({ type: 'words', what })
    return answered.type === 'worded' ? answered.lines : []
  }

  /** Reads on in a lesson. */
  readOn = () => this.request({ type: 'read_on' })

  /** Takes the seat from the other tab. */
  playHere(): void {
    this.#send({ type: 'play_here' })
  }

  /** Asks the room for something; settled once it is durable, or refused. */
  request(asked: Request): Promise<Answered> {
    const message = { ...asked, id: newId() } as WithId
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle })
      if (message.type === 'answer') this.#waiting += 1
      if (this.connection === 'live') this.#send(message)
    })
  }

  close(): void {
    if (typeof document !== 'undefined') {
      removeEventListener('online', this.#hurry)
      document.removeEventListener('visibilitychange', this.#hurry)
    }
    this.#line.onclose = null
    this.#line.close()
    this.scenes.stage.clear()
  }

  /** The network is back, or somebody looks at the page again. */
  #hurry = () => {
    if (this.connection === 'lost' && document.visibilityState === 'visible') this.#line.reconnect()
  }

  // -- the connection ---------------------------------------------------------------------------------------------

  #url(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const since = this.#at ? `&stream=${encodeURIComponent(this.#at.stream)}&n=${this.#at.n}` : ''
    return `${scheme}//${location.host}/api/tables/${this.code}/socket?protocol=${PROTOCOL}${since}`
  }

  #opened(): void {
    this.connection = 'live'
    this.lostSince = null
    this.#caughtUp = true
    // The newest connection of a person holds the seat.
    this.moved = false
    this.clock.forget()
    for (const { message } of this.#pending.values()) this.#send(message)
  }

  #closed(code: number): void {
    if (TURNED_AWAY.includes(code)) {
      this.turnedAway = this.#lastWord
      return this.close()
    }
    if (this.connection === 'lost') return
    this.connection = 'lost'
    this.lostSince = Date.now()
  }

  #send(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message))
  }

  // -- what the room says -----------------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'sync':
        return this.#sync(message)
      case 'update':
        return this.#next(message.n, () => this.#update(message))
      case 'chatted':
        return this.#next(message.n, () => this.#chatted(message.line))
      case 'lobby_changed':
        return this.#next(message.n, () => this.#lobbyChanged(message.lobby, message.seat))
      case 'presence':
        return this.#presence(message)
      case 'moved':
        this.moved = true
        return
      case 'refused':
        if (!this.#isOfDraft(message)) this.#refused(message)
        return this.#settle(message.id, message)
      case 'hinted':
        this.hint = message
        return this.#settle(message.id, message)
      case 'done':
      case 'worded':
        return this.#settle(message.id, message)
    }
  }

  /** Takes a message if it is the very next; asks for what is missing before it. */
  #next(n: number, take: () => void): void {
    if (!this.#at || n <= this.#at.n) return
    if (n > this.#at.n + 1) {
      if (this.#caughtUp) this.#send({ type: 'catch_up', ...this.#at })
      this.#caughtUp = false
      return
    }
    this.#at.n = n
    this.#caughtUp = true
    take()
  }

  /** Everything anew: what was known before is forgotten. */
  #sync(sync: Sync): void {
    this.#at = { stream: sync.stream, n: sync.n }
    this.#caughtUp = true
    this.seat = sync.seat
    this.moved = sync.seat !== null && !sync.held
    this.lobby = sync.lobby
    this.log = sync.log
    this.chat = sync.chat
    this.hint = this.nudge = null
    if (!this.scene) this.clock.forget() // a lobby has no time
    this.clock.hear(sync.now)
    const opening = sync.opening && { ...sync.opening, moments: unpacked(sync.opening.moments, this.#names) }
    this.scenes.jump(sync.scene, opening)
    this.#add(sync)
  }

  /** Who finds themselves seated, as after a rematch, adds to the table's chance by sitting down there once more. */
  #add(sync: Sync): void {
    if (this.#added || sync.seat === null || !sync.held || sync.lobby.phase !== 'lobby') return
    void this.sit(sync.seat)
  }

  #update(update: Update): void {
    this.hint = this.nudge = null
    this.clock.hear(update.now)
    const moments = unpacked(update.moments, this.#names)
    const lines = linesOf(moments)
    if (lines.length) this.log = [...this.log, ...lines]
    if (this.scene) this.scenes.follow(after(this.scene, { moments, scene: update.scene }))
  }

  #chatted(line: ChatLine): void {
    this.chat = [...this.chat, line]
    this.onchat(line)
  }

  #lobbyChanged(lobby: Lobby, seat: number | null): void {
    this.lobby = lobby
    this.seat = seat
  }

  #presence({ here, spectators, now }: Presence): void {
    if (this.scene) this.clock.hear(now)
    if (!this.lobby) return
    const seats = this.lobby.seats.map((seat, place) => ({ ...seat, here: here[place] ?? seat.here }))
    this.lobby = { ...this.lobby, seats, spectators }
  }

  /** A coach's word is said by the coach, a last word before the door by the page; others by whoever listens. */
  #refused(refused: RequestRefused): void {
    this.#lastWord = refused.id === null ? refused : null
    if (refused.code === 'lesson') this.nudge = refused
    else if (this.#at) this.onrefused(refused)
  }

  /** A draft that came too late is nobody's business. */
  #isOfDraft({ id }: RequestRefused): boolean {
    return id !== null && this.#pending.get(id)?.message.type === 'draft'
  }

  #settle(id: string | null, answered: Answered): void {
    const pending = id === null ? undefined : this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(pending.message.id)
    if (pending.message.type === 'answer') this.#waiting -= 1
    pending.settle(answered)
  }
}
