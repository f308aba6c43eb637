import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Amounts } from '../rules.ts'

type Entry = Amounts & { orderId: string; event: 'payment' | 'refund'; now: Date }

/** Double entries: what the gateway owes us, our revenue, and the VAT that we owe. */
export async function addEntries(db: Db, entry: Entry): Promise<void> {
  const { orderId, event, now, netFils, vatFils, amountFils } = entry
  const sign = event === 'payment' ? 1 : -1
  const amounts = { gateway: sign * amountFils, revenue: -sign * netFils, vat: -sign * vatFils }
  await db
    .insertInto('ledger_entries')
    .values(
      Object.entries(amounts).map(([ledger_account, amount_fils]) => ({
        order_id: orderId,
        event,
        ledger_account,
        amount_fils,
        at: now,
      })),
    )
    .execute()
}

export type Difference = { orderId: string; problem: string }

/** What was booked, issued and made of each order, in fils and numbers of periods. */
const sums = sql`
  with booked as (
    select order_id,
      sum(amount_fils) filter (where event = 'payment' and ledger_account = 'gateway') as paid,
      -sum(amount_fils) filter (where event = 'refund' and ledger_account = 'gateway') as refunded,
      sum(amount_fils) as balance
    from ledger_entries
    group by order_id
  ), issued as (
    select order_id,
      sum(amount_fils) filter (where kind = 'invoice') as invoiced,
      sum(amount_fils) filter (where kind = 'credit_note') as credited
    from invoices
    group by order_id
  ), periods as (
    select order_id, count(*) as made, count(refunded_at) as taken_back
    from subscription_periods
    where order_id is not null
    group by order_id
  ), compared as (
    select o.id, o.created_at, booked.*, issued.invoiced, issued.credited,
      case when o.state in ('paid', 'refunded') then o.amount_fils end as due,
      case when o.state = 'refunded' then o.amount_fils end as due_back,
      o.package_id is null or (
        coalesce(periods.made, 0) = (o.state in ('paid', 'refunded'))::integer
        and coalesce(periods.taken_back, 0) = (o.state = 'refunded')::integer) as is_held
    from payment_orders o
    left join booked on booked.order_id = o.id
    left join issued on issued.order_id = o.id
    left join periods on periods.order_id = o.id
  )`

/** What ledger, orders, invoices and subscriptions say differently; empty where all agree. */
export async function findDifferences(db: Db): Promise<Difference[]> {
  const found = await sql<Difference>`
    ${sums}, judged as (
      select id, created_at, case
          when coalesce(balance, 0) <> 0 then 'entries do not balance'
          when paid is distinct from due then 'ledger and payment differ'
          when refunded is distinct from due_back then 'ledger and refund differ'
          when invoiced is distinct from due then 'invoice and payment differ'
          when credited is distinct from due_back then 'credit note and refund differ'
          when not is_held then 'subscription and payment differ'
        end as problem
      from compared
    )
    select id as "orderId", problem
    from judged
    where problem is not null
    order by created_at, id
    limit 1000`.execute(db)
  return found.rows
}
