import { describe, expect, it } from 'vitest'
import { totalOf } from './cost-lines.ts'
import { toFils } from './mortgage.ts'
import { planMortgage } from './plan.ts'

const wish = {
  price: 1_500_000,
  downPayment: 300_000,
  yearlyRate: 4.5,
  years: 25,
  isOffPlan: false,
  emirate: 'dubai',
}

describe('The plan of a mortgage', () => {
  it('has the payment, the interest, the shares and the cash of the first day', () => {
    const plan = planMortgage(wish)
    expect(toFils(plan.monthly)).toBe(6_669.99)
    expect(toFils(plan.interest)).toBe(800_996.92)
    expect(toFils(plan.repaid)).toBe(2_000_996.92)
    expect(plan.shares).toEqual({ down: 20, loan: 80 })
    const cash = totalOf(plan.cash?.costs ?? [])
    expect(cash).toBe(399_570)
    expect((cash - plan.downPayment) / plan.price).toBeCloseTo(0.06638, 5)
  })

  it('tests the payment at two to four points more', () => {
    const stressed = planMortgage(wish).stressed.map(({ points, yearlyRate, monthly }) => [
      points,
      yearlyRate,
      toFils(monthly),
    ])
    expect(stressed).toEqual([
      [2, 6.5, 8_102.49],
      [3, 7.5, 8_867.89],
      [4, 8.5, 9_662.73],
    ])
  })

  it('has no years and no payment where the whole price is paid', () => {
    const plan = planMortgage({ ...wish, downPayment: 1_500_000 })
    expect([plan.monthly, plan.interest, plan.years]).toEqual([0, 0, []])
  })
})
