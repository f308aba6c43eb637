import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { importAds, importPlaces } from '#features/feeds/bulk-import/actions/imports.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import { migrate } from '#platform/migrate.ts'
import type { Database } from '#platform/sql.ts'
import { dataFile, hasData, marketRows } from './rows.ts'

function* linesOf(count: number) {
  for (const row of marketRows(count)) yield `${JSON.stringify(row)}\n`
}

/** Every ad has the five photos that a card shows: the archive's own are not ours to have. */
const addPhotos = `
  insert into property_images (property_id, position, drawing, width, height)
  select id, position, 'apdd' || (id + position) % 100, 1920, 1280
  from properties, generate_series(0, 4) as position`

async function importMarket(db: Database, count: number, folder: string) {
  const file = join(folder, 'ads.ndjson')
  const common = { source: 'locations', refusedFile: join(folder, 'refused.ndjson') }
  await pipeline(Readable.from(linesOf(count)), createWriteStream(file))
  if (hasData) {
    await importPlaces(db, { ...common, file: fileURLToPath(dataFile('locations.json')) })
  }
  await importAds(db, { ...common, file })
  const found = await db.pool.query<{ ads: number }>('select count(*)::int as ads from properties')
  const ads = found.rows[0]?.ads ?? 0
  if (ads < count / 2) {
    const why = hasData ? '' : '; ../shared/data is not beside the tree'
    throw new Error(`only ${ads} of ${count} ads of the market were taken over${why}`)
  }
}

/** Places and so many ads, by the same way as an operator's. */
export async function fillMarket(db: Database, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-bench-'))
  try {
    await migrate(db.pool, 'db/migrations')
    await seedLookups(db, 'db/seed')
    await importMarket(db, count, folder)
    await db.pool.query(addPhotos)
    await db.pool.query('vacuum analyze')
  } finally {
    await rm(folder, { recursive: true })
  }
}
