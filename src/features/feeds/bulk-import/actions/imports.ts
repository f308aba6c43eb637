import { hash } from 'node:crypto'
import { loadCatalogue } from '#features/reference/catalogue/queries.ts'
import { loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import { buildCatalogue } from '#features/reference/catalogue/rules.ts'
import { loadPlaces, renumberPlaces } from '#features/reference/places/queries.ts'
import { buildGazetteer } from '#features/reference/places/rules.ts'
import { adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { fold } from '#i18n/fold.ts'
import { formatMoney } from '#i18n/format.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import {
  batchesOf,
  type Imported,
  type ImportOptions,
  type Run,
  runUnderImportLock,
} from './run.ts'
import type { Row } from '#features/feeds/records/actions/rows.ts'
import { maxRowBytes } from '#features/feeds/records/rules/row-limits.ts'
import type { Database } from '#platform/sql.ts'
import { phrases } from '../phrases.ts'
import * as queries from '../queries.ts'
import * as rules from '../rules.ts'

const withLimits = (phrase: Text): Text =>
  bilingual((language) =>
    formatPhrase(phrase, language, {
      bytes: maxRowBytes,
      characters: rules.maxIdCharacters,
      price: formatMoney(adFields.totalPrice.maximum, language),
    }),
  )

const reasons: Record<rules.ImportFault, Text> = {
  too_long: withLimits(phrases.tooLong),
  broken: phrases.broken,
  no_id: withLimits(phrases.noId),
  repeated: phrases.repeated,
  no_price: withLimits(phrases.noPrice),
  other_currency: phrases.otherCurrency,
  no_purpose: phrases.noPurpose,
  no_place: phrases.noPlace,
  no_type: phrases.noType,
  no_name: phrases.noName,
  no_parent: phrases.noParent,
  too_many: phrases.tooMany,
}

const titles: rules.TitlePhrases = {
  studio: { sale: phrases.studioForSale, rent: phrases.studioForRent },
  withRooms: { sale: phrases.roomsForSale, rent: phrases.roomsForRent },
  plain: { sale: phrases.forSale, rent: phrases.forRent },
  within: phrases.within,
}

type ImportRun = Run<rules.ImportFault>

/** A country has fewer; unlike ads, all places are held in memory. */
const maxPlaces = 200_000

type FoundPlaces = Map<string, { row: Row; place: rules.FilePlace }>

function readPlace(row: Row, found: FoundPlaces, { refuse }: ImportRun) {
  const place = rules.placeIn(rules.fieldsOf(row.value ?? {}))
  if (typeof place === 'string') return refuse(row, place)
  if (found.has(place.externalId)) return refuse(row, 'repeated')
  if (found.size >= maxPlaces) return refuse(row, 'too_many')
  found.set(place.externalId, { row: { ...row, text: '' }, place })
}

async function loadKnownPlaces(db: Db, placeSource: string) {
  const gazetteer = buildGazetteer(await loadPlaces(db))
  return { gazetteer, externalIds: await queries.findExternalIds(db, placeSource) }
}

async function writePlaces(db: Db, merge: rules.Merge, source: string) {
  const ids = await queries.reservePlaceIds(db, merge.added.length)
  const idOf = (id: number) => (id < 0 ? ids[-1 - id]! : id)
  const added = merge.added.map(({ id, parentId, ...place }) => ({
    ...place,
    id: idOf(id),
    parentId: parentId === null ? null : idOf(parentId),
  }))
  await queries.addPlaces(db, added)
  await queries.addPoints(db, merge.points)
  const links = merge.links.map((link) => ({ ...link, placeId: idOf(link.placeId) }))
  await queries.addLinks(db, source, links)
  if (added.length > 0) await renumberPlaces(db)
}

function reportMerge({ report, refuse }: ImportRun, merge: rules.Merge, found: FoundPlaces) {
  const countries = [...found.values()].filter(({ place }) => place.isCountry)
  report.skipped = countries.length
  report.created = merge.added.length
  report.updated = merge.changed
  report.unchanged = merge.links.length - report.created - report.updated
  for (const { externalId } of merge.lost) refuse(found.get(externalId)!.row, 'no_parent')
}

/** All places or none; ours keep their names. Throws ImportRunning, UnreadableFile. */
export function importPlaces(database: Database, options: ImportOptions): Promise<Imported> {
  return runUnderImportLock(database, { options, reasons }, async (run) => {
    const found: FoundPlaces = new Map()
    for await (const rows of batchesOf(run)) {
      for (const row of rows) readPlace(row, found, run)
      await run.flush()
    }
    if (run.report.isInterrupted) return
    await run.db.transaction().execute(async (db) => {
      await queries.lockPlaces(db)
      const places = [...found.values()].map(({ place }) => place)
      const merge = rules.mergePlaces(places, await loadKnownPlaces(db, options.source))
      reportMerge(run, merge, found)
      if (!options.isDryRun) await writePlaces(db, merge, options.source)
    })
    if (!options.isDryRun && run.report.created > 0) await queries.vacuumAds(run.db)
  })
}

type ReadAd = { row: Row; ad: rules.FileAd }

async function readAds(rows: Row[], read: ReturnType<typeof rules.createAdReader>, run: ImportRun) {
  const ads: ReadAd[] = []
  for (const row of rows) {
    const ad = read(rules.fieldsOf(row.value ?? {}))
    if (typeof ad === 'string') run.refuse(row, ad)
    else ads.push({ row, ad })
  }
  const keys = ads.map(({ ad }) => JSON.stringify([ad.property.source, ad.property.sourceId]))
  const first = await queries.markRows(
    run.db,
    keys.map((key) => hash('sha256', key, 'base64url')),
  )
  for (const [at, { row }] of ads.entries()) if (!first.has(at)) run.refuse(row, 'repeated')
  return ads.filter((_, at) => first.has(at)).map(({ ad }) => ad)
}

async function agenciesOf(ads: readonly rules.FileAd[], { db, options }: ImportRun) {
  const names = new Map(ads.map(({ agency }) => [fold(agency), agency]))
  names.delete('')
  const known = await queries.findAgencies(db, [...names.keys()])
  const missing = [...names].filter(([key]) => !known.has(key))
  if (options.isDryRun || missing.length === 0) return known
  const added = missing.map(([key, name]) => ({ key, name, slug: key.replaceAll(' ', '-') }))
  await queries.addAgencies(db, added)
  return queries.findAgencies(db, [...names.keys()])
}

function complete({ property, agency, title }: rules.FileAd, agencies: Map<string, number>) {
  const made = rules.titleOf(title, titles)
  const whole: NewProperty = {
    ...property,
    nameEn: property.nameEn || made.en,
    nameAr: property.nameAr || made.ar,
    agencyId: agencies.get(fold(agency)) ?? null,
  }
  return { ...whole, contentHash: hash('sha256', JSON.stringify(whole), 'base64url') }
}

const keyOf = ({ source, sourceId }: { source?: string; sourceId?: string }) =>
  JSON.stringify([source, sourceId])

/** An ad that we have keeps its state and visibility, whatever the file says. */
async function changedAds(ads: NewProperty[], run: ImportRun) {
  const keys = ads.map(({ source = '', sourceId = '' }) => ({ source, sourceId }))
  const known = new Map((await queries.findKnownAds(run.db, keys)).map((ad) => [keyOf(ad), ad]))
  const updatedAt = run.options.now ?? new Date()
  return ads.flatMap((ad) => {
    const before = known.get(keyOf(ad))
    if (!before) return { ad, isNew: true }
    const { contentHash, currentType, ...kept } = before
    const adTypeId = currentType ?? ad.adTypeId ?? null
    const changed = { updatedAt, ...ad, ...kept, adTypeId }
    return contentHash === ad.contentHash ? [] : { ad: changed, isNew: false }
  })
}

async function importBatch(ads: rules.FileAd[], run: ImportRun) {
  const agencies = await agenciesOf(ads, run)
  const whole = ads.map((ad) => complete(ad, agencies))
  const changed = await changedAds(whole, run)
  const created = changed.filter(({ isNew }) => isNew).length
  if (!run.options.isDryRun) {
    await run.db.transaction().execute(async (db) => {
      const properties = changed.map(({ ad }) => ad)
      const saved = await insertProperties(db, properties, 'import')
      await refreshSearch(db, [...saved.added, ...saved.changed])
    })
  }
  run.report.created += created
  run.report.updated += changed.length - created
  run.report.unchanged += ads.length - changed.length
}

/** `placeSource`: the import of places whose location ids the rows use. */
type AdOptions = ImportOptions & { placeSource?: string }

/** A repeated run skips what has not changed. Throws ImportRunning, UnreadableFile. */
export function importAds(database: Database, options: AdOptions): Promise<Imported> {
  return runUnderImportLock(database, { options, reasons }, async (run) => {
    const sources = await queries.findPlaceSources(run.db)
    const placeSource = rules.placeSourceOf(sources, options.placeSource)
    const knownPlaces = await loadKnownPlaces(run.db, placeSource)
    const catalogue = buildCatalogue(await loadCatalogue(run.db))
    const { source, now = new Date() } = options
    const linkHosts = await loadLinkHosts(run.db)
    const read = rules.createAdReader({ ...knownPlaces, catalogue, source, now, linkHosts })
    await queries.forgetRows(run.db)
    for await (const rows of batchesOf(run)) {
      await importBatch(await readAds(rows, read, run), run)
      await run.flush()
    }
    const { created, updated, isDryRun } = run.report
    if (!isDryRun && created + updated > 0) await queries.vacuumAds(run.db)
  })
}
