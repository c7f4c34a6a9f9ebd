import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a browser can move without painting the page again, so that the next tap does not wait for it. */
const cheap = ['opacity', 'transform', 'translate', 'scale', 'rotate', 'visibility', 'filter']

const source = join(import.meta.dirname, '../..')

test('what moves in a game is moved without painting', () => {
  const keyframes = filesOf('.css').flatMap((file) => [...read(file).matchAll(/@keyframes ([\w-]+) \{\n(.*?)\n\}/gs)])
  const moved = keyframes.flatMap(([, name, frames = '']) =>
    [...frames.matchAll(/^ {4}([\w-]+): (.*);$/gm)].map(([, property = '', value = '']) => ({ name, property, value })),
  )
  expect(moved.length).toBeGreaterThan(30)
  expect(moved.filter(({ property, value }) => !cheap.includes(property) || value.includes('blur('))).toEqual([])
})

test('nothing in a game changes slowly without saying what', () => {
  const files = filesOf('.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /[\s'"`]transition(-colors|-all)?[\s'"`]/.test(read(file)))).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(source, file), 'utf8')
}

/** The files of all games with an ending, from the source folder. */
function filesOf(ending: string): string[] {
  return ['components/game', 'features/games', 'features/quiz'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name)),
  )
}
