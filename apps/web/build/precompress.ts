import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses while a reader waits. */
export function precompress(): Plugin {
  return {
    name: 'verbena-precompress',
    apply: 'build',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist'
      const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file))
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(folder, `${file}.br`), await brotli(content, { params }))
          await writeFile(join(folder, `${file}.gz`), await zip(content, { level: 9 }))
        }),
      )
    },
  }
}
