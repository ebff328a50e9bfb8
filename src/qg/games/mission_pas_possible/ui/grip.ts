/** Press, long press and drag on a die or a slot, by mouse, pen or finger. A plain tap stays a click. */
import type { Desk } from './desk.svelte'

interface Grip {
  desk: Desk
  /** The die that follows the pointer; null: nothing to drag. */
  die: number | null
  /** What a long press does. */
  hold: ((x: number, y: number) => void) | null
}

const HOLD_MS = 450
const SLACK = 9

export function grip(node: HTMLElement | SVGElement, initial: Grip) {
  let given = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { x: number; y: number; id: number } | null = null
  let swallow = false

  const room = () => node.closest('[data-room]')?.getBoundingClientRect() ?? new DOMRect()
  const inRoom = (event: PointerEvent) => ({ x: event.clientX - room().x, y: event.clientY - room().y })

  function follow(on: boolean): void {
    const change = on ? 'addEventListener' : 'removeEventListener'
    window[change]('pointermove', move as EventListener)
    window[change]('pointerup', up as EventListener)
    window[change]('pointercancel', end)
  }
  function end(): void {
    clearTimeout(timer)
    follow(false)
    start = null
    given.desk.drag = null
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    swallow = false
    given.desk.keys = false
    start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    follow(true)
    const at = inRoom(event)
    if (given.hold)
      timer = setTimeout(() => {
        if (!start || given.desk.drag) return
        swallow = true
        start = null
        given.hold?.(at.x, at.y)
      }, HOLD_MS)
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK
    if (!given.desk.drag && far) {
      clearTimeout(timer)
      if (given.die === null) return void (start = null)
      if (given.desk.held !== given.die) given.desk.take(given.die)
      swallow = true
    }
    if (given.desk.drag || (far && given.die !== null)) given.desk.drag = { die: given.die as number, ...inRoom(event) }
  }
  function up(event: PointerEvent): void {
    const { desk } = given
    if (desk.drag) {
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-slot]')
      if (under?.dataset.slot && under.dataset.card) desk.place(Number(under.dataset.card), under.dataset.slot)
      else if (document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-fx="tray"]')) desk.release()
    }
    end()
  }
  function click(event: Event): void {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: Event) => given.hold && event.preventDefault()

  node.addEventListener('pointerdown', down as EventListener)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return {
    update(next: Grip) {
      given = next
    },
    destroy() {
      clearTimeout(timer)
      node.removeEventListener('pointerdown', down as EventListener)
      node.removeEventListener('click', click, true)
      node.removeEventListener('contextmenu', menu)
      follow(false)
    },
  }
}
