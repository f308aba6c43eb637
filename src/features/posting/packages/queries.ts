import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockSlots, slotStates, subscribedSlots } from './queries/subscriptions.ts'
import type { PackageRow } from './rules.ts'

const columns = sql`
  id, ad_type_id as "adTypeId", name_en as "nameEn", name_ar as "nameAr", duration,
  duration_unit as "durationUnit", slots, price, features_en as "featuresEn",
  features_ar as "featuresAr"`

export async function findPackages(db: Db, adTypeId: number): Promise<PackageRow[]> {
  const found = await sql<PackageRow>`
    select ${columns}
    from subscription_packages
    where ad_type_id = ${adTypeId}
    order by price, id`.execute(db)
  return found.rows
}

const selectPackage = (column: string) => sql`(
  select row_to_json(chosen)
  from (
    select ${columns} from subscription_packages where id = ${sql.ref(`p.${column}`)}) chosen)`

/** Of `properties p`: a `PackageRow` or null. */
export const currentPackage = selectPackage('package_id')

/** Chosen and not held yet: a `PackageRow` or null. */
export const wantedPackage = selectPackage('wanted_package_id')

type SlotRequest = {
  row: PackageRow
  managingAccountId: number
  propertyId: number | null
  /** `YYYY-MM-DD` in Dubai. */
  today: string
}

type Slots = { taken: number; subscribed: number }

/**
 * Drafts take no slot. A package with a price has those of its active subscriptions, and those of one
 * that ads are waiting for.
 */
export async function countFreeSlots(db: Db, request: SlotRequest): Promise<number> {
  const { row, managingAccountId, propertyId } = request
  await lockSlots(db, row.id, managingAccountId)
  const found = await sql<Slots>`
    select count(*)::integer as taken,
      ${subscribedSlots({ ...request, packageId: row.id })} as subscribed
    from (
      select id
      from properties
      where package_id = ${row.id} and keeper_id = ${managingAccountId}
        and state in ${slotStates}
      union all
      select id
      from properties
      where wanted_package_id = ${row.id} and keeper_id = ${managingAccountId}
        and state = 'awaiting_payment'
    ) as taken
    where id is distinct from ${propertyId}`.execute(db)
  const { taken, subscribed } = found.rows[0]!
  return row.slots + subscribed - taken
}

export async function findPackage(db: Db, id: number): Promise<PackageRow | undefined> {
  const found = await sql<PackageRow>`
    select ${columns} from subscription_packages where id = ${id}`.execute(db)
  return found.rows[0]
}

type PackageChoice = { adTypeId: number; subscriptionId: number | null | undefined }

/** Without an id it is the free package of the ad type. */
export async function choosePackage(db: Db, choice: PackageChoice): Promise<PackageRow> {
  const { adTypeId, subscriptionId } = choice
  const offered = await findPackages(db, adTypeId)
  const path = 'subscriptionId'
  if (subscriptionId) {
    const chosen = offered.find(({ id }) => id === subscriptionId)
    if (chosen) return chosen
    throw new Refusal(422, [{ code: 'unknown_choice', path }])
  }
  const free = offered.find(({ price }) => price === 0)
  if (free) return free
  throw new Refusal(422, [{ code: 'subscription_required', path }])
}

export const packageFullReason = ({ slots }: PackageRow) => ({
  code: 'package_full' as const,
  path: 'subscriptionId',
  values: { slots },
})

export async function requireSlot(db: Db, slot: SlotRequest): Promise<void> {
  if ((await countFreeSlots(db, slot)) <= 0) throw new Refusal(422, [packageFullReason(slot.row)])
}
