import { expect, test } from 'vitest'
import { findLibraries } from './about'

test('every library that the page stands on is named with its whole licence, each once', () => {
  const libraries = findLibraries()
  const names = libraries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@base-ui/react', 'valibot', 'zustand', 'tailwindcss']))
  expect(names.some((name) => name.startsWith('@fontsource'))).toBe(true)
  expect(names.filter((name) => name.startsWith('@verbena') || name.startsWith('@types'))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  for (const { name, version, licence, text } of libraries) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
    expect(licence, name).toMatch(/^[\w.-]+$/)
    expect(text.length, name).toBeGreaterThan(500)
  }
})
