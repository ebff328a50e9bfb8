/** What the screen shows beside the board while an event is told: dice, stamps, cards in flight. It starts empty. */
import type { StageType } from './model.svelte'

export type DuelPhase = 'rolling' | 'shown' | 'won' | 'paid' | 'tied' | 'on' | 'lost'
export interface DuelShown {
  seat: number
  adversary: number | null
  type: StageType
  white: number
  black: number
  phase: DuelPhase
  /** Points burnt so far, of so many. */
  burnt: number
  cost: number
}
export interface QRollShown {
  seat: number
  type: number
  value: number
  rolling: boolean
}

export class Effects {
  duel = $state.raw<DuelShown | null>(null)
  qroll = $state.raw<QRollShown | null>(null)
  /** A stage that is being stamped: seat and number. */
  stamped = $state.raw<{ seat: number; stage: number } | null>(null)
  /** A sheet that is being filled in: up to which field. */
  writing = $state.raw<{ seat: number; upTo: number } | null>(null)
  /** Q cards on their way to Q's counter, and the change on its way back. */
  flying = $state.raw<{ seat: number; type: number; cards: readonly number[]; change: readonly number[] } | null>(null)
  /** Who goes in a streak. */
  fast = $state<number | null>(null)
  caption = $state('')

  clear(): void {
    this.duel = this.qroll = this.stamped = this.writing = this.flying = this.fast = null
    this.caption = ''
  }
}
