import { CODE_LENGTH, CODE_LETTERS } from '../generated/wire'

/** Which page the address names. Links inside the app change the page without loading it anew. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'proof'; code: string }
  | { page: 'archive' }
  | { page: 'rules'; slug: string }
  | { page: 'learn'; slug: string }
  | { page: 'lost' }

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean)
  if (rest.length) return { page: 'lost' }
  if (!first) return { page: 'home' }
  if (first === 't' && second) return tableRoute(second.toUpperCase(), third)
  if (third) return { page: 'lost' }
  if (first === 'archive' && !second) return { page: 'archive' }
  if (first === 'rules' && second) return { page: 'rules', slug: second }
  if (first === 'learn' && second) return { page: 'learn', slug: second }
  return { page: 'lost' }
}

function tableRoute(code: string, what: string): Route {
  if (!CODE.test(code)) return { page: 'lost' }
  if (!what) return { page: 'table', code }
  return what === 'replay' || what === 'proof' ? { page: what, code } : { page: 'lost' }
}

class Router {
  path = $state('/')
  hash = $state('')
  /** The same object as long as the path is the same. */
  route = $state.raw<Route>({ page: 'home' })

  /** Follows the browser's history and every link of the app. */
  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#read()
  }

  #read(): void {
    if (location.pathname !== this.path) this.route = routeOf(location.pathname)
    this.path = location.pathname
    this.hash = decodeURIComponent(location.hash.slice(1))
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
