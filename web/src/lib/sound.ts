/** Every sound of the room, synthesised: oscillators and filtered noise, nothing to download.
 *
 * Nothing sounds before the first gesture (browsers forbid it, and people dislike it).
 */
import type { SoundName } from './board'
import { settings } from './settings.svelte'

interface Tone {
  /** Hertz, at the start and (sliding) at the end. */
  from: number
  to?: number
  shape?: OscillatorType
  at?: number
  length: number
  gain?: number
}
interface Hiss {
  /** The middle of the band that is let through, in hertz, at the start and at the end. */
  band: number
  to?: number
  width?: number
  at?: number
  length: number
  gain?: number
}
interface Recipe {
  tones?: Tone[]
  hisses?: Hiss[]
  /** A clock or its alarm: turned down by a knob of its own. */
  clock?: boolean
}

const bell = (from: number, at = 0, gain = 0.3, length = 0.9): Tone[] => [
  { from, at, length, gain },
  { from: from * 2.76, at, length: length * 0.5, gain: gain * 0.35 },
  { from: from * 5.4, at, length: length * 0.2, gain: gain * 0.15 },
]
const knocks = (band: number, times: readonly number[], gain = 0.5): Hiss[] =>
  times.map((at, place) => ({ band: band * (1 + 0.12 * ((place * 7) % 3)), width: 3, at, length: 0.04, gain }))

const RECIPES: Record<SoundName, Recipe> = {
  tick: { hisses: [{ band: 3200, width: 6, length: 0.025, gain: 0.35 }], clock: true },
  tock: { hisses: [{ band: 2100, width: 6, length: 0.03, gain: 0.35 }], clock: true },
  click: { hisses: [{ band: 2600, width: 2, length: 0.02, gain: 0.4 }] },
  clunk: {
    tones: [{ from: 180, to: 90, length: 0.12, gain: 0.45 }],
    hisses: [{ band: 1400, length: 0.04, gain: 0.4 }],
  },
  snip: {
    hisses: [
      { band: 4200, width: 3, length: 0.05, gain: 0.4 },
      { band: 2500, width: 4, at: 0.07, length: 0.04, gain: 0.6 },
    ],
    tones: [{ from: 1900, to: 1300, at: 0.07, length: 0.05, gain: 0.12, shape: 'triangle' }],
  },
  ratchet: { hisses: knocks(2600, [0, 0.06, 0.12, 0.18, 0.24], 0.35) },
  screw: { hisses: [0, 0.14, 0.28].map((at) => ({ band: 900, to: 1800, width: 5, at, length: 0.1, gain: 0.35 })) },
  ding: { tones: bell(1318) },
  boom: {
    tones: [
      { from: 95, to: 28, length: 1.3, gain: 0.9 },
      { from: 160, to: 40, length: 0.5, gain: 0.5, shape: 'triangle' },
    ],
    hisses: [
      { band: 900, to: 90, width: 0.6, length: 1.5, gain: 0.9 },
      { band: 3500, width: 0.8, length: 0.12, gain: 0.5 },
    ],
  },
  cluck: {
    tones: [
      { from: 700, to: 950, length: 0.07, gain: 0.25, shape: 'triangle' },
      { from: 620, to: 820, at: 0.13, length: 0.06, gain: 0.22, shape: 'triangle' },
      { from: 820, to: 1350, at: 0.27, length: 0.2, gain: 0.3, shape: 'triangle' },
    ],
  },
  whistle: {
    tones: [
      { from: 2050, to: 2150, length: 0.4, gain: 0.16 },
      { from: 2110, to: 2190, length: 0.4, gain: 0.12 },
    ],
    hisses: [{ band: 2400, width: 4, length: 0.4, gain: 0.12 }],
  },
  rattle: { hisses: knocks(1500, [0, 0.05, 0.09, 0.16, 0.2, 0.27, 0.31], 0.3) },
  dice: { hisses: knocks(1900, [0, 0.07, 0.12, 0.21, 0.26, 0.34, 0.45, 0.5], 0.5) },
  chime: { tones: [...bell(784, 0, 0.22), ...bell(1047, 0.11, 0.22), ...bell(1318, 0.22, 0.24)] },
  alarm: {
    tones: [0, 0.5].flatMap((at) => [
      { from: 620, to: 920, at, length: 0.24, gain: 0.16, shape: 'sawtooth' as const },
      { from: 920, to: 620, at: at + 0.24, length: 0.24, gain: 0.16, shape: 'sawtooth' as const },
    ]),
    clock: true,
  },
  thud: {
    tones: [{ from: 120, to: 55, length: 0.22, gain: 0.7 }],
    hisses: [{ band: 400, width: 1, length: 0.08, gain: 0.4 }],
  },
  clatter: {
    hisses: knocks(2300, [0, 0.03, 0.08, 0.1, 0.17, 0.22, 0.24, 0.33, 0.4, 0.52], 0.45),
    tones: [{ from: 150, to: 70, length: 0.15, gain: 0.4 }],
  },
  fanfare: {
    tones: [523, 659, 784, 1047].flatMap((from, place) => [
      { from, at: place * 0.13, length: place === 3 ? 0.9 : 0.22, gain: 0.18, shape: 'sawtooth' as const },
      {
        from: from * 1.004,
        at: place * 0.13,
        length: place === 3 ? 0.9 : 0.22,
        gain: 0.16,
        shape: 'triangle' as const,
      },
    ]),
  },
  lose: {
    tones: [392, 370, 349, 262].map((from, place) => ({
      from,
      to: place === 3 ? from * 0.92 : from,
      at: place * 0.22,
      length: place === 3 ? 0.8 : 0.24,
      gain: 0.2,
      shape: 'triangle' as const,
    })),
  },
  flip: { hisses: [{ band: 1200, to: 3400, width: 1.2, length: 0.11, gain: 0.35 }] },
  call: { tones: [...bell(880, 0, 0.18, 0.3), ...bell(1175, 0.09, 0.2, 0.4)] },
  error: {
    tones: [
      { from: 196, length: 0.11, gain: 0.2, shape: 'triangle' },
      { from: 165, at: 0.12, length: 0.18, gain: 0.2, shape: 'triangle' },
    ],
  },
}

