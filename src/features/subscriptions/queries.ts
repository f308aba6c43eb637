import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { PackageRow } from './rules.ts'

const columns = sql`
  id, ad_type_id as "adTypeId", name_en as "nameEn", name_ar as "nameAr", duration,
  duration_unit as "durationUnit", slots, price, features_en as "featuresEn",
  features_ar as "featuresAr"`

/** The packages of an ad type, the cheapest first. */
export async function findPackages(db: Db, adTypeId: number): Promise<PackageRow[]> {
  const found = await sql<PackageRow>`
    select ${columns}
    from subscription_packages
    where ad_type_id = ${adTypeId}
    order by price, id`.execute(db)
  return found.rows
}

export async function findPackagesById(db: Db, ids: readonly number[]): Promise<PackageRow[]> {
  if (ids.length === 0) return []
  const found = await sql<PackageRow>`
    select ${columns}
    from subscription_packages
    where id = any(${ids}::integer[])`.execute(db)
  return found.rows
}

type Slot = { row: PackageRow; keeperId: number; propertyId: number | null }

/**
 * Whether a package has room for one more ad of its keeper (product.md 9: drafts take none). Whoever
 * asks for the same waits until this transaction ends, so two do not take the last place.
 */
export async function hasSlot(db: Db, { row, keeperId, propertyId }: Slot): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${row.id}, ${keeperId})`.execute(db)
  const found = await sql<{ taken: number }>`
    select count(*)::integer as taken
    from properties
    where package_id = ${row.id} and keeper_id = ${keeperId}
      and id is distinct from ${propertyId}
      and state in (
        'awaiting_payment', 'in_review', 'changes_requested', 'live', 'under_offer', 'suspended')
    `.execute(db)
  return (found.rows[0]?.taken ?? 0) < row.slots
}
