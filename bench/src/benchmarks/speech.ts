import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../../../apps/server/src/db/embedded/open-embedded'
import { openAudioFolder } from '../../../apps/server/src/providers/speech/audio-folder'
import { buildApp } from '../app/build-app'
import { startServer } from '../app/start-server'
import { subscriberOn } from '../app/subscriber'
import { withDataFolder } from '../app/with-server'
import type { Measure } from '../measure/measure'

const providerMs = 300
const words = 40
const entries = 500
/** About as much as a word of three syllables at 64 kbit/s. */
const audio = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(9_000, 7)])

/** What it takes to hear a word from the server, and where its audio is best kept. */
export async function benchmarkSpeech(): Promise<Measure[]> {
  return [...(await throughServer()), ...(await keeping())]
}

async function throughServer(): Promise<Measure[]> {
  const { program } = await buildApp()
  const provider = await standIn()
  return withDataFolder(async (folder) => {
    const server = await startServer(program, folder, { ELEVENLABS_API_KEY: 'sk_only_of_this', ELEVENLABS_API_URL: provider.url })
    try {
      const { ask } = await subscriberOn(server.url, 'speech')
      const say = (text: string) => ask('functions/text-to-speech', { json: { text, voiceId: 'uk-female' } })
      const all = Array.from({ length: words }, (_, i) => `word number ${i}`)
      const made = await timesOf(all, say)
      const kept = await timesOf([...all, ...all, ...all], say)
      const before = provider.calls()
      await Promise.all(Array.from({ length: 20 }, () => say('all at once')))
      return [
        { what: `a word that is made, by a provider that takes ${providerMs} ms`, unit: 'ms', samples: made },
        { what: 'a word that is kept', unit: 'ms', samples: kept, judge: 'p95', atMost: 50 },
        { what: 'calls to the provider for 20 who ask at once', unit: '', samples: [provider.calls() - before], atMost: 1 },
      ]
    } finally {
      await server.end('SIGTERM')
      provider.close()
    }
  })
}

/** Files beside a table of the embedded database, both on the disk when they say so. */
async function keeping(): Promise<Measure[]> {
  return withDataFolder(async (folder) => {
    const files = openAudioFolder(join(folder, 'speech'), 512 * 1024 * 1024, () => new Date())
    const paths = Array.from({ length: entries }, (_, i) => files.pathOf('bench', `word ${i}`))
    const { db, close } = await openEmbedded(folder, () => undefined)
    await db.execute(sql`create table bench_audio (key text primary key, audio bytea not null)`)
    await db.execute(sql`alter table bench_audio alter column audio set storage external`)
    try {
      return [
        { what: 'keeping in a file', unit: 'ms', samples: await timesOf(paths, (path) => files.keep(path, audio)) },
        {
          what: 'keeping in the embedded database',
          unit: 'ms',
          samples: await timesOf(paths, (key) => db.execute(sql`insert into bench_audio values (${key}, ${audio})`)),
        },
        { what: 'finding in a file', unit: 'ms', samples: await timesOf(paths, (path) => files.read(path)) },
        {
          what: 'finding in the embedded database',
          unit: 'ms',
          samples: await timesOf(paths, (key) => db.execute(sql`select audio from bench_audio where key = ${key}`)),
        },
      ]
    } finally {
      await close()
    }
  })
}

async function timesOf(names: readonly string[], work: (name: string) => PromiseLike<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (const name of names) {
    const startedAt = performance.now()
    await work(name)
    samples.push(performance.now() - startedAt)
  }
  return samples
}

/** In place of ElevenLabs, on this machine. */
async function standIn() {
  let calls = 0
  const server = createServer((_, response) => {
    calls += 1
    setTimeout(() => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(audio), providerMs)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => server.close() }
}