export const SOUNDS = Object.keys(RECIPES) as SoundName[]

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
let touched = false

/** Sound may begin with the first touch or key. */
export function listenForGesture(): void {
  const wake = () => {
    touched = true
    void context?.resume()
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { capture: true, passive: true })
}

export function play(name: SoundName, { pitch = 1, gain = 1 }: { pitch?: number; gain?: number } = {}): void {
  const recipe = RECIPES[name]
  const loud = settings.volume * gain * (recipe.clock ? settings.ticking : 1)
  if (!touched || settings.muted || loud <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const out = context.createGain()
  out.gain.value = loud
  out.connect(context.destination)
  for (const tone of recipe.tones ?? []) sing(context, out, tone, pitch)
  for (const hiss of recipe.hisses ?? []) whisper(context, out, hiss, pitch)
  setTimeout(() => out.disconnect(), 4000)
}

function envelope(audio: AudioContext, out: AudioNode, at: number, length: number, gain: number): GainNode {
  const shape = audio.createGain()
  shape.gain.setValueAtTime(0, at)
  shape.gain.linearRampToValueAtTime(gain, at + 0.004)
  shape.gain.exponentialRampToValueAtTime(0.0004, at + length)
  shape.connect(out)
  return shape
}

function sing(audio: AudioContext, out: AudioNode, tone: Tone, pitch: number): void {
  const at = audio.currentTime + (tone.at ?? 0)
  const voice = audio.createOscillator()
  voice.type = tone.shape ?? 'sine'
  voice.frequency.setValueAtTime(tone.from * pitch, at)
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to * pitch, at + tone.length)
  voice.connect(envelope(audio, out, at, tone.length, tone.gain ?? 0.3))
  voice.start(at)
  voice.stop(at + tone.length + 0.02)
}

function whisper(audio: AudioContext, out: AudioNode, hiss: Hiss, pitch: number): void {
  const at = audio.currentTime + (hiss.at ?? 0)
  const source = audio.createBufferSource()
  source.buffer = noise ??= whiteNoise(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = hiss.width ?? 1.5
  band.frequency.setValueAtTime(hiss.band * pitch, at)
  if (hiss.to) band.frequency.exponentialRampToValueAtTime(hiss.to * pitch, at + hiss.length)
  source.connect(band)
  band.connect(envelope(audio, out, at, hiss.length, hiss.gain ?? 0.4))
  source.start(at, Math.random() * 1.5, hiss.length + 0.02)
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}
