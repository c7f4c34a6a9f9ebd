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
