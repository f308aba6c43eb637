import { sql } from 'kysely'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Db } from '#platform/handle.ts'
import {
  isPermitNeeded,
  type Permit,
  type PermitFault,
  type PermitPolicy,
  permitFaults,
} from './rules.ts'

/** Without a setting a missing permit only causes a hint. */
export const permitPolicy = sql<PermitPolicy>`coalesce((
  select value #>> '{}' from settings where key = 'permits'), 'warn')`

export async function loadPermitPolicy(db: Db): Promise<PermitPolicy> {
  const found = await sql<{ permits: PermitPolicy }>`select ${permitPolicy} as permits`.execute(db)
  return found.rows[0]!.permits
}

type PermitUse = {
  permitNumber: string
  managingAccountId: number
  category: string
  propertyId: number | null
}

/** The lock makes requests for one number wait in turn, so that two do not both find none. */
async function isPermitInUse(db: Db, use: PermitUse): Promise<boolean> {
  const { permitNumber, managingAccountId, category, propertyId } = use
  await sql`select pg_advisory_xact_lock(hashtext(${permitNumber}), ${managingAccountId})`.execute(
    db,
  )
  const found = await sql<{ id: number }>`
    select id
    from properties
    where permit_number = ${permitNumber} and keeper_id = ${managingAccountId}
      and category = ${category} and ready is distinct from 'off-plan'
      and state in ('live', 'under_offer') and id is distinct from ${propertyId}
    limit 1`.execute(db)
  return found.rows.length > 0
}

type AdWithPermit = Omit<{ [Name in keyof Permit]?: Permit[Name] | undefined }, 'slugs'> & {
  locationId?: number | null | undefined
  category?: string | null | undefined
  ready?: string | null | undefined
}

type PermitContext = {
  managingAccountId: number
  /** Null while the ad is being made. */
  propertyId: number | null
  /** Read from the settings where absent. */
  permits?: PermitPolicy
  gazetteer: () => Gazetteer
  /** `YYYY-MM-DD` */
  today: string
  /** Categories and permits of ads that are stored later; those of this ad are added. */
  takenPermits?: Set<string> | undefined
}

/** Run it in the transaction that publishes the ad, because of the lock on the permit number. */
export async function findPermitFaults(
  db: Db,
  ad: AdWithPermit,
  { managingAccountId, propertyId, gazetteer, today, permits, takenPermits }: PermitContext,
): Promise<PermitFault[]> {
  if ((permits ?? (await loadPermitPolicy(db))) !== 'enforce') return []
  const { permitNumber = null, permitType = null, permitExpiresAt = null, category, ready } = ad
  const slugs = gazetteer()
    .pathOf(ad.locationId ?? 0)
    .map(({ slug }) => slug)
  const faults = permitFaults({ permitNumber, permitType, permitExpiresAt, slugs }, today)
  const isSingle = isPermitNeeded(slugs) && ready !== 'off-plan' && category && permitNumber
  if (faults.length > 0 || !isSingle) return faults
  const use = { permitNumber, managingAccountId, category, propertyId }
  const key = `${category} ${permitNumber}`
  const isTaken = takenPermits?.has(key) || (await isPermitInUse(db, use))
  takenPermits?.add(key)
  return isTaken ? [{ code: 'permit_number_taken', path: 'permitNumber' }] : []
}
