/** Times as people say them. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** How long ago that was: "yesterday", "5 minutes ago". `then` counts seconds since 1970. */
export function ago(then: number, lang: string, now: number = Date.now() / 1000): string {
  const past = Math.max(0, now - then)
  const [unit, size] = UNITS.find(([, seconds]) => past >= seconds) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(past / size), unit)
}

export type DayTime = 'morning' | 'afternoon' | 'evening'

/** What one greets with at that hour. */
export function dayTime(hour: number): DayTime {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
