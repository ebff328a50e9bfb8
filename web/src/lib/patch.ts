/** Patches as the room sends them: `fold` mirrors `qg.kernel.patch.fold`.
 *
 * A patch is a value, which replaces what was there, or an object with the keys `~` and `+`, or `-`: change these
 * entries, append those items, take these out; a key may be a path, within entry after entry. What a patch does not name stays the very same object, so that little is drawn anew.
 */
const CHANGED = '~'
const ADDED = '+'
const GONE = '-'
const WITHIN = '/'

/** The value with the patch applied; the old one stays as it was. */
export function fold(value: unknown, patch: unknown): unknown {
  if (!isPatch(patch)) return patch
  const gone = patch[GONE]
  if (gone) return (value as unknown[]).filter((_, place) => !gone.includes(place))
  const after = (
    Array.isArray(value) ? [...value, ...(patch[ADDED] ?? [])] : { ...(value as Record<string, unknown>) }
  ) as Record<string, unknown>
  for (const [path, part] of Object.entries(patch[CHANGED] ?? {})) {
    const [key, ...rest] = path.split(WITHIN)
    after[key] = fold(after[key], rest.length ? { [CHANGED]: { [rest.join(WITHIN)]: part } } : part)
  }
  return after
}

interface Patch {
  [CHANGED]?: Record<string, unknown>
  [ADDED]?: readonly unknown[]
  [GONE]?: readonly number[]
}

function isPatch(patch: unknown): patch is Patch {
  return (
    typeof patch === 'object' &&
    patch !== null &&
    !Array.isArray(patch) &&
    (CHANGED in patch || ADDED in patch || GONE in patch)
  )
}
