import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { StoredOrder } from '../rules.ts'

type Buyer = { name: string; address: string | null; email: string | null }

/** Whom a tax document names: the account that buys, or the sender of a property request. */
export async function findBuyer(db: Db, order: StoredOrder): Promise<Buyer> {
  const { accountId, requestId } = order
  const found = await sql<Buyer>`
    select coalesce(r.name, nullif(a.company_name, ''), a.name, '') as name,
      a.company_address as address, coalesce(r.email, a.email) as email
    from (select) as one
    left join accounts a on a.id = ${accountId}
    left join property_requests r on r.id = ${requestId}`.execute(db)
  return found.rows[0]!
}
