import { describe, expect, test } from 'vitest'
import { readAppLink } from './app-link'

const site = 'https://words.example'

test.each([
  ['verbena://categories', '/categories'],
  ['verbena:///categories', '/categories'],
  ['verbena://categories?category=Greek%20root&explore=true', '/categories?category=Greek%20root&explore=true'],
  ['verbena://collection/7f3a', '/collection/7f3a'],
  ['https://words.example/word-details?word=calm', '/word-details?word=calm'],
  ['https://words.example/quiz/', '/quiz'],
  ['https://words.example', '/'],
])('%s leads to %s', (link, address) => {
  expect(readAppLink(link, site)).toBe(address)
})

describe('a link that is not ours leads nowhere', () => {
  test.each([
    '',
    'categories',
    'javascript:alert(1)',
    'verbena:categories',
    'verbena:////evil.example/categories',
    'verbena://categories@evil.example/x',
    'https://evil.example/categories',
    'https://words.example.evil.example/categories',
    'https://words.example:8443/categories',
    'https://ann:secret@words.example/categories',
    'http://words.example/categories',
    'https://words.example//evil.example',
    'capacitor://localhost/categories',
    'file:///etc/passwd',
    `verbena://categories?category=${'x'.repeat(2000)}`,
  ])('%s', (link) => {
    expect(readAppLink(link, site)).toBeNull()
  })

  test('also where the site is a page inside an app', () => {
    expect(readAppLink('https://words.example/quiz', 'capacitor://localhost')).toBeNull()
  })
})
