import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build copies the folder beside the bundle, so the same words find it in both. */
export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
