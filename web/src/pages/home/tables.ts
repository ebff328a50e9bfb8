import type { TableCard } from '../../generated/wire'

/** Tables that wait for the reader first, then by when something last happened there. */
export function pressing(tables: readonly TableCard[]): TableCard[] {
  return [...tables].sort((a, b) => Number(b.awaited) - Number(a.awaited) || b.changed - a.changed)
}
