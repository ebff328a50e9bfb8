/** The keyboard: numbers pick, space goes on, backspace takes back, escape puts down. Buttons say which key is theirs. */
import type { Selection } from './selection.svelte'

const NAMES: Record<string, string> = { ' ': 'space', Backspace: 'back' }

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !!target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]')
  )
}

export function pressKey(event: KeyboardEvent, root: HTMLElement | undefined, selection: Selection): void {
  if (!root || event.ctrlKey || event.metaKey || event.altKey) return
  const sheet = root.querySelector('.bsa-sheet')
  if (event.key === 'Escape') return putDown(selection)
  if (isTyping(event.target) && !(sheet && event.target instanceof Node && sheet.contains(event.target))) return
  const onButton = event.target instanceof HTMLElement && !!event.target.closest('button, a, summary')
  if (event.key === ' ' && onButton) return
  const key = NAMES[event.key] ?? event.key
  if (!/^(\d|space|back)$/.test(key)) return
  const found = (sheet ?? root).querySelector<HTMLButtonElement>(`[data-key="${key}"]:not(:disabled)`)
  if (!found) return
  event.preventDefault()
  found.click()
}

function putDown(selection: Selection): void {
  if (selection.bench.fx.peek) selection.bench.fx.peek = null
  else if (selection.sheet) selection.sheet = null
  else selection.clear()
}
