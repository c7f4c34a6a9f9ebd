import type { Rollup } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { preloadScript } from './route-preloads'

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'facadeModuleId'>

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], isEntry = false): Chunk => ({
  fileName,
  facadeModuleId,
  imports,
  isEntry,
})

/** A build of two routes and three levels, as the bundler hands it over. */
const parts = [
  chunk('main.js', '/web/index.html', ['vendor.js'], true),
  chunk('vendor.js', null),
  chunk('feed.js', '/web/src/app/routes/categories.tsx', ['vendor.js', 'kit.js']),
  chunk('kit.js', null, ['icons.js']),
  chunk('icons.js', null, ['kit.js']),
  chunk('auth.js', '/web/src/app/routes/auth.tsx', ['kit.js']),
  ...['beginner', 'intermediate', 'advanced'].flatMap((level) =>
    ['start', 'rest'].map((part) => chunk(`${level}-${part}.js`, `\0virtual:words/${level}-${part}`)),
  ),
]
const bundle = Object.fromEntries(parts.map((part) => [part.fileName, { ...part, type: 'chunk' }])) as unknown as Rollup.OutputBundle

/** What the page asks for early when it is opened at this address, in the order asked. */
function preloadsAt(address: string, stored?: string): string[] {
  window.history.replaceState(null, '', address)
  if (stored !== undefined) localStorage.setItem('verbena-learner', stored)
  const script = document.createElement('script')
  script.textContent = preloadScript(bundle)
  document.head.append(script)
  return Array.from(document.head.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href') ?? '')
}

const ofLevel = (value: unknown) => JSON.stringify({ settings: { difficulty: { value, at: 1 } } })
const returning = (value: unknown) =>
  JSON.stringify({ settings: { difficulty: { value, at: 1 }, currentFeedWord: { value: 'calm', at: 1 } } })
const both = (level: string) => [`/${level}-start.js`, `/${level}-rest.js`]
const all = ['beginner', 'intermediate', 'advanced'].flatMap(both)
const feed = ['/feed.js', '/kit.js', '/icons.js']

afterEach(() => document.head.replaceChildren())

describe('what an address will need is asked for at once', () => {
  test('a screen’s files, without those the page brings along, each once', () => {
    expect(preloadsAt('/auth')).toEqual(['/auth.js', '/kit.js', '/icons.js'])
  })

  test('the feed’s files and, for a first visit, the start of the learner’s level', () => {
    expect(preloadsAt('/categories', ofLevel('beginner'))).toEqual([...feed, '/beginner-start.js'])
  })

  test('all words of the level for someone who has a place in it', () => {
    expect(preloadsAt('/categories', returning('beginner'))).toEqual([...feed, ...both('beginner')])
  })

  test('the words of the level that a category is', () => {
    expect(preloadsAt('/categories?category=Advanced', ofLevel('beginner'))).toEqual([...feed, ...both('advanced')])
  })

  test('all words for a category of every level', () => {
    expect(preloadsAt('/categories?category=Greek+root')).toEqual([...feed, ...all])
  })

  test('nothing at an address that is none', () => {
    expect(preloadsAt('/constructor')).toEqual([])
  })
})

describe('what is stored or typed by anyone asks for nothing strange', () => {
  test.each([
    undefined,
    'torn{',
    'null',
    '{}',
    '7',
    ...['constructor', '__proto__', 'expert', 7, null, ['beginner', 'advanced']].map(ofLevel),
  ])('a record without a level means the one everyone starts with: %s', (stored) => {
    expect(preloadsAt('/categories', stored)).toEqual([...feed, '/intermediate-start.js'])
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a category named like what every object has is any category: %s',
    (category) => {
      expect(preloadsAt(`/categories?category=${category}`)).toEqual([...feed, ...all])
    },
  )
})
