import { CannotDo } from '#features/oversight/operators/rules.ts'
import { exportOrders, grantSubscription } from '#features/payments/orders/actions/operators.ts'
import { reconcile } from '#features/payments/orders/actions/reconcile.ts'
import { requestRefund } from '#features/payments/orders/actions/refund.ts'
import { findDifferences } from '#features/payments/orders/queries/ledger.ts'
import {
  listOrdersForOperators,
  type OperatorOrder,
} from '#features/payments/orders/queries/operators.ts'
import { dirhamsOf } from '#features/payments/orders/rules.ts'
import { Refusal } from '#platform/refusal.ts'
import { printableJson } from '../accounts/printable.ts'
import { type CommandSite, runOnSite } from '../command-site.ts'
import type { Wanted } from './arguments.ts'

type CommandOf<Verb extends Wanted['verb']> = Extract<Wanted, { verb: Verb }>

const lineOf = ({ id, kind, state, account, amountFils, currency, ...order }: OperatorOrder) =>
  [
    id,
    state,
    kind,
    `${dirhamsOf(amountFils).toFixed(2)} ${currency}`,
    account ?? 'without an account',
    order.createdAt.toISOString(),
    ...(order.invoice === null ? [] : [`invoice ${order.invoice}`]),
    ...(order.problem === null ? [] : [`problem: ${order.problem}`]),
  ].join(' · ')

async function list({ db }: CommandSite, { isJson, ...wanted }: CommandOf<'list'>) {
  const orders = await listOrdersForOperators(db, wanted)
  if (isJson) return [printableJson(orders)]
  return orders.length > 0 ? orders.map(lineOf) : ['There are none.']
}

async function grant({ db }: CommandSite, { email, packageId }: CommandOf<'grant'>) {
  const granted = await grantSubscription(db, { email, packageId, now: new Date() })
  if ('problem' in granted) throw new CannotDo(granted.problem)
  return [`Subscription ${granted.id} is granted until ${granted.endDate}.`]
}

const refusals: Record<number, string> = {
  404: 'There is no such order.',
  409: 'This order cannot be paid back: it is not paid, or its subscription was renewed since. Pay the last renewal back first.',
}

async function refund(site: CommandSite, { id }: CommandOf<'refund'>) {
  return site.withPayments(async ({ gateway }) => {
    try {
      const { isSent } = await requestRefund(site.db, { id, gateway, now: new Date() })
      return [
        isSent
          ? `The gateway was asked to pay order ${id} back.`
          : `The gateway does not answer. A running server, or reconcile, asks again for order ${id}.`,
      ]
    } catch (error) {
      if (error instanceof Refusal) throw new CannotDo(refusals[error.status] ?? error.message)
      throw error
    }
  })
}

const reconcileNow = ({ db, withPayments }: CommandSite) =>
  withPayments(async (payments) => {
    const sum = await reconcile(db, { ...payments, now: new Date(), graceMs: 0 })
    return [
      `Asked about ${sum.asked} orders: ${sum.changed} changed, ${sum.unanswered} were not answered.`,
    ]
  })

async function check({ db }: CommandSite) {
  const found = await findDifferences(db)
  if (found.length === 0) return ['Orders, ledger, invoices and subscriptions agree.']
  throw new CannotDo(found.map(({ orderId, problem }) => `${orderId}: ${problem}`).join('\n'))
}

async function exportMonth({ db }: CommandSite, { from, until }: CommandOf<'export'>) {
  const rows: string[] = []
  for await (const row of exportOrders(db, { from, until })) rows.push(row.trimEnd())
  return rows
}

async function perform(site: CommandSite, wanted: Wanted): Promise<string[]> {
  if (wanted.verb === 'list') return list(site, wanted)
  if (wanted.verb === 'grant') return grant(site, wanted)
  if (wanted.verb === 'refund') return refund(site, wanted)
  if (wanted.verb === 'export') return exportMonth(site, wanted)
  return wanted.verb === 'check' ? check(site) : reconcileNow(site)
}

export const runPaymentsCommand = (wanted: Wanted, env: NodeJS.ProcessEnv): Promise<number> =>
  runOnSite(env, (site) => perform(site, wanted))
