import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What benchmarks build and write; inside the repository, so that a built server finds its packages. */
export const workFolder = join(root, '.cache', 'bench')
