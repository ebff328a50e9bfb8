/** Short notices. What shows them is loaded with the first one. */
import type { Component } from 'svelte'
import { toast as show } from 'svelte-sonner'

class Toasts {
  Shelf = $state.raw<Component | null>(null)

  async load(): Promise<void> {
    this.Shelf ??= (await import('./ui/Toasts.svelte')).default
  }
}
export const toasts = new Toasts()

type Options = Parameters<typeof show>[1]

/** Says something; `toast.error` says what went wrong. */
export function toast(text: string, options?: Options): void {
  void toasts.load().then(() => show(text, options))
}
toast.error = (text: string, options?: Options): void => {
  void toasts.load().then(() => show.error(text, options))
}
