import type { DocumentKind } from '#features/payments/invoices/contract.ts'
import type { Db } from '#platform/handle.ts'
import type { StoredOrder } from '../rules.ts'

type Issued = { kind: DocumentKind; now: Date }

/** Stores the tax document of an order in the given transaction, once. */
export type IssueDocument = (db: Db, order: StoredOrder, issued: Issued) => Promise<void>
