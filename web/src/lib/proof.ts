/** Works every draw of a finished game out again, exactly as the room's `chance.py` does, from the seed it has told.
 *
 * Pure JavaScript on purpose: a phone on plain http has no `crypto.subtle`.
 */
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw, Proof } from '../generated/wire'

const WORDS_A_BLOCK = 16
const RANGE = 2 ** 32

/** What was published before the first roll. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

function number8(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true)
  return bytes
}

/** The table's key: seed and additions, each prefixed by its length. */
export function deriveKey(seed: string, entropy: readonly string[]): Uint8Array {
  const personalization = new Uint8Array(16)
  personalization.set(utf8ToBytes('qg table key'))
  const parts = [seed, ...entropy].map(utf8ToBytes)
  const mixed = parts.flatMap((raw) => [number8(raw.length), raw])
  return blake2b(concatBytes(...mixed), { dkLen: 32, personalization })
}

/** The stream of words, and the draws made of it. */
export class DrawStream {
  #counter = 0
  #index = -1
  #words = new DataView(new ArrayBuffer(64))

  constructor(private readonly key: Uint8Array) {}

  /** A number from 0 to sides - 1; words that would favour some are thrown away. */
  below(sides: number): number {
    const fair = RANGE - (RANGE % sides)
    let word = this.#word()
    while (word >= fair) word = this.#word()
    return word % sides
  }

  #word(): number {
    const index = Math.floor(this.#counter / WORDS_A_BLOCK)
    const place = this.#counter % WORDS_A_BLOCK
    this.#counter += 1
    if (index !== this.#index) {
      this.#index = index
      const block = blake2b(number8(index), { key: this.key, dkLen: 64 })
      this.#words = new DataView(block.buffer, block.byteOffset, 64)
    }
    return this.#words.getUint32(place * 4, true)
  }
}

export interface Verdict {
  /** Whether the seed is the one whose fingerprint was published. */
  sealed: boolean
  checked: number
  total: number
  /** The first draw that is not what the seed gives, with what it gives. */
  wrong: { at: number; draw: Draw; value: number } | null
  done: boolean
}

/** Milliseconds of work between two breaths of the page. */
const STRETCH = 12

/** Checks a proof little by little; tells how far it is. */
export async function verify(
  proof: Proof,
  tell: (verdict: Verdict) => void,
  breathe: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<Verdict> {
  const stream = new DrawStream(deriveKey(proof.seed, proof.entropy))
  const total = proof.draws.length
  const verdict: Verdict = {
    sealed: commitment(proof.seed) === proof.commitment,
    checked: 0,
    total,
    wrong: null,
    done: false,
  }
  let since = Date.now()
  for (const [at, draw] of proof.draws.entries()) {
    const value = stream.below(draw.sides)
    if (value !== draw.value) {
      verdict.wrong = { at, draw, value }
      break
    }
    verdict.checked = at + 1
    if (Date.now() - since < STRETCH) continue
    tell({ ...verdict })
    await breathe()
    since = Date.now()
  }
  verdict.done = true
  tell({ ...verdict })
  return verdict
}
