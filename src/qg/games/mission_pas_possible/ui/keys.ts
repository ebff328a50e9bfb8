/** The keyboard: 1 to 5 take a die, a to f choose a slot, tab changes card, space does what is asked, backspace releases. */
import type { Selection } from './selection.svelte'

const BUSY = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]'

export function key(selection: Selection, event: KeyboardEvent, room: HTMLElement | null): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || !selection.plays || target.closest?.(BUSY)) return
  const done = () => {
    selection.keys = true
    event.preventDefault()
  }
  if (/^[1-5]$/.test(event.key)) {
    const die = selection.board.pool[Number(event.key) - 1]
    if (!die) return
    done()
    room?.focus({ preventScroll: true })
    selection.take(die[0])
  } else if (/^[a-f]$/i.test(event.key) && selection.held !== null && !event.shiftKey) {
    const slot = event.key.toLowerCase()
    const cards = selection.spots.filter(({ claim }) => claim.slot === slot).map(({ claim }) => claim.card)
    if (!cards.length) return
    done()
    room?.focus({ preventScroll: true })
    selection.place(cards.includes(selection.card) ? selection.card : (cards[0] as number), slot)
  } else if (event.key === 'Tab' && !event.shiftKey && selection.keys && !target.closest?.('button')) {
    if (nextCard(selection)) done()
  } else if (event.key === ' ' && !target.closest?.('button, a')) {
    if (!selection.primary) return
    done()
    selection.play(selection.primary)
  } else if (event.key === 'Backspace') {
    done()
    selection.release()
  } else if (event.key === 'Escape') {
    selection.drop()
  }
}

/** The held die goes to the next card that takes it; whether there is more than one. */
function nextCard(selection: Selection): boolean {
  const cards = selection.held === null ? [] : [...new Set(selection.spots.map(({ claim }) => claim.card))].sort()
  const [first] = cards
  if (first === undefined || cards.length < 2) return false
  selection.card = cards.find((card) => card > selection.card) ?? first
  return true
}
