import type { Logger } from 'pino'
import type { OpenDatabase } from './database'

/** Opens and migrates the database the configuration names: PostgreSQL, or the embedded one in the data folder. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  log: Pick<Logger, 'warn'>,
  onFatal: (cause: unknown) => void,
): Promise<OpenDatabase> {
  // Loaded when needed: nobody waits for a database they do not use.
  if (config.databaseUrl !== undefined) return (await import('./open-postgres')).openPostgres(config.databaseUrl, log)
  return (await import('./embedded/open-embedded')).openEmbedded(config.dataDir, onFatal)
}
