import { describe, expect, it } from 'vitest'
import { fullAd } from '#test/full-ad.ts'
import { listingData, trailData } from './listing-data.ts'

const where = { origin: 'https://dara.example', language: 'en' } as const
const address = 'https://dara.example/en/properties/5/corner-apartment-with-sea'

describe('An ad for machines that read', () => {
  it('has its price, place and pictures', () => {
    const data = listingData(fullAd(), where)
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: address,
      image: ['https://dara.example/media/drawn/a1b2-1920.webp'],
      offers: {
        '@type': 'Offer',
        price: 2_350_000,
        priceCurrency: 'AED',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      },
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        floorSize: { value: 122.632013, unitCode: 'MTK' },
        address: { addressCountry: 'AE', addressRegion: 'Dubai', addressLocality: 'Dubai Marina' },
        geo: { latitude: 25.08, longitude: 55.14 },
      },
    })
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  it('says for how long a rent is paid', () => {
    const rent = fullAd({ purpose: 'rent', rentPeriod: 'monthly', totalPrice: 9_000 })
    expect(listingData(rent, where).offers).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: 9_000, unitCode: 'MON' },
    })
  })

  it('claims no date for an ad that came without one', () => {
    expect(listingData(fullAd(), where)).toHaveProperty('datePosted')
    expect(listingData(fullAd({ firstPublishedAt: null }), where)).not.toHaveProperty('datePosted')
  })

  it('tells no telephone number', () => {
    const agent = {
      id: 9,
      slug: 'noura',
      name: 'Noura',
      names: { en: 'Noura', ar: 'نورة' },
      role: 'agent',
      photo: null,
      phone: '+971501234567',
      whatsapp: '+971501234567',
      verified: true,
      hasProfile: true,
      job: null,
      jobs: { en: null, ar: null },
      brn: '54321',
    } as const
    const text = JSON.stringify(listingData(fullAd({ agent }), where))
    expect(text).toContain('Noura')
    expect(text).not.toContain('501234567')
    const inArabic = JSON.stringify(listingData(fullAd({ agent }), { ...where, language: 'ar' }))
    expect(inArabic).toContain('"offeredBy":{"@type":"RealEstateAgent","name":"نورة"}')
  })

  it('lies at the end of a trail through its places', () => {
    const trail = trailData(fullAd(), where)
    expect(trail.itemListElement.map(({ item }) => item)).toEqual([
      'https://dara.example/en',
      'https://dara.example/en/properties?locations=1&purpose=sale',
      'https://dara.example/en/properties?locations=2&purpose=sale',
      address,
    ])
  })
})
