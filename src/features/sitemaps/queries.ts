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

/** Which parts hold somebody whom "find an agent" finds. */
export async function partsWithAgents(db: Db, size: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select distinct (id - 1) / ${size} + 1 as part
    from accounts
    where role in ('agent', 'agency', 'broker', 'company')
    and email_verified_at is not null
    order by part`.execute(db)
  return rows.map((row) => row.part)
}

type Part = { part: number; size: number }

/** The public profiles of one part. */
export async function agentsOfPart(db: Db, { part, size }: Part) {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug
    from accounts
    where id > ${(part - 1) * size}
    and id <= ${part * size}
    and role in ('agent', 'agency', 'broker', 'company')
    and email_verified_at is not null
    order by id`.execute(db)
  return rows
}

export type PropertyEntry = { id: number; name_en: string; updated_at: Date }

/** The public ads of one part. */
export async function propertiesOfPart(db: Db, { part, size }: Part): Promise<PropertyEntry[]> {
  const { rows } = await sql<PropertyEntry>`
    select p.id, p.name_en, p.updated_at
    from property_search s
    join properties p on p.id = s.id
    where s.id > ${(part - 1) * size}
    and s.id <= ${part * size}
    order by s.id`.execute(db)
  return rows
}
