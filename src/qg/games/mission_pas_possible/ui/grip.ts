/** Press, long press and drag on a die or a slot, by mouse, pen or finger. A plain tap stays a click. */
import type { Selection } from './selection.svelte'

interface Grip {
  selection: Selection
  /** The die that follows the pointer; null: nothing to drag. */
  die: number | null
  /** What a long press does. */
  hold: ((x: number, y: number) => void) | null
}

const HOLD_MS = 450
const SLACK = 9

/** One node that can be gripped, and the pointer that is on it. */
class Press {
  #timer: ReturnType<typeof setTimeout> | undefined
  #start: { x: number; y: number; id: number } | null = null
  #swallow = false

  constructor(
    readonly node: HTMLElement | SVGElement,
    public given: Grip,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    this.#swallow = false
    this.given.selection.keys = false
    this.#start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    this.follow(true)
    if (this.given.hold) this.#timer = setTimeout(this.#held, HOLD_MS, this.#inRoom(event))
  }

  #held = (at: { x: number; y: number }): void => {
    if (!this.#start || this.given.selection.drag) return
    this.#swallow = true
    this.#start = null
    this.given.hold?.(at.x, at.y)
  }

  #move = (event: PointerEvent): void => {
    const { selection, die } = this.given
    if (!this.#start || event.pointerId !== this.#start.id) return
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK
    if (!selection.drag && far) {
      clearTimeout(this.#timer)
      if (die === null) return void (this.#start = null)
      if (selection.held !== die) selection.take(die)
      this.#swallow = true
    }
    if (selection.drag || (far && die !== null)) selection.drag = { die: die as number, ...this.#inRoom(event) }
  }

  #up = (event: PointerEvent): void => {
    const { selection } = this.given
    if (selection.drag) {
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const slot = under?.closest<HTMLElement>('[data-slot]')?.dataset
      if (slot?.slot && slot.card) selection.place(Number(slot.card), slot.slot)
      else if (under?.closest('[data-fx="tray"]')) selection.release()
    }
    this.#end()
  }

  #end = (): void => {
    clearTimeout(this.#timer)
    this.follow(false)
    this.#start = null
    this.given.selection.drag = null
  }

  click = (event: Event): void => {
    if (!this.#swallow) return
    this.#swallow = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  menu = (event: Event): void => {
    if (this.given.hold) event.preventDefault()
  }

  /** The pointer may leave the node while it drags. */
  follow(on: boolean): void {
    const change = on ? 'addEventListener' : 'removeEventListener'
    window[change]('pointermove', this.#move as EventListener)
    window[change]('pointerup', this.#up as EventListener)
    window[change]('pointercancel', this.#end)
  }

  letGo(): void {
    clearTimeout(this.#timer)
    this.follow(false)
  }

  #inRoom(event: PointerEvent): { x: number; y: number } {
    const room = this.node.closest('[data-room]')?.getBoundingClientRect() ?? new DOMRect()
    return { x: event.clientX - room.x, y: event.clientY - room.y }
  }
}

export function grip(node: HTMLElement | SVGElement, given: Grip) {
  const press = new Press(node, given)
  node.addEventListener('pointerdown', press.down as EventListener)
  node.addEventListener('click', press.click, true)
  node.addEventListener('contextmenu', press.menu)
  return {
    update(next: Grip) {
      press.given = next
    },
    destroy() {
      press.letGo()
      node.removeEventListener('pointerdown', press.down as EventListener)
      node.removeEventListener('click', press.click, true)
      node.removeEventListener('contextmenu', press.menu)
    },
  }
}
