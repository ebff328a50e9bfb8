/** What happened, made visible and audible: flying dice, beams, bursts, bubbles, captions. It never blocks input. */
import { getContext, setContext } from 'svelte'
import type { Shows } from '$qg/board'
import { callText } from './calls'
import type { Selection } from './selection.svelte'
import { slotKey, type Color, type Die, type Match, type Placement } from './model'
import type * as E from './types'
import { speak } from './voice'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Sprite {
  key: number
  color: Color
  value: number | null
  from: Box
  to: Box
  ms: number
  delay: number
  fall: boolean
}
export interface CardSprite {
  key: number
  card: string
  dice: (Die | null)[]
  from: Box
  to: Box
  kind: 'defused' | 'moved'
  points: number
}
export interface Beam {
  key: number
  color: Color
  x1: number
  y1: number
  x2: number
  y2: number
}
export interface Bubble {
  key: number
  text: string
  /** The same where there is little room. */
  short: string
  color: Color | null
}

const KEY = Symbol('show')
const BUBBLE_MS = 3000
const CAPTION_MS = 2600
const GO_MS = 900

export class Show {
  readonly selection: Selection
  root: HTMLElement | null = null
  sprites = $state<Sprite[]>([])
  cards = $state<CardSprite[]>([])
  beams = $state<Beam[]>([])
  bubbles = $state<Record<number, Bubble>>({})
  pings = $state<{ key: number; die: number; seat: number; text: string }[]>([])
  burst = $state<{ key: number; card: string; match: Match } | null>(null)
  /** What was just said aloud, as text. */
  caption = $state<{ key: number; text: string } | null>(null)
  /** A die somebody else got first. */
  beaten = $state<{ die: number; seat: number } | null>(null)
  /** Slots whose dice were just set, cards that just shook, seats whose covered dice were safe. */
  set = $state<string[]>([])
  shaken = $state<string[]>([])
  shields = $state<number[]>([])
  spotlight = $state<{ key: number; die: Die; old: number } | null>(null)
  #key = 0
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(selection: Selection) {
    this.selection = selection
  }

  // -- plumbing ------------------------------------------------------------------------------------------------------

