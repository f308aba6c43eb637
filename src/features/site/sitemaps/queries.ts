import { type RawBuilder, sql } from 'kysely'
import { hasPublicProfile } from '#features/accounts/advertiser/queries/advertisers.ts'
import type { Db } from '#platform/handle.ts'

/** Part n begins at id (n-1)·size+1. `firstAfter` uses an index, so a part costs one look-up. */
async function partsWith(
  db: Db,
  size: number,
  firstAfter: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number[]> {
  const partOf = (id: RawBuilder<unknown>) => sql`(${id} - 1) / ${size}::integer + 1`
  const { rows } = await sql<{ part: number }>`
    with recursive parts (part) as (
      select ${partOf(firstAfter(sql`0`))}
      union all
      select ${partOf(firstAfter(sql`parts.part * ${size}::integer`))}
      from parts
      where part is not null
    )
    select part
    from parts
    where part is not null`.execute(db)
  return rows.map((row) => row.part)
}

export const partsWithProperties = (db: Db, size: number) =>
  partsWith(
    db,
    size,
    (id) => sql`(select s.id from property_search s where s.id > ${id} order by s.id limit 1)`,
  )

const isFound = sql`role in ('agent', 'agency', 'broker', 'company')
  and ${hasPublicProfile('accounts')}`

export const partsWithAgents = (db: Db, size: number) =>
  partsWith(
    db,
    size,
    (id) => sql`(select id from accounts where id > ${id} and ${isFound} order by id limit 1)`,
  )

type Part = { part: number; size: number }

export async function agentsOfPart(db: Db, { part, size }: Part) {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug
    from accounts
    where id > ${(part - 1) * size}
    and id <= ${part * size}
    and ${isFound}
    order by id`.execute(db)
  return rows
}

export type PropertyEntry = { id: number; name_en: string; updated_at: Date }

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
