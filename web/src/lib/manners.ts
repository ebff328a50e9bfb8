/** What people say to the table rather than to the game: pauses, votes, the host's word. The room says what may be said
 * in play (`scene.words`); before the game only the host has a word. */
import type { Lobby, Word } from '../generated/wire'

/** A word as it travels: what is usual is left out. */
export type Spoken = Pick<Word, 'type' | 'say'> & Partial<Word>

const ABOUT_LOBBY = ['hand_over', 'mute', 'remove'] as const
const WITH_REASON: readonly string[] = ['remove', 'close']
const TO_CONFIRM: readonly string[] = [...WITH_REASON, 'concede']

/** Whether everybody is to read why. */
export const needsReason = (word: Spoken): boolean => WITH_REASON.includes(word.say)
/** Whether it is asked once more. */
export const needsConfirming = (word: Spoken): boolean => TO_CONFIRM.includes(word.say)

/** What a button that says it is called. */
export function labelOf(word: Spoken, names: readonly string[], t: (id: string, args?: any) => string): string {
  return t('choice-word', { say: word.say, seat: names[word.seat ?? -1] ?? '' })
}

/** What the host may say before the game: who sits in the seat `own`. */
export function lobbyWords(lobby: Lobby, own: number): Spoken[] {
  const found: Spoken[] = []
  for (const [seat, { kind, muted }] of lobby.seats.entries()) {
    if (kind !== 'person' || seat === own) continue
    for (const say of ABOUT_LOBBY) found.push({ type: 'word', say: say === 'mute' && muted ? 'unmute' : say, seat })
  }
  return [...found, { type: 'word', say: lobby.locked ? 'unlock' : 'lock' }, { type: 'word', say: 'close' }]
}

/** Minutes and seconds until a moment of table time. */
export function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
