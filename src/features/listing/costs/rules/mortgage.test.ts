import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { largestLoan, largestShare, longestYears, monthlyInstalment, toFils } from './mortgage.ts'

const expatriate = { isNational: false, isFirstHome: true }
const national = { isNational: true, isFirstHome: true }
const instalment = (amount: number, yearlyRate: number, years = longestYears) =>
  toFils(monthlyInstalment({ amount, yearlyRate, years }))

describe('What a bank may lend', () => {
  // The sums of the Central Bank's rules, at 4.50 % over 25 years.
  test.each([
    ['an expatriate’s first home', 1_500_000, false, expatriate, 80, 1_200_000, 6_669.99],
    ['a national’s first home', 1_500_000, false, national, 85, 1_275_000, 7_086.86],
    ['five million exactly', 5_000_000, false, expatriate, 80, 4_000_000, 22_233.3],
    ['a dirham above', 5_000_001, false, expatriate, 70, 3_500_000.7, 19_454.14],
    ['a dirham above, a national', 5_000_001, false, national, 75, 3_750_000.75, 20_843.72],
    [
      'a second home',
      2_000_000,
      false,
      { isNational: false, isFirstHome: false },
      60,
      1_200_000,
      6_669.99,
    ],
    [
      'a second home of a national',
      2_000_000,
      false,
      { isNational: true, isFirstHome: false },
      65,
      1_300_000,
      7_225.82,
    ],
    ['a home off-plan', 2_000_000, true, national, 50, 1_000_000, 5_558.32],
  ])('%s', (_, price, isOffPlan, buyer, share, loan, monthly) => {
    expect(largestShare({ price, isOffPlan }, buyer)).toBe(share)
    expect(toFils(largestLoan({ price, isOffPlan }, buyer))).toBe(loan)
    expect(instalment(loan, 4.5)).toBe(monthly)
  })
})

describe('The monthly instalment', () => {
  test.each([
    [1_200_000, 2.75, 25, 5_535.73],
    [1_200_000, 6.99, 25, 8_473.7],
    [1_200_000, 0, 25, 4_000],
    [1_200_000, 6.5, 25, 8_102.49],
    [1_200_000, 8.5, 25, 9_662.73],
    [120_000, 4.5, 1, 10_245.42],
  ])('of %d at %d %% over %d years is %d', (amount, rate, years, monthly) => {
    expect(instalment(amount, rate, years)).toBe(monthly)
  })

  it('never pays back less than was lent, and more the higher the rate', () => {
    const rate = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 8 }), rate, rate, (amount, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const cheap = monthlyInstalment({ amount, yearlyRate: low, years: 25 })
        const dear = monthlyInstalment({ amount, yearlyRate: high, years: 25 })
        expect(cheap * 300).toBeGreaterThanOrEqual(amount * (1 - 1e-9))
        expect(dear).toBeGreaterThanOrEqual(cheap * (1 - 1e-9))
      }),
    )
  })
})
