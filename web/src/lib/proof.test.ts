import { describe, expect, it } from 'vitest'
import type { Draw, Proof } from '../generated/wire'
import { commitment, deriveKey, DrawStream, verify, type Verdict } from './proof'

// Worked out by qg.kernel.chance, with words thrown away in between (51 words for 49 draws).
const SEED = 'graine é'
const ENTROPY = ['a', 'b']
const COMMITMENT = 'a447d5087f4ea2f3d274ff2983d82c19ad12b2087dc18aed8cc4e1c6dc92157c'
const KEY = '28372bf67fd2fb5958bfe552a64e20679f6d5511b40d290c83ed6b8e558e81ed'
const FIRST = [
  [6, 0],
  [6, 0],
  [6, 0],
  [52, 26],
  [2, 1],
  [1, 0],
  [3000000000, 11773753],
  [3000000000, 2297501768],
  [3000000000, 2378320787],
  [7, 2],
  [25, 19],
]
const THEN = [
  1, 2, 2, 3, 0, 5, 1, 1, 7, 4, 7, 9, 10, 12, 8, 8, 11, 12, 8, 17, 2, 9, 6, 20, 1, 10, 16, 9, 25, 11, 19, 17, 3, 24, 35,
  9, 16, 9,
].map((value, place) => [place + 2, value])
const DRAWS = [...FIRST, ...THEN]
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function proofOf(change: Partial<Proof> = {}): Proof {
  const draws: Draw[] = DRAWS.map(([sides, value], frame) => ({ frame, sides, value }))
  const said = { game: 'a-game', verdict: 'checked', say: 'checked' } as const
  return { ...said, commitment: COMMITMENT, seed: SEED, entropy: ENTROPY, draws, ...change }
}

describe('the proof of the dice', () => {
  it('has the fingerprint of the Python side', () => expect(commitment(SEED)).toBe(COMMITMENT))

  it('derives the key of the Python side', () => {
    expect(hex(deriveKey(SEED, ENTROPY))).toBe(KEY)
    expect(hex(deriveKey('x', []))).toBe('c5c6c38a761834eb9a12685853f8e29f8ccd70c02f9d55358df081b67e32c282')
    expect(hex(deriveKey(SEED, ['ab']))).not.toBe(KEY)
  })

  it('draws what the Python side draws', () => {
    const stream = new DrawStream(deriveKey(SEED, ENTROPY))
    expect(DRAWS.map(([sides]) => stream.below(sides))).toEqual(DRAWS.map(([, value]) => value))
  })

  it('confirms an honest game and tells how far it is', async () => {
    const told: Verdict[] = []
    const verdict = await verify(proofOf(), (now) => told.push(now))
    expect(verdict).toMatchObject({ sealed: true, checked: DRAWS.length, total: DRAWS.length, wrong: null, done: true })
    expect(told.at(-1)).toEqual(verdict)
  })

  it('finds the first draw that was changed', async () => {
    const { draws } = proofOf()
    draws[7] = { ...draws[7], value: 1 }
    const verdict = await verify(proofOf({ draws }), () => {})
    expect(verdict.checked).toBe(7)
    expect(verdict.wrong).toEqual({ at: 7, draw: draws[7], value: 2297501768 })
  })

  it('sees a seed that was not the sealed one', async () => {
    expect((await verify(proofOf({ commitment: COMMITMENT.replace('a', 'b') }), () => {})).sealed).toBe(false)
  })
})
