import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvTable } from './csv'

test('commas, quotes and lines stay inside their cell', () => {
  expect(csvTable(['a', 'b'], [['x, "y"', 'one\ntwo']])).toBe('a,b\r\n"x, ""y""","one\ntwo"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '＝1'])('“%s” is a text to a spreadsheet', (cell) => {
  expect(csvTable(['a'], [[cell]])).toBe(`a\r\n"'${cell.replaceAll('"', '""')}"\r\n`)
})

test('no cell begins with what starts a formula', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      expect(csvTable(['a'], [[cell]]).slice(4)).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})
