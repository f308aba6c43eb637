import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { maxBatchRows } from '#platform/sweeping/batches.ts'
import type { Flagged } from '../rules/attention.ts'

/** A trigger derives the flags from the rules. Answers the last id, or null after all ads. */
export async function refreshFlags(db: Db, after: number): Promise<number | null> {
  const found = await sql<{ upTo: number | null }>`
    with piece as materialized (
      select id from properties where id > ${after} order by id limit ${maxBatchRows}
    ), refreshed as (
      update properties p
      set status_flags = 0
      where p.id > ${after} and p.id <= (select max(id) from piece)
        and p.status_flags <> ad_status_flags(p)
    )
    select max(id) as "upTo" from piece`.execute(db)
  return found.rows[0]?.upTo ?? null
}

/** The slug of a location begins with those of all locations above it. */
export type StoredFlags = Omit<Flagged, 'slugs'> & { id: number; flags: number; slug: string }

export async function findFlags(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<StoredFlags[]> {
  const found = await sql<StoredFlags>`
    select p.id, p.status_flags as flags, p.state,
      json_build_object('en', p.name_en, 'ar', p.name_ar) as name,
      p.description_en <> '' as "hasEnglish", p.description_ar <> '' as "hasArabic",
      p.end_date as "endDate", p.permit_number as "permitNumber", p.permit_type as "permitType",
      p.permit_expires_at as "permitExpiresAt", coalesce(l.slug, '') as slug
    from properties p
    left join locations l on l.id = p.location_id
    where p.id > ${after} and p.id <= ${upTo}
    order by p.id`.execute(db)
  return found.rows
}
