import { describe, expect, test } from 'vitest'
import { failureOf, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'

const fingerprint = Array.from({ length: 32 }, (_, i) => (i + 16).toString(16).toUpperCase()).join(':')
const db = await testDatabase()
const files = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json']

describe('a server with apps of its own', () => {
  const { request } = testApp(db, { signers: { iosTeamId: 'ABCDE12345', androidFingerprints: [fingerprint] } })

  test('tells an iPhone which app opens its links, and which addresses are none', async () => {
    const answer = await request('/.well-known/apple-app-site-association')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const components = [
      ...['/api/*', '/metrics', '/.well-known/*', '/assets/*'].map((path) => ({ '/': path, exclude: true })),
      { '/': '/*' },
    ]
    expect(await answer.json()).toEqual({ applinks: { details: [{ appIDs: ['ABCDE12345.app.verbena.words'], components }] } })
  })

  test('tells an Android phone whose app opens its links', async () => {
    const answer = await request('/.well-known/assetlinks.json')
    expect(await answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'app.verbena.words', sha256_cert_fingerprints: [fingerprint] },
      },
    ])
  })
})

test.each(files)('a server without apps has nothing at %s', async (file) => {
  const answer = await testApp(db).request(file)
  expect([answer.status, (await failureOf(answer)).code]).toEqual([404, 'not_found'])
})
