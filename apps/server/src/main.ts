import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Logger, pino, stdTimeFunctions } from 'pino'
import { readConfig } from './config'
import { StartError } from './db/start-error'
import { describeError } from './http/describe-error'
import { serve } from './serve'

/** The same path from `src` and from `dist`. */
const webFolder = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist')

const gatherBytes = 8 * 1024
const gatherMs = 200

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, base: null, timestamp: stdTimeFunctions.isoTime }, gatheredLines())
  const fail = (message: string) => (error: unknown) => exitAfter(log, message, error)
  process.on('uncaughtException', fail('an error nobody caught'))
  // What is on the disk is sound; what is in memory may not be, so only a fresh start may go on.
  const server = await serve(config, webFolder, log, fail('the embedded database cannot go on; the disk may be full or broken'))
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`Verbena is ready at ${server.address}\n`)
}

/** Lines are written together, for one write a request costs more than answering it; whoever exits writes what is left. */
function gatheredLines() {
  const lines = pino.destination({ fd: 1, sync: false, minLength: gatherBytes })
  setInterval(() => lines.flush(), gatherMs).unref()
  return lines
}

function exitAfter(log: Logger, message: string, error: unknown): void {
  log.fatal({ error: describeError(error) }, message)
  console.error(`Verbena stopped: ${message}.`)
  process.exit(1)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
