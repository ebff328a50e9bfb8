/** What this browser remembers from one visit to the next, under a key of ours. One that remembers nothing still plays. */
export function recall<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // full, or forbidden
  }
}
