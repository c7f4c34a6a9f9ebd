import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { KeptFile } from '../worker/kept-files'

const web = dirname(import.meta.dirname)
/** What only the apps for phones use is left out. */
const kept = /^(?:index\.html|icon\.svg|assets\/(?!native-)[^/]+\.(?:js|css|woff2))$/

/** Writes the worker that keeps the whole app on the device, and the one that takes its place when it has to go. */
export function offline(): Plugin {
  return {
    name: 'verbena-offline',
    apply: 'build',
    writeBundle: {
      // it looks at what was written, and what it writes is compressed like all else
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }) {
        writeWorker(dir, await compile('worker'))
        writeFileSync(join(dir, 'sw-off.js'), await compile('worker-off'))
      },
    },
  }
}

/** Writes `sw.js`: the files it keeps, each with its hash, and the script that keeps them. */
export function writeWorker(dist: string, script: string): void {
  const files = findFiles(dist)
  const version = createHash('sha256').update(JSON.stringify(files)).update(script).digest('hex').slice(0, 16)
  writeFileSync(join(dist, 'sw.js'), `self.build=${JSON.stringify({ version, files })};\n${script}`)
}

/** Everything the app is made of, the faces of all themes included. */
function findFiles(dist: string): KeptFile[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => kept.test(path))
    .sort()
    .map((path) => ({ url: `/${path}`, integrity: integrityOf(readFileSync(join(dist, path))) }))
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** A script in one piece: a worker that imports others could be left with half of itself. */
async function compile(name: string): Promise<string> {
  const built = await build({
    root: web,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(web, `worker/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`The ${name} could not be built`)
  return chunk.code
}
