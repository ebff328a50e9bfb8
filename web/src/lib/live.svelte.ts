/** Live play as the source of a board. */
import type { LogLine, SeatInfo, Scene } from '../generated/wire'
import type { Choice } from './board'
import type { OpenDrawer } from './drawers.svelte'
import type { DrawerName, Source } from './face.svelte'
import type { JoinedTable } from './room.svelte'

export class LiveSource implements Source {
  constructor(
    readonly room: JoinedTable,
    readonly drawers: OpenDrawer,
    readonly facts: unknown,
  ) {}

  get scene(): Scene {
    return this.room.scene!
  }
  get shown(): unknown {
    return this.room.scenes.shown
  }
  get game(): string {
    return this.room.lobby!.game
  }
  get seat(): number | null {
    return this.room.seat
  }
  get seats(): readonly SeatInfo[] {
    return this.room.lobby!.seats
  }
  get mode(): 'live' | 'lesson' {
    return this.room.lobby!.lesson ? 'lesson' : 'live'
  }
  get log(): readonly LogLine[] {
    return this.room.log
  }
  get hinted(): readonly Choice[] {
    return this.room.hint ? [this.room.hint.choice] : []
  }
  get busy(): boolean {
    return this.room.busy
  }
  get now(): number {
    return this.room.clock.now
  }
  get stage() {
    return this.room.scenes.stage
  }
  get ask() {
    return this.room.ask
  }

  answer(choice: Choice, number: number | null): void {
    void this.room.answer(choice, number)
  }
  draft(choice: Choice | null, number: number): void {
    void this.room.draft(choice, number)
  }
  open(drawer: DrawerName, at?: string): void {
    this.drawers.open(drawer, at)
  }
}
