import { expect, test } from 'vitest'
import { searchStatus } from './search-status.ts'

test.each([
  ['idle', { data: ['Marina'], isError: false }, false],
  ['loading', { data: undefined, isError: false }, true],
  ['failed', { data: undefined, isError: true }, true],
  ['ready', { data: [], isError: false }, true],
  ['ready, while a later search fails for the same text', { data: [], isError: true }, true],
])('A search for suggestions is %s', (said, query, isAsked) => {
  expect(searchStatus(query, isAsked)).toBe(said.split(',')[0])
})
