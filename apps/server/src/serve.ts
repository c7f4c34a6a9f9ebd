import type { Logger } from 'pino'
import { keptAuthSecret } from './access/auth-secret'
import { pruneExpired } from './access/prune'
import { createApp } from './app'
import type { Config } from './config'
import { openDatabase } from './db/open'
import { listen } from './http/listen'
import { readWebBuild } from './http/web-build'

const pruneEveryMs = 60 * 60 * 1000

/** From a configuration to a listening server; `stop` undoes it in the opposite order. */
export async function serve(config: Config, webFolder: string, log: Logger, onFatal: (cause: unknown) => void) {
  const { db, close } = await openDatabase(config, log, onFatal)
  try {
    const now = () => new Date()
    const authSecret = config.authSecret ?? keptAuthSecret(config.dataDir)
    const { publicUrl, trustedProxies } = config
    const app = createApp({ db, authSecret, publicUrl, trustedProxies, web: readWebBuild(webFolder), log, now })
    const prune = () => pruneExpired(db, now()).catch(() => log.warn('expired rows could not be removed; the next hour tries again'))
    const { address, stop } = await listen(app.fetch, config)
    const pruning = setInterval(prune, pruneEveryMs)
    return {
      address,
      async stop() {
        clearInterval(pruning)
        await stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
