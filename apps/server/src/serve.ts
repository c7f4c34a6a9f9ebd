import type { Logger } from 'pino'
import { keptAuthSecret } from './access/auth-secret'
import { pruneExpired } from './access/prune'
import { createApp } from './app'
import type { Config } from './config'
import { openDatabase } from './db/open'
import { listen } from './http/listen'
import { readWebBuild } from './http/web-build'
import { openBilling } from './providers/billing/open-billing'
import { reconcile, reconcileEveryMs } from './providers/billing/reconcile'
import { openSpeech } from './providers/speech/open-speech'

const pruneEveryMs = 60 * 60 * 1000

/** From a configuration to a listening server; `stop` undoes it in the opposite order. */
export async function serve(config: Config, webFolder: string, log: Logger, onFatal: (cause: unknown) => void) {
  const { db, close } = await openDatabase(config, log, onFatal)
  try {
    const now = () => new Date()
    const authSecret = config.authSecret ?? keptAuthSecret(config.dataDir)
    const { publicUrl, trustedProxies, dataDir, signers } = config
    const payments = await openBilling(config.billing, { db, now, log })
    if (payments.sandbox && publicUrl?.protocol === 'https:') log.warn('the sandbox takes the payments, so nobody pays; see BILLING')
    const speech = openSpeech(config.speech, { dataDir, now, log })
    const web = readWebBuild(webFolder)
    const app = createApp({ db, authSecret, publicUrl, trustedProxies, payments, speech, signers, web, log, now })
    const prune = () => pruneExpired(db, now()).catch(() => log.warn('expired rows could not be removed; the next hour tries again'))
    const heal = () =>
      reconcile(db, payments.billing, now, log).catch(() => log.warn('subscriptions could not be looked at; a later pass tries again'))
    const { address, stop } = await listen(app.fetch, config)
    const pruning = setInterval(prune, pruneEveryMs)
    const healing = setInterval(heal, reconcileEveryMs)
    heal()
    return {
      address,
      async stop() {
        clearInterval(pruning)
        clearInterval(healing)
        await stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
