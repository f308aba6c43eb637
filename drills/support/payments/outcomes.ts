import { sql } from 'kysely'
import { documentQueue } from '#features/payments/invoices/jobs.ts'
import { findDifferences } from '#features/payments/orders/queries/ledger.ts'
import type { DrillEnvironment } from '../environment.ts'
import { type Goal, goal } from '../goals.ts'

/** What has become of an order; of each kind of row there must be one at most. */
type Outcome = {
  orderId: string
  state: string
  ad: string
  periods: number
  takenBack: number
  invoices: number
  creditNotes: number
}

type Expected = Pick<Outcome, 'ad' | 'periods' | 'takenBack' | 'invoices' | 'creditNotes'> & {
  states: readonly string[]
}

const nothing = { periods: 0, takenBack: 0, invoices: 0, creditNotes: 0 }

export const expectedEnds = {
  paid: { ...nothing, states: ['paid'], ad: 'live', periods: 1, invoices: 1 },
  refunded: {
    states: ['refunded'],
    ad: 'expired',
    periods: 1,
    takenBack: 1,
    invoices: 1,
    creditNotes: 1,
  },
  unpaid: {
    ...nothing,
    states: ['created', 'redirected', 'failed', 'expired', 'cancelled'],
    ad: 'awaiting_payment',
  },
} satisfies Record<string, Expected>

export type End = keyof typeof expectedEnds

async function findOutcomes({ db }: DrillEnvironment, orderIds: readonly string[]) {
  const found = await sql<Outcome>`
    select o.id as "orderId", o.state, p.state as ad,
      (select count(*)::integer from subscription_periods s where s.order_id = o.id) as periods,
      (select count(refunded_at)::integer from subscription_periods s where s.order_id = o.id)
        as "takenBack",
      (select count(*)::integer from invoices i where i.order_id = o.id and i.kind = 'invoice')
        as invoices,
      (select count(*)::integer from invoices i where i.order_id = o.id and i.kind = 'credit_note')
        as "creditNotes"
    from payment_orders o
    join properties p on p.id = o.property_id
    where o.id = any(${orderIds}::text[])`.execute(db.kysely)
  return found.rows
}

const isAsExpected = (outcome: Outcome, { states, ...counts }: Expected) =>
  states.includes(outcome.state) &&
  Object.entries(counts).every(([name, value]) => outcome[name as keyof Outcome] === value)

const shownOdd = 3

/** How many orders ended as they should; the first others are printed. */
export async function countEnds(
  environment: DrillEnvironment,
  end: End,
  orderIds: readonly string[],
): Promise<number> {
  const outcomes = await findOutcomes(environment, orderIds)
  const odd = outcomes.filter((outcome) => !isAsExpected(outcome, expectedEnds[end]))
  for (const one of odd.slice(0, shownOdd)) console.log(`not ${end}: ${JSON.stringify(one)}`)
  return outcomes.length - odd.length
}

/** Of each document one job, whether or not its mail has been written yet. */
export async function jobGoals({ db }: DrillEnvironment): Promise<Goal[]> {
  const found = await sql<{ documents: number; jobs: number; different: number }>`
    select (select count(*)::integer from invoices) as documents, count(*)::integer as jobs,
      count(distinct data)::integer as different
    from jobs.job
    where name = ${documentQueue.name}`.execute(db.kysely)
  const { documents, jobs, different } = found.rows[0]!
  return [
    goal('documents that are to be mailed', different, { exactly: documents }),
    goal('documents that are to be mailed twice', jobs - different, { exactly: 0 }),
  ]
}

/** The ledger, its invoices and their numbers, and the subscriptions of everybody. */
export async function bookGoals({ db }: DrillEnvironment): Promise<Goal[]> {
  const differences = await findDifferences(db.kysely)
  for (const one of differences.slice(0, shownOdd)) console.log(JSON.stringify(one))
  const found = await sql<{ gaps: number; ownerless: number }>`
    select
      (select coalesce(sum(last - issued), 0)::integer from (
        select max(number) as last, count(*) as issued from invoices group by kind) series) as gaps,
      (select count(*)::integer from subscriptions s where not exists (
        select from subscription_periods own where own.subscription_id = s.id)) as ownerless
    `.execute(db.kysely)
  const { gaps, ownerless } = found.rows[0]!
  return [
    goal('differences of ledger, payments, invoices and periods', differences.length, {
      exactly: 0,
    }),
    goal('numbers of invoices that are missing', gaps, { exactly: 0 }),
    goal('subscriptions without a period', ownerless, { exactly: 0 }),
  ]
}
