import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { quotaBytes, type VisitorQuotaName, visitorQuotaNames } from '../rules/visitors.ts'
import { quotaConditions } from './visitors.ts'

/** Parts from 0 to 1: how much of the storage that all visitors share is taken. */
export async function findFullness(db: Db): Promise<Record<VisitorQuotaName, number>> {
  const sums = visitorQuotaNames.map(
    (name) => sql`coalesce(sum(bytes) filter (where ${quotaConditions[name]}), 0)::float8
      as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<VisitorQuotaName, number>>`
    select ${sql.join(sums)}
    from files
    where account_id is null`.execute(db)
  const parts = visitorQuotaNames.map((name) => [name, rows[0]![name] / quotaBytes(name)])
  return Object.fromEntries(parts)
}
