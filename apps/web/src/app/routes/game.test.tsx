import { modes } from '@verbena/core/practice/modes'
import { expect, test } from 'vitest'
import { createAppRouter } from '../router'

test('every way to practise has its address', () => {
  const known = Object.keys(createAppRouter().routesByPath)
  expect(modes.map((mode) => mode.path).filter((path) => !known.includes(path))).toEqual([])
})
