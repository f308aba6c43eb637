import * as z from 'zod/mini'
import { PrivateId } from '#features/payments/subscriptions/contract.ts'
import { fileReply } from '#platform/endpoint/download.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** How long records of sales are kept (Federal Decree-Law 28 of 2022 on tax procedures). */
export const taxRecordYears = 5

export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A tax document of an order. */
export const TaxDocument = z.object({
  kind: z.enum(documentKinds),
  number: z.int(),
  issuedAt: z.string(),
})

/** Each is drawn when it is asked for. */
const documentLimit = { max: 60, seconds: 300 }

/** The tax invoice of a paid order, or the credit note of a refunded one, as PDF. */
export const downloadDocument = endpoint({
  summary: 'Download the tax invoice or credit note of an order',
  method: 'GET',
  path: '/payment/orders/{id}/document',
  access: 'anyone',
  limit: documentLimit,
  params: z.object({ id: PrivateId }),
  query: z.object({
    kind: z._default(z.enum(documentKinds), 'invoice'),
    lang: z.optional(z.string()),
  }),
  download: ['application/pdf'],
  refusals: [404],
  reply: fileReply(),
})
