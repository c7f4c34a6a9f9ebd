import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSpan, gapsOf, type Span } from './told'

test('spans and the gaps between them hold every place once', () => {
  const span = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(4)).map(([first, more]): Span => [first, first + more])
  fc.assert(
    fc.property(fc.array(span), (given) => {
      const spans = given.reduce<Span[]>(addSpan, [])
      const isIn = (place: number, list: readonly Span[]) => list.filter(([first, last]) => first <= place && place <= last).length
      for (let place = 1; place < 40; place++) {
        expect(isIn(place, spans)).toBe(isIn(place, given) > 0 ? 1 : 0)
        expect(isIn(place, spans) + isIn(place, gapsOf(spans))).toBe(1)
      }
    }),
  )
})
