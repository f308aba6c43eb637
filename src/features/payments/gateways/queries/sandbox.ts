import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { newId } from '#platform/secrets/tokens.ts'
import type { Checkout, GatewayPayment, PaymentState } from '../rules/gateway.ts'
import { maxDeliveries, retryMsAfter, type SandboxPayment } from '../rules/sandbox.ts'

/** The reference of the order's payment, which may be an earlier one. */
export async function addSandboxPayment(db: Db, checkout: Checkout) {
  const added = await db
    .insertInto('sandbox_payments')
    .values({
      reference: newId(),
      order_id: checkout.orderId,
      state: 'open',
      description: checkout.description,
      amount_fils: checkout.amountFils,
      currency: checkout.currency,
      language: checkout.language,
      success_url: checkout.successUrl,
      failure_url: checkout.failureUrl,
      expires_at: checkout.expiresAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (added) return { reference: added.reference, isNew: true }
  const earlier = await db
    .selectFrom('sandbox_payments')
    .select('reference')
    .where('order_id', '=', checkout.orderId)
    .executeTakeFirstOrThrow()
  return { reference: earlier.reference, isNew: false }
}

/** Open payments have at most one notice, which changes them when it is due: see `settleDue`. */
const isProcessing = sql<boolean>`p.state = 'open' and exists (
  select from sandbox_notices n where n.reference = p.reference and n.state = 'paid')`

async function select(db: Db, which: RawBuilder<unknown>): Promise<SandboxPayment | undefined> {
  const found = await sql<SandboxPayment>`
    select p.reference, p.state, p.amount_fils as "amountFils", p.currency,
      p.refunded_fils as "refundedFils", p.description, p.language,
      p.success_url as "successUrl", p.failure_url as "failureUrl",
      ${isProcessing} as "isProcessing"
    from sandbox_payments p
    ${which}`.execute(db)
  return found.rows[0]
}

export const findSandboxPayment = (db: Db, reference: string) =>
  select(db, sql`where p.reference = ${reference}`)

export const lockSandboxPayment = (db: Db, reference: string) =>
  select(db, sql`where p.reference = ${reference} for update`)

type Due = { now: Date; reference?: string }

/** Slow payments and ends of checkouts happen when they are due, whatever was restarted meanwhile. */
export async function settleDue(db: Db, { now, reference }: Due): Promise<void> {
  const ofOne = reference === undefined ? sql`true` : sql`p.reference = ${reference}`
  await sql`
    update sandbox_payments p
    set state = n.state
    from sandbox_notices n
    where n.reference = p.reference and p.state = 'open' and n.due_at <= ${now}
      and n.deliveries_left > 0 and ${ofOne}`.execute(db)
}

type Change = { reference: string; state: PaymentState; refundedFils?: number }

export async function setSandboxState(db: Db, { reference, state, refundedFils = 0 }: Change) {
  await db
    .updateTable('sandbox_payments')
    .set({ state, refunded_fils: refundedFils })
    .where('reference', '=', reference)
    .execute()
}

/** Of an open payment, whose notice has not been sent yet. */
export async function deletePlannedNotice(db: Db, reference: string): Promise<void> {
  await db.deleteFrom('sandbox_notices').where('reference', '=', reference).execute()
}

type NewNotice = Change & { dueAt: Date; deliveries: number }

export async function addSandboxNotice(db: Db, notice: NewNotice): Promise<void> {
  await db
    .insertInto('sandbox_notices')
    .values({
      id: newId(),
      reference: notice.reference,
      state: notice.state,
      refunded_fils: notice.refundedFils ?? 0,
      due_at: notice.dueAt,
      deliveries_left: notice.deliveries,
    })
    .execute()
}

export type DueNotice = GatewayPayment & { id: string; deliveries: number; deliveriesLeft: number }

type Claim = { now: Date; limit: number }

const retryMs = Array.from({ length: 12 }, (_, deliveries) => retryMsAfter(deliveries))

/** The next attempt is planned before this one is made, so that no end of the process loses it. */
export async function claimNotices(db: Db, { now, limit }: Claim): Promise<DueNotice[]> {
  const claimed = await sql<DueNotice>`
    update sandbox_notices n
    set deliveries = n.deliveries + 1,
      due_at = ${now}::timestamptz + interval '1 millisecond'
        * (${retryMs}::double precision[])[least(n.deliveries, ${retryMs.length - 1}) + 1],
      deliveries_left = case when n.deliveries + 1 < ${maxDeliveries} then n.deliveries_left else 0 end
    from (
      select id from sandbox_notices
      where deliveries_left > 0 and due_at <= ${now}
      order by due_at
      limit ${limit}
      for update skip locked
    ) due, sandbox_payments p
    where n.id = due.id and p.reference = n.reference
    returning n.id, n.reference, n.state, n.refunded_fils as "refundedFils",
      p.amount_fils as "amountFils", p.currency, n.deliveries, n.deliveries_left as "deliveriesLeft"
  `.execute(db)
  return claimed.rows
}

/** Accepted: it is sent again later as long as it has deliveries left. */
export async function setDelivered(db: Db, id: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('sandbox_notices')
    .set((its) => ({
      deliveries_left: its('deliveries_left', '-', 1),
      due_at: nextAt,
    }))
    .where('id', '=', id)
    .where('deliveries_left', '>', 0)
    .execute()
}

export async function findNextDue(db: Db): Promise<Date | null> {
  const found = await sql<{ at: Date | null }>`
    select min(due_at) as at from sandbox_notices where deliveries_left > 0`.execute(db)
  return found.rows[0]!.at
}
