import { expect, onTestFinished, test } from 'vitest'
import { buildServer, post, readyAddress, runServer, temporaryFolder } from './server-process'
import { createPostgresDatabase, postgresUrl as serverUrl } from './test-database'

const postgresUrl = serverUrl
const rounds = 20
const streams = 4
const password = 'Secret1'

/** Signs up one after the other until the server is gone. */
async function signUpUntilKilled(address: string, name: string, acknowledge: (username: string) => void): Promise<void> {
  for (let i = 0; ; i += 1) {
    const username = `${name}_${i}`
    const answer = await post(address, '/api/account/sign-up', { name, username, password }).catch(() => undefined)
    // The promise is made by the whole answer, not by its first line.
    if ((await answer?.json().catch(() => undefined)) === undefined) return
    expect(answer?.status).toBe(201)
    acknowledge(username)
  }
}

async function signInAll(address: string, usernames: string[]): Promise<void> {
  const signIn = async (username: string) => (await post(address, '/api/account/sign-in', { username, password })).status
  expect(await Promise.all(usernames.map(async (username) => [username, await signIn(username)]))).toEqual(
    usernames.map((username) => [username, 200]),
  )
}

async function killAgainAndAgain(env: Record<string, string>): Promise<void> {
  const { file, remove } = await buildServer()
  onTestFinished(remove)
  const all: string[] = []
  const unchecked: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = runServer(file, { TRUSTED_PROXIES: '127.0.0.1', ...env })
    const address = await readyAddress(server)
    await signInAll(address, unchecked.splice(0))
    const acknowledged: string[] = []
    function acknowledge(username: string) {
      acknowledged.push(username)
      // At another moment each time: after one account, after two, …
      if (acknowledged.length > round % 7) server.child.kill('SIGKILL')
    }
    await Promise.all(Array.from({ length: streams }, (_, stream) => signUpUntilKilled(address, `r${round}s${stream}`, acknowledge)))
    await server.exit
    unchecked.push(...acknowledged)
    all.push(...acknowledged)
  }
  const server = runServer(file, { TRUSTED_PROXIES: '127.0.0.1', ...env })
  const address = await readyAddress(server)
  await signInAll(address, all)
  expect(all.length).toBeGreaterThan(rounds)
}

if (postgresUrl === undefined) {
  test('a server killed in a stream of sign-ups has kept every account it acknowledged', async () => {
    await killAgainAndAgain({ DATA_DIR: temporaryFolder() })
  }, 300_000)
} else {
  test('a server on PostgreSQL killed in a stream of sign-ups has kept every account it acknowledged', async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl)
    await killAgainAndAgain({ DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough to sign with' })
    await drop()
  }, 300_000)
}
