/** The avatar kit: faces and robots put together from drawn parts, all in a box of 120 x 120. */

import { disc, fill, line, pierced, type Shape } from './shapes'

/** What stands behind a face; the number is a look's `colour`. */
export const COLOURS = [
  '#c89b3c',
  '#2f6fde',
  '#2e9e5b',
  '#d8402f',
  '#7a55c7',
  '#1f8f96',
  '#d65a92',
  '#e07b2a',
  '#59646f',
  '#84912f',
  '#4aa3d8',
  '#8c2f55',
] as const

const INK = '#1d1510'
const SKIN = {
  porcelain: ['#fbe0b4', '#e0b583'],
  rose: ['#f8cfae', '#e3ac8b'],
  sand: ['#ecc08f', '#cf9a66'],
  amber: ['#c98d57', '#a8703f'],
  chestnut: ['#96603a', '#744727'],
  ebony: ['#6b4229', '#4f2e1b'],
} as const

/** Parts of a face, from back to front. */
interface Face {
  skin: keyof typeof SKIN
  behind?: Shape[]
  clothes: Shape[]
  /** Over the head: hair, beard, glasses, hats. */
  over: Shape[]
  mouth?: Shape
  eyes?: Shape[]
}

const SHOULDERS = 'M14 124c2-31 18-43 46-43s44 12 46 43z'
const body = (colour: string): Shape => fill(SHOULDERS, colour)
const collar = (colour: string): Shape => fill('M44 83l16 17 16-17 4 5-20 24-20-24z', colour)
const roll = (colour: string): Shape => fill('M45 76h30v14q-15 8-30 0z', colour)
const smile = (colour: string): Shape => line('M52 65q8 7 16 0', colour)
const calm = (colour: string): Shape => line('M54 67q6 2 12 0', colour)
const grin: Shape = fill('M50 64h20q-2 9-10 9t-10-9z', '#fff')
const dots = (colour = INK): Shape[] => [fill(disc(51, 55, 3) + disc(69, 55, 3), colour)]
const lashes: Shape[] = [...dots(), line('M45.5 51q5-4.5 10 0M64.5 51q5-4.5 10 0', INK, 2.4)]
const brows = (colour: string): Shape => line('M46 47q5-3 9 0M65 47q4-3 9 0', colour, 3)
const rounds = (colour: string): Shape => line(`${disc(50, 55, 8)}${disc(70, 55, 8)}M58 55h4`, colour, 2.8)
const CROP = 'M35 51c-2-25 9-34 25-34s27 9 25 34c-4-4-6-10-7-14-11 4-24 4-36 0-1 4-3 10-7 14z'
const STUBBLE = 'M37 57c1 22 11 27 23 27s22-5 23-27c-4 9-10 6-23 6s-19 3-23-6z'
const FRINGE = 'M32 56c-2-30 12-40 28-40s30 10 28 40c-6-4-10-14-12-20-12 10-30 10-44 20z'

