/** The keyboard: digits choose, arrows go from die to die, letters press the button that says so, escape puts down. */
import type { Selection } from './selection.svelte'

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !!target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]')
  )
}

export function pressKey(event: KeyboardEvent, root: HTMLElement | null, selection: Selection): void {
  if (!root || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const sheet = root.querySelector<HTMLElement>('.dm-sheet')
  const inSheet = !!sheet && event.target instanceof Node && sheet.contains(event.target)
  if (event.key === 'Escape') return letGo(selection)
  if (isTyping(event.target) && !inSheet) return
  if (ARROWS[event.key]) return step(event, sheet ?? root, ARROWS[event.key])
  if (event.key === 'g' || event.key === 'G') return step(event, root, 1, '[data-gadget]:not(:disabled)')
  const onButton = event.target instanceof HTMLElement && !!event.target.closest('button, a, summary')
  if (event.key === 'Enter' && onButton) return
  const key = event.key === 'Enter' ? 'enter' : event.key.toLowerCase()
  if (!/^(\d|[a-z]|enter)$/.test(key)) return
  if (/\d/.test(key) && document.querySelector('[role=dialog] .choices')) return // the open list has numbers of its own
  const found = (sheet ?? root).querySelector<HTMLButtonElement>(`[data-key="${key}"]:not(:disabled)`)
  if (!found) return
  event.preventDefault()
  found.click()
}

/** From one die that can be chosen to the next, or from gadget to gadget. */
function step(event: KeyboardEvent, root: HTMLElement, by: number, what = '[data-die]:not(:disabled)'): void {
  const stops = [...root.querySelectorAll<HTMLElement>(what)].filter((one) => one.offsetParent)
  if (!stops.length) return
  event.preventDefault()
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length
  stops[next].focus()
}

function letGo(selection: Selection): void {
  if (selection.sheet) selection.sheet = null
  else if (selection.aim) selection.putDown()
  else if (selection.sure) selection.sure = null
  else selection.marks = []
}
