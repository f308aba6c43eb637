import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Dialect } from '#features/feeds/formats/contract.ts'
import { type ExportedAd, writerOf } from '#features/feeds/formats/rules.ts'
import { chances } from '#test/generated-ads.ts'
import type { seedFixtures } from '#test/seed-fixtures.ts'

type SearchFixtures = ReturnType<typeof seedFixtures>

/** As long as CRMs write them. */
const paragraph =
  'A bright home near the metro with a view of the water, close to schools & shops. '

function fieldsOf(at: number, { whole, pick }: ReturnType<typeof chances>): AdFields {
  const purpose = pick(['sale', 'rent'] as const)
  return {
    referenceId: `BENCH-${at}`,
    category: 'residential',
    purpose,
    name: { en: `Bright home number ${at}`, ar: `منزل مشرق رقم ${at}` },
    description: {
      en: paragraph.repeat(whole(6, 24)),
      ar: 'منزل مشرق قريب من المترو. '.repeat(20),
    },
    currency: 'AED',
    totalPrice: whole(40_000, 9_000_000),
    rentPeriod: purpose === 'rent' ? 'yearly' : null,
    space: whole(300, 9_000),
    measurement: 'sqft',
    rooms: whole(0, 7),
    bathrooms: whole(1, 7),
    furnished: pick(['furnished', 'unfurnished'] as const),
    ready: 'ready',
    permitNumber: String(whole(7_000_000_000, 7_999_999_999)),
  }
}

function adOf(
  at: number,
  one: ReturnType<typeof chances>,
  { catalogue, gazetteer }: SearchFixtures,
): ExportedAd {
  const place = one.pick(gazetteer.places.filter(({ kind }) => kind !== 'emirate'))
  const images = Array.from({ length: one.whole(8, 20) }, (_, image) => ({
    url: `https://images.example.com/${at}/${image}.jpg`,
    fileId: null,
  }))
  return {
    fields: fieldsOf(at, one),
    state: 'live',
    isOnShow: true,
    updatedAt: new Date(0),
    type: one.pick(catalogue.propertyTypes.filter(({ category }) => category === 'residential')),
    adType: undefined,
    path: gazetteer.pathOf(place.id),
    amenities: catalogue.amenities.filter(() => one.next() < 0.1),
    images,
    videos: [],
    agent: { name: 'Sara', email: 'sara@example.com', phone: '+971500000001' },
  }
}

/** A feed of so many ads, the same at every run. */
export async function makeFeed(file: string, { dialect, count, fixtures }: Wanted): Promise<void> {
  const { head, write, tail } = writerOf(dialect, new Date(0))
  const one = chances(7)
  function* content() {
    yield head
    for (let at = 0; at < count; at++) yield write(adOf(at, one, fixtures))
    yield tail
  }
  await pipeline(Readable.from(content()), createWriteStream(file))
}

type Wanted = { dialect: Dialect; count: number; fixtures: SearchFixtures }
