import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Which parts of the sitemap hold an ad: part n covers ids from (n-1)·size+1. */
export async function partsWithProperties(db: Db, size: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select distinct (id - 1) / ${size} + 1 as part
    from property_search
    order by part`.execute(db)
  return rows.map((row) => row.part)
}

export type PropertyEntry = { id: number; name_en: string; updated_at: Date }

/** The public ads of one part. */
export async function propertiesOfPart(
  db: Db,
  { part, size }: { part: number; size: number },
): Promise<PropertyEntry[]> {
  const { rows } = await sql<PropertyEntry>`
    select p.id, p.name_en, p.updated_at
    from property_search s
    join properties p on p.id = s.id
    where s.id > ${(part - 1) * size}
    and s.id <= ${part * size}
    order by s.id`.execute(db)
  return rows
}
