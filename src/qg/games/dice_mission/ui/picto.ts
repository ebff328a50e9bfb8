/** The grammar of pictograms (data/README.md): which tokens belong together, and how wide they are. */

export interface Part {
  /** `every`: in a frame; `not`: struck through. */
  kind: 'plain' | 'every' | 'not'
  tokens: string[]
}

/** Width in printed dice. */
const WIDTHS: Record<string, number> = {
  '+': 0.55,
  '-': 0.5,
  '=': 0.6,
  '>=': 0.66,
  '<=': 0.66,
  '>': 0.66,
  '<': 0.66,
  or: 0.62,
  '*': 1.15,
  x2: 0.85,
  each: 1.9,
  any: 1.25,
  others: 1,
  'agents=all': 2,
  'agents=0': 2,
  'agents=1': 2,
  only: 1,
  common: 1.25,
  gap: 0.95,
  dice: 1.5,
}
const GAP = 0.16
const BREAKS = ['or', '+']
const LONG = 5

function width(token: string): number {
  const run = /^run(\d)$/.exec(token)
  if (run) return Number(run[1]) * 0.86
  const number = /^n(\d+)$/.exec(token)
  if (number) return 0.14 + 0.46 * number[1].length
  if (token.startsWith('d')) return WIDTHS[token] ?? (token.startsWith('d>=') ? 1.2 : 1.05)
  return WIDTHS[token] ?? 1
}

export function widthOf(line: readonly Part[]): number {
  const each = line.map((part) => part.tokens.reduce((sum, token) => sum + width(token) + GAP, 0))
  return each.reduce((sum, one) => sum + one, 0) + 0.5 * line.filter((part) => part.kind === 'every').length
}

/** A frame holds all that follows; what is struck through ends with the next sign. */
function partsOf(tokens: readonly string[]): Part[] {
  const parts: Part[] = []
  let kind: Part['kind'] = 'plain'
  for (const token of tokens) {
    if (token === 'every' || token === 'not') {
      kind = token
      parts.push({ kind, tokens: [] })
      continue
    }
    if (kind === 'not' && BREAKS.includes(token)) kind = 'plain'
    const last = parts.at(-1)
    if (last && last.kind === kind) last.tokens.push(token)
    else parts.push({ kind, tokens: [token] })
  }
  return parts
}

export function linesOf(icon: readonly string[], narrow: boolean): Part[][] {
  const whole = [partsOf(icon)]
  const at = icon.findIndex((token, place) => place > 0 && BREAKS.includes(token))
  if (at < 0 || widthOf(whole[0]) <= (narrow ? LONG : LONG + 3)) return whole
  return [partsOf(icon.slice(0, at)), partsOf(icon.slice(at))]
}
