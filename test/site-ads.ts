import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { Database } from '#platform/sql.ts'
import { generateAds, postAds } from './generated-ads.ts'
import { addSitePeople } from './accounts/site-people.ts'

/** A home in Dubai Marina, everything said that an ad may say. */
const marinaHome: Omit<NewProperty, 'referenceId'> = {
  state: 'live',
  category: 'residential',
  typeId: 1,
  adTypeId: 1,
  nameEn: 'Two bedroom home over the Marina',
  nameAr: 'شقة بغرفتي نوم تطل على المارينا',
  descriptionEn: 'A bright apartment with a wide balcony over the yachts.',
  descriptionAr: 'شقة مشرقة بشرفة واسعة فوق اليخوت، قريبة من الممشى.',
  purpose: 'sale',
  price: 1_000,
  space: 1_000,
  measurement: 'sqft',
  rooms: 2,
  bathrooms: 3,
  floors: 1,
  furnished: 'furnished',
  ready: 'ready',
  handoverDate: '2026-09-01',
  mortgageEligible: true,
  finishing: 'finished',
  propertyAge: 4,
  serviceCharge: 15.5,
  propertyNumber: 'PN-SECRET',
  permitNumber: '71234567',
  permitType: 'trakheesi',
  permitExpiresAt: '2030-01-01',
  authNumber: 'AUTH-SECRET',
  addressEn: 'Marina Walk',
  addressAr: 'ممشى المارينا',
  lat: 25.08,
  lng: 55.14,
  videoUrls: ['https://www.youtube.com/watch?v=1'],
  virtualTour: 'https://my.matterport.com/show/?m=1',
  advertiserType: 'agent',
  paymentMethod: 'mortgage',
  commission: 2,
  ownerName: 'OWNER-SECRET',
  amenityIds: [1, 70],
  images: [...Array(7).keys()].map((n) => ({ drawing: `apdd${n}`, width: 1280, height: 853 })),
}

/** The `at`th of them: a day older and a little dearer than the one before, cheaper than once. */
const fullAd = (at: number): NewProperty => ({
  ...marinaHome,
  referenceId: `FULL-${at}`,
  firstPublishedAt: new Date(Date.now() - at * dayMs),
  createdAt: new Date(Date.now() - at * dayMs),
  totalPrice: 1_500_000 + at * 1_000,
  prices: [{ price: 1_700_000, at: new Date(Date.now() - 200 * dayMs) }],
})

const offMarket: Record<string, Partial<NewProperty>> = {
  hidden: { visible: false },
  expired: { endDate: '2026-01-01' },
  closed: { state: 'closed' },
  suspended: { state: 'suspended' },
  draft: { state: 'draft', firstPublishedAt: null },
}

/** Twelve ads of one agent in Dubai Marina, forty anywhere, and one of each that is not public. */
export async function addSiteAds(db: Database) {
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const people = await addSitePeople(db)
  const marina = gazetteer.bySlug('dubai/dubai-marina')!
  const owned = { locationId: marina.id, accountId: people.agentId, agencyId: people.agencyId }
  const marinaAds = [...Array(12).keys()].map((at) => ({ ...fullAd(at), ...owned }))
  const accounts = [people.unverifiedId]
  const others = generateAds(40, 5, { gazetteer, catalogue, accounts, now: new Date() })
  const away = Object.values(offMarket).map((change, at) => ({
    ...fullAd(100 + at),
    ...owned,
    nameEn: 'Vanished villa',
    ...change,
  }))
  const { added } = await postAds(db, [...marinaAds, ...others, ...away])
  const names = Object.keys(offMarket)
  return {
    ...people,
    marinaIds: added.slice(0, 12),
    otherIds: added.slice(12, 52),
    away: Object.fromEntries(names.map((name, at) => [name, added[52 + at]!])),
  }
}
