import { sql } from 'kysely'
import { isReachedBy } from '#features/posting/own-ads/queries/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { Duplicate } from './contract/checks.ts'

export type PossibleDuplicate = {
  id: number
  managingAccountId: number | null
  category: string | null
  ready: string | null
  permitNumber: string | null
  purpose: string | null
  locationId: number | null
  typeId: number | null
  rooms: number | null
  spaceSqm: number | null
  totalPrice: number | null
}

const maxDuplicates = 10
/** The area of one home differs: balcony walls are measured or not. */
const tolerance = 0.01

/** A permit is good for one public ad of a category, but for many homes of an off-plan project. */
const byPermit = ({ permitNumber, category }: PossibleDuplicate) => sql`
  select id, 'permit' as reason
  from properties
  where permit_number = ${permitNumber} and coalesce(category = ${category}, true)
    and ready is distinct from 'off-plan'`

const byFacts = (ad: PossibleDuplicate) => sql`
  select id, 'same' as reason
  from properties
  where keeper_id = ${ad.managingAccountId} and location_id = ${ad.locationId} and type_id = ${ad.typeId}
    and total_price = ${ad.totalPrice} and purpose = ${ad.purpose}
    and rooms is not distinct from ${ad.rooms}
    and space_sqm between ${ad.spaceSqm}::float8 * ${1 - tolerance}::float8
      and ${ad.spaceSqm}::float8 * ${1 + tolerance}::float8`

/** Ads of other accounts only if the public sees them. */
export async function findDuplicates(
  db: Db,
  account: Account,
  ad: PossibleDuplicate,
): Promise<Duplicate[]> {
  const hasPermit = ad.permitNumber !== null && ad.ready !== 'off-plan'
  const found = await sql<Duplicate>`
    select distinct on (p.id) p.id, p.reference_id as "referenceId",
      json_build_object('en', p.name_en, 'ar', p.name_ar) as name,
      alike.reason, p.state in ('live', 'under_offer') as live, ${isReachedBy(account)} as own
    from (
      ${hasPermit ? byPermit(ad) : sql`select null::integer as id, '' as reason where false`}
      union all ${byFacts(ad)}
    ) alike
    join properties p on p.id = alike.id
    where p.id <> ${ad.id} and p.state not in ('closed', 'rejected')
      and (${isReachedBy(account)} or exists (select from property_search where id = p.id))
    order by p.id, alike.reason
    limit ${maxDuplicates}`.execute(db)
  return found.rows
}
