import { startSubscription } from '#features/payments/subscriptions/actions.ts'
import { termsOf } from '#features/payments/subscriptions/rules.ts'
import { findPackage } from '#features/posting/packages/queries.ts'
import { csvRow } from '#i18n/spreadsheet-text.ts'
import type { Db } from '#platform/handle.ts'
import { findBuyerByEmail, findSettledOrders, type OperatorOrder } from '../queries/operators.ts'
import { dirhamsOf } from '../rules.ts'

type Grant = { email: string; packageId: number; now: Date }

export type Granted = { id: string; endDate: string } | { problem: string }

/** A subscription without a payment. Its ads are those of the account, or of its agency. */
export async function grantSubscription(
  db: Db,
  { email, packageId, now }: Grant,
): Promise<Granted> {
  return db.transaction().execute(async (tx) => {
    const buyer = await findBuyerByEmail(tx, email)
    if (!buyer) return { problem: `There is no advertiser with the email ${email}.` }
    const offered = await findPackage(tx, packageId)
    if (!offered) return { problem: `There is no package ${packageId}.` }
    if (offered.price === 0) return { problem: `Package ${packageId} is free: nothing to grant.` }
    const { managingAccountId: accountId } = buyer
    const purchase = { accountId, packageId, terms: termsOf(offered), orderId: null, now }
    return startSubscription(tx, purchase)
  })
}

const exported: Record<string, (order: OperatorOrder) => unknown> = {
  order: ({ id }) => id,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  account: ({ account }) => account,
  package: ({ packageName }) => packageName,
  net: ({ netFils }) => dirhamsOf(netFils),
  vat: ({ vatFils }) => dirhamsOf(vatFils),
  amount: ({ amountFils }) => dirhamsOf(amountFils),
  currency: ({ currency }) => currency,
  gateway: ({ gateway }) => gateway,
  reference: ({ reference }) => reference,
  paid_at: ({ paidAt }) => paidAt?.toISOString(),
  refunded_at: ({ refundedAt }) => refundedAt?.toISOString(),
  invoice: ({ invoice }) => invoice,
  credit_note: ({ creditNote }) => creditNote,
}

const rowsOfPiece = 500

/** One row for each order that was paid or paid back in the time; amounts in dirhams. */
export async function* exportOrders(db: Db, month: { from: Date; until: Date }) {
  yield csvRow(Object.keys(exported))
  for (let after = '', isMore = true; isMore; ) {
    const orders = await findSettledOrders(db, { ...month, after, limit: rowsOfPiece })
    for (const order of orders) yield csvRow(Object.values(exported).map((cell) => cell(order)))
    after = orders.at(-1)?.id ?? after
    isMore = orders.length === rowsOfPiece
  }
}
