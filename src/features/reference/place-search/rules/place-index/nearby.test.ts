import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { buildNear, findNear } from './nearby.ts'

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'm', 'ا', 'ب', 'م'),
  minLength: 1,
  maxLength: 9,
})

test.each([
  ['marina', 'marina', 0],
  ['marina', 'marena', 1],
  ['marina', 'mairna', 1],
  ['marina', 'marna', 1],
  ['marina', 'marinna', 1],
  ['مارينا', 'مرينة', 2],
  ['jumeirah', 'jumairh', 2],
  ['', 'abc', 3],
])('from %s to %s it takes %d slips', (one, other, distance) => {
  expect(editDistance(one, other, 9)).toBe(distance)
  expect(editDistance(other, one, 9)).toBe(distance)
})

test('A distance above the limit is told as one more than the limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      const exact = editDistance(one, other, 20)
      expect(editDistance(one, other, limit)).toBe(Math.min(exact, limit + 1))
    }),
  )
})

test('The letter sets never hide a text that is near enough and in the same script', () => {
  const lists = fc.uniqueArray(word, { maxLength: 30 })
  const scriptOf = (text: string) => (text.charCodeAt(0) >= 0x600 ? 'Arabic' : 'Latin')
  fc.assert(
    fc.property(lists, word, fc.integer({ min: 1, max: 2 }), (list, asked, limit) => {
      const near = findNear(buildNear(list), asked, limit).map(({ id }) => list[id])
      const expected = list.filter(
        (text) => scriptOf(text) === scriptOf(asked) && editDistance(text, asked, limit) <= limit,
      )
      expect(new Set(near)).toEqual(new Set(expected))
    }),
  )
})
