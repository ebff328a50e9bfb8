/** The room speaks a newer language than this page: it has to be loaded anew. */
const KEY = 'qg-reloaded'
/** A page that was loaded anew this lately, in milliseconds, was loaded in vain. */
const LATELY = 60_000

/** Loads the page anew by itself, but not twice in a row. */
export function reloadOnce(load: () => void = () => location.reload()): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < LATELY) return
  sessionStorage.setItem(KEY, String(Date.now()))
  load()
}
