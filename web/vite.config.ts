import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const GAMES = resolve(import.meta.dirname, '../src/qg/games')
const ENTRY = resolve(import.meta.dirname, 'src/main.ts')
/** Where the room listens while the web app is worked on. */
const ROOM = process.env.QG_ROOM ?? 'http://127.0.0.1:8000'

/** What the first page needs and other pages share: one file instead of twenty small ones. */
const FIRST = new RegExp(
  [
    'node_modules/(svelte/src/internal|@fluent|clsx|esm-env)/',
    'svelte-sonner/dist/toast-state',
    '@lucide/svelte/dist/(Icon|context|defaultAttributes|utils|icons/volume-)',
    'web/src/lib/(api|settings|sound|words|me|router|shelf|toasts)\\.',
    'web/src/lib/ui/((Waiting|Logo|Avatar|Button)\\.svelte|avatar/)',
  ].join('|'),
)

/** Boards lie in their games' folders: the packages they name are those of the web app. */
function packagesForBoards(): Plugin {
  return {
    name: 'qg-packages-for-boards',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const bare = !/^[./\0$]/.test(source)
      if (!bare || !importer?.startsWith(GAMES)) return null
      return this.resolve(source, ENTRY, { ...options, skipSelf: true })
    },
  }
}

/** The page's policy forbids inline code: whatever Vite adds to index.html is a file of its own. */
export default defineConfig(({ mode }) => ({
  plugins: [packagesForBoards(), svelte(), typesFromPython(), fixtures()],
  resolve: {
    alias: { $qg: resolve(import.meta.dirname, 'src/lib') },
    conditions: mode === 'test' ? ['browser', 'module', 'import', 'default'] : undefined,
  },
  build: {
    outDir: '../src/qg/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  server: {
    host: '127.0.0.1',
    hmr: { overlay: false },
    fs: { allow: [ROOT] },
    proxy: { '/api': { target: ROOM, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}))

/** While the web app is worked on: its types as Python has them at the start. */
function typesFromPython(): Plugin {
  return {
    name: 'qg-types-from-python',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configResolved() {
      const python = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python'
      spawnSync(resolve(ROOT, '.venv', python), ['-m', 'tools.wire'], { cwd: ROOT, stdio: 'inherit' })
    },
  }
}

/** While boards are drawn: whole games written to files, served to dev.html. */
function fixtures(): Plugin {
  return {
    name: 'qg-fixtures',
    apply: 'serve',
    configureServer(server) {
      const folder = process.env.QG_FIXTURES
      if (!folder) return
      server.middlewares.use('/fixtures', (request, response, next) => {
        const name = basename(new URL(request.url ?? '/', 'http://x').pathname)
        try {
          response.setHeader('Content-Type', 'application/json')
          response.end(readFileSync(resolve(folder, name)))
        } catch {
          next()
        }
      })
      const words = /^\/(?<slug>[a-z-]+)\/words\/(?<lang>en|fr)/
      server.middlewares.use('/fixture-words', (request, response, next) => {
        const found = words.exec(request.url ?? '')?.groups
        if (!found) return next()
        const files = [resolve(GAMES, `../words/${found.lang}.ftl`)]
        files.push(resolve(GAMES, found.slug.replaceAll('-', '_'), `words/${found.lang}.ftl`))
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))
      })
    },
  }
}
