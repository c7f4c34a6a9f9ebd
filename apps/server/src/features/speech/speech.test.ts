import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speechAnswerSchema } from '@verbena/core/voices/speech'
import { voiceById } from '@verbena/core/voices/voices'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { refuses, someAudio, speaks, speechStub } from '../../../test/speech/speech-stub'
import { subscribe } from '../../../test/subscribe'
import { failureOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { openAudioFolder } from '../../providers/speech/audio-folder'
import { createElevenLabs } from '../../providers/speech/elevenlabs'
import { createSpeech } from '../../providers/speech/speech'

const db = await testDatabase()
const apiKey = 'sk_a-key-that-nobody-may-read'
const patienceMs = 400

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-speech-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server whose speech comes from a stand-in, and a subscriber to ask it. */
async function speakingApp({ folder = folderOf(), mostBytes = 10_000_000 } = {}) {
  const stub = await speechStub()
  const lines: string[] = []
  const write = (entry: unknown, message?: string) => lines.push(JSON.stringify([entry, message]))
  const log = { error: write, warn: write, info: write }
  const clock = { now: Date.parse('2025-03-01T12:00:00Z') }
  const now = () => new Date(clock.now)
  const provider = createElevenLabs({ apiKey, apiUrl: stub.url, voices: {} }, { log, now, patienceMs })
  const speech = createSpeech(provider, openAudioFolder(folder, mostBytes, now), { log, workMs: 2 * patienceMs })
  const app = testApp(db, { speech, now })
  const person = await app.signUp()
  await subscribe(db, person.user.id, 'monthly')
  const say = (text: unknown, voiceId: unknown = 'uk-female', token: string | undefined = person.accessToken) =>
    app.request('/api/functions/text-to-speech', { json: { text, voiceId }, ...(token && { token }) })
  return { ...app, logged: () => [...lines, ...app.lines].join('\n'), stub, say, person, clock, folder, speech }
}

const audioOf = async (answer: Response) => Buffer.from(v.parse(speechAnswerSchema, await answer.json()).audioContent, 'base64')

test('a text becomes MPEG audio in base64, asked of the provider with our key, its voice and the language', async () => {
  const { say, stub } = await speakingApp()
  const answer = await say(' serendipity\n')
  expect(answer.status).toBe(200)
  expect(await audioOf(answer)).toEqual(someAudio())
  expect(stub.calls).toEqual([
    {
      path: '/v1/text-to-speech/Xb7hH8MSUJpSbSDYk0k2?output_format=mp3_44100_64',
      key: apiKey,
      body: { text: 'serendipity', model_id: 'eleven_flash_v2_5', language_code: 'en' },
    },
  ])
})

test('what was made is told the operator by its length, never by its text', async () => {
  const { say, logged } = await speakingApp()
  await say('serendipity')
  await say('serendipity')
  expect(logged().match(/"characters":11/g)).toHaveLength(1)
  expect(logged()).not.toContain('serendipity')
})

test('the same text and voice is made once, for everyone, also after a restart and written otherwise', async () => {
  const first = await speakingApp()
  await first.say('calm sea')
  const again = await speakingApp({ folder: first.folder })
  expect(await audioOf(await again.say(' calm  sea '))).toEqual(someAudio())
  expect(again.stub.calls).toEqual([])
  await again.say('calm sea', 'uk-male')
  await again.say('Calm sea')
  expect(again.stub.calls).toHaveLength(2)
})

test('twenty who ask for a word together get it from one call', async () => {
  const { say, stub } = await speakingApp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => say('together')))
  for (const answer of answers) expect(await audioOf(answer)).toEqual(someAudio())
  expect(stub.calls).toHaveLength(1)
})

