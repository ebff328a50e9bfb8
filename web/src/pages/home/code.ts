import { CODE_LENGTH, CODE_LETTERS } from '../../generated/wire'

const LINK = new RegExp(`/t/([a-z0-9]{${CODE_LENGTH}})`, 'i')
const SIGN = new RegExp(`[${CODE_LETTERS}]`, 'g')

/** The code in what somebody typed or pasted: its signs, a link to a table, or the beginning of a code. */
export function codeIn(text: string): string {
  const link = LINK.exec(text)
  const signs = (link?.[1] ?? text).toUpperCase().match(SIGN) ?? []
  return signs.slice(0, CODE_LENGTH).join('')
}
