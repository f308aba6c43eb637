import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import {
  adFiles,
  adsIn,
  type Combination,
  combinations,
  hasRealAds,
  placesFile,
  type RealAd,
  readLines,
} from '#test/real-ads.ts'
import { importAds, importPlaces } from './actions/imports.ts'

/** Every tenth row: a fair sample that imports in seconds. bench/import.ts counts all of them. */
const step = 10
const timeoutMs = 180_000

/** Totals are exact up to here. */
const exactTotals = 5_000

const hasAll = (test: Combination['matches'], ads: RealAd[]) => ads.filter(test).length

describe.skipIf(!hasRealAds)('Real places and ads (of ../shared/data, where it is)', async () => {
  const db = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dara-import-'))
  const common = { source: 'locations', refusedFile: join(folder, 'refused.ndjson') }
  const file = join(folder, 'ads.ndjson')
  let ads: RealAd[] = []
  let get: Awaited<ReturnType<typeof apiServer>>['get']
  let idOf: (slug: string) => number | undefined

  beforeAll(async () => {
    await seedLookups(db, 'db/seed')
    const lines = (await Promise.all(adFiles.map((path) => readLines(path, step)))).flat()
    await writeFile(file, lines.join('\n'))
    ads = adsIn(lines)
    await importPlaces(db, { ...common, file: placesFile })
    await importAds(db, { ...common, file })
    const gazetteer = await readGazetteer(db.kysely)
    const catalogue = await readCatalogue(db.kysely)
    const snapshots = {
      gazetteer: () => gazetteer,
      catalogue: () => catalogue,
      interpretQuery: () => undefined,
    }
    ;({ get } = await apiServer({ handlers: propertySearchHandlers(snapshots), db }))
    idOf = (slug) => gazetteer.bySlug(slug)?.id
  }, timeoutMs)
  afterAll(() => rm(folder, { recursive: true }))

  it.each(combinations)('GET /api/properties?$query counts what the file holds', async (one) => {
    const places = (one.places ?? []).map(idOf)
    const chosen = places.length > 0 ? `&locations=${places.join(',')}` : ''
    const { body } = await get(`/properties?${one.query}${chosen}&limit=1`)
    const counted = hasAll(one.matches, ads)
    expect(body.data.pagination).toMatchObject({
      total: Math.min(counted, exactTotals),
      totalIsExact: counted <= exactTotals,
    })
  })

  it('has asked for something that is there, nearly always', () => {
    const found = combinations.filter(({ matches }) => hasAll(matches, ads) > 0)
    expect(combinations).toHaveLength(20)
    expect(found.length).toBeGreaterThan(16)
  })

  it('holds every place of the file below the places it lies in', async () => {
    const { rows } = await db.pool.query(`
      select count(*)::integer as count
      from location_external_ids
      join locations on locations.id = location_id
      where source = 'locations'`)
    expect(rows).toEqual([{ count: 6_085 }])
    const outside = await db.pool.query(`
      select child.slug
      from locations child
      join locations parent on parent.id = child.parent_id
      where not (child.lft > parent.lft and child.rgt < parent.rgt)`)
    expect(outside.rows).toEqual([])
  })

  it(
    'changes nothing when the same files come again',
    async () => {
      const places = await importPlaces(db, { ...common, file: placesFile })
      expect(places).toMatchObject({ created: 0, updated: 0, unchanged: 6_085, refused: 0 })
      const again = await importAds(db, { ...common, file })
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: ads.length, refused: 0 })
    },
    timeoutMs,
  )
})
