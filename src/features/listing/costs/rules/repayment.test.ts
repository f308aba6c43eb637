import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { largestLoan, monthlyInstalment, toFils } from './mortgage.ts'
import { loanFor, smallestDownPayment } from './repayment.ts'

describe('A loan', () => {
  it('repays the loan that it is for', () => {
    const terms = fc.record({
      yearlyRate: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100),
      years: fc.integer({ min: 1, max: 25 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 8 }), terms, (amount, asked) => {
        const monthly = monthlyInstalment({ amount, ...asked })
        expect(loanFor(monthly, asked) / amount).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('The smallest down payment', () => {
  test.each([
    [5_000_000, 1_000_000],
    [5_000_001, 1_500_000.3],
  ])('of a resident’s first home for %d is %d', (price, least) => {
    const home = { price, isOffPlan: false }
    expect(smallestDownPayment(home, { isNational: false, isFirstHome: true })).toBe(least)
  })

  it('and the largest loan are the price', () => {
    const any = fc.record({ isNational: fc.boolean(), isFirstHome: fc.boolean() })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        any,
        fc.boolean(),
        (price, buyer, isOffPlan) => {
          const home = { price, isOffPlan }
          expect(toFils(smallestDownPayment(home, buyer) + largestLoan(home, buyer))).toBe(price)
        },
      ),
    )
  })
})
