import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** The codes of all scenes that ads name: some thousands in a demo, none where there never was one. */
export async function findDrawings(db: Db): Promise<Set<string>> {
  const found = await sql<{ drawing: string }>`
    select distinct drawing
    from property_images
    where drawing is not null`.execute(db)
  return new Set(found.rows.map(({ drawing }) => drawing))
}
