import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { PermitPolicy } from './rules.ts'

/** Product.md 4: where operators said nothing a missing permit is hinted at. */
export async function loadPermitPolicy(db: Db): Promise<PermitPolicy> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'permits')
    .executeTakeFirst()
  return (row?.value as PermitPolicy | undefined) ?? 'warn'
}

type Use = { permitNumber: string; keeperId: number; category: string; propertyId: number | null }

/**
 * Whether a keeper has another ad on show under the same permit. Whoever asks for the same number
 * waits until this transaction ends, so that two do not both find none.
 */
export async function isPermitInUse(db: Db, use: Use): Promise<boolean> {
  const { permitNumber, keeperId, category, propertyId } = use
  await sql`select pg_advisory_xact_lock(hashtext(${permitNumber}), ${keeperId})`.execute(db)
  const found = await sql<{ id: number }>`
    select id
    from properties
    where permit_number = ${permitNumber} and keeper_id = ${keeperId}
      and category = ${category} and ready is distinct from 'off-plan'
      and state in ('live', 'under_offer') and id is distinct from ${propertyId}
    limit 1`.execute(db)
  return found.rows.length > 0
}
