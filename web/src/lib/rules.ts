/** The rules as players read them: sections of blocks, each with the ids of the rules it tells. */
import { lexer, type Token, type Tokens } from 'marked'

export interface Block {
  kind: 'text' | 'item' | 'quote' | 'table'
  ids: string[]
  /** The number of an item in an ordered list. */
  number?: number
  /** What stands in it, as marked's inline tokens. */
  inline: Token[]
  table?: { head: Token[][]; rows: Token[][][] }
  /** Everything in it as plain text, for searching. */
  plain: string
}
export interface Section {
  level: number
  title: string
  blocks: Block[]
}

const IDS = /\s*\[((?:[A-Z]{2,5}-[A-Z]{1,5}-\d\d\s*)+)\]\s*/g

export function parseRules(markdown: string): Section[] {
  const sections: Section[] = []
  let open: Section = { level: 1, title: '', blocks: [] }
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading
      sections.push((open = { level: depth, title: text, blocks: [] }))
    } else {
      open.blocks.push(...blocksOf(token))
    }
  }
  return sections
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'paragraph':
      return [block('text', token.raw)]
    case 'blockquote':
      return [block('quote', (token as Tokens.Blockquote).text)]
    case 'list': {
      const { items, ordered, start } = token as Tokens.List
      return items.map((item, place) => block('item', item.text, ordered ? Number(start || 1) + place : undefined))
    }
    case 'table':
      return [tableOf(token as Tokens.Table)]
    default:
      return []
  }
}

function block(kind: Block['kind'], raw: string, number?: number): Block {
  const ids = [...raw.matchAll(IDS)].flatMap((found) => found[1].trim().split(/\s+/))
  const text = raw.replace(IDS, ' ').trim()
  const inline = (lexer(text)[0] as Tokens.Paragraph | undefined)?.tokens ?? []
  return { kind, ids, number, inline, plain: plainOf(inline) }
}

function tableOf(token: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => block('text', cell.text))
  const head = cells(token.header)
  const rows = token.rows.map(cells)
  const all = [...head, ...rows.flat()]
  return {
    kind: 'table',
    ids: all.flatMap((cell) => cell.ids),
    inline: [],
    table: { head: head.map((cell) => cell.inline), rows: rows.map((row) => row.map((cell) => cell.inline)) },
    plain: all.map((cell) => cell.plain).join(' '),
  }
}

function plainOf(tokens: readonly Token[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plainOf(token.tokens) : textOf(token))).join('')
}

/** Marked escapes for HTML; here texts are put on the page as texts. */
export function textOf(token: Token): string {
  if (token.type === 'br') return ' '
  const text = 'text' in token ? String(token.text) : token.raw
  const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => marks[mark])
}

/** Letters without their accents, for searching. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** The sections with the blocks that hold every word sought; a rule's id finds its paragraph. */
export function sought(sections: readonly Section[], query: string): Section[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...sections]
  const holds = (block: Block) => {
    const text = folded(`${block.plain} ${block.ids.join(' ')}`)
    return wanted.every((word) => text.includes(word))
  }
  return sections
    .map((section) => {
      const whole = wanted.every((word) => folded(section.title).includes(word))
      return { ...section, blocks: whole ? section.blocks : section.blocks.filter(holds) }
    })
    .filter((section) => section.blocks.length)
}
