import { expect, test } from 'vitest'
import { formatWholeMoney } from './whole-money.ts'

test('Estimates are said in whole dirhams', () => {
  expect(formatWholeMoney(22_233.3, 'en')).toBe('AED 22,233')
  expect(formatWholeMoney(6_669.99, 'en')).toBe('AED 6,670')
  expect(formatWholeMoney(300_000, 'ar')).toBe('300,000 درهم')
})
