/** A file of the build with the hash of what is in it, as `integrity` wants it. */
export type KeptFile = { url: string; integrity: string }

type Build = { version: string; files: readonly KeptFile[] }
type Doors = { caches: CacheStorage; fetch: (url: string, how: RequestInit) => Promise<Response> }

/** Every build keeps its files under a name of its own, so that what one build wrote no other can break. */
export const cachePrefix = 'verbena-app-'

const page = '/index.html'
const hashedPrefix = '/assets/'
const atOnce = 8
/** How many builds before this one stay: tabs may still run them after another tab went over to this one. */
const earlierBuilds = 2

/** The files of one build on the device: all of them or none, each exactly as it was built. */
export function keepFiles({ version, files }: Build, { caches, fetch }: Doors) {
  const name = `${cachePrefix}${version}`
  const addresses = new Set(files.map(({ url }) => url))

  /** Fetches what is not here yet. When that fails nothing of it stays, and whoever asked fails with it. */
  async function keepAll(): Promise<void> {
    const isNew = !(await caches.has(name))
    try {
      const cache = await caches.open(name)
      const waiting = [...files]
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let file = waiting.pop(); file; file = waiting.pop()) {
            if (!(await cache.match(file.url))) await cache.put(file.url, await bring(file))
          }
        }),
      )
    } catch (failure) {
      if (isNew) await caches.delete(name)
      throw failure
    }
  }

  /** A hashed file that an earlier build kept is the same one; all others come from the server, whole or not at all. */
  async function bring(file: KeptFile): Promise<Response> {
    const isHashed = file.url.startsWith(hashedPrefix)
    const earlier = isHashed ? await caches.match(file.url) : undefined
    if (earlier) return earlier
    if (!isHashed) return bringFresh(file)
    return bringFrom('default', file).catch(() => bringFresh(file)) // what a browser kept of it may be broken
  }

  function bringFresh(file: KeptFile): Promise<Response> {
    return bringFrom('reload', file)
  }

  async function bringFrom(cache: RequestCache, { url, integrity }: KeptFile): Promise<Response> {
    const answer = await fetch(url, { integrity, cache, redirect: 'error' })
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
    return answer
  }

  return {
    keepAll,

    /** The page of this build; `undefined` when the device lost it. */
    async findPage(): Promise<Response | undefined> {
      return (await caches.open(name)).match(page)
    },

    /** A file of this build, or one of an earlier build for a tab that still runs it. */
    async find(url: string): Promise<Response | undefined> {
      return (await (await caches.open(name)).match(url)) ?? caches.match(url)
    },

    /** Whether a file of this address may be here. */
    mayHave: (path: string): boolean => addresses.has(path) || path.startsWith(hashedPrefix),

    /** Forgets builds that no tab can be running any more. */
    async forgetOld(): Promise<void> {
      const others = (await caches.keys()).filter((key) => key.startsWith(cachePrefix) && key !== name)
      await Promise.all(others.slice(0, -earlierBuilds).map((key) => caches.delete(key)))
    },
  }
}
