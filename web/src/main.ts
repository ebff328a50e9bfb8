import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { listenForGesture } from './lib/sound'
import { words } from './lib/words.svelte'

// A tab older than the room asks for files that are no more: loading the page anew brings the new ones.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('qg.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('qg.reloaded', String(Date.now()))
  location.reload()
})

listenForGesture()
router.start()
await words.start()
mount(App, { target: document.getElementById('app')! })