test('two processes on one folder make a word once between them', async () => {
  const one = await speakingApp()
  const two = await speakingApp({ folder: one.folder })
  const answers = await Promise.all([one.say('shared'), two.say('shared'), one.say('shared'), two.say('shared')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([...one.stub.calls, ...two.stub.calls]).toHaveLength(1)
})

test('a word that another process was making when it died is made again', async () => {
  const { say, stub, folder } = await speakingApp()
  await say('left')
  const [file = ''] = readdirSync(folder)
  rmSync(join(folder, file))
  writeFileSync(join(folder, `${file}.claim`), '')
  expect((await say('left')).status).toBe(200)
  expect(stub.calls).toHaveLength(2)
})

test('free voices are for everyone with an account, premium ones for subscribers, none for strangers', async () => {
  const { say, signUp, stub } = await speakingApp()
  const free = await signUp()
  expect((await say('calm', 'us-male', free.accessToken)).status).toBe(200)
  expect(await failureOf(await say('calm', 'uk-male', free.accessToken))).toEqual({
    status: 403,
    code: 'premium_required',
    message: 'Subscribe to unlock this voice',
  })
  expect((await say('calm', 'uk-male')).status).toBe(200)
  expect((await say('calm', 'us-male', '')).status).toBe(401)
  expect(stub.calls).toHaveLength(2)
})

test('a plan that ended closes the premium voices, whatever is kept', async () => {
  const { say, person } = await speakingApp()
  expect((await say('calm')).status).toBe(200)
  await subscribe(db, person.user.id, 'monthly', new Date(1))
  expect((await failureOf(await say('calm'))).code).toBe('premium_required')
})

test('without a key, and for a voice that nobody chose, the answer is a sentence', async () => {
  const { signUp, request } = testApp(db)
  const { accessToken: token } = await signUp()
  const none = await request('/api/functions/text-to-speech', { json: { text: 'calm', voiceId: 'us-male' }, token })
  // which tells a device not to ask for every word
  expect(none.headers.get('retry-after')).toBeNull()
  expect(await failureOf(none)).toEqual({
    status: 503,
    code: 'unavailable',
    message: 'Cloud voices are not available here. Your device can speak instead.',
  })
  const { say } = await speakingApp()
  expect((await failureOf(await say('calm', 'au-female'))).message).toBe(
    'This voice is not available here yet. Your device can speak instead.',
  )
})

const headersOnly = (headers: Record<string, string>) => (response: ServerResponse) => {
  response.writeHead(200, headers).write(someAudio())
}
const wrongAnswers = {
  'no answer in time': () => undefined,
  'an answer that stops in the middle': headersOnly({ 'content-type': 'audio/mpeg' }),
  'an answer that ends before its length': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '9999' }).write(someAudio())
    setImmediate(() => response.destroy())
  },
  'an answer without an end': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    const flood = setInterval(() => response.write(someAudio(1, 65_536)), 1)
    response.on('close', () => clearInterval(flood))
  },
  'a length that no speech has': headersOnly({ 'content-type': 'audio/mpeg', 'content-length': '99999999' }),
  'a page': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>sign in to the network</html>')
  },
  'a page that says it is audio': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<html>sign in to the network</html>')
  },
  'an empty answer': speaks(Buffer.alloc(0)),
  'a connection that breaks': (response: ServerResponse) => {
    response.destroy()
  },
  'another address': (response: ServerResponse) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/steal' }).end()
  },
  'a wrong key': refuses(401, `{"detail":{"status":"invalid_api_key","message":"${apiKey} is wrong"}}`),
  'no money left': refuses(402),
  'a text it refuses': refuses(422, '{"detail":"calm is not a text"}'),
  'too many at once': refuses(429),
  'a failure of its own': refuses(500),
  'a gateway': refuses(504, '<html>'),
}

test.each(Object.entries(wrongAnswers))(
  '%s is one sentence for the learner and one line for the operator, and nothing is kept',
  async (_, wrong) => {
    const { say, stub, logged, folder } = await speakingApp()
    stub.answer = wrong
    const refusal = await say('secretword')
    expect(refusal.headers.get('retry-after')).toBe('30')
    expect(await failureOf(refusal)).toEqual({
      status: 503,
      code: 'unavailable',
      message: 'Cloud voices cannot be reached right now. Your device can speak instead.',
    })
    expect(logged().match(/the speech provider refused or did not answer/g)).toHaveLength(1)
    expect(logged()).not.toContain(apiKey)
    expect(logged()).not.toContain('secretword')
    expect(logged()).not.toContain('calm is not')
    expect(readdirSync(folder)).toEqual([])
    stub.answer = speaks()
    expect((await say('secretword')).status).toBe(200)
  },
)

test('a provider that is down is left in peace for a while, and asked again without a restart', async () => {
  const { say, stub, clock } = await speakingApp()
  stub.answer = refuses(500)
  for (const word of ['one', 'two', 'three', 'four', 'five']) expect((await say(word)).status).toBe(503)
  expect(stub.calls).toHaveLength(3)
  stub.answer = speaks()
  clock.now += 16_000
  expect((await say('one')).status).toBe(200)
  expect((await say('two')).status).toBe(200)
})

