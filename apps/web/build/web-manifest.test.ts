import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest'

const publicFolder = join(import.meta.dirname, '../public')

/** Width and height, as a PNG says at its beginning. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(publicFolder, path))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every picture of the manifest is there in the size it names', () => {
  const pictures = [...webManifest.icons, ...webManifest.screenshots].filter(({ type }) => type === 'image/png')
  expect(pictures.length).toBeGreaterThan(5)
  for (const { src, sizes } of pictures) expect(sizeOf(src), src).toBe(sizes)
})

test('it is installed under one identity, alone on the screen, with ways to the feed, the quiz and the review', () => {
  const { id, start_url: start, scope, display, shortcuts, icons } = webManifest
  expect({ id, start, scope, display }).toEqual({ id: '/categories', start: '/categories', scope: '/', display: 'standalone' })
  expect(shortcuts.map(({ url }) => url)).toEqual(['/categories', '/quiz', '/review'])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any'])
})
