// The built web app against its budget, in brotli bytes over the wire. Only sizes: they are the same on every machine.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './run.mjs'

const folder = resolve(process.argv[2] ?? join(root, 'apps/web/dist'))
const kB = 1000
const limits = { firstLoad: 105, chunk: 25, game: 15, words: 90, page: 16, font: 48 }

const manifestFile = join(folder, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`There is no build in ${folder}; run npm run build first.`)
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
const wordLevels = lazy.filter((key) => key.includes('virtual:words/'))
const screens = lazy.filter((key) => !wordLevels.includes(key))

// the feed travels with the frame (apps/web/vite.config.ts), so the page's own imports are its first load
const firstLoad = closure(Object.keys(manifest).find((key) => manifest[key].name === 'first') ?? 'first')
const reachedBy = new Map()
for (const key of screens) for (const each of closure(key)) reachedBy.set(each, (reachedBy.get(each) ?? 0) + 1)

const rows = [
  { name: 'first load of /categories, scripts', size: total(firstLoad), limit: limits.firstLoad },
  { name: 'index.html with its styles', size: compressed('index.html'), limit: limits.page },
  ...wordLevels.map((key) => ({ name: `words, ${key.split('/').pop()}`, size: total([key]), limit: limits.words })),
  ...fonts().map((file) => ({ name: `font ${file}`, size: statSync(join(folder, 'assets', file)).size, limit: limits.font })),
  ...screens.filter((key) => !firstLoad.has(key)).map(screenRow),
]

show(rows)
// an empty table would be green for ever
if (wordLevels.length !== 6 || screens.length < 5 || fonts().length === 0) fail('The build looks incomplete: too few chunks were found.')
const over = rows.filter(({ size, limit }) => size > limit * kB)
if (over.length > 0) fail(`Over the budget: ${over.map(({ name }) => name).join(', ')}`)

/** A screen's or sheet's own scripts; what another screen uses too is shared, what the first load brings is there already. */
function screenRow(key) {
  const added = [...closure(key)].filter((each) => !firstLoad.has(each))
  const own = added.filter((each) => each === key || reachedBy.get(each) === 1)
  const isGame = /\/(?:games|quiz)\//.test(key)
  return { name: key.replace(/^src\//, ''), size: total(own), limit: isGame ? limits.game : limits.chunk, withShared: total(added) }
}

/** A chunk and all it imports at once. */
function closure(key, found = new Set()) {
  if (!manifest[key]) fail(`The build has no chunk for ${key}.`)
  if (found.has(key)) return found
  found.add(key)
  for (const each of manifest[key].imports ?? []) closure(each, found)
  return found
}

function total(keys) {
  return [...keys].reduce((sum, key) => sum + compressed(manifest[key].file), 0)
}

function compressed(file) {
  return statSync(join(folder, `${file}.br`)).size
}

function fonts() {
  return readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'))
}

function show(table) {
  const width = Math.max(...table.map(({ name }) => name.length))
  const shown = (bytes) => (bytes / kB).toFixed(1).padStart(7)
  console.log(`${'brotli kB'.padEnd(width)}     own   limit  share   with shared`)
  for (const { name, size, limit, withShared } of table) {
    const share = `${Math.round((size / limit / kB) * 100)} %`.padStart(6)
    const mark = size > limit * kB ? '  over' : ''
    console.log(`${name.padEnd(width)} ${shown(size)} ${String(limit).padStart(7)} ${share} ${withShared ? shown(withShared) : ''}${mark}`)
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
