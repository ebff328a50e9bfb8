/** Robots for bots, by level. */
import { disc, fill, line, type Shape } from './shapes'

const METAL = ['#b9834a', '#cfd7e0', '#3a4450']
const SEAM = ['#7c522a', '#8f9baa', '#c89b3c']
const GLOW = ['#7fe0ff', '#ffb000', '#ffcf5a']

const antenna = (seam: string, glow: string): Shape[] => [line('M60 12v14', seam, 4), fill(disc(60, 11, 6), glow)]
const HEADGEAR: ((seam: string, glow: string) => Shape[])[] = [
  (seam, glow) => [line('M60 26V14', seam, 4), fill('M46 14q14-10 28 0l-14 4z', glow)],
  antenna,
  (seam, glow) => [line('M44 26 38 9M76 26 82 9', seam, 4), fill(disc(38, 9, 5) + disc(82, 9, 5), glow)],
]
const GAZE: ((glow: string) => Shape[])[] = [
  (glow) => [fill(disc(50, 50, 8) + disc(70, 50, 8), '#14171c'), fill(disc(50, 50, 4.5) + disc(70, 50, 4.5), glow)],
  (glow) => [
    fill('M48 38h24a12 12 0 0 1 0 24H48a12 12 0 0 1 0-24z', '#14171c'),
    fill(disc(50, 50, 6) + disc(70, 50, 6), glow),
  ],
  (glow) => [
    fill('M38 38h44a6 6 0 0 1 6 6l-3 14a6 6 0 0 1-6 5H41a6 6 0 0 1-6-5l-3-14a6 6 0 0 1 6-6z', '#0c0f13'),
    fill('M42 48h15a7.5 7.5 0 0 1-15 0zM63 48h15a7.5 7.5 0 0 1-15 0z', glow),
  ],
]

/** A robot by its level, the weakest first. */
export function robotOf(level: number): Shape[] {
  const n = Math.min(Math.max(level, 0), METAL.length - 1)
  const [metal, seam, glow] = [METAL[n]!, SEAM[n]!, GLOW[n]!]
  return [
    fill('M16 124c2-24 16-34 44-34s42 10 44 34z', '#2a323c'),
    fill('M50 78h20v14H50z', seam),
    ...HEADGEAR[n]!(seam, glow),
    line('M22 44v18M98 44v18', seam, 6),
    {
      d: 'M42 26h36a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z',
      fill: metal,
      line: seam,
      width: 3,
    },
    ...GAZE[n]!(glow),
    line(
      n === 0 ? 'M50 69q10 6 20 0' : n === 1 ? 'M49 71h.1M56.3 71h.1M63.6 71h.1M71 71h.1' : 'M50 70q10 4 20-1',
      n === 2 ? seam : '#4a5561',
      4,
    ),
    ...(n === 2 ? [fill('M52 96h16l-8 22z', '#f3ead7'), fill('M60 100l-9-5v11zM60 100l9-5v11z', '#14171c')] : []),
  ]
}
