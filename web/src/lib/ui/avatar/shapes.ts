/** Flat shapes that faces and robots are drawn with, all in a box of 120 x 120. */

/** One flat shape. No fill: only the line is drawn. */
export interface Shape {
  d: string
  fill?: string
  line?: string
  width?: number
  /** Where its own lines cross, it has holes. */
  holes?: boolean
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const line = (d: string, colour: string, width = 3): Shape => ({ d, line: colour, width })
export const fill = (d: string, colour: string): Shape => ({ d, fill: colour })
export const pierced = (d: string, colour: string): Shape => ({ d, fill: colour, holes: true })
