import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affordableLoan, roomForInstalments } from './affordability.ts'
import { toFils } from './mortgage.ts'

const expatriate = { isNational: false, isFirstHome: true }
const national = { isNational: true, isFirstHome: true }
const income = { income: 30_000, repayments: 2_000, cardLimit: 20_000 }
const home = (price: number, isOffPlan = false) => ({ price, isOffPlan })

describe('The loan that a buyer can afford', () => {
  it('is bound by repayments, tested at three points more', () => {
    expect(roomForInstalments(income)).toBe(12_000)
    const loan = affordableLoan({
      income,
      home: home(5_000_000),
      buyer: expatriate,
      yearlyRate: 4.5,
    })
    expect(toFils(loan.limits.repayments)).toBe(1_623_835.35)
    expect(loan.limits.income).toBe(2_520_000)
    expect(loan.limits.value).toBe(4_000_000)
    expect([toFils(loan.amount), loan.bound]).toEqual([1_623_835.35, 'repayments'])
  })

  it('is bound by the value of a cheaper home', () => {
    const loan = affordableLoan({
      income,
      home: home(1_500_000),
      buyer: expatriate,
      yearlyRate: 4.5,
    })
    expect([loan.amount, loan.bound]).toEqual([1_200_000, 'value'])
  })

  it('is bound by the years of an income where the rate is low', () => {
    const free = { income: 30_000, repayments: 0, cardLimit: 0 }
    const asked = { income: free, home: home(9_000_000), yearlyRate: 0 }
    const loan = affordableLoan({ ...asked, buyer: expatriate })
    expect([loan.amount, loan.bound]).toEqual([2_520_000, 'income'])
    expect(affordableLoan({ ...asked, buyer: national }).limits.income).toBe(2_880_000)
  })

  it('is nothing where other repayments take half of the income already', () => {
    const burdened = { income: 10_000, repayments: 6_000, cardLimit: 0 }
    const asked = { home: home(1_000_000), buyer: expatriate, yearlyRate: 4.5 }
    const loan = affordableLoan({ ...asked, income: burdened })
    expect([loan.amount, loan.bound]).toEqual([0, 'repayments'])
  })

  it('is the least of its limits, and no less for a higher income', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 6 })
    const any = fc.record({ income: amount, repayments: amount, cardLimit: amount })
    fc.assert(
      fc.property(any, amount, fc.boolean(), (given, more, isOffPlan) => {
        const asked = { home: home(more * 10, isOffPlan), buyer: national, yearlyRate: 5 }
        const loan = affordableLoan({ ...asked, income: given })
        expect(loan.amount).toBe(Math.min(...Object.values(loan.limits)))
        expect(loan.amount).toBe(loan.limits[loan.bound])
        const richer = { ...given, income: given.income + more }
        expect(affordableLoan({ ...asked, income: richer }).amount).toBeGreaterThanOrEqual(
          loan.amount,
        )
      }),
    )
  })
})
