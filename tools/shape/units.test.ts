import { expect, test } from 'vitest'
import { faultLine } from '../check-shape.ts'
import { readSource } from './source.ts'
import { unitFaults } from './units.ts'

const linesOf = (path: string, text: string) => unitFaults([readSource(path, text)]).map(faultLine)

const rules = 'src/features/homes/rules.ts'

test.each([
  ['const dayLength = 86_400_000'],
  ['const pause = 24 * 3600_000'],
  ['const pause = 24 * 60 * 60 * 1000'],
  ['const pause = days * 24 * 3600 * 1000'],
  ['const pause = 5 * 60_000'],
  ['const minute = Math.floor(now / 60_000)'],
  ['const minute = 60_000'],
  ['const squareFoot = 0.0929'],
  ['const feet = space * 10.764'],
  ["const sqm = sql.raw('space * 0.09290304')"],
  ['const sqm = sql`space * 0.09290304`'],
])('A unit of time or area is not written out again: %s', (text) => {
  expect(linesOf(rules, text)).toEqual([expect.stringContaining(`${rules}:1: a `)])
  expect(linesOf('src/i18n/time-units.ts', text)).toEqual([])
})

test.each([
  ['const maxBytes = 60_000'],
  ['const limit = { max: 10, seconds: 24 * 3600 }'],
  ['const pause = 5 * minuteMs'],
  ['const share = 0.09 * price'],
  ["const path = 'M 10.76 4'"],
])('Other numbers may be: %s', (text) => {
  expect(linesOf(rules, text)).toEqual([])
})