  /** Registers all events; returns how to stop. */
  start(): () => void {
    const stop = this.selection.table.stage.tell(this.#shows)
    return () => {
      stop()
      this.#timers.forEach(clearTimeout)
    }
  }
  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer)
      act()
    }, ms)
    this.#timers.push(timer)
  }
  get #calm(): boolean {
    return this.selection.table.stage.calm
  }
  #wait(ms: number): Promise<void> {
    return this.selection.table.stage.wait(ms)
  }
  /** Where a thing is on the screen now. */
  box(name: string): Box | null {
    const found = this.root?.querySelector(`[data-fx="${name}"]`)?.getBoundingClientRect()
    const home = this.root?.getBoundingClientRect()
    return found && home && found.width
      ? { x: found.x - home.x, y: found.y - home.y, w: found.width, h: found.height }
      : null
  }
  #fly(die: Die | number, from: Box | null, to: Box | null, { ms = 480, delay = 0, fall = false } = {}): void {
    if (this.#calm || !from || !to) return
    const [id, value] = typeof die === 'number' ? [die, null] : die
    const sprite = { key: ++this.#key, color: this.selection.color(id), value, from, to, ms, delay, fall }
    this.sprites.push(sprite)
    this.#later(ms + delay + 40, () => (this.sprites = this.sprites.filter((one) => one.key !== sprite.key)))
  }
  #toBag(dice: readonly (Die | null)[], from: (n: number) => Box | null, fall = false): void {
    const bag = this.box('bag')
    dice.forEach((die, n) => die && this.#fly(die, from(n), bag, { ms: fall ? 760 : 560, delay: n * 60, fall }))
  }
  #mark(list: 'set' | 'shaken', keys: string[], ms: number): void {
    this[list] = [...this[list], ...keys]
    this.#later(ms, () => (this[list] = this[list].filter((key) => !keys.includes(key))))
  }
  #moveCard(
    card: string,
    dice: (Die | null)[],
    from: Box | null,
    to: Box | null,
    kind: CardSprite['kind'],
    points = 0,
  ): void {
    if (this.#calm || !from || !to) return
    const sprite = { key: ++this.#key, card, dice, from, to, kind, points }
    this.cards.push(sprite)
    this.#later(
      kind === 'defused' ? 1150 : 520,
      () => (this.cards = this.cards.filter((one) => one.key !== sprite.key)),
    )
  }
  announce(text: string, { aloud = true, ms = CAPTION_MS } = {}): void {
    const key = ++this.#key
    this.caption = { key, text }
    if (aloud && this.selection.table.mode !== 'replay') speak(text)
    this.#later(ms, () => {
      if (this.caption?.key === key) this.caption = null
    })
  }
  #sound(...args: Parameters<Selection['table']['sound']>): void {
    this.selection.table.sound(...args)
  }

  // -- events --------------------------------------------------------------------------------------------------------

  readonly #shows: Shows<E.Event> = {
    dice_grabbed: ({ colors }) => this.#sound('rattle', { gain: 0.3 + 0.1 * colors.length }),
    overdraw: ({ seat }) => {
      this.#sound('error')
      this.announce(this.selection.t('ui-overdraw', { name: this.selection.name(seat) }), { aloud: false })
    },
    dice_rolled: () => {
      this.#sound('rattle')
      this.#later(this.#calm ? 0 : 260, () => this.#sound('dice'))
    },
    die_claimed: (event) => this.#claimed(event),
    die_released: ({ seat }) => this.#sound('click', { pitch: 0.8 + 0.08 * seat, gain: 0.6 }),
    seat_locked: ({ reason }) => (reason === 'own' ? this.#sound('clunk') : undefined),
    wave_set: (event) => this.#waveSet(event.placements as Placement[]),
    collapse: ({ seat, card, position, dice }) => {
      const slots = this.selection.facts.bombs[card]?.slots ?? []
      this.#toBag(dice as Die[], (n) => this.box(slotKey(seat, position, slots[n]?.id ?? 'a')), true)
      this.#mark('shaken', [`card-${seat}-${position}`], 700)
      this.#sound('clatter')
      return this.#wait(600)
    },
    placement_error: ({ seat, position, dice, card }) => {
      const slots = this.selection.facts.bombs[card]?.slots ?? []
      this.#mark('shaken', [`card-${seat}-${position}`], 700)
      this.#toBag(dice as Die[], (n) => this.box(slotKey(seat, position, slots[n]?.id ?? 'a')))
      this.#sound('error')
      return this.#wait(500)
    },
    bomb_defused: (event) => this.#defused(event),
    card_taken: ({ seat, card, source, position }) => {
      this.#moveCard(card, [], this.box(`open-${source}`), this.box(`card-${seat}-${position}`), 'moved')
      this.#sound('flip')
      return this.#wait(320)
    },
    card_revealed: () => this.#sound('flip', { pitch: 1.2, gain: 0.5 }),
    line_shrunk: () => this.#sound('screw'),
    sabotage_activated: (event) => this.#sabotage(event.card, event.match as Match),
    die_lost: (event) => this.#lost(event),
    no_die_lost: ({ seat, why }) => {
      if (why !== 'covered') return
      this.shields.push(seat)
      this.#later(1200, () => (this.shields = this.shields.filter((one) => one !== seat)))
    },
    unused_rerolled: (event) => this.#rerolled(event.die as Die, event.old_value),
    die_returned: ({ die }) => {
      this.#fly(
        die as Die,
        this.box('spotlight') ?? this.box(`die-${(die as Die)[0]}`) ?? this.box('tray'),
        this.box('bag'),
      )
      this.spotlight = null
    },
    clock_started: () => this.announce(this.selection.t('ui-go'), { ms: GO_MS }),
    resumed: () => this.announce(this.selection.t('ui-go'), { ms: GO_MS }),
    clock_warning: ({ remaining_ms }) => {
      this.#sound('alarm', { gain: 0.35 })
      this.announce(this.selection.t('ui-left', { seconds: Math.round(remaining_ms / 1000) }))
    },
    signal: ({ seat, id, target }) => this.#called(seat, id, target),
    overtime_started: () => {
      this.#sound('fanfare', { gain: 0.6 })
      this.announce(this.selection.t('ui-overtime-starts'))
    },
    game_ended: ({ outcome }) => {
      if (outcome === 'lost') this.#later(500, () => this.#sound('boom')) // a moment of silence first; the frame cheers a win
      return this.#wait(700)
    },
  }

  #claimed({ seat, die, position, slot }: E.DieClaimed): void {
    const [id] = die as Die
    this.#fly(die as Die, this.box(`die-${id}`), this.box(slotKey(seat, position, slot)), { ms: 300 })
    this.#sound('tick', { pitch: 0.8 + 0.14 * seat })
    const { selection } = this
    if (seat === selection.me && selection.table.seat !== null) return
    const wanted =
      selection.held === id || (selection.tried?.die === id && selection.table.now - selection.tried.at < 2500)
    if (!wanted || !selection.plays) return
    if (selection.held === id) selection.drop()
    this.beaten = { die: id, seat }
    this.#later(2400, () => (this.beaten = null))
  }

  #waveSet(placements: Placement[]): Promise<void> | void {
    if (!placements.length) return
    this.#mark(
      'set',
      placements.map(([seat, , , position, slot]) => slotKey(seat, position, slot)),
      700,
    )
    this.#sound('clunk', { pitch: 1.3 })
    this.#sound('click')
    return this.#wait(280)
  }

  #defused({ seat, card, position, points, dice, count }: E.BombDefused): Promise<void> {
    const place = this.box(`card-${seat}-${position}`)
    this.#moveCard(card, dice as Die[], place, place, 'defused', points)
    this.#sound('chime', { pitch: 1 + 0.03 * count })
    this.#later(this.#calm ? 0 : 620, () => this.#toBag(dice as Die[], () => place))
    return this.#wait(700)
  }

  #sabotage(card: string, match: Match): Promise<void> {
    const key = ++this.#key
    this.burst = { key, card, match }
    this.#sound('alarm')
    this.announce(this.selection.t(`sabotage-${card}.text`))
    this.#later(1700, () => {
      if (this.burst?.key === key) this.burst = null
    })
    return this.#wait(1100)
  }

  #lost({ seat, die, position, slot, cause }: E.DieLost): Promise<void> {
    const from = this.box(slotKey(seat, position, slot))
    this.#fly(die as Die, from, this.box('bag'), { ms: 640 })
    const source = cause === 'unused' ? (this.box('spotlight') ?? this.box('tray')) : this.box('deck')
    if (from && source && !this.#calm) {
      const beam = { key: ++this.#key, color: this.selection.color((die as Die)[0]), ...middle(source, from) }
      this.beams.push(beam)
      this.#later(650, () => (this.beams = this.beams.filter((one) => one.key !== beam.key)))
    }
    this.#sound('thud')
    return this.#wait(260)
  }

  #rerolled(die: Die, old: number): Promise<void> {
    const key = ++this.#key
    this.spotlight = { key, die, old }
    this.#sound('dice', { pitch: 0.8 })
    this.#later(2600, () => {
      if (this.spotlight?.key === key) this.spotlight = null
    })
    return this.#wait(this.selection.table.mode === 'lesson' ? 2000 : 900)
  }

  #called(seat: number, id: string, target: string | number | null): void {
    const { selection } = this
    const key = ++this.#key
    const kind = selection.facts.signals[id]
    const color = kind === 'color' ? (target as Color) : null
    const short = selection.t(`ui-call-${id}`, { target: color ? selection.t(`color-${color}`) : String(target) })
    this.bubbles[seat] = { key, text: callText(selection, { type: 'signal', id, target }), short, color }
    this.#later(BUBBLE_MS, () => {
      if (this.bubbles[seat]?.key === key) delete this.bubbles[seat]
    })
    if (kind === 'die' && typeof target === 'number') {
      this.pings.push({ key, die: target, seat, text: id === 'want_die' ? '!' : '→' })
      this.#later(BUBBLE_MS, () => (this.pings = this.pings.filter((one) => one.key !== key)))
    }
    this.#sound('call', { pitch: 0.85 + 0.12 * seat })
  }
}

const middle = (a: Box, b: Box) => ({ x1: a.x + a.w / 2, y1: a.y + a.h / 2, x2: b.x + b.w / 2, y2: b.y + b.h / 2 })

export const setShow = (show: Show): Show => setContext(KEY, show)
export const getShow = (): Show => getContext<Show>(KEY)
