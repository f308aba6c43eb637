import { describe, expect, it, test } from 'vitest'
import { totalOf } from './cost-lines.ts'
import { cashToMoveIn, fewerCheques, utilityDepositIn } from './rent-costs.ts'

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

  it('leaves out a register whose fee is not known, and a deposit of the utility', () => {
    const lease = { emirate: 'sharjah', yearlyRent: 60_000, cheques: 4, isFurnished: false }
    expect(totalOf(cashToMoveIn(lease))).toBe(15_000 + 3_000 + 3_150)
    expect(utilityDepositIn('sharjah')).toBeUndefined()
    expect(utilityDepositIn('dubai')).toEqual({ apartment: 2_000, villa: 4_000, connection: 130 })
  })

  it('is more by fewer cheques, which an ad allows too', () => {
    expect(fewerCheques(4)).toEqual([1, 2, 3])
    expect(fewerCheques(1)).toEqual([])
  })
})
