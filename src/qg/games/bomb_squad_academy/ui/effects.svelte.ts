/** What the screen shows beside the board while an event is told: a plunger on its way, a lid, a tool, a bang. */
import type { Note, Who } from './model.svelte'
import type * as E from './types'
import { Verdicts } from './verdicts.svelte'

export interface Puff {
  id: number
  who: Who
  text: string
  kind: 'gain' | 'loss' | 'note'
}
/** The wire the story stands at. */
export interface Act {
  wire: string
  brink: boolean
  value: number | null
  share: number | null
}

export class Effects {
  act = $state.raw<Act | null>(null)
  /** The cards are being turned over: whom they stand for is not told yet. */
  turning = $state(false)
  /** A plunger on its way down (or up) its cable. */
  plunger = $state.raw<{ wire: string; at: number } | null>(null)
  /** The lid being unscrewed: wire and position from 1. */
  lid = $state.raw<{ wire: string; position: number } | null>(null)
  blown = $state.raw<{ wire: string; cutters: Who[] } | null>(null)
  soot = $state.raw<Who[]>([])
  /** What lay under the lids of the bomb that is over. */
  bared = $state.raw<readonly E.Debrief[]>([])
  debrief = $state.raw<E.BombEnded | null>(null)
  caption = $state('')
  declared = $state.raw<{ who: Who; tool: string } | null>(null)
  eyes = $state.raw<{ wires: string[]; what: string } | null>(null)
  puffs = $state<Puff[]>([])
  /** What a look showed this seat: on screen until it is put away. */
  peek = $state.raw<{ faces: Note[] } | null>(null)
  readonly verdicts = new Verdicts()
  #puff = 0

  /** Nothing is left to tell. Points that fly up, a look and the debriefing of a calm screen end by themselves. */
  clear(calm: boolean): void {
    this.act = this.plunger = this.lid = this.blown = this.declared = this.eyes = null
    this.turning = false
    this.soot = []
    this.bared = []
    this.caption = ''
    if (!calm) this.debrief = null
  }

  puff(who: Who, text: string, kind: Puff['kind']): void {
    const puff = { id: ++this.#puff, who, text, kind }
    this.puffs.push(puff)
    setTimeout(() => (this.puffs = this.puffs.filter((each) => each.id !== puff.id)), 1700)
  }
}