/** A look's `face` counts through these; further numbers begin again. */
export const FACES: readonly Face[] = [
  {
    skin: 'porcelain',
    clothes: [body('#2b1d06')],
    over: [fill(FRINGE, '#2b1d06'), fill('M32 50c-6 20-2 30 0 34l8-6zM88 50c6 20 2 30 0 34l-8-6z', '#2b1d06')],
    mouth: smile('#a3532f'),
  },
  {
    skin: 'amber',
    clothes: [body('#10284f'), fill('M44 84l16 20 16-20z', '#fff'), fill('M57 92h6l4 28H53z', '#d8402f')],
    over: [fill(CROP, INK), fill(STUBBLE, INK)],
    mouth: line('M54 71h12', '#e8b78d'),
  },
  {
    skin: 'rose',
    clothes: [body('#f0e2c4'), fill('M50 82l10 12 10-12z', '#e3ac8b')],
    over: [
      fill('M34 50c0-26 12-34 28-34 14 0 26 8 25 30-8 2-14-2-18-8-8 8-22 10-35 12z', '#b4521f'),
      rounds('#2a1a10'),
    ],
    mouth: line('M55 70q5 2 10-1', '#a3532f'),
  },
  {
    skin: 'ebony',
    behind: [
      fill(
        `${disc(34, 38, 19)}${disc(86, 38, 19)}${disc(60, 24, 22)}${disc(27, 56, 13)}${disc(93, 56, 13)}`,
        '#1a100b',
      ),
    ],
    clothes: [body('#f0b429'), roll('#d99a12')],
    over: [
      fill('M35 50c0-20 10-29 25-29s25 9 25 29c-6-8-14-13-25-13s-19 5-25 13z', '#1a100b'),
      line(`${disc(33, 70, 5)}${disc(87, 70, 5)}`, '#ffd54a', 2.6),
    ],
    eyes: lashes,
    mouth: grin,
  },
  {
    skin: 'sand',
    behind: [fill('M24 92c-6-44 6-80 36-80s42 36 36 80c-10 14-62 14-72 0z', '#146b6f')],
    clothes: [body('#0f4d57'), fill('M30 84q30 22 60 0l4 16q-34 20-68 0z', '#1f8f96')],
    over: [
      pierced(
        'M60 12c-24 0-34 18-33 44 2 18 12 34 33 34s31-16 33-34c1-26-9-44-33-44zm0 18c16 0 22 12 22 26 0 13-9 23-22 23s-22-10-22-23c0-14 6-26 22-26z',
        '#1f8f96',
      ),
    ],
    eyes: lashes,
    mouth: smile('#9a4a2c'),
  },
  {
    skin: 'rose',
    clothes: [
      body('#5b4a33'),
      fill('M46 82l14 18 14-18z', '#f3ead7'),
      fill('M60 93l-12-7v14zM60 93l12-7v14z', '#8c2f2a'),
    ],
    over: [
      fill('M34 56c-4-18 0-30 10-34-2 8-2 12-4 18zM86 56c4-18 0-30-10-34 2 8 2 12 4 18z', '#c9ccd0'),
      fill('M60 62c-5-4-16-2-18 7 8 3 15 1 18-2 3 3 10 5 18 2-2-9-13-11-18-7z', '#c9ccd0'),
      brows('#c9ccd0'),
    ],
    mouth: line('M55 73q5 2 10 0', '#a3532f'),
  },
  {
    skin: 'porcelain',
    behind: [fill('M84 36c18 4 20 32 10 62l-14-6c8-20 8-36 2-48z', '#e3b23c')],
    clothes: [body('#374b8c'), roll('#2a3a70')],
    over: [
      fill('M34 52c-2-26 10-36 27-36 16 0 26 10 25 34-8-6-12-12-16-20-8 10-22 18-36 22z', '#e9bd4c'),
      line('M34 54c-2-30 10-42 26-42s28 12 26 42', '#14171c', 5),
      fill('M28 48h9v18h-9a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM83 48h9a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-9z', '#e5342b'),
    ],
    mouth: smile('#a3532f'),
  },
  {
    skin: 'amber',
    clothes: [body('#7a2f3a'), collar('#f3ead7')],
    over: [
      fill('M36 56c0 24 10 34 24 34s24-10 24-34c-4 9-10 7-24 7s-20 2-24-7z', INK),
      fill('M31 48c-4-28 12-40 30-40s32 14 28 40c-8-10-18-16-29-16s-21 6-29 16z', '#274b9f'),
      fill('M60 32c-4-10 6-20 18-20-4 6-10 12-18 20z', '#5c80d6'),
      line('M33 44q12-16 27-18M86 44Q74 28 60 26', '#18336f', 2.4),
    ],
    mouth: line('M54 71q6 3 12 0', '#e8b78d'),
  },
  {
    skin: 'sand',
    clothes: [
      body('#aab3bd'),
      fill('M40 82q20 22 40 0l6 6q-26 28-52 0z', '#838d99'),
      line('M52 100v16M68 100v16', '#f3f6f8', 2.6),
    ],
    over: [
      fill(
        'M33 52c-4-16 0-26 6-30l2 5c2-6 7-10 12-11l1 5c4-5 10-6 16-5l-1 5c7 0 12 4 14 9l4-1c2 8 2 16-1 23-3-6-5-9-7-15-8 4-12 3-16-1-3 5-9 7-14 3-6 6-10 4-13 1 0 4-1 8-3 12z',
        INK,
      ),
    ],
    mouth: grin,
  },
  {
    skin: 'porcelain',
    behind: [fill(disc(60, 14, 12), '#e8e4dc')],
    clothes: [
      body('#6a3d7c'),
      fill([44, 52, 60, 68, 76].map((x, i) => disc(x, [90, 95, 97, 95, 90][i] ?? 90, 4)).join(''), '#fff7e6'),
    ],
    over: [
      fill('M34 54c-2-24 8-36 26-36s28 12 26 36c-6-10-14-16-26-18-12 2-20 8-26 18z', '#e8e4dc'),
      line('M40 50l18 2v6q-9 6-16-1zM80 50l-18 2v6q9 6 16-1z', '#8c2f55', 2.8),
    ],
    mouth: smile('#a3532f'),
  },
  {
    skin: 'chestnut',
    clothes: [body('#24303f'), roll('#1a2430')],
    over: [
      pierced('M48 66c1-4 6-5 12-4 6-1 11 0 12 4 0 12-5 17-12 17s-12-5-12-17zm6 2q6 5 12 0-6-3-12 0z', INK),
      brows(INK),
      line('M85 50q7 2 4 12', '#e6ecf2', 3.6),
    ],
    mouth: line('M55 70q5 2 10 0', '#e8b78d', 2.4),
  },
  {
    skin: 'rose',
    behind: [fill('M30 50c-8 18-4 34 2 40h56c6-6 10-22 2-40z', '#6b3d1f')],
    clothes: [body('#f7f2e6'), line('M25 97q35-14 70 0M19 108q41-15 82 0M15 119q45-16 90 0', '#2a4a8c', 4)],
    over: [
      fill('M33 54c0-16 8-24 27-24s27 8 27 24c-5-5-8-8-10-12-8 6-24 8-44 12z', '#6b3d1f'),
      fill('M27 34c2-18 20-26 38-23 18 2 30 11 28 23-18-7-48-7-66 0z', '#c0302a'),
      fill('M66 8h5v6h-5z', '#c0302a'),
      fill([44, 49, 71, 76].map((x, i) => disc(x, i % 3 ? 64 : 61, 1.4)).join(''), '#c07a4d'),
    ],
    eyes: lashes,
    mouth: smile('#a3532f'),
  },
  {
    skin: 'sand',
    clothes: [
      body('#31363f'),
      fill('M38 84l22 36-26-26zM82 84l-22 36 26-26z', '#4a515c'),
      fill('M48 82h24l-12 20z', '#f3ead7'),
    ],
    over: [
      fill(
        'M33 56c-3-28 10-40 28-40 17 0 29 12 26 36-4 2-7 0-9-4-1-6-4-10-8-12 0 4-3 7-7 8 1-3 1-5 0-8-6 8-18 8-24 8-2 4-3 8-6 12z',
        '#e0559b',
      ),
      line('M34 66v5', '#e6ecf2', 3.4),
    ],
    eyes: lashes,
    mouth: calm('#9a4a2c'),
  },
  {
    skin: 'chestnut',
    clothes: [
      body('#c9a46a'),
      fill('M34 86l26 34-34-20zM86 86l-26 34 34-20z', '#a8834a'),
      fill('M48 84h24l-12 18z', '#24303f'),
    ],
    over: [
      fill('M22 44q38-18 76 0 4 4-2 5-36-12-72 0-6-1-2-5z', '#3a2f28'),
      fill('M36 40c0-20 6-30 14-29 6 2 14 2 20 0 8-1 14 9 14 29-16-5-32-5-48 0z', '#4a3d34'),
      fill('M36 36q24-7 48 0v5q-24-7-48 0z', '#c0302a'),
      line('M52 63q8-4 16 0', INK, 3.4),
    ],
    mouth: line('M54 70q6 3 12-1', '#f0c9a4', 2.6),
  },
  {
    skin: 'amber',
    behind: [
      line(
        'M38 36c-12 14-10 40-8 58M82 36c12 14 10 40 8 58M33 44c-10 18-12 34-12 46M87 44c10 18 12 34 12 46',
        '#33210f',
        8,
      ),
    ],
    clothes: [
      body('#e9d9b6'),
      fill('M34 90h10v34H34zM76 90h10v34H76zM34 104h52v20H34z', '#3566a8'),
      fill(disc(39, 106, 2.6) + disc(81, 106, 2.6), '#ffd54a'),
    ],
    over: [
      fill('M34 50c-1-22 10-33 26-33s27 11 26 33c-4-8-8-11-12-13-8 3-20 3-28 0-4 2-8 5-12 13z', '#33210f'),
      fill('M34 40q26-16 52 0v-8q-26-16-52 0z', '#e5342b'),
    ],
    mouth: smile('#7c3f22'),
  },
  {
    skin: 'rose',
    clothes: [
      body('#6b4a2a'),
      fill('M38 82q22 14 44 0l4 10q-26 16-52 0z', '#f3ead7'),
      fill('M42 92l10 26-16 4z', '#e5dcc4'),
    ],
    over: [
      fill('M34 54c-3-26 9-36 26-36s29 10 26 36c-4-5-6-9-7-14-12 5-26 5-38 0-1 5-3 9-7 14z', '#7b4a21'),
      fill('M33 33q27-13 54 0v9q-27-12-54 0z', '#4a3320'),
      fill(`${disc(49, 31, 10)}${disc(71, 31, 10)}`, '#c89b3c'),
      fill(`${disc(49, 31, 7)}${disc(71, 31, 7)}`, '#8fd3e8'),
      line('M45 29l4-3M67 29l4-3', '#fff', 2.4),
    ],
    mouth: grin,
  },
]

/** All shapes of a face, from back to front. */
export function shapesOf(number: number): Shape[] {
  const face = FACES[number % FACES.length]!
  const [skin, shade] = SKIN[face.skin]
  return [
    ...(face.behind ?? []),
    ...face.clothes.slice(0, 1),
    fill('M48 68h24v17a12 12 0 0 1-24 0z', shade),
    ...face.clothes.slice(1),
    fill(disc(60, 52, 25), skin),
    ...(face.eyes ?? dots()),
    ...(face.mouth ? [face.mouth] : []),
    ...face.over,
  ]
}
