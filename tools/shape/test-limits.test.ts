import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { readSource } from './source.ts'
import { testLimitFaults, testTimeoutMs } from './test-limits.ts'

const faultsOf = (text: string) => testLimitFaults([readSource('src/ui/a.test.ts', text)]).length

test('The limit of all tests is the one that is held', () => {
  expect(config.test).toMatchObject({ testTimeout: testTimeoutMs })
})

test.each([
  ["test('a', () => undefined, 60_000)", 1],
  ["it('a', { timeout: 5_000 }, async () => undefined)", 1],
  ["test.each([1])('a', () => undefined, 120_000)", 1],
  ["test('a', () => undefined)", 0],
  ["test('a', () => undefined, 300_000)", 0],
  ['setTimeout(() => undefined, 5_000)', 0],
])('%s', (text, count) => {
  expect(faultsOf(text)).toBe(count)
})
