import { describe, expect, test } from 'vitest'
import { policyTag, readApiUrl } from './native-page'

describe('the address of the server', () => {
  test.each(['https://words.example', 'https://words.example:8443', 'http://localhost:3000', 'http://10.0.2.2:3000'])(
    'may be %s',
    (given) => {
      expect(readApiUrl(given)).toBe(given)
    },
  )

  test.each([undefined, ''])('is missed with a sentence (%s)', (given) => {
    expect(() => readApiUrl(given)).toThrow('VITE_API_URL must be set for the apps')
  })

  test.each([
    'http://words.example',
    'https://words.example/',
    'https://words.example/api',
    'words.example',
    'javascript:alert(1)',
    "https://a.example' *",
  ])('is never %s', (given) => {
    expect(() => readApiUrl(given)).toThrow('VITE_API_URL must be an https address')
  })
})

describe('the policy of the page inside an app', () => {
  const html = '<head><style>b{}</style><script>one()</script><script type="module" src="/main.js"></script></head>'
  const policy = policyTag(html, 'https://words.example')

  test('names every inline script and style, and no other', () => {
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2)
    expect(policy).not.toContain('unsafe')
  })

  test('lets the page speak to its own files and to its server only', () => {
    expect(policy).toContain("connect-src 'self' capacitor://localhost https://words.example;")
  })
})
