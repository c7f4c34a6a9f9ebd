import { modes } from '@verbena/core/practice/modes'
import { expect, test } from 'vitest'
import { iconOf, loadEngine, screenOf } from '../games'
import { createAppRouter } from '../router'

test.each(modes.map((mode) => [mode.title, mode] as const))(
  '%s has its address, its screen, its rules and its picture by its line in the list of modes',
  async (_, mode) => {
    const [matched] = createAppRouter().getMatchedRoutes(mode.path)
    expect(matched.at(-1)?.fullPath).toBe('/$game')
    expect(screenOf(mode.id)).toBeDefined()
    expect(await loadEngine(mode.id)).toMatchObject({ mode: mode.id })
    if (mode.section !== null) expect(iconOf(mode.id)).toBeDefined()
  },
)

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('no file of the app lists the games: each is named in its own folder only', () => {
  const naming = Object.entries(sources).filter(([, text]) => modes.filter(({ id }) => text.includes(`'${id}'`)).length > 1)
  expect(naming.map(([path]) => path)).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(100)
})
