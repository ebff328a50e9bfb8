import { describe, expect, it } from 'vitest'
import type { Lobby } from '../generated/wire'
import { countdown, labelOf, lobbyWords, needsConfirming, needsReason, type Spoken } from './manners'

const person = (muted = false) => ({ kind: 'person', muted })
const lobby = (locked = false) =>
  ({ locked, seats: [person(), person(true), { kind: 'bot' }, { kind: 'free' }] }) as unknown as Lobby
const said = (words: Spoken[]) => words.map((word) => (word.seat === undefined ? word.say : `${word.say} ${word.seat}`))

describe('words of the host before the game', () => {
  it('are about the other people, and about the table', () => {
    expect(said(lobbyWords(lobby(), 0))).toEqual(['hand_over 1', 'unmute 1', 'remove 1', 'lock', 'close'])
    expect(said(lobbyWords(lobby(true), 1))).toEqual(['hand_over 0', 'mute 0', 'remove 0', 'unlock', 'close'])
  })
})

describe('a word', () => {
  it('is asked once more where it cannot be taken back, and needs a reason about people', () => {
    const words = ['remove', 'close', 'concede', 'pause'].map((say) => ({ type: 'word', say }) as Spoken)
    expect(words.map(needsConfirming)).toEqual([true, true, true, false])
    expect(words.map(needsReason)).toEqual([true, true, false, false])
  })

  it('is called after what it does, and whom it is about', () => {
    const t = (id: string, args: { say: string; seat: string }) => `${id} ${args.say} ${args.seat}`
    expect(labelOf({ type: 'word', say: 'mute', seat: 1 }, ['Ana', 'Leo'], t)).toBe('choice-word mute Leo')
    expect(labelOf({ type: 'word', say: 'pause' }, ['Ana', 'Leo'], t)).toBe('choice-word pause ')
  })
})

it('counts down in minutes and seconds, and not below none', () => {
  expect([countdown(600_000, 0), countdown(9_500, 1_000), countdown(0, 5)]).toEqual(['10:00', '0:09', '0:00'])
})
