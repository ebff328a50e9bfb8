/** What lies open beside the board: at most one drawer. */
import type { DrawerName } from './face.svelte'

export class OpenDrawer {
  drawer = $state<DrawerName | null>(null)
  /** Where to open it: a rule's id. Counted, so that the same place can be asked for twice. */
  place = $state<{ at: string; times: number } | null>(null)
  #times = 0

  open = (drawer: DrawerName, at?: string): void => {
    this.place = at ? { at, times: ++this.#times } : null
    this.drawer = drawer
  }

  toggle = (drawer: DrawerName): void => {
    if (this.drawer === drawer) this.close()
    else this.open(drawer)
  }

  close = (): void => {
    this.drawer = null
  }
}
