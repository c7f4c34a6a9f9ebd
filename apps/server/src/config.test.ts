import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, readCopyConfig } from './config'

const secret = 'x'.repeat(32)

test('without any variable it listens on this machine alone with the embedded database', () => {
  expect(readConfig({ PATH: '/bin' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    authSecret: undefined,
    logLevel: 'info',
  })
})

test('a variable set to nothing is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined, logLevel: 'info' })
})

test('trusted proxies are addresses and ranges of both families', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,fd00::/8' })
  expect(trustedProxies.check('10.9.9.9')).toBe(true)
  expect(trustedProxies.check('192.0.2.1')).toBe(true)
  expect(trustedProxies.check('192.0.2.2')).toBe(false)
  expect(trustedProxies.check('fd12::1', 'ipv6')).toBe(true)
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
  PUBLIC_URL: 'https://words.example',
}

test('payments are played until there are keys, and never played in production', () => {
  expect(readConfig({}).billing).toEqual({ kind: 'sandbox' })
  expect(readConfig({ NODE_ENV: 'production' }).billing).toEqual({ kind: 'off' })
  expect(readConfig({ BILLING: 'off' }).billing).toEqual({ kind: 'off' })
  expect(readConfig({ ...stripe, BILLING: 'sandbox' }).billing).toEqual({ kind: 'sandbox' })
  expect(readConfig({ ...stripe, NODE_ENV: 'production', STRIPE_API_URL: 'http://127.0.0.1:12111' }).billing).toEqual({
    kind: 'stripe',
    stripe: {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { monthly: 'price_m', yearly: 'price_y' },
      apiUrl: new URL('http://127.0.0.1:12111'),
    },
  })
})

test('speech comes from the cloud with a key, and from every device without one', () => {
  expect(readConfig({}).speech).toBeUndefined()
  expect(readConfig({ ELEVENLABS_API_KEY: 'sk_0123456789' }).speech).toEqual({ apiKey: 'sk_0123456789', apiUrl: undefined, voices: {} })
  const all = {
    ELEVENLABS_API_KEY: 'sk_0123456789',
    ELEVENLABS_API_URL: 'http://127.0.0.1:12112',
    ELEVENLABS_VOICES: 'au-female=abc, uk-male=Def9',
  }
  expect(readConfig(all).speech).toEqual({
    apiKey: 'sk_0123456789',
    apiUrl: new URL('http://127.0.0.1:12112'),
    voices: { 'au-female': 'abc', 'uk-male': 'Def9' },
  })
})

test('copying needs an address to copy to, and no secret', () => {
  const url = 'postgres://ann:secret-word@localhost/words'
  expect(readCopyConfig({ DATABASE_URL: url, PORT: 'abc' })).toEqual({ dataDir: resolve('data'), databaseUrl: url })
  expect(() => readCopyConfig({ DATA_DIR: '/x' })).toThrow(/^DATABASE_URL must be set/)
})

const without = (name: keyof typeof stripe) => ({ ...stripe, [name]: undefined })

test.each([
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '3000x' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ HOST: 'my host' }, 'HOST'],
  [{ PUBLIC_URL: 'words.test' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://words.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://words.example/app' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://localhost/x', AUTH_SECRET: secret }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'AUTH_SECRET'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ BILLING: 'paypal' }, 'BILLING'],
  [{ BILLING: 'sandbox', NODE_ENV: 'production' }, 'BILLING'],
  [{ BILLING: 'stripe' }, 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY'],
  [without('STRIPE_SECRET_KEY'), 'STRIPE_SECRET_KEY'],
  [without('STRIPE_WEBHOOK_SECRET'), 'STRIPE_WEBHOOK_SECRET'],
  [without('STRIPE_PRICE_YEARLY'), 'STRIPE_PRICE_YEARLY'],
  [without('PUBLIC_URL'), 'PUBLIC_URL'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'hush' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_PRICE_YEARLY: 'price_m' }, 'STRIPE_PRICE_YEARLY'],
  [{ ...stripe, STRIPE_PRICE_MONTHLY: '4.99' }, 'STRIPE_PRICE_MONTHLY'],
  [{ ...stripe, STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
  [{ ELEVENLABS_API_URL: 'http://127.0.0.1:1' }, 'ELEVENLABS_API_KEY'],
  [{ ELEVENLABS_VOICES: 'au-female=abc' }, 'ELEVENLABS_API_KEY'],
  [{ ELEVENLABS_API_KEY: 'short' }, 'ELEVENLABS_API_KEY'],
  [{ ELEVENLABS_API_KEY: 'with a line\nbreak' }, 'ELEVENLABS_API_KEY'],
  [{ ELEVENLABS_API_KEY: 'sk_0123456789', ELEVENLABS_API_URL: 'http://speech.example' }, 'ELEVENLABS_API_URL'],
  [{ ELEVENLABS_API_KEY: 'sk_0123456789', ELEVENLABS_VOICES: 'robot=abc' }, 'ELEVENLABS_VOICES'],
  [{ ELEVENLABS_API_KEY: 'sk_0123456789', ELEVENLABS_VOICES: 'uk-male=../v1/user' }, 'ELEVENLABS_VOICES'],
  [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY'],
])('%j stops the start with one sentence that names %s and does not repeat the value', (env, name) => {
  const sentence = (() => {
    try {
      readConfig(env)
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })()
  expect(sentence).toMatch(new RegExp(`^${name} (must|may).*\\.$`))
  for (const value of Object.values(env)) expect(sentence).not.toContain(value)
})

test('apps are told by who signed them', () => {
  const print = Array.from({ length: 32 }, () => 'aB').join(':')
  expect(readConfig({}).signers).toEqual({ iosTeamId: undefined, androidFingerprints: [] })
  expect(readConfig({ IOS_TEAM_ID: 'ABCDE12345', ANDROID_CERT_SHA256: `${print}, ${print}` }).signers).toEqual({
    iosTeamId: 'ABCDE12345',
    androidFingerprints: [print.toUpperCase(), print.toUpperCase()],
  })
})

test.each([
  [{ IOS_TEAM_ID: 'Acme' }, 'IOS_TEAM_ID must be the ten letters and digits'],
  [{ ANDROID_CERT_SHA256: 'AB:CD' }, 'ANDROID_CERT_SHA256 must be SHA-256 fingerprints'],
])('a wrong signer stops the start (%o)', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
