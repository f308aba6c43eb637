import { expect, test } from 'vitest'
import { maxOfNetwork } from './shares.ts'

test.each([
  ['no network', [], 10, Infinity],
  ['networks that have no more than that together', [3, 7], 10, Infinity],
  ['one network that has too many', [5, 90, 5], 50, 40],
  ['several that have too many', [5, 90, 60], 50, 22],
  ['more networks than favourites', [1, 1, 1], 2, 0],
])('Of %s each keeps what those with fewer leave', (_, held, maximum, most) => {
  expect(maxOfNetwork(held, maximum)).toBe(most)
})
