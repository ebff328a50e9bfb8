/** My hands on the table: what I have picked up but not yet played. Only what the options list can be played. */
import type { Bench, Note, Use, Who } from './model.svelte'
import type { Lock, LookTops, TakeTool } from './types'

/** Which field of a use fills a slot of a tool card. */
const FIELD: Record<string, keyof Use> = {
  wire: 'wire',
  sensor: 'sensor',
  seat: 'target',
  seat_or_instructor: 'target',
  seat_cutter: 'target',
  side: 'side',
  steps: 'steps',
  hand_card: 'card',
  stack_cards: 'cards',
}
type Value = string | number | string[]
export type Mode = 'choose' | 'locked' | 'react' | 'confirm' | 'order' | 'bury' | 'wait' | 'look' | 'draft' | 'idle'
export type Sheet = { kind: 'wire'; wire: string } | { kind: 'tool'; tool: string; mine: boolean } | { kind: 'roll' }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export class Selection {
  /** The card lifted from the hand, not yet locked. */
  lifted = $state<string | null>(null)
  /** The wire pointed at: to protect. */
  wire = $state<string | null>(null)
  tops = $state<string[]>([])
  lids = $state<string | null>(null)
  /** The tool pointed at on display. */
  fancied = $state<string | null>(null)
  aim = $state.raw<{ tool: string; given: Partial<Use> } | null>(null)
  sheet = $state.raw<Sheet | null>(null)
  /** A question may wait a moment for the story that leads to it. */
  patient = $state(false)

  constructor(readonly bench: Bench) {}

  get options(): readonly { type: string }[] {
    const options = this.bench.table.view.options
    return Array.isArray(options) ? (options as { type: string }[]) : []
  }
  has = (type: string): boolean => this.options.some((option) => option.type === type)
  find = <C>(type: string): C[] => this.options.filter((option) => option.type === type) as C[]

  /** What is mine to do now. */
  mode = $derived.by((): Mode => {
    if (this.has('proceed')) return 'confirm'
    if (this.has('order')) return 'order'
    if (this.has('keep_or_bury')) return 'bury'
    if (this.has('pass')) return 'react'
    if (this.has('lock_wait')) return 'wait'
    if (this.has('look_none')) return 'look'
    if (this.bench.newest.display.length) return 'draft'
    if (this.has('lock')) return 'choose'
    return this.bench.newest.own?.locked ? 'locked' : 'idle'
  })
  /** What of it is on the table: a reaction comes after what it reacts to. */
  showing = $derived.by((): Mode => {
    const held = this.bench.table.stage.playing && this.patient
    return held && !['choose', 'locked'].includes(this.mode) ? 'idle' : this.mode
  })

  /** A new question: whatever was picked up for the old one goes back. */
  clear(): void {
    this.lifted = this.wire = this.lids = this.fancied = this.aim = null
    this.tops = []
  }

  play = (choice: unknown): void => {
    if (!this.bench.table.busy) this.bench.table.play(choice)
  }

  // -- the hand -----------------------------------------------------------------------------------------------------

  mayLock = (card: string): boolean =>
    this.mode === 'choose' && this.find<Lock>('lock').some((one) => one.card === card)

  /** First lifts a card, then locks it. */
  tapCard = (card: string): void => {
    if (this.aim) return this.give('card', card)
    if (!this.mayLock(card)) return
    if (this.lifted === card) this.lock()
    else {
      this.lifted = card
      this.bench.table.sound('click')
    }
  }
  lock = (): void => {
    if (this.lifted) this.play({ type: 'lock', card: this.lifted })
    this.lifted = null
  }

  // -- tools --------------------------------------------------------------------------------------------------------

  uses = (tool: string): Use[] => this.find<Use>('use_tool').filter((use) => use.tool === tool)
  get usable(): string[] {
    const tools = this.find<Use>('use_tool').map((use) => use.tool)
    return tools.filter((tool, place) => tools.indexOf(tool) === place)
  }

  /** Takes a tool in hand; without a target it works at once. */
  takeUp = (tool: string): void => {
    const uses = this.uses(tool)
    this.sheet = null
    if (!uses.length) return
    if (!this.bench.facts.tools[tool].targets.length) this.play(uses[0])
    else {
      this.lifted = null
      this.aim = { tool, given: {} }
    }
  }

  get #aimed(): Use[] {
    const aim = this.aim
    if (!aim) return []
    return this.uses(aim.tool).filter((use) =>
      Object.entries(aim.given).every(([name, value]) => same(use[name as keyof Use], value)),
    )
  }
  /** What the tool in hand must still be told. */
  get slot(): keyof Use | null {
    const aim = this.aim
    if (!aim) return null
    const fields = this.bench.facts.tools[aim.tool].targets.map((target) => FIELD[target])
    return fields.find((field) => aim.given[field] === undefined) ?? null
  }
  get targets(): Value[] {
    const slot = this.slot
    if (!slot) return []
    const values = this.#aimed.map((use) => use[slot] as Value)
    return values.filter((value, place) => values.findIndex((other) => same(other, value)) === place)
  }
  isTarget = (field: keyof Use, value: Value): boolean =>
    this.slot === field && this.targets.some((target) => same(target, value))

  give = (field: keyof Use, value: Value): void => {
    if (!this.aim || !this.isTarget(field, value)) return
    this.aim = { ...this.aim, given: { ...this.aim.given, [field]: value } }
    this.bench.table.sound('click')
    if (this.slot) return
    const use = this.#aimed[0]
    this.aim = null
    if (use) this.play(use)
  }

  // -- wires, decks, lids, seats on the table -----------------------------------------------------------------------

  glows = (wire: string): boolean =>
    this.isTarget('wire', wire) ||
    (this.showing === 'wait' && this.find<{ wire: string }>('lock_wait').some((o) => o.wire === wire))

  tapWire = (wire: string): void => {
    if (this.aim) return this.give('wire', wire)
    if (this.showing === 'wait') return this.pointAt(wire)
    this.sheet = { kind: 'wire', wire }
  }

  /** Points at a wire to protect; with several waiters the table sees it as a proposal. */
  pointAt = (wire: string): void => {
    if (this.wire === wire) return this.protect()
    this.wire = wire
    this.bench.table.sound('click')
    const proposal = { type: 'propose', wire }
    if (this.bench.table.may(proposal)) this.play(proposal)
  }
  protect = (): void => {
    if (this.wire) this.play({ type: 'lock_wait', wire: this.wire })
  }

  /** Two decks, or the lids of one wire. */
  tapDeck = (wire: string): void => {
    if (this.showing !== 'look' || this.aim) return this.tapWire(wire)
    this.lids = null
    const others = this.tops.filter((other) => other !== wire)
    this.tops = this.tops.includes(wire) ? others : [...others.slice(-1), wire]
    this.bench.table.sound('click')
  }
  tapLids = (wire: string): void => {
    if (this.showing !== 'look' || this.aim) return this.tapWire(wire)
    this.tops = []
    this.lids = this.lids === wire ? null : wire
    this.bench.table.sound('click')
  }
  /** The look that what is marked stands for, if it is one. */
  get look(): unknown {
    if (this.lids) return { type: 'look_tiles', wire: this.lids }
    const marked = [...this.tops].sort((a, b) => this.bench.wires.indexOf(a) - this.bench.wires.indexOf(b))
    return this.find<LookTops>('look_tops').find((look) => same(look.wires, marked)) ?? null
  }

  tapSeat = (who: Who): void => {
    if (this.aim) return this.give('target', who)
    this.sheet = { kind: 'roll' }
  }

  // -- the display of tools -----------------------------------------------------------------------------------------

  get mayTake(): string[] {
    return this.find<TakeTool>('take_tool').map((one) => one.tool)
  }
  /** Still to pick: a wish list may be kept meanwhile. */
  get mayWish(): boolean {
    const standing = this.bench.table.view.standing as { display?: string[] }
    return !Array.isArray(standing) && !!standing.display?.length
  }
  tapTool = (tool: string): void => {
    const again = this.fancied === tool
    this.fancied = tool
    this.bench.table.sound('click')
    if (!this.mayTake.length && this.mayWish) this.#wish(tool)
    else if (again && this.mayTake.includes(tool)) this.play({ type: 'take_tool', tool })
  }
  #wish(tool: string): void {
    const ranks = this.bench.newest.own?.ranks ?? []
    const tools = ranks.includes(tool) ? ranks.filter((other) => other !== tool) : [...ranks, tool]
    this.play({ type: 'rank_tools', tools })
  }

  // -- looks of my own tools ----------------------------------------------------------------------------------------

  get seeing(): readonly Note[] {
    return this.bench.newest.own?.seeing ?? []
  }
}
