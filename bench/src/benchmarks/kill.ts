import { seededRandom } from '@verbena/core/base/random'
import { manyClients, signIn, signUp } from '../app/accounts'
import { buildApp } from '../app/build-app'
import { type RunningServer, startServer } from '../app/start-server'
import { withDataFolder } from '../app/with-server'
import type { Measure } from '../measure/measure'
import { sum } from '../measure/statistics'

const rounds = 100
const streams = 4
/** Killed somewhere in the stream: before the first account or after a few, and then at any moment of the next ones. */
const accountsAtMost = 12
const thenWithinMs = 40

/** SIGKILL in a stream of sign-ups, again and again on the same folder: every acknowledged account can still sign in. */
export async function benchmarkKill(): Promise<Measure[]> {
  const { program } = await buildApp()
  return withDataFolder(async (folder) => {
    const random = seededRandom(7)
    const kept: string[][] = []
    const readyMs: number[] = []
    const lost: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(program, folder, manyClients)
      readyMs.push(server.readyMs)
      lost.push((await missing(server, kept.at(-1) ?? [])).length)
      kept.push(await signUpUntilKilled(server, round, Math.floor(random() * accountsAtMost), random() * thenWithinMs))
    }
    const last = await startServer(program, folder, manyClients)
    const finallyLost = await missing(last, kept.flat())
    await last.end('SIGTERM')
    return [
      { what: 'kills', unit: '', samples: [rounds], atLeast: rounds },
      { what: 'accounts acknowledged, in all', unit: '', samples: [sum(kept.map((names) => names.length))] },
      { what: 'accounts acknowledged, a round', unit: '', samples: kept.map((names) => names.length) },
      { what: 'acknowledged and lost, after the next start', unit: '', samples: [sum(lost)], atMost: 0 },
      { what: 'acknowledged and lost, after the last start', unit: '', samples: [finallyLost.length], atMost: 0 },
      { what: 'start to ready after a kill', unit: 'ms', samples: readyMs.slice(1) },
    ]
  })
}

async function signUpUntilKilled(server: RunningServer, round: number, accounts: number, thenMs: number): Promise<string[]> {
  const acknowledged: string[] = []
  let isKilled = false
  let reach: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  async function runStream(stream: number) {
    for (let i = 0; !isKilled; i++) {
      const name = `r${round}s${stream}_${i}`
      try {
        await signUp(server.url, name)
      } catch (error) {
        if (isKilled) return // no promise was made
        throw error
      }
      acknowledged.push(name)
      if (acknowledged.length >= accounts) reach()
    }
  }
  const running = Array.from({ length: streams }, (_, stream) => runStream(stream))
  if (accounts > 0) await reached
  await new Promise((resolve) => setTimeout(resolve, thenMs))
  isKilled = true
  await server.end('SIGKILL')
  await Promise.all(running)
  return acknowledged
}

/** Those who cannot sign in. */
async function missing(server: RunningServer, names: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const name of names) await signIn(server.url, name).catch(() => lost.push(name))
  return lost
}
