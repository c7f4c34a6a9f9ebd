import { type KeptFile, keepFiles } from './kept-files'

/** The build writes its version and its files above this script. */
declare const self: ServiceWorkerGlobalScope & { build: { version: string; files: readonly KeptFile[] } }

const kept = keepFiles(self.build, { caches: self.caches, fetch: (url, how) => self.fetch(url, how) })
const notPages = /^\/(?:api|metrics)(?:\/|$)|\.\w+$/
const patienceMs = 2000
let hasTurned = false

self.addEventListener('install', (event) => event.waitUntil(kept.keepAll()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([kept.forgetOld(), self.clients.claim()]))
})

// the learner said yes to the new version, or the worker before this one makes room
self.addEventListener('message', ({ data, ports }) => {
  if (data !== 'take-over') return
  void self.skipWaiting()
  ports[0]?.postMessage('taken over')
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(answerPage(event))
  } else if (kept.mayHave(pathname)) {
    event.respondWith(answerFile(request, pathname))
  }
})

async function answerPage(event: FetchEvent): Promise<Response> {
  if (await turnToNewVersion()) return new Response('', { headers: { 'Content-Type': 'text/html', Refresh: '0' } })
  const page = await kept.findPage().catch(() => undefined)
  if (page) return page
  // the device lost what was kept: what the server has now serves meanwhile
  event.waitUntil(kept.keepAll().catch(() => undefined))
  return self.fetch(event.request)
}

async function answerFile(request: Request, path: string): Promise<Response> {
  return (await kept.find(path).catch(() => undefined)) ?? self.fetch(request)
}

/**
 * A page opened or loaded again while a new version waits is the new version, unless another tab is open too. Without this a build whose
 * page does not even start could never offer the one that mends it.
 */
async function turnToNewVersion(): Promise<boolean> {
  const { waiting } = self.registration
  if (!waiting || hasTurned || (await self.clients.matchAll({ type: 'window' })).length > 1) return false
  hasTurned = true // once: a version that does not take over must not keep the page loading for ever
  await letIn(waiting)
  return true
}

/** Resolves once the other worker is awake and will take over, as soon as this one has nothing in hand. */
function letIn(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    setTimeout(resolve, patienceMs)
    waiting.postMessage('take-over', [port2])
  })
}
