import { expect, test } from 'vitest'
import { clearedSearch, resultsAddress } from './address.ts'

const search = {
  purpose: 'rent',
  rooms: ['2'],
  price_max: 90_000,
  page: 3,
  locations: [7],
} as const

test.each([
  [{ ...search, sort: 'price_asc' }, '/properties?purpose=rent&sort=price_asc'],
  [{ ...search, near: [25, 55], sort: 'distance' }, '/properties?purpose=rent'],
  [{ rooms: ['2'] }, '/properties'],
])('Clearing the filters keeps the purpose and the order: %o', (one, address) => {
  expect(resultsAddress(clearedSearch(one as never))).toBe(address)
})