test('what one text or a busy moment did does not stop the others', async () => {
  const { say, stub } = await speakingApp()
  stub.answer = refuses(422)
  for (const word of ['one', 'two', 'three', 'four']) expect((await say(word)).status).toBe(503)
  stub.answer = speaks()
  expect((await say('five')).status).toBe(200)
})

test.each([
  ['', 'There is nothing to say'],
  ['\u0000\u202e<>', 'There is nothing to say'],
  ['long '.repeat(41), 'Texts of up to 200 characters can be spoken'],
])('%j is refused and costs nothing', async (text, message) => {
  const { say, stub } = await speakingApp()
  expect(await failureOf(await say(text))).toMatchObject({ status: 400, code: 'invalid_input', message })
  expect(stub.calls).toEqual([])
})

test('instructions to the provider are read as text, and a megabyte is not read at all', async () => {
  const { say, stub } = await speakingApp()
  await say('<speak><break time="99s"/>calm\u0007</speak>')
  expect(stub.calls[0]?.body).toMatchObject({ text: 'speak break time="99s"/ calm /speak' })
  expect((await say('a'.repeat(1_000_000))).status).toBe(413)
  for (const voiceId of ['robot', '../user', null]) {
    expect(await failureOf(await say('calm', voiceId))).toMatchObject({ status: 400, message: 'This voice does not exist' })
  }
  expect(stub.calls).toHaveLength(1)
})

test('what is made is counted a day, what is kept or failed is not', async () => {
  const { say, signUp, stub } = await speakingApp()
  const { accessToken } = await signUp()
  stub.answer = refuses(422)
  for (const word of ['not', 'made']) expect((await say(word, 'us-female', accessToken)).status).toBe(503)
  stub.answer = speaks()
  stub.calls.length = 0
  for (let i = 0; i < 30; i++) expect((await say(`word ${i}`, 'us-female', accessToken)).status).toBe(200)
  const refused = await say('one more', 'us-female', accessToken)
  expect(refused.headers.get('retry-after')).toBe('86400')
  expect(await failureOf(refused)).toMatchObject({ status: 429, message: 'Too many tries. Please wait 24 hours and try again.' })
  expect((await say('word 7', 'us-female', accessToken)).status).toBe(200)
  expect(stub.calls).toHaveLength(30)
})

const british = voiceById('uk-female')
const dayMs = 24 * 60 * 60 * 1000

test('the folder stays within its room: what was not heard for longest goes first', async () => {
  const { speech, stub, clock, folder } = await speakingApp({ mostBytes: 20_000 })
  for (let i = 0; i < 40; i++) {
    stub.answer = speaks(someAudio(i))
    await speech.make(`word ${i}`, british)
    clock.now += 2 * dayMs
    await speech.find('word 0', british) // heard every other day
  }
  await expect.poll(() => readdirSync(folder).length).toBeLessThanOrEqual(11)
  expect(await speech.find('word 0', british)).toEqual(someAudio(0))
  expect(await speech.find('word 39', british)).toEqual(someAudio(39))
  expect(await speech.find('word 1', british)).toBeUndefined()
})

test('what nobody heard for a year goes, and what a dead process left half done', async () => {
  const { speech, clock, folder } = await speakingApp({ mostBytes: 20_000 })
  await speech.make('old', british)
  writeFileSync(join(folder, `${randomBytes(32).toString('hex')}.mp3.0badf00d`), 'half')
  clock.now = Date.now() + 400 * dayMs
  await speech.make('new', british)
  await expect.poll(() => readdirSync(folder)).toHaveLength(1)
  expect(await speech.find('new', british)).toEqual(someAudio())
})

test('a damaged file is made again, and a folder that cannot be written costs no speech', async () => {
  const { say, stub, folder } = await speakingApp()
  await say('calm')
  const [file = ''] = readdirSync(folder)
  writeFileSync(join(folder, file), '\0\0\0\0')
  expect(await audioOf(await say('calm'))).toEqual(someAudio())
  expect(stub.calls).toHaveLength(2)

  const notAFolder = join(folder, file)
  const broken = await speakingApp({ folder: notAFolder })
  expect(await audioOf(await broken.say('calm'))).toEqual(someAudio())
  expect(broken.logged()).toContain('speech could not be kept on the disk')
  expect(broken.logged()).not.toContain(notAFolder)
})
