import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalOf } from './cost-lines.ts'
import { cashToBuy } from './purchase-costs.ts'

const ready = { emirate: 'dubai', price: 1_500_000, loan: 1_200_000, isOffPlan: false }
const totalFor = (purchase: Parameters<typeof cashToBuy>[0]) =>
  totalOf(cashToBuy(purchase)?.costs ?? [])

describe('The cash a buyer needs', () => {
  it('in Dubai is the down payment and every fee', () => {
    const cash = cashToBuy(ready)
    expect(cash?.costs).toEqual([
      { item: 'downPayment', amount: 300_000 },
      { item: 'transfer', amount: 60_000 },
      { item: 'administration', amount: 580 },
      { item: 'trustee', amount: 4_200 },
      { item: 'agency', amount: 31_500 },
      { item: 'mortgageRegistration', amount: 3_290 },
    ])
    expect(totalFor(ready)).toBe(399_570)
    expect(cash?.isEstimate).toBe(false)
  })

  it('for land has a lower fee of administration, and for a villa one that sources disagree about', () => {
    const land = cashToBuy({ ...ready, type: 'land' })
    expect(land?.costs).toContainEqual({ item: 'administration', amount: 430 })
    expect(land).toMatchObject({ isEstimate: false, isForLand: true, villaFees: undefined })
    const villa = cashToBuy({ ...ready, type: 'villa' })
    expect(villa?.costs).toContainEqual({ item: 'administration', amount: 580 })
    expect(villa).toMatchObject({
      isEstimate: true,
      isForLand: false,
      villaFees: { least: 430, most: 580 },
    })
    expect(cashToBuy({ ...ready, type: 'villa', isOffPlan: true })?.villaFees).toBeUndefined()
    const there = cashToBuy({ ...ready, emirate: 'abu-dhabi', type: 'villa' })
    expect(there?.villaFees).toBeUndefined()
  })

  it('without a loan has no mortgage to register, and a cheaper trustee below half a million', () => {
    const cheap = { ...ready, price: 400_000, loan: 0 }
    expect(totalFor(cheap)).toBe(400_000 + 16_000 + 580 + 2_100 + 8_400)
    const trustee = (price: number) =>
      cashToBuy({ ...ready, price })?.costs.find(({ item }) => item === 'trustee')?.amount
    expect([trustee(499_999), trustee(500_000)]).toEqual([2_100, 4_200])
  })

  it('off-plan is an estimate with a registration and without an agency', () => {
    const cash = cashToBuy({ ...ready, loan: 750_000, isOffPlan: true })
    expect(cash?.costs).toEqual([
      { item: 'downPayment', amount: 750_000 },
      { item: 'offPlanRegistration', amount: 60_000 },
      { item: 'mortgageRegistration', amount: 2_165 },
    ])
    expect(cash).toMatchObject({ isEstimate: true, notIncluded: { least: 1_000, most: 5_000 } })
  })

  it('in Abu Dhabi is an estimate, with limits of the agency and the mortgage', () => {
    const there = { ...ready, emirate: 'abu-dhabi' }
    expect(cashToBuy(there)).toMatchObject({ isEstimate: true })
    expect(totalFor(there)).toBe(300_000 + 30_000 + 31_500 + 1_200)
    const dear = cashToBuy({ ...there, price: 10 ** 10, loan: 5 * 10 ** 9 })
    expect(dear?.costs).toContainEqual({ item: 'agency', amount: 525_000 })
    expect(dear?.costs).toContainEqual({ item: 'mortgageRegistration', amount: 1_000_000 })
    const offPlan = cashToBuy({ ...there, price: 10 ** 9, loan: 0, isOffPlan: true })
    expect(offPlan?.costs).toContainEqual({ item: 'offPlanRegistration', amount: 2_000_000 })
  })

  it.each(['sharjah', 'ajman', 'ras-al-khaimah', 'fujairah', 'umm-al-quwain', ''])(
    'is not guessed in “%s”, whose fees are not known',
    (emirate) => {
      expect(cashToBuy({ ...ready, emirate })).toBeUndefined()
    },
  )

  it('is whole fils, and never less than the down payment', () => {
    const any = fc.record({
      emirate: fc.constantFrom('dubai', 'abu-dhabi'),
      price: fc.integer({ min: 1, max: 10 ** 10 }),
      isOffPlan: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (purchase) => {
        const loan = Math.floor(purchase.price / 2)
        const fees = cashToBuy({ ...purchase, loan })!.costs.slice(1)
        for (const { amount } of fees) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount * 100).toBeCloseTo(Math.round(amount * 100), 3)
        }
      }),
    )
  })
})
