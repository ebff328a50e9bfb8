import '../src/styles/tokens.css'
import '../src/styles/fonts.css'
import '../src/styles/base.css'
import { mount } from 'svelte'
import { listenForGesture } from '../src/lib/sound'
import { words } from '../src/lib/words.svelte'
import Dev from './Dev.svelte'

const query = new URLSearchParams(location.search)
listenForGesture()
await words.start()
const lang = query.get('lang')
if (lang === 'fr' || lang === 'en') await words.speak(lang)
mount(Dev, { target: document.getElementById('app')! })
