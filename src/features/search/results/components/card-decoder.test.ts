import { describe, expect, it } from 'vitest'
import { propertyAddress } from '#features/listing/property/contract.ts'
import type { SearchReply } from '#features/search/query/contract/search.ts'
import { encodeCards } from './card-encoder.ts'
import { decodeCards } from './card-decoder.ts'

type Ad = SearchReply['properties'][number]

const place = (en: string, ar: string) => ({ id: 1, slug: en, name: { en, ar } })
const picture = (srcset: string) => ({
  id: '1',
  url: '/media/drawn/a-1920.webp',
  width: 1920,
  height: 1280,
  thumbhash: null,
  alt: { en: '', ar: '' },
  srcset,
})
const sizes = [320, 640, 960, 1280, 1920]
const names = { en: 'Northgate', ar: 'البوابة الشمالية' }
const agency = { name: 'Northgate', names, verified: true, phone: null, whatsapp: '+9712' }

const ad = {
  id: 7,
  referenceId: 'T-7',
  name: { en: 'Sea-view flat, 2nd floor', ar: 'شقة بإطلالة على البحر' },
  purpose: 'rent',
  rentPeriod: 'yearly',
  totalPrice: 90_000,
  pricePerSqm: 812.4567,
  spaceSqm: 110.456789,
  rooms: 0,
  bathrooms: null,
  ready: 'ready',
  permitNumber: '71',
  priceReduced: true,
  state: 'live',
  createdAt: '2026-01-01T00:00:00.000Z',
  firstPublishedAt: '2026-02-01T00:00:00.000Z',
  adType: place('featured', 'مميز'),
  propertyType: place('apartment', 'شقة'),
  commercialPropertyType: null,
  location: { path: [place('Dubai', 'دبي'), place('Dubai Marina', 'دبي مارينا')] },
  images: [
    picture(sizes.map((width) => `/media/drawn/a-${width}.webp ${width}w`).join(', ')),
    picture('/x/1.jpg 400w, /y/2.jpg 800w'),
  ],
  agent: { ...agency, name: 'Sara', phone: '+9711' },
  agency,
} as unknown as Ad

const carried = (language: 'en' | 'ar', one: Ad = ad) => {
  const encoded = JSON.parse(JSON.stringify(encodeCards([one], language)))
  return decodeCards(encoded, language)[0]!
}

describe('An ad carried in the page', () => {
  it('is the same to a card, in the words of one language', () => {
    expect(carried('ar')).toMatchObject({
      name: { ar: ad.name.ar },
      totalPrice: 90_000,
      spaceSqm: 110.457,
      rooms: 0,
      bathrooms: null,
      firstPublishedAt: '2026-02-01',
      adType: { slug: 'featured' },
      location: { path: [{ name: { ar: 'دبي مارينا، دبي' } }] },
      agent: { name: 'البوابة الشمالية', phone: '+9711', whatsapp: '+9712', verified: true },
    })
  })

  it.each(['en', 'ar'] as const)('leads to the same page in %s', (language) => {
    expect(propertyAddress(carried(language))).toBe(propertyAddress(ad))
  })

  it('has a price per metre where a card draws one: for sale', () => {
    expect(carried('en').pricePerSqm).toBeNull()
    expect(carried('en', { ...ad, purpose: 'sale' }).pricePerSqm).toBe(812.457)
  })

  it('has the area and the price per area of its own page, not rounded twice', () => {
    const one = { ...ad, purpose: 'sale', spaceSqm: 111.483648, pricePerSqm: 13_454.89 } as Ad
    const { spaceSqm, pricePerSqm } = carried('en', one)
    expect(Math.round(spaceSqm ?? 0)).toBe(111)
    expect(pricePerSqm).toBe(13_454.89)
  })

  it('has no date when the ad has none', () => {
    expect(carried('en', { ...ad, firstPublishedAt: null }).firstPublishedAt).toBeNull()
  })

  it('comes with its first photo, in the widths a card can use, and knows of the others', () => {
    const { images, photos } = carried('en')
    expect(photos).toBe(2)
    expect(images).toEqual([
      {
        url: '/media/drawn/a-640.webp',
        srcset: sizes
          .slice(1, 3)
          .map((width) => `/media/drawn/a-${width}.webp ${width}w`)
          .join(', '),
        thumbhash: '',
        width: 1.5,
        height: 1,
      },
    ])
  })

  it('comes with the thumbhash of its photo, and its shape where a card cuts the sides', () => {
    const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
    const photoOf = (width: number, height: number) =>
      carried('en', { ...ad, images: [{ ...ad.images[0]!, thumbhash, width, height }] }).images[0]!
    const drawn = [photoOf(3000, 1000), photoOf(1920, 1280), photoOf(900, 1200)]
    expect(drawn.map(({ width, height }) => width / height)).toEqual([3, 1.5, 1.5])
    expect(drawn.map((photo) => photo.thumbhash)).toEqual(Array(3).fill(thumbhash))
  })

  it('keeps a photo that is named otherwise or comes in other widths', () => {
    const [, other] = ad.images
    const named = carried('en', { ...ad, images: [other!] } as Ad)
    expect(named.images).toMatchObject([
      { url: '/x/1.jpg', srcset: '/x/1.jpg 400w, /y/2.jpg 800w' },
    ])
    const small = '/media/a-320.webp 320w, /media/a-640.webp 640w'
    const smallOne = carried('en', { ...ad, images: [picture(small)] } as unknown as Ad)
    expect(smallOne.images).toMatchObject([{ url: '/media/a-320.webp', srcset: small }])
    expect(carried('en', { ...ad, images: [] }).images).toEqual([])
  })

  it('keeps a number of its own for messages, and none where there is none', () => {
    const numbersOf = (numbers: object) => {
      const agent = { ...agency, ...numbers }
      return carried('en', { ...ad, agency: null, agent } as unknown as Ad).agent
    }
    for (const whatsapp of ['+9711', null]) {
      const numbers = { phone: '+9711', whatsapp }
      expect(numbersOf(numbers)).toMatchObject(numbers)
    }
  })
})
