import type { Rollup } from 'vite'

type Chunks = Rollup.OutputChunk[]

/** Addresses whose scripts are worth asking for before the first one has run. */
const routes = {
  '/': 'landing',
  '/auth': 'auth',
  '/onboarding': 'onboarding',
  '/categories': 'categories',
  '/word-details': 'word-details',
}
const levels = ['beginner', 'intermediate', 'advanced'] as const

/**
 * A script for index.html that asks at once for what the opened address will need: its route's chunks and, for the
 * feed, the words of the learner's level. Without it the browser learns of them one after the other.
 */
export function preloadScript(bundle: Rollup.OutputBundle): string {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const routeFiles = Object.fromEntries(
    Object.entries(routes).map(([path, name]) => [path, filesOf(chunks, (chunk) => isModule(chunk, `/app/routes/${name}.tsx`))]),
  )
  const levelFiles = Object.fromEntries(
    levels.map((level) => [
      level,
      ['start', 'rest'].map((part) => filesOf(chunks, (chunk) => isModule(chunk, `virtual:words/${level}-${part}`))),
    ]),
  )
  return `(${preload.toString()})(${JSON.stringify(routeFiles)},${JSON.stringify(levelFiles)})`
}

/** Runs in the page, before any module: it may use nothing from outside itself. A level's files are its start and its rest. */
function preload(routeFiles: Record<string, string[]>, levelFiles: Record<string, string[][]>) {
  let files = routeFiles[location.pathname] || []
  if (location.pathname === '/categories') {
    const category = new URLSearchParams(location.search).get('category')
    let level = 'intermediate'
    let isFirstVisit = true
    try {
      const { settings } = JSON.parse(localStorage.getItem('verbena-learner') || '')
      isFirstVisit = !settings.currentFeedWord
      const stored = String(settings.difficulty.value)
      if (Object.hasOwn(levelFiles, stored)) level = stored
    } catch {
      // a first visit, or a browser without storage: the default level
    }
    const named = category === null ? level : category.toLowerCase()
    const wanted = Object.hasOwn(levelFiles, named) ? [named] : Object.keys(levelFiles)
    for (const each of wanted) {
      const parts = levelFiles[each] || []
      files = files.concat(...(category === null && isFirstVisit ? parts.slice(0, 1) : parts))
    }
  }
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

function isModule(chunk: Rollup.OutputChunk, ending: string): boolean {
  return chunk.facadeModuleId?.endsWith(ending) === true
}

/** The chunk and everything it imports that the page's own script does not bring along. */
function filesOf(chunks: Chunks, matches: (chunk: Rollup.OutputChunk) => boolean): string[] {
  const start = chunks.find(matches)
  if (!start) return []
  const entry = chunks.find((chunk) => chunk.isEntry)
  const already = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  const files = new Set<string>()
  function add(chunk: Rollup.OutputChunk) {
    if (already.has(chunk.fileName) || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.find((each) => each.fileName === name)
      if (imported) add(imported)
    }
  }
  add(start)
  return [...files].map((file) => `/${file}`)
}
