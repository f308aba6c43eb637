import type { DemoAccount } from '../people/account.ts'
import { advertiserTypes } from '../people/advertiser.ts'
import { amenitiesOf } from './amenities.ts'
import type { Facts } from './facts.ts'
import { priceOf } from './price.ts'
import { type Clock, datesOf, type PriceAt, permitOf, pricesOf, referenceOf } from './publishing.ts'
import type { Random } from './random.ts'

/** What is known of an ad before it is written up. */
export type Unwritten = ReturnType<typeof propertyOf>

/** An ad with the names of its columns; accounts, place, types and amenities by slug. */
export type DemoProperty = Unwritten & {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
}

function adTypeOf({ slot, deal }: Facts, random: Random): string {
  if (deal.ready === 'off-plan' && random.chance(0.6)) return 'off-plan-project'
  if (random.chance(0.1)) return 'featured'
  return slot.type.startsWith('commercial') ? 'commercial' : 'residential'
}

/** AED per square foot and year. */
function serviceChargeOf({ slot, deal, body }: Facts, random: Random): number | null {
  const shared = slot.typeMarket.kind === 'flat' || slot.typeMarket.kind === 'office'
  const gated = body.features.has('gated')
  if (deal.purpose === 'rent' || !(shared || gated)) return null
  const [sale] = slot.market.flat
  const level = shared ? 6 + sale / 180 : 2 + sale / 900
  return Math.round(level * random.between(0.85, 1.2) * 4) / 4
}

function mediaOf({ slot, deal }: Facts, random: Random) {
  const name = `ad-${1000 + slot.number}`
  const video = random.chance(0.35) && deal.ready === 'ready'
  return {
    pictures: slot.typeMarket.kind === 'land' ? random.whole(4, 5) : random.whole(5, 9),
    videoUrls: video ? [`https://www.youtube.com/watch?v=${name}`] : [],
    virtualTour: random.chance(0.12) ? `https://my.matterport.com/show/?m=${name}` : null,
  }
}

/** A few streets around the point of the place, so that pins do not hide each other. */
function pointOf({ body, slot }: Facts, random: Random) {
  const { lat, lng } = body.place.lat === null ? slot.community : body.place
  if (lat === null || lng === null) return { lat: null, lng: null }
  const reach = body.place === slot.community ? 0.004 : 0.0008
  const near = (degrees: number) =>
    Math.round((degrees + random.between(-reach, reach)) * 1e6) / 1e6
  return { lat: near(lat), lng: near(lng) }
}

function addressOf({ body, slot }: Facts) {
  const path = [...new Set([body.place, slot.community, slot.emirate])]
  return {
    addressEn: path.map((place) => place.name.en).join(', '),
    addressAr: path.map((place) => place.name.ar).join('، '),
  }
}

type Publishing = Clock & { advertiser: DemoAccount; prefix: string; published: Date }

export function propertyOf(facts: Facts, publishing: Publishing) {
  const { slot, deal, body } = facts
  const { advertiser, published, random } = publishing
  const { tenancy: _, ...offered } = deal
  const { place, view: _view, storey: _storey, features: _features, ...measured } = body
  const price = priceOf(facts, random)
  const prices: PriceAt[] = pricesOf(price, published, publishing)
  const [category, propertyType] = slot.type.split('/') as ['residential' | 'commercial', string]
  const owner = advertiser.role === 'landlord'
  return {
    referenceId: referenceOf(slot, deal.purpose, publishing.prefix),
    advertiser: advertiser.slug,
    agency: advertiser.role === 'agency' ? advertiser.slug : advertiser.agency,
    advertiserType: advertiserTypes[advertiser.role],
    ownerName: owner ? advertiser.name : null,
    commission: owner ? null : deal.purpose === 'sale' ? 2 : 5,
    state: 'live' as const,
    visible: true,
    ...datesOf(published, random),
    updatedAt: prices.at(-1)?.at ?? published,
    adType: adTypeOf(facts, random),
    category,
    propertyType,
    location: place.slug,
    emirate: slot.emirate.slug,
    ...offered,
    ...measured,
    totalPrice: price,
    price,
    prices,
    serviceCharge: serviceChargeOf(facts, random),
    propertyNumber: String(random.whole(101, 3900)),
    authNumber: `A-${random.whole(100_000, 999_999)}`,
    ...(permitOf(facts, published, random) ?? noPermit),
    ...addressOf(facts),
    ...pointOf(facts, random),
    ...mediaOf(facts, random),
    amenities: amenitiesOf(facts),
  }
}

const noPermit = { permitNumber: null, permitType: null, permitExpiresAt: null }
