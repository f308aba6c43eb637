import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { importAds, importPlaces } from '#features/feeds/bulk-import/actions/imports.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import { mountApi } from '#platform/api.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { migrate } from '#platform/migrate.ts'
import { readyCall } from '#platform/run-call.ts'
import type { Imported } from '#features/feeds/bulk-import/actions/run.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { adFiles, adsIn, combinations, hasRealAds, placesFile, readLines } from '#test/real-ads.ts'
import { quiet, startThrowaway } from '#test/throwaway-postgres.ts'

/** The goal: all places and ads in at most four minutes on two cores. */
const limitSeconds = 240
const exactTotals = 5_000

if (hasRealAds) await measure()
else console.log('no ../shared/data: nothing to import')

async function measure(): Promise<void> {
  const server = await startThrowaway()
  const db = await openDatabase(server.connection, { log: quiet, max: 4, statementTimeout: 0 })
  const folder = await mkdtemp(join(tmpdir(), 'dara-bench-'))
  try {
    await migrate(db.pool, 'db/migrations')
    await seedLookups(db, 'db/seed')
    const first = await importAll(db, join(folder, 'refused.ndjson'))
    print('all', first, `limit ${limitSeconds} s`)
    print('again', await importAll(db, join(folder, 'refused.ndjson')))
    await compareTotals(db)
  } finally {
    await db.close()
    await server.remove()
    await rm(folder, { recursive: true })
  }
}

type Measured = { rows: number; seconds: number; cpu: number; created: number }

async function timeImport(work: () => Promise<Imported>): Promise<Measured> {
  const started = performance.now()
  const before = process.cpuUsage()
  const { rows, created } = await work()
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - started) / 1_000
  return { rows, created, seconds, cpu: (user + system) / 1e6 }
}

async function importAll(db: Database, refusedFile: string): Promise<Measured> {
  const common = { source: 'locations', refusedFile }
  const parts = [await timeImport(() => importPlaces(db, { ...common, file: placesFile }))]
  for (const file of adFiles) parts.push(await timeImport(() => importAds(db, { ...common, file })))
  for (const part of parts) print('', part)
  const sum = (name: keyof Measured) => parts.reduce((total, part) => total + part[name], 0)
  return { rows: sum('rows'), created: sum('created'), seconds: sum('seconds'), cpu: sum('cpu') }
}

function print(label: string, { rows, created, seconds, cpu }: Measured, note = ''): void {
  const rate = Math.round(rows / seconds)
  const time = `${seconds.toFixed(1)} s (Node ${cpu.toFixed(1)} s CPU)`
  console.log(`${label.padEnd(6)} ${rows} rows, ${created} new, ${time}, ${rate} rows/s ${note}`)
}

async function searchServer(db: Database) {
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const app = Fastify()
  const handlers = propertySearchHandlers({
    gazetteer: () => gazetteer,
    catalogue: () => catalogue,
    interpretQuery: () => undefined,
  })
  mountApi(app, handlers.map(readyCall), {
    primary: db.kysely,
    reader: () => db.kysely,
    now: () => new Date(),
    visitor: () => ({ isBot: true, known: () => undefined, id: () => '' }),
    publicUrl: undefined,
    vault: openVault(Buffer.alloc(32)),
  })
  return { app, gazetteer }
}

/** Twenty searches, and the same counted in the files. */
async function compareTotals(db: Database): Promise<void> {
  const { app, gazetteer } = await searchServer(db)
  const ads = adsIn((await Promise.all(adFiles.map((file) => readLines(file)))).flat())
  let equal = 0
  for (const { query, places = [], matches } of combinations) {
    const ids = places.map((slug) => gazetteer.bySlug(slug)?.id).join(',')
    const url = `/api/properties?${query}${ids && `&locations=${ids}`}&limit=1`
    const { total } = (await app.inject({ url })).json().data.pagination
    const counted = ads.filter(matches).length
    if (total === Math.min(counted, exactTotals)) equal++
    else console.log(`  ${url}: ${total} found, ${counted} in the files`)
  }
  console.log(`totals ${equal} of ${combinations.length} searches find what the files hold`)
  await app.close()
}
