import type { DocumentKind } from '#features/payments/invoices/contract.ts'
import { findSellerSettings, issueDocument } from '#features/payments/invoices/queries.ts'
import { sellerOf } from '#features/payments/invoices/rules.ts'
import { vatRate } from '#features/posting/packages/rules.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import type { Db } from '#platform/handle.ts'
import { findBuyer } from '../queries/buyers.ts'
import type { StoredOrder } from '../rules.ts'
import { describeOrder } from './describe.ts'

type Issued = { kind: DocumentKind; now: Date }

/** Stores the tax document of an order in the given transaction, once. */
export type IssueDocument = (db: Db, order: StoredOrder, issued: Issued) => Promise<void>

type Dependencies = {
  settings: () => Pick<Settings, 'siteName' | 'company' | 'contact'>
  /** Draws and mails it once the transaction is committed. */
  sendDocument: (db: Db, document: { orderId: string; kind: DocumentKind }) => Promise<void>
}

export const createIssueDocument =
  ({ settings, sendDocument }: Dependencies): IssueDocument =>
  async (db, order, { kind, now }) => {
    const { id: orderId, netFils, vatFils, amountFils } = order
    const { name, address } = await findBuyer(db, order)
    const isIssued = await issueDocument(db, {
      kind,
      orderId,
      seller: sellerOf(await findSellerSettings(db), settings()),
      buyer: { name, address },
      description: describeOrder(order),
      vatPercent: vatRate,
      netFils,
      vatFils,
      amountFils,
      now,
    })
    if (isIssued) await sendDocument(db, { orderId, kind })
  }
