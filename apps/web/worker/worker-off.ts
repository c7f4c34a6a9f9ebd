import { cachePrefix } from './kept-files'

declare const self: ServiceWorkerGlobalScope

// The way back when a worker itself is at fault: it takes every other one's place at once, forgets what was kept, and leaves.

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => self.caches.delete(name)))
  await self.registration.unregister()
}
