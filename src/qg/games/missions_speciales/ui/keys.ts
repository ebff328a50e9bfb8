/** The keyboard: letters press the button that says so, enter the large one, escape puts away. */
import type { Selection } from './selection.svelte'

/** G goes, also where Enter would press the place that has the focus. */
const NAMES: Record<string, string> = { Enter: 'enter', g: 'enter', G: 'enter', '=': '+' }

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest('input, textarea, select, [contenteditable]')
}

export function pressKey(event: KeyboardEvent, root: HTMLElement | null, selection: Selection): void {
  if (!root || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.target instanceof Node && event.target !== document.body && !root.contains(event.target)) return
  if (event.key === 'Escape') return letGo(selection)
  if (isTyping(event.target)) return
  const key = NAMES[event.key] ?? event.key.toLowerCase()
  const onButton = event.target instanceof Element && !!event.target.closest('button, a, summary, [role=button]')
  if ((event.key === 'Enter' && onButton) || !/^(\d|[a-z]|enter|\+|-)$/.test(key)) return
  const over = [...root.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
  const found = (over ?? root).querySelector<HTMLButtonElement>(`[data-key="${key}"]:not(:disabled)`)
  if (!found) return
  event.preventDefault()
  found.click()
}

function letGo(selection: Selection): void {
  if (selection.sure) selection.sure = null
  else if (selection.sheet) selection.sheet = null
  else if (selection.looked) selection.looked = ''
}
