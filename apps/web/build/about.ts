import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** A library whose work is in the page, with the whole text of its licence. */
export type Library = { name: string; version: string; licence: string; text: string }

type Package = { name: string; version: string; license?: string; dependencies?: Record<string, string> }

const web = dirname(import.meta.dirname)
const id = 'virtual:about'

/** What building adds to the page without being one of its dependencies: the first face, and the styles' reset. */
const broughtByTools = ['@fontsource-variable/fraunces', 'tailwindcss']

/** Serves `virtual:about`: the version, and every library in the page as its package describes it. */
export function about(): Plugin {
  return {
    name: 'verbena-about',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      const content = JSON.stringify({ version: readPackage(web).version, libraries: findLibraries() })
      return `export const { version, libraries } = JSON.parse(${JSON.stringify(content)})`
    },
    generateBundle(_, bundle) {
      const named = new Set(findLibraries().map(({ name }) => name))
      for (const chunk of Object.values(bundle)) {
        for (const module of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]
          if (name && !named.has(name))
            this.error(`${name} is in the page, but no dependency of ours leads to it: its licence would be missing.`)
        }
      }
    },
  }
}

/** Every package that the page's dependencies lead to, by name. */
export function findLibraries(): Library[] {
  const found = new Map<string, Library>()

  function visit(name: string, from: string) {
    const folder = folderOf(name, from)
    if (folder === null || found.has(name) || name.startsWith('@types/')) return
    const { version, license, dependencies = {} } = readPackage(folder)
    // our own packages only lead on to others
    if (!name.startsWith('@verbena/')) found.set(name, { name, version, licence: license ?? 'see text', text: licenceText(folder) })
    for (const each of Object.keys(dependencies)) visit(each, folder)
  }

  for (const name of [...Object.keys(readPackage(web).dependencies ?? {}), ...broughtByTools]) visit(name, web)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Where the package lies that code in `from` would get, as Node looks for it. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? null : folderOf(name, dirname(from))
}

/** The licence's own words, each paragraph in one line so that it fits any width. */
function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)\b/i.test(name))
  if (file === undefined) return 'The package carries no text of its licence.'
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim()
  return text.replace(/([^\n])\n[ \t]*(?=[^\s])/g, '$1 ')
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
