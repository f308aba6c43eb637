import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { type Database, transaction } from '#platform/sql.ts'

/** Mulberry32: the same numbers at every run. */
export function chances(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!
  const maybe = <T>(value: T, share = 0.7): T | null => (next() < share ? value : null)
  return { next, whole, pick, maybe }
}

const views = ['sea view', 'quiet garden', 'إطلالة على البحر', 'near the metro']

/** Photos of phones, of squares for social media, and panoramas are among those of every portal. */
const pictureSizes = [
  { width: 1920, height: 1280 },
  { width: 960, height: 1280 },
  { width: 1280, height: 1280 },
  { width: 1920, height: 640 },
]

type Given = { gazetteer: Gazetteer; catalogue: Catalogue; accounts: number[]; now: Date }

type Chances = ReturnType<typeof chances>

const homeOf = ({ whole, pick, maybe }: Chances) => ({
  space: maybe(whole(20, 400) + 0.5, 0.9),
  measurement: pick(areaUnits),
  rooms: maybe(whole(0, 9), 0.8),
  bathrooms: maybe(whole(0, 9), 0.8),
  floors: maybe(whole(0, 5)),
  furnished: maybe(pick(furnishings)),
  ready: maybe(pick(readiness), 0.9),
  mortgageEligible: maybe(pick([true, false])),
  finishing: maybe(pick(finishings)),
  propertyAge: maybe(whole(0, 30)),
  amenityIds: [whole(1, 5), whole(60, 70), whole(1, 108)],
  videoUrls: pick([[], [], ['https://youtu.be/1']]),
  images: [...Array(whole(0, 7)).keys()].map((n) => ({
    drawing: `apdd${n}`,
    ...pictureSizes[n % pictureSizes.length]!,
  })),
})

const dealOf = ({ whole, pick, maybe }: Chances, day: Date) => {
  const purpose = pick(purposes)
  const totalPrice = whole(2, 300) * 10_000
  return {
    purpose,
    rentPeriod: purpose === 'rent' ? pick(rentPeriods) : null,
    cheques: purpose === 'rent' ? maybe(pick([1, 2, 4, 12])) : null,
    totalPrice,
    serviceCharge: maybe(whole(0, 50) + 0.25),
    permitNumber: maybe(`7${whole(100_000, 100_020)}`),
    advertiserType: maybe(pick(advertiserTypes)),
    paymentMethod: maybe(pick(paymentMethods)),
    prices: pick([[], [{ price: totalPrice + pick([-5_000, 5_000]), at: day }]]),
  }
}

const placeOf = ({ whole, maybe }: Chances, place: Place) => ({
  locationId: place.id,
  lat: maybe((place.lat ?? 25) + whole(-50, 50) / 10_000, 0.8),
  lng: maybe((place.lng ?? 55) + whole(-50, 50) / 10_000, 0.8),
})

/** Every second account is that of an office, whose agent is the one before it (`addAccounts`). */
const officeOf = (accounts: readonly number[], id: number) =>
  accounts[accounts.indexOf(id) | 1] ?? null

/** An agent advertises in the name of the own office or alone. */
function advertiserOf({ pick, maybe }: Chances, accounts: readonly number[]) {
  const accountId = maybe(pick(accounts))
  const agencyId = maybe(pick(accounts))
  const office = accountId === null ? agencyId : officeOf(accounts, accountId)
  return { accountId, agencyId: agencyId === null ? null : office }
}

/** Ads of every kind in a few places, some values missing, several sharing price and day. */
export function generateAds(count: number, seed: number, given: Given): NewProperty[] {
  const luck = chances(seed)
  const { whole, pick, maybe } = luck
  const places = given.gazetteer.places.filter(({ id }) => id % 23 === 0)
  return [...Array(count).keys()].map((at) => {
    const type = pick(given.catalogue.propertyTypes.slice(0, 16))
    const day = new Date(given.now.getTime() - whole(0, 300) * 86_400_000)
    return {
      referenceId: `T-${at}`,
      source: 'test',
      sourceId: String(at),
      state: pick(['live', 'live', 'live', 'live', 'under_offer']),
      ...advertiserOf(luck, given.accounts),
      firstPublishedAt: day,
      createdAt: day,
      adTypeId: maybe(whole(1, 4)),
      category: type.category,
      typeId: type.id,
      nameEn: `${type.name.en} with ${pick(views)}`,
      nameAr: `${type.name.ar} ${pick(views)}`,
      ...homeOf(luck),
      ...dealOf(luck, day),
      ...placeOf(luck, pick(places)),
    }
  })
}

/** Adds accounts and returns their ids. */
export async function addAccounts({ kysely }: Database, count: number): Promise<number[]> {
  const rows = await kysely
    .insertInto('accounts')
    .values(
      [...Array(count).keys()].map((at) => ({
        role: at % 2 === 0 ? 'agent' : 'agency',
        slug: `advertiser-${at}`,
        name: `Advertiser ${at}`,
        phone: '+971500000000',
        whatsapp: '+971500000001',
        show_phone: at % 3 !== 0,
      })),
    )
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  for (const [at, id] of ids.entries()) {
    if (at % 2 === 1) continue
    const agency_id = officeOf(ids, id)
    await kysely.updateTable('accounts').set({ agency_id }).where('id', '=', id).execute()
  }
  return ids
}

/** Writes ads and brings search up to date in one transaction. */
export const postAds = (db: Database, ads: readonly NewProperty[]) =>
  transaction(db, async ({ kysely }) => {
    const saved = await insertProperties(kysely, ads)
    await refreshSearch(kysely, [...saved.added, ...saved.changed])
    return saved
  })
