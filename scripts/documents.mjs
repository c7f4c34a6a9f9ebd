// Proves that the documents speak of files that exist: every path in backticks and every relative link.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')]
const missing = []

for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8')
  for (const [, path] of text.matchAll(/`((?:packages|apps|e2e|bench|scripts|docs|\.ci)\/[^`\s]*)`/g)) {
    if (!path.includes('*') && !path.includes('<') && !existsSync(join(root, path))) missing.push(`${document}: ${path}`)
  }
  for (const [, link] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)) {
    if (!existsSync(join(root, dirname(document), link))) missing.push(`${document}: ${link}`)
  }
}

for (const each of missing) console.error(`No such file: ${each}`)
console.log(`Documents: ${documents.length} read, ${missing.length} paths without a file.`)
process.exit(missing.length > 0 ? 1 : 0)

function markdownIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? markdownIn(path) : path.endsWith('.md') ? [path] : []
  })
}
