/** The code in what somebody typed or pasted: four signs, a link to a table, or the beginning of a code. */
export function codeIn(text: string): string {
  const link = /\/t\/([a-z0-9]{4})/i.exec(text)
  const signs = (link?.[1] ?? text).toUpperCase().match(/[A-HJ-NP-Z2-9]/g) ?? []
  return signs.slice(0, 4).join('')
}
