/** A finished game, moment by moment, as one seat saw it. */
import type { Frame, LogLine, MomentTold, Replay, Scene, SeatInfo } from '../generated/wire'
import type { Choice, Moment } from './board'
import { OpenDrawer } from './drawers.svelte'
import type { DrawerName, Source } from './face.svelte'
import { type Heard, unpacked } from './heard'
import type { Ask } from './names.svelte'
import { after, linesOf, played, Scenes } from './scenes.svelte'

/** Frames fetched at a time; the first of these is a key frame, which holds a whole scene. */
export const CHUNK = 50
export type Load = (seat: number | null, start: number, count: number) => Promise<Replay>

/** What a frame tells, and the scene it leads to. */
interface Still {
  frame: Frame
  moments: readonly Heard[]
  scene: Scene
}

export class ReplayTable implements Source {
  readonly scenes = new Scenes()
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
  #stills = $state.raw<readonly (Still | undefined)[]>([])
  #scene = $derived.by(() => (this.mode === 'replay' ? lookedAt(this.scenes.scene!) : this.scenes.scene!))
  #loading = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly drawers = new OpenDrawer()
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
    return this.#stills[this.at]?.frame
  }
  get scene() {
    return this.#scene
  }
  get shown() {
    return this.scenes.shown
  }
  get stage() {
    return this.scenes.stage
  }
  get now() {
    return this.frame?.at ?? 0
  }
  /** The game's own stamp of this moment: a turn, a time. */
  get stamp(): unknown {
    return stampOf(this.#stills[this.at])
  }
  /** All that was told up to now, as far as it has been loaded. */
  get log(): LogLine[] {
    return this.#stills.slice(0, this.at + 1).flatMap((still) => linesOf(still?.moments ?? []))
  }
  /** Moments where the game's own stamp (a turn, a round) changes, among those loaded. */
  get marks(): number[] {
    const stamps = this.#stills.map((still) => JSON.stringify(turnOf(stampOf(still))))
    const marks: number[] = []
    let last: string | undefined
    stamps.forEach((stamp, place) => {
      if (stamp === undefined || stamp === last) return
      if (last !== undefined) marks.push(place)
      last = stamp
    })
    return marks
  }

  /** A finished game names no choices, and its tables are told by their lines. */
  ask: Ask = async () => []
  answer(choice: Choice): void {
    this.onanswer(choice)
  }
  /** Nothing is open. */
  draft(): void {}
  open(drawer: DrawerName, at?: string): void {
    this.drawers.open(drawer, at)
  }

  /** Begins, or begins again as another seat saw it, at the same moment. */
  async watch(seat: number | null): Promise<void> {
    this.ready = false
    this.#loading.clear()
    this.#stills = []
    this.seat = seat
    await this.#need(this.at)
    this.#jump()
    this.ready = this.frame !== undefined
  }

  /** Jumps to a moment. */
  async go(at: number): Promise<void> {
    const target = Math.max(0, Math.min(at, this.total - 1))
    await this.#need(target)
    this.at = target
    this.#jump()
    void this.#need(Math.min(target + CHUNK / 2, this.total - 1))
  }

  /** One moment forward: its events are shown. */
  async step(): Promise<void> {
    if (this.at + 1 >= this.total) return this.pause()
    await this.#need(this.at + 1)
    const next = this.#stills[this.at + 1]
    if (!next || !this.scenes.scene) return
    const { scene } = next
    this.at += 1
    this.scenes.follow({ scene, moments: this.#moments(next) })
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
    const stills = [...this.#stills]
    stills.length = this.total = part.total
    const names = this.seats.map((seat) => seat.name)
    let scene: Scene | null = null
    part.frames.forEach((frame, place) => {
      const moments = unpacked(toldIn(frame), names)
      scene = frame.scene ?? after(scene!, { moments, scene: frame.update!.scene }).scene
      stills[part.start + place] = { frame, moments, scene }
    })
    this.#stills = stills
  }

  #jump(): void {
    const still = this.#stills[this.at]
    if (still) this.scenes.jump(still.scene)
  }

  /** A frame's moments, from the board before it to its own. */
  #moments({ frame, moments: heard, scene }: Still): Moment[] {
    const moments = frame.update ? played(this.scenes.scene!.view.board, heard) : []
    const last = moments.pop()
    return last ? [...moments, { ...last, board: scene.view.board }] : []
  }
}

function toldIn({ update, opening }: Frame): readonly MomentTold[] {
  return update?.moments ?? opening?.moments ?? []
}

/** The last stamp a frame's events bear. */
function stampOf(still: Still | undefined): unknown {
  return still?.moments.at(-1)?.stamp
}

/** What was to be done then is done: nothing is left to choose. */
function lookedAt(scene: Scene): Scene {
  const view = { ...scene.view, options: [], standing: [] }
  return { ...scene, view, form: null, standing_form: null, hints: false }
}

/** A stamp of several parts changes with its first ones; a bare number is a time, not a turn. */
function turnOf(stamp: unknown): unknown {
  return stamp !== null && typeof stamp === 'object' ? stamp : undefined
}
