// npm run native:icons: draws every icon and splash picture anew from apps/web/public/icon.svg. With --check it only says which are out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { opaquePng, showsSame } from './icons/opaque-png.mjs'
import { pictures } from './icons/pictures.mjs'
import { root } from './run.mjs'

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const isCheck = process.argv.includes('--check')
const outdated = []

for (const { file, width, svg, isOpaque } of pictures) {
  const path = join(root, file)
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  if (isCurrent(path, drawn, isOpaque)) continue
  outdated.push(file)
  if (isCheck) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, isOpaque ? opaquePng(drawn.width, drawn.height, drawn.pixels) : drawn.asPng())
}

for (const file of outdated) console.log(`${isCheck ? 'Out of date' : 'Drawn'}: ${file}`)
const state = isCheck ? 'out of date' : 'drawn anew'
console.log(`Icons: ${pictures.length} pictures, ${outdated.length} ${state}.`)
if (isCheck && outdated.length > 0) console.error('Run npm run native:icons and commit what it draws.')
process.exit(isCheck && outdated.length > 0 ? 1 : 0)

function isCurrent(path, drawn, isOpaque) {
  try {
    const file = readFileSync(path)
    return isOpaque ? showsSame(file, drawn.width, drawn.height, drawn.pixels) : file.equals(drawn.asPng())
  } catch {
    return false // not there yet, or no such picture
  }
}
