import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { importAds, importPlaces } from '#features/feeds/bulk-import/actions/imports.ts'
import type { ImportOptions } from '#features/feeds/bulk-import/actions/run.ts'
import { seededDatabase } from './filled-databases.ts'

type Row = Record<string, unknown>
type Refused = {
  row: number
  id: unknown
  code: string
  reason: { en: string; ar: string }
  data: unknown
}

/** What an ad needs, and no more. */
export const bareAd = (row: Row = {}): Row => ({
  id: 'a1',
  purpose: 'sale',
  price: 1_500_000,
  category: 'residential',
  propertyType: 'Apartment',
  emirate: 'dubai',
  locationPath: ['Dubai', 'Dubai Marina'],
  ...row,
})

const textOf = (row: unknown) => (typeof row === 'string' ? row : JSON.stringify(row))

/** A seeded database without ads at the start of each test, and files to import into it. */
export async function importFixtures() {
  const db = await seededDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dara-import-'))
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(() =>
    db.pool.query('delete from property_events; delete from properties; delete from accounts'),
  )
  const now = new Date('2026-05-05T10:20:30Z')
  const file = join(folder, 'rows')
  const refusedFile = join(folder, 'refused.ndjson')
  const options = { file, refusedFile, source: 'portal', now }
  const write = (rows: unknown[]) => writeFile(file, rows.map(textOf).join('\n'))
  const found = async (text: string) => (await db.pool.query(text)).rows

  return {
    db,
    options,
    write,
    found,
    stored: async (id = 'a1') =>
      (await found(`select * from properties where source_id = '${id}'`))[0],
    refused: async (): Promise<Refused[]> =>
      (await readFile(refusedFile, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    takeAds: async (rows: unknown[], more: Partial<ImportOptions> = {}) => {
      await write(rows)
      return importAds(db, { ...options, ...more })
    },
    takePlaces: async (rows: unknown[], more: Partial<ImportOptions> = {}) => {
      await write(rows)
      return importPlaces(db, { ...options, ...more })
    },
  }
}
