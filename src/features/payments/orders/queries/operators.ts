import { sql } from 'kysely'
import { managingAccountOf } from '#features/payments/subscriptions/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { OrderState } from '../contract.ts'

/** An order as operators see it: money in fils, days in UTC. */
export type OperatorOrder = {
  id: string
  kind: string
  state: OrderState
  account: string | null
  packageName: string | null
  netFils: number
  vatFils: number
  amountFils: number
  currency: string
  gateway: string
  reference: string | null
  createdAt: Date
  paidAt: Date | null
  refundRequestedAt: Date | null
  refundedAt: Date | null
  invoice: number | null
  creditNote: number | null
  problem: string | null
}

const columns = sql`
  o.id, o.kind, o.state, a.email as account, o.terms #>> '{name,en}' as "packageName",
  o.net_fils as "netFils", o.vat_fils as "vatFils", o.amount_fils as "amountFils", o.currency,
  o.gateway, o.gateway_reference as reference, o.created_at as "createdAt", o.paid_at as "paidAt",
  o.refund_requested_at as "refundRequestedAt", o.refunded_at as "refundedAt",
  invoice.number as invoice, note.number as "creditNote", o.problem`

const tables = sql`
  payment_orders o
  left join accounts a on a.id = o.account_id
  left join invoices invoice on invoice.order_id = o.id and invoice.kind = 'invoice'
  left join invoices note on note.order_id = o.id and note.kind = 'credit_note'`

type Listing = { state?: OrderState | undefined; account?: string | undefined; limit: number }

/** The newest first. */
export async function listOrdersForOperators(db: Db, { state, account, limit }: Listing) {
  const found = await sql<OperatorOrder>`
    select ${columns}
    from ${tables}
    where (${state ?? null}::text is null or o.state = ${state ?? null})
      and (${account ?? null}::text is null or lower(a.email) = lower(${account ?? null}))
    order by o.created_at desc, o.id
    limit ${limit}`.execute(db)
  return found.rows
}

type Month = { from: Date; until: Date; after: string; limit: number }

/** Orders that were paid or paid back in a time, by their ids, from the one after `after`. */
export async function findSettledOrders(db: Db, { from, until, after, limit }: Month) {
  const found = await sql<OperatorOrder>`
    select ${columns}
    from ${tables}
    where ((o.paid_at >= ${from} and o.paid_at < ${until})
        or (o.refunded_at >= ${from} and o.refunded_at < ${until}))
      and o.id > ${after}
    order by o.id
    limit ${limit}`.execute(db)
  return found.rows
}

/** Whose subscription it would be. Undefined where there is no advertiser with the address. */
export async function findBuyerByEmail(db: Db, email: string) {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('erased_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where('role', '<>', 'operator')
    .executeTakeFirst()
  if (!account) return undefined
  const managing = managingAccountOf(account.id as AccountId)
  return db.selectNoFrom(managing.as('managingAccountId')).executeTakeFirstOrThrow()
}
