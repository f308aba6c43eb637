import { describe, expect, it } from 'vitest'
import { fullAd } from '#test/full-ad.ts'
import { factsOf, listedFactsOf } from './facts-of.ts'

const kind = (slug: string) => ({ id: 1, slug, name: { en: slug, ar: slug } })

describe('The facts of an ad', () => {
  it('say nothing of a plot that only a building has', () => {
    const facts = factsOf(fullAd({ propertyType: kind('land') }))
    expect(facts).toContain('spaceSqm')
    for (const name of ['rooms', 'bathrooms', 'floors', 'furnished', 'finishing', 'propertyAge']) {
      expect(facts).not.toContain(name)
    }
  })

  it('count no rooms of an office', () => {
    const office = { propertyType: null, commercialPropertyType: kind('office-space') }
    expect(factsOf(fullAd(office))).not.toContain('rooms')
    expect(factsOf(fullAd(office))).toContain('bathrooms')
  })

  it('name cheques for a rent only, and a mortgage for a sale only', () => {
    const paymentPlan = { onBooking: 20, duringConstruction: 0, onHandover: 80, afterHandover: 0 }
    expect(factsOf(fullAd({ paymentPlan }))).toContain('paymentPlan')
    expect(factsOf(fullAd({ paymentPlan, purpose: 'rent' }))).not.toContain('paymentPlan')
    const both = { cheques: 4, mortgageEligible: true }
    expect(factsOf(fullAd({ ...both, purpose: 'rent' }))).toContain('cheques')
    expect(factsOf(fullAd({ ...both, purpose: 'rent' }))).not.toContain('mortgageEligible')
    expect(factsOf(fullAd(both))).not.toContain('cheques')
    expect(factsOf(fullAd(both))).toContain('mortgageEligible')
  })

  it('list the day of handover unless the timeline of a payment plan has it', () => {
    const handover = { ready: 'off-plan', handoverDate: '2027-12-31' } as const
    const paymentPlan = { onBooking: 20, duringConstruction: 0, onHandover: 80, afterHandover: 0 }
    expect(listedFactsOf(fullAd(handover))).toContain('handoverDate')
    const planned = listedFactsOf(fullAd({ ...handover, paymentPlan }))
    expect(planned).not.toContain('handoverDate')
    expect(planned).not.toContain('paymentPlan')
  })

  it('do not pass off the day of an import as the day of an update', () => {
    expect(factsOf(fullAd())).toContain('updatedAt')
    const undated = factsOf(fullAd({ firstPublishedAt: null }))
    expect(undated).not.toContain('firstPublishedAt')
    expect(undated).not.toContain('updatedAt')
  })

  it('list nothing twice: a mortgage beside paying by one, an update on the day of publishing', () => {
    const byMortgage = { paymentMethod: 'mortgage', mortgageEligible: true } as const
    expect(listedFactsOf(fullAd(byMortgage))).not.toContain('mortgageEligible')
    expect(listedFactsOf(fullAd({ ...byMortgage, paymentMethod: 'cash' }))).toContain(
      'mortgageEligible',
    )
    expect(listedFactsOf(fullAd({ ...byMortgage, mortgageEligible: false }))).toContain(
      'mortgageEligible',
    )
    const firstPublishedAt = '2026-03-01T19:00:00.000Z'
    const updated = (updatedAt: string) => listedFactsOf(fullAd({ firstPublishedAt, updatedAt }))
    expect(updated('2026-03-01T19:30:00.000Z')).not.toContain('updatedAt')
    // Midnight in Dubai is at 20:00 UTC.
    expect(updated('2026-03-01T20:30:00.000Z')).toContain('updatedAt')
  })

  it('say that there is one floor of a house, not of a flat', () => {
    const one = { floors: 1 }
    expect(factsOf(fullAd({ ...one, propertyType: kind('bungalow') }))).toContain('floors')
    expect(factsOf(fullAd({ ...one, propertyType: kind('apartment') }))).not.toContain('floors')
    expect(factsOf(fullAd({ floors: 2, propertyType: kind('duplex') }))).toContain('floors')
  })

  it('leave out what the advertiser did not say, but not a zero', () => {
    const facts = factsOf(fullAd({ serviceCharge: null, rooms: 0, propertyAge: 0 }))
    expect(facts).not.toContain('serviceCharge')
    expect(facts).toEqual(expect.arrayContaining(['rooms', 'propertyAge']))
  })
})
