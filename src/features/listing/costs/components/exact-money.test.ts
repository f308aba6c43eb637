import { expect, test } from 'vitest'
import { formatExactMoney, formatFils } from './exact-money.ts'

test('Money has fils where there are some, rounded half up', () => {
  expect(formatExactMoney(22_233.3, 'en')).toBe('AED 22,233.30')
  expect(formatExactMoney(300_000, 'ar')).toBe('300,000 درهم')
  expect(formatExactMoney(0.125, 'en')).toBe('AED 0.13')
  expect(formatFils(300_000, 'en')).toBe('300,000.00')
})
