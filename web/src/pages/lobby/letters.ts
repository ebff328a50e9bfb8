/** How wide the code's letters are set, in ems: most are alike. */
const WIDE: Readonly<Record<string, number>> = { M: 0.75, W: 0.8, N: 0.55 }
const USUAL = 0.515
const SPACING = 0.03

/** How many ems a code takes in giant letters, and how large they may be: a Q hangs below the line. */
export function fitOf(code: string): { ems: number; size: number } {
  const ems = [...code].reduce((sum, letter) => sum + (WIDE[letter] ?? USUAL) + SPACING, 0)
  return { ems: Math.round(ems * 1000) / 1000, size: code.includes('Q') ? 0.88 : 1 }
}
