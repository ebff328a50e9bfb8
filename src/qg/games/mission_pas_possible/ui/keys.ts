/** The keyboard: 1 to 5 take a die, a to f choose a slot, tab changes card, space does what is asked, backspace releases. */
import type { Desk } from './desk.svelte'

const BUSY = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]'

export function key(desk: Desk, event: KeyboardEvent, room: HTMLElement | null): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || !desk.plays || target.closest?.(BUSY)) return
  const done = () => {
    desk.keys = true
    event.preventDefault()
  }
  if (/^[1-5]$/.test(event.key)) {
    const die = desk.board.pool[Number(event.key) - 1]
    if (!die) return
    done()
    room?.focus({ preventScroll: true })
    desk.take(die[0])
  } else if (/^[a-f]$/i.test(event.key) && desk.held !== null && !event.shiftKey) {
    const slot = event.key.toLowerCase()
    const cards = desk.spots.filter(({ claim }) => claim.slot === slot).map(({ claim }) => claim.card)
    if (!cards.length) return
    done()
    room?.focus({ preventScroll: true })
    desk.place(cards.includes(desk.card) ? desk.card : (cards[0] as number), slot)
  } else if (event.key === 'Tab' && !event.shiftKey && desk.held !== null && desk.keys && !target.closest?.('button')) {
    const cards = [...new Set(desk.spots.map(({ claim }) => claim.card))].sort()
    const next = cards.find((card) => card > desk.card)
    if (cards.length < 2) return
    done()
    desk.card = next ?? (cards[0] as number)
  } else if (event.key === ' ' && !target.closest?.('button, a')) {
    if (!desk.primary) return
    done()
    desk.play(desk.primary)
  } else if (event.key === 'Backspace') {
    done()
    desk.release()
  } else if (event.key === 'Escape') {
    desk.drop()
  }
}
