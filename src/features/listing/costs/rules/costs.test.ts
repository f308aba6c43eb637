import { describe, expect, it, test } from 'vitest'
import { cashToBuy, cashToMoveIn, totalOf } from './costs.ts'

describe('The cash a buyer needs', () => {
  it('in Dubai is the down payment and every fee', () => {
    const costs = cashToBuy({ emirate: 'dubai', price: 1_500_000, loan: 1_200_000 })
    expect(costs).toEqual([
      { item: 'downPayment', amount: 300_000 },
      { item: 'transfer', amount: 60_000 },
      { item: 'administration', amount: 580 },
      { item: 'trustee', amount: 4_200 },
      { item: 'agency', amount: 31_500 },
      { item: 'mortgageRegistration', amount: 3_290 },
    ])
    expect(totalOf(costs ?? [])).toBe(399_570)
  })

  it('without a loan has no mortgage to register', () => {
    const costs = cashToBuy({ emirate: 'dubai', price: 400_000, loan: 0 })
    expect(totalOf(costs ?? [])).toBe(400_000 + 16_000 + 580 + 2_100 + 8_400)
  })

  it('is not guessed where the fees are not known', () => {
    expect(cashToBuy({ emirate: 'ajman', price: 1_500_000, loan: 0 })).toBeUndefined()
  })
})

describe('The cash a tenant needs', () => {
  test.each([
    [1, 132_520],
    [2, 72_520],
    [4, 42_520],
    [6, 32_520],
    [12, 22_520],
  ])('for 120,000 a year in Dubai by %d cheques is %d', (cheques, total) => {
    const lease = { emirate: 'dubai', yearlyRent: 120_000, cheques, isFurnished: false }
    expect(totalOf(cashToMoveIn(lease))).toBe(total)
  })

  it('has twice the deposit for a furnished home', () => {
    const lease = { emirate: 'dubai', yearlyRent: 120_000, cheques: 4, isFurnished: true }
    expect(cashToMoveIn(lease)).toContainEqual({ item: 'deposit', amount: 12_000 })
  })

  it('leaves out a register whose fee is not known', () => {
    const lease = { emirate: 'sharjah', yearlyRent: 60_000, cheques: 4, isFurnished: false }
    expect(totalOf(cashToMoveIn(lease))).toBe(15_000 + 3_000 + 3_150)
  })
})
