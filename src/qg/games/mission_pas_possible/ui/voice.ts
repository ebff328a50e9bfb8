/** The clock's voice, where the browser has one; the same words are always shown as text. */
import { settings } from '$qg/settings.svelte'

export function speak(text: string): void {
  if (settings.muted || !settings.ticking || typeof speechSynthesis === 'undefined' || document.hidden) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = document.documentElement.lang || 'fr'
  said.rate = 1.15
  said.volume = Math.min(1, settings.volume * settings.ticking * 1.5)
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
