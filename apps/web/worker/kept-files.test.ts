import { expect, test } from 'vitest'
import { type KeptFile, keepFiles } from './kept-files'

/** A browser's caches, which may run out of room after so many writes. */
function fakeCaches(room = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Response>>()
  let left = room
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, answer: Response) => {
        left -= 1
        if (left < 0) throw new DOMException('full', 'QuotaExceededError')
        kept.set(url, answer)
      },
    }
  }
  return {
    all,
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (url: string) =>
      [...all.values()]
        .find((kept) => kept.has(url))
        ?.get(url)
        ?.clone(),
  }
}

/** A server with these files, which notes what it is asked for; like a browser it refuses what is not as it should be. */
function fakeServer(files: Record<string, string>) {
  const asked: string[] = []
  async function fetch(url: string, { integrity, cache }: RequestInit) {
    asked.push(`${cache} ${url}`)
    const text = files[url]
    if (text === undefined) return new Response('', { status: 404 })
    if (integrity !== `hash of ${text}`) throw new TypeError('Failed to fetch')
    return new Response(text)
  }
  return { files, asked, fetch }
}

const fileOf = (url: string, text: string): KeptFile => ({ url, integrity: `hash of ${text}` })
const first = { version: '1', files: [fileOf('/index.html', 'page 1'), fileOf('/assets/a.js', 'a'), fileOf('/assets/b.js', 'b')] }
const second = { version: '2', files: [fileOf('/index.html', 'page 2'), fileOf('/assets/a.js', 'a'), fileOf('/assets/c.js', 'c')] }
const filesOfFirst = { '/index.html': 'page 1', '/assets/a.js': 'a', '/assets/b.js': 'b' }
const filesOfSecond = { '/index.html': 'page 2', '/assets/a.js': 'a', '/assets/c.js': 'c' }

function keep(build: typeof first, caches: ReturnType<typeof fakeCaches>, server: ReturnType<typeof fakeServer>) {
  return keepFiles(build, { caches: caches as unknown as CacheStorage, fetch: server.fetch })
}
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

test('a build is kept whole, and the next one fetches only what is new', async () => {
  const caches = fakeCaches()
  await keep(first, caches, fakeServer(filesOfFirst)).keepAll()
  const server = fakeServer(filesOfSecond)
  const kept = keep(second, caches, server)
  await kept.keepAll()
  expect(server.asked.sort()).toEqual(['default /assets/c.js', 'reload /index.html'])
  expect(await textOf(kept.findPage())).toBe('page 2')
  expect(await textOf(kept.find('/assets/a.js'))).toBe('a')
  expect(await textOf(kept.find('/assets/b.js')), 'for a tab of the build before').toBe('b')
  expect(await kept.find('/assets/none.js')).toBeUndefined()
})

test.each([
  ['is missing', { '/index.html': 'page 2', '/assets/a.js': 'a' }],
  ['is not what was built', { ...filesOfSecond, '/index.html': 'page 1' }],
])('of a build of which something %s nothing is kept, and the one before stays', async (_, files) => {
  const caches = fakeCaches()
  const before = keep(first, caches, fakeServer(filesOfFirst))
  await before.keepAll()
  await expect(keep(second, caches, fakeServer(files)).keepAll()).rejects.toThrow()
  expect([...caches.all.keys()]).toEqual(['verbena-app-1'])
  expect(await textOf(before.findPage())).toBe('page 1')
})

test('where there is no room nothing is kept, also of a first build', async () => {
  const caches = fakeCaches(2)
  await expect(keep(first, caches, fakeServer(filesOfFirst)).keepAll()).rejects.toThrow('full')
  expect(caches.all.size).toBe(0)
})

test('a file that the browser itself kept broken is asked of the server', async () => {
  const server = fakeServer(filesOfFirst)
  const broken: typeof server.fetch = (url, how) =>
    how.cache === 'default' && url === '/assets/a.js' ? Promise.reject(new TypeError('broken')) : server.fetch(url, how)
  const caches = fakeCaches()
  await keep(first, caches, { ...server, fetch: broken }).keepAll()
  expect(server.asked).toContain('reload /assets/a.js')
})

test('what the device lost of a build is fetched again, and what failed once does not take the rest along', async () => {
  const caches = fakeCaches()
  const server = fakeServer(filesOfFirst)
  const kept = keep(first, caches, server)
  await kept.keepAll()
  caches.all.get('verbena-app-1')?.delete('/index.html')
  await expect(keep(first, caches, fakeServer({})).keepAll()).rejects.toThrow()
  expect(await textOf(kept.find('/assets/a.js'))).toBe('a')
  await kept.keepAll()
  expect(await textOf(kept.findPage())).toBe('page 1')
})

test('the two builds before stay for tabs that still run them; older ones go, and what others keep is left alone', async () => {
  const caches = fakeCaches()
  for (const name of ['of-another', 'verbena-app-0', 'verbena-app-a', 'verbena-app-b']) await caches.open(name)
  const kept = keep(first, caches, fakeServer(filesOfFirst))
  await kept.keepAll()
  await kept.forgetOld()
  expect([...caches.all.keys()]).toEqual(['of-another', 'verbena-app-a', 'verbena-app-b', 'verbena-app-1'])
})

test('only files of the app are looked for', () => {
  const { mayHave } = keep(first, fakeCaches(), fakeServer({}))
  expect(['/index.html', '/assets/any.js', '/api/health', '/sw.js', '/icons/icon.png'].filter(mayHave)).toEqual([
    '/index.html',
    '/assets/any.js',
  ])
})
