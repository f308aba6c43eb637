import { loadCatalogue } from '#features/reference/catalogue/queries.ts'
import { abuDhabiPlaces } from './phrases/abu-dhabi.ts'
import { bios, jobs } from './phrases/bios.ts'
import { names } from './phrases/names.ts'
import { ownBios } from './phrases/own-bios.ts'
import { businessInsides } from './phrases/business.ts'
import { coastPlaces } from './phrases/coast.ts'
import { conditions } from './phrases/conditions.ts'
import { eastPlaces } from './phrases/east.ts'
import { estateInsides } from './phrases/estates.ts'
import { inlandPlaces } from './phrases/inland.ts'
import { interiors } from './phrases/interiors.ts'
import { northPlaces } from './phrases/north.ts'
import { openings } from './phrases/openings.ts'
import { outlooks } from './phrases/outlooks.ts'
import { audiences, closings, terms } from './phrases/terms.ts'
import { titleHooks, titlePatterns } from './phrases/titles.ts'
import { markDemo } from '#features/accounts/demo-logins/queries.ts'
import { codeOf, picturesOf, type Scene, sizeOf } from '#demo/drawings/rules.ts'
import { loadPlaces } from '#features/reference/places/queries.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { addToSearch } from '#features/search/index-table/queries.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { roles } from '#platform/endpoint/endpoint.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import { type Database, transaction } from '#platform/sql.ts'
import { nouns, numerals, phrases, quarters } from './phrases/facts.ts'
import {
  insertAccounts,
  insertInteractions,
  insertSkills,
  isWithoutAds,
  missesPasswords,
  setMissingPasswords,
} from './queries.ts'
import { type DemoContent, type DemoInput, type DemoProperty, makeDemo } from './rules.ts'

const words = {
  nouns,
  phrases,
  numerals,
  quarters,
  titlePatterns,
  titleHooks,
  openings,
  insides: [...interiors, ...businessInsides, ...estateInsides],
  outlooks,
  conditions,
  places: [...coastPlaces, ...inlandPlaces, ...abuDhabiPlaces, ...northPlaces, ...eastPlaces],
  terms,
  audiences,
  closings,
}

const manners = { names, bios, ownBios, jobs }

/** The demo with its own words and people. */
export function demoContent(input: Omit<DemoInput, 'words' | 'manners'>): DemoContent {
  return makeDemo({ ...input, words, manners })
}

type Options = {
  today: Date
  /** A blur to show before a picture has come; without it there is none. */
  thumbhashOf?: (scene: Scene) => Promise<string>
}

type Images = NonNullable<NewProperty['images']>

async function imagesOf(property: DemoProperty, { thumbhashOf }: Options): Promise<Images> {
  const { referenceId, propertyType, category, emirate, pictures } = property
  const asked = { id: referenceId, typeSlug: propertyType, category, emirate, count: pictures }
  return Promise.all(
    picturesOf(asked).map(async (scene) => ({
      drawing: codeOf(scene),
      isFloorPlan: scene.kind === 'floor-plan',
      thumbhash: (await thumbhashOf?.(scene)) ?? null,
      ...sizeOf(scene),
    })),
  )
}

type Ids = ReadonlyMap<string, number>
type Lookup = Record<'accounts' | 'places' | 'types' | 'adTypes' | 'amenities', Ids>

const idsOf = (rows: readonly { id: number; slug: string }[]): Ids =>
  new Map(rows.map(({ id, slug }) => [slug, id]))

function rowOf(property: DemoProperty, ids: Lookup): NewProperty {
  const { advertiser, agency, adType, propertyType, location, emirate: _, ...rest } = property
  const { spaceSqm: __, pictures: ___, amenities, ...row } = rest
  return {
    ...row,
    accountId: ids.accounts.get(advertiser) ?? null,
    agencyId: agency ? (ids.accounts.get(agency) ?? null) : null,
    adTypeId: ids.adTypes.get(adType) ?? null,
    typeId: ids.types.get(`${row.category}/${propertyType}`) ?? null,
    locationId: ids.places.get(location) ?? null,
    amenityIds: amenities.flatMap((slug) => ids.amenities.get(slug) ?? []),
  }
}

async function addAccounts(db: Db, { agencies, people }: DemoContent, emirates: Ids) {
  const offices = await insertAccounts(db, agencies, { emirates, agencies: new Map() })
  const members = await insertAccounts(db, people, { emirates, agencies: offices })
  const ids = new Map([...offices, ...members])
  await insertSkills(db, [...agencies, ...people], ids)
  return ids
}

async function addAll(db: Db, options: Options): Promise<number> {
  const [places, catalogue] = await Promise.all([loadPlaces(db), loadCatalogue(db)])
  const demo = demoContent({ places, propertyTypes: catalogue.propertyTypes, today: options.today })
  const types = catalogue.propertyTypes.map((type) => ({
    id: type.id,
    slug: `${type.category}/${type.slug}`,
  }))
  const ids: Lookup = {
    accounts: await addAccounts(db, demo, idsOf(places)),
    places: idsOf(places),
    types: idsOf(types),
    adTypes: idsOf(catalogue.adTypes),
    amenities: idsOf(catalogue.amenities),
  }
  const images = await Promise.all(demo.properties.map((property) => imagesOf(property, options)))
  const rows = demo.properties.map((property, at) => ({
    ...rowOf(property, ids),
    images: images[at] ?? [],
  }))
  const { added } = await insertProperties(db, rows, 'demo')
  await addToSearch(db, added)
  await insertInteractions(db, demoEmails, dayInDubai(options.today))
  return added.length
}

/**
 * Fills a database that has no ads with agencies, people and 600 ads, all or nothing; places and
 * catalogue must be there. Marks the database as a demo's, whether it has ads or not. Returns how many
 * ads it added.
 */
export async function seedDemo(db: Database, options: Options): Promise<number> {
  return transaction(db, async ({ kysely }) => {
    await markDemo(kysely)
    return (await isWithoutAds(kysely)) ? addAll(kysely, options) : 0
  })
}

/** One account of each role, all with the same password. */
export const demoPassword = 'dara-demo'
export const demoEmails = roles.map((role) => `${role}@demo.example`)

/** Lets whoever tries the demo log in as each role. */
export async function openDemoAccounts(db: Database, passwords: Passwords) {
  if (!(await missesPasswords(db.kysely, demoEmails))) return
  const hash = await passwords.hash(demoPassword)
  await transaction(db, async ({ kysely }) => {
    // A production may have been started since the demo was seeded.
    await markDemo(kysely)
    await setMissingPasswords(kysely, demoEmails, hash)
  })
}
