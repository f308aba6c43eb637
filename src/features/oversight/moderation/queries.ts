import { sql } from 'kysely'
import { calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { isStillTheirs } from '#features/listing/property/queries/properties.ts'
import type { Db } from '#platform/handle.ts'

/** Undefined where the advertiser is gone or has no verified email. */
export async function findRecipient(db: Db, propertyId: number) {
  const row = await db
    .selectFrom('properties as p')
    .innerJoin('accounts as agent', 'agent.id', 'p.account_id')
    .innerJoin('accounts', (to) =>
      to.on('accounts.id', '=', sql`case when ${isStillTheirs} then agent.id else p.agency_id end`),
    )
    .select(['accounts.name', 'accounts.second_name', 'accounts.email', 'p.language'])
    .where('p.id', '=', propertyId)
    .where('accounts.email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.email) return undefined
  const { email, language } = row
  return { ...calledOf(row), email, language }
}

type ReviewedAd = { id: number; endDate: string; today: string }

/** The ad's last day plus the days that it last waited. */
export async function findEndAfterReview(
  db: Db,
  { id, endDate, today }: ReviewedAd,
): Promise<string> {
  const found = await sql<{ end: string | null }>`
    select ${endDate}::date + (${today}::date - (max(at) at time zone 'Asia/Dubai')::date) as end
    from property_events
    where property_id = ${id} and to_state = 'in_review'`.execute(db)
  return found.rows[0]?.end ?? endDate
}
