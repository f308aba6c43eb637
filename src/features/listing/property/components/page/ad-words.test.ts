import { describe, expect, it } from 'vitest'
import { fullAd } from '#test/full-ad.ts'
import { describePrice } from '../../phrases/price.ts'
import { describeAd } from './ad-words.ts'

describe('What search engines show of an ad', () => {
  it('is said in English', () => {
    expect(describeAd(fullAd(), 'Dara', 'en')).toEqual({
      title: 'Corner apartment with sea view – AED 2,350,000 | Dara',
      description:
        'Apartment for sale in Dubai Marina, Dubai, AED 2,350,000. A bright home. High floor.',
    })
  })

  it('is said in Arabic, a rent with its period', () => {
    const rent = fullAd({ purpose: 'rent', rentPeriod: 'yearly', totalPrice: 120_000 })
    expect(describeAd(rent, 'دارة', 'ar')).toEqual({
      title: 'شقة زاوية بإطلالة بحرية – 120,000 درهم سنويًا | دارة',
      description: 'شقة للإيجار في دبي مارينا، دبي مقابل 120,000 درهم سنويًا. بيت مشرق. طابق مرتفع.',
    })
  })

  it('says of a rent whose period nobody gave that it is unknown', () => {
    const rent = fullAd({ purpose: 'rent', rentPeriod: null })
    const prices = (['en', 'ar'] as const).map((one) => describePrice(75_000, rent, one))
    expect(prices).toEqual(['AED 75,000 (period not given)', '75,000 درهم (نوع الإيجار غير محدد)'])
    expect(describePrice(75_000, fullAd({ rentPeriod: null }), 'en')).toBe('AED 75,000')
  })

  it('is cut between two words', () => {
    const { description } = describeAd(
      fullAd({ description: { en: 'bright '.repeat(40), ar: '' } }),
      'Dara',
      'en',
    )
    expect(description.length).toBeLessThanOrEqual(156)
    expect(description).toMatch(/ bright…$/)
  })

  it('takes the other language where the ad has but one', () => {
    const ad = fullAd({ name: { en: 'Plot', ar: '' }, description: { en: 'Level.', ar: '' } })
    expect(describeAd(ad, 'دارة', 'ar').title).toBe('Plot – 2,350,000 درهم | دارة')
  })
})
