import { type RawBuilder, sql } from 'kysely'
import type { StartedCheckout } from '#features/payments/gateways/rules/gateway.ts'
import { managingAccountOf } from '#features/payments/subscriptions/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { DocumentKind } from '#features/payments/invoices/contract.ts'
import type { Problem, StoredOrder } from './rules.ts'

const columns = sql`
  o.id, o.kind, o.state, o.account_id as "accountId", o.visitor_hash as "visitorHash",
  o.placed_by as "placedBy", o.property_id as "propertyId", o.property_request_id as "requestId",
  o.subscription_id as "subscriptionId", o.package_id as "packageId", o.terms,
  o.net_fils as "netFils", o.vat_fils as "vatFils", o.amount_fils as "amountFils", o.currency,
  o.gateway, o.gateway_reference as reference, o.gateway_url as url, o.language,
  o.created_at as "createdAt", o.expires_at as "expiresAt", o.paid_at as "paidAt",
  o.refund_requested_at as "refundRequestedAt", o.problem`

export async function selectOrders(db: Db, which: RawBuilder<unknown>): Promise<StoredOrder[]> {
  const found = await sql<StoredOrder>`select ${columns} from payment_orders o ${which}`.execute(db)
  return found.rows
}

const first = async (db: Db, which: RawBuilder<unknown>) => (await selectOrders(db, which))[0]

export type NewOrder = Omit<
  StoredOrder,
  'state' | 'reference' | 'url' | 'paidAt' | 'refundRequestedAt' | 'problem'
>

/** False where what it pays for has an open order; waits for one that is being added. */
export async function addOrder(db: Db, order: NewOrder): Promise<boolean> {
  const added = await db
    .insertInto('payment_orders')
    .values({
      id: order.id,
      kind: order.kind,
      state: 'created',
      account_id: order.accountId,
      visitor_hash: order.visitorHash,
      placed_by: order.placedBy,
      property_id: order.propertyId,
      property_request_id: order.requestId,
      subscription_id: order.subscriptionId,
      package_id: order.packageId,
      terms: order.terms && JSON.stringify(order.terms),
      net_fils: order.netFils,
      vat_fils: order.vatFils,
      amount_fils: order.amountFils,
      currency: order.currency,
      gateway: order.gateway,
      language: order.language,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const findOrder = (db: Db, id: string) => first(db, sql`where o.id = ${id}`)

/** Nobody else changes it until the transaction ends. Lock orders before ads. */
export const lockOrder = (db: Db, id: string) => first(db, sql`where o.id = ${id} for update`)

type Reference = { gateway: string; reference: string }

export const lockOrderOf = (db: Db, { gateway, reference }: Reference) =>
  first(db, sql`where o.gateway = ${gateway} and o.gateway_reference = ${reference} for update`)

export const open = sql`o.state in ('created', 'redirected')`

/** What is paid for: one of the three, by the kind of the order. */
export type Payable = Pick<NewOrder, 'kind'> &
  Partial<Pick<NewOrder, 'propertyId' | 'subscriptionId' | 'requestId'>>

function paysFor({ kind, propertyId, subscriptionId, requestId }: Payable) {
  const of = {
    property_subscription: sql`o.property_id = ${propertyId ?? null}`,
    subscription_renewal: sql`o.subscription_id = ${subscriptionId ?? null}`,
    property_request: sql`o.property_request_id = ${requestId ?? null}`,
  }
  return sql`o.kind = ${kind} and ${of[kind]}`
}

/** Unlocked, for whoever holds the lock of what is paid for. */
export const findOpenOrder = (db: Db, payable: Payable) =>
  first(db, sql`where ${paysFor(payable)} and ${open}`)

export const lockOpenOrder = (db: Db, payable: Payable) =>
  first(db, sql`where ${paysFor(payable)} and ${open} for update`)

export const findPaidOrder = (db: Db, payable: Payable) =>
  first(db, sql`where ${paysFor(payable)} and o.state = 'paid' order by o.paid_at desc limit 1`)

/** Of the managing account, or placed by the account itself. */
const isOf = (id: AccountId) =>
  sql`(o.account_id = ${managingAccountOf(id)} and
    (o.account_id = ${id} or o.placed_by = ${id}))`

type Asker = { accountId: AccountId | null; visitorHash: Buffer | null }

/** Undefined for an order of somebody else. */
export function findOwnOrder(db: Db, id: string, { accountId, visitorHash }: Asker) {
  const ofAccount = accountId === null ? sql`false` : isOf(accountId)
  return first(db, sql`where o.id = ${id} and (${ofAccount} or o.visitor_hash = ${visitorHash})`)
}

type Page = { accountId: AccountId; page: number; limit: number }

export async function findOrders(db: Db, { accountId, page, limit }: Page) {
  const orders = await selectOrders(
    db,
    sql`where ${isOf(accountId)}
      order by o.created_at desc, o.id
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from payment_orders o where ${isOf(accountId)}`.execute(db)
  return { orders, total: counted.rows[0]!.total }
}

/** An order that was paid, cancelled or ended meanwhile stays so. */
export async function setRedirected(db: Db, id: string, { reference, url }: StartedCheckout) {
  await db
    .updateTable('payment_orders')
    .set((its) => ({
      state: its
        .case()
        .when('state', '=', 'created')
        .then('redirected')
        .else(its.ref('state'))
        .end(),
      gateway_reference: reference,
      gateway_url: url,
    }))
    .where('id', '=', id)
    .execute()
}

type Ended = 'failed' | 'cancelled' | 'expired'

/** One that was paid meanwhile stays paid. */
export async function endOrder(db: Db, id: string, state: Ended): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'redirected'])
    .execute()
}

export async function setPaid(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state: 'paid', paid_at: now, problem: null })
    .where('id', '=', id)
    .execute()
}

export async function setSubscription(db: Db, id: string, subscriptionId: string) {
  await db
    .updateTable('payment_orders')
    .set({ subscription_id: subscriptionId })
    .where('id', '=', id)
    .execute()
}

export async function setProblem(db: Db, id: string, problem: Problem): Promise<void> {
  await db.updateTable('payment_orders').set({ problem }).where('id', '=', id).execute()
}

export async function setRefundRequested(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ refund_requested_at: now })
    .where('id', '=', id)
    .execute()
}

export async function setRefunded(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state: 'refunded', refunded_at: now })
    .where('id', '=', id)
    .execute()
}

export type ShownDocument = { orderId: string; kind: DocumentKind; number: number; issuedAt: Date }

export async function findDocuments(db: Db, orderIds: readonly string[]) {
  const found = await sql<ShownDocument>`
    select order_id as "orderId", kind, number, issued_at as "issuedAt"
    from invoices
    where order_id = any(${orderIds}::text[])
    order by issued_at, kind desc`.execute(db)
  return found.rows
}

export async function findSubscriptionOfAd(db: Db, propertyId: number): Promise<string | null> {
  const row = await db
    .selectFrom('properties')
    .select('subscription_id')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  return row?.subscription_id ?? null
}

export async function findSubscriptionOfOrder(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_orders')
    .select('subscription_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.subscription_id ?? null
}

export async function findPayer(db: Db, id: AccountId) {
  return db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
