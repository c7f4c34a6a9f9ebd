import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeWorker } from '../../apps/web/build/offline'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Another build of the app, for a server of its own. */
export type Build = { program: string; web: string; remove: () => void }

/** The built app as a copy of its own; `mark` makes it another build: every script has another name, and the page says which it is. */
export function copyBuild(mark = ''): Build {
  const folder = join(root, `.cache/builds/${process.pid}-${mark || 'same'}`)
  const parts = { program: join(folder, 'apps/server/dist'), web: join(folder, 'apps/web/dist') }
  cpSync(join(root, 'apps/server/dist'), parts.program, { recursive: true })
  cpSync(join(root, 'apps/web/dist'), parts.web, { recursive: true })
  if (mark !== '') changeBuild(parts.web, mark)
  return {
    program: join(parts.program, 'main.js'),
    web: parts.web,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function changeBuild(web: string, mark: string) {
  const names = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.js'))
  const anyName = new RegExp(`\\b(${names.map((name) => name.slice(0, -3)).join('|')})\\.js`, 'g')
  const change = (file: string) => rewrite(file, (text) => text.replace(anyName, `$1${mark}.js`))
  for (const name of names) {
    change(join(web, 'assets', name))
    renameSync(join(web, 'assets', name), join(web, 'assets', name.replace('.js', `${mark}.js`)))
  }
  change(join(web, 'index.html'))
  rewrite(join(web, 'index.html'), (page) => page.replace('<html', `<html data-build="${mark}"`))
  finishBuild(web)
}

/** After a change to the files of a build: the worker knows them as they are now, and nothing compressed is left of what they were. */
export function finishBuild(web: string): void {
  for (const path of readdirSync(web, { recursive: true, encoding: 'utf8' })) if (/\.(br|gz)$/.test(path)) rmSync(join(web, path))
  const [, ...script] = readFileSync(join(web, 'sw.js'), 'utf8').split('\n')
  writeWorker(web, script.join('\n'))
}

export function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
