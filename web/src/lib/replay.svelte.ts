/** A finished game, moment by moment, as one seat saw it. */
import type { Frame, LogLine, Replay, Scene, SeatInfo } from '../generated/wire'
import type { Choice } from './board'
import { Desk } from './desk.svelte'
import type { DrawerName, Source } from './face.svelte'
import { EventStage } from './stage.svelte'

export const CHUNK = 50
export type Load = (seat: number | null, start: number, count: number) => Promise<Replay>

export class ReplayTable implements Source {
  readonly stage = new EventStage()
  readonly mode: 'live' | 'replay' = 'replay'
  readonly busy = false
  readonly hinted: readonly Choice[] = []
  at = $state(0)
  total = $state(0)
  seat = $state<number | null>(null)
  seats = $state.raw<readonly SeatInfo[]>([])
  playing = $state(false)
  /** How many moments are shown a second, more or less: a moment lasts as long as its events. */
  speed = $state(1)
  ready = $state(false)
  #frames = $state.raw<readonly (Frame | undefined)[]>([])
  #scene = $derived.by(() => (this.mode === 'replay' ? lookedAt(this.frame!.scene) : this.frame!.scene))
  #loading = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly desk = new Desk()
  onanswer: (choice: Choice) => void = () => {}

  constructor(
    readonly game: string,
    seats: readonly SeatInfo[],
    readonly facts: unknown,
    private readonly load: Load,
  ) {
    this.seats = seats
  }

  get frame(): Frame | undefined {
    return this.#frames[this.at]
  }
  get scene() {
    return this.#scene
  }
  get now() {
    return this.frame!.scene.now
  }
  /** All that was told up to now, as far as it has been loaded. */
  get log(): LogLine[] {
    return this.#frames.slice(0, this.at + 1).flatMap((frame) => frame?.log ?? [])
  }
  /** Moments where the game's own stamp (a turn, a round) changes, among those loaded. */
  get marks(): number[] {
    const stamps = this.#frames.map((frame) => JSON.stringify(turnOf(frame?.events.at(-1)?.stamp)))
    const marks: number[] = []
    let last: string | undefined
    stamps.forEach((stamp, place) => {
      if (stamp === undefined || stamp === last) return
      if (last !== undefined) marks.push(place)
      last = stamp
    })
    return marks
  }

  answer(choice: Choice): void {
    this.onanswer(choice)
  }
  open(drawer: DrawerName, at?: string): void {
    this.desk.open(drawer, at)
  }

  /** Begins, or begins again as another seat saw it, at the same moment. */
  async watch(seat: number | null): Promise<void> {
    this.stage.clear()
    this.ready = false
    this.#loading.clear()
    this.#frames = []
    this.seat = seat
    await this.#need(this.at)
    this.ready = this.frame !== undefined
  }

  /** Jumps to a moment. */
  async go(at: number): Promise<void> {
    const target = Math.max(0, Math.min(at, this.total - 1))
    await this.#need(target)
    this.stage.clear()
    this.at = target
    void this.#need(Math.min(target + CHUNK / 2, this.total - 1))
  }

  /** One moment forward: its events are shown. */
  async step(): Promise<void> {
    if (this.at + 1 >= this.total) return this.pause()
    await this.#need(this.at + 1)
    this.at += 1
    this.stage.add(this.frame!.events)
    void this.#need(Math.min(this.at + CHUNK / 2, this.total - 1))
  }

  play(): void {
    if (this.playing) return
    this.playing = true
    void this.#run()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    if (!this.playing) return
    if (!this.stage.playing) await this.step()
    if (this.playing) this.#timer = setTimeout(() => void this.#run(), this.stage.playing ? 60 : 700 / this.speed)
  }

  async #need(at: number): Promise<void> {
    const start = Math.floor(at / CHUNK) * CHUNK
    let loading = this.#loading.get(start)
    if (!loading) {
      loading = this.#fetch(start)
      this.#loading.set(start, loading)
      loading.catch(() => this.#loading.delete(start))
    }
    await loading
  }

  async #fetch(start: number): Promise<void> {
    const seat = this.seat
    const part = await this.load(seat, start, CHUNK)
    if (seat !== this.seat) return
    const frames = [...this.#frames]
    frames.length = this.total = part.total
    part.frames.forEach((frame, place) => (frames[part.start + place] = frame))
    this.#frames = frames
  }
}

/** What was to be done then is done: nothing is left to choose. */
function lookedAt(scene: Scene): Scene {
  const view = { ...scene.view, options: [], standing: [] }
  return { ...scene, view, labels: [], standing_labels: [], form: null, standing_form: null, hints: false }
}

/** A stamp of several parts changes with its first ones; a bare number is a time, not a turn. */
function turnOf(stamp: unknown): unknown {
  return stamp !== null && typeof stamp === 'object' ? stamp : undefined
}
