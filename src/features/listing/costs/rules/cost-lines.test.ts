import { expect, test } from 'vitest'
import { totalOf } from './cost-lines.ts'

test('The total of costs is that of their lines as they are read, in whole dirhams', () => {
  const costs = [
    { item: 'transfer', amount: 100.4 },
    { item: 'agency', amount: 200.4 },
    { item: 'trustee', amount: 300.4 },
  ] as const
  expect(totalOf(costs)).toBe(600)
})
