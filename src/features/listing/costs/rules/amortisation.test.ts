import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { amortise } from './amortisation.ts'
import { monthlyInstalment, toFils } from './mortgage.ts'

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

const anyLoan = fc.record({
  amount: fc.integer({ min: 1, max: 10 ** 9 }),
  yearlyRate: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 25 }),
})

describe('The years of a loan', () => {
  it('cost 800,996.92 of interest for 1,200,000 at 4.50 % over 25 years', () => {
    const years = amortise({ amount: 1_200_000, yearlyRate: 4.5, years: 25 })
    expect(toFils(total(years.map(({ interest }) => interest)))).toBe(800_996.92)
    expect(years).toHaveLength(25)
  })

  it('are what paying month by month leaves', () => {
    const loan = { amount: 1_200_000, yearlyRate: 4.5, years: 25 }
    const monthly = monthlyInstalment(loan)
    let balance = loan.amount
    for (let month = 0; month < 12; month += 1) balance += (balance * 4.5) / 1_200 - monthly
    const [first] = amortise(loan)
    expect(toFils(first!.balance)).toBe(toFils(balance))
    expect(toFils(first!.principal)).toBe(toFils(1_200_000 - balance))
  })

  test('repay equal parts without interest', () => {
    const years = amortise({ amount: 100_000, yearlyRate: 0, years: 4 })
    expect(years.map(({ balance }) => toFils(balance))).toEqual([75_000, 50_000, 25_000, 0])
    expect(years.map(({ interest }) => toFils(interest))).toEqual([0, 0, 0, 0])
  })

  it('repay the whole loan, more of it each year, and leave nothing', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const years = amortise(loan)
        const repaid = total(years.map(({ principal }) => principal))
        expect(repaid).toBeCloseTo(loan.amount, 2)
        expect(years.at(-1)?.balance).toBe(0)
        const slack = loan.amount * 1e-9
        for (const [at, { principal, interest }] of years.entries()) {
          expect(interest).toBeGreaterThanOrEqual(-slack)
          expect(principal).toBeGreaterThanOrEqual((years[at - 1]?.principal ?? 0) - slack)
        }
      }),
    )
  })
})
