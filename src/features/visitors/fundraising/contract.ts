import * as z from 'zod/mini'
import { consentField, spamSigns } from '#features/visitors/forms/contract.ts'
import { requestId } from '#features/visitors/property-requests/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Named } from '#platform/endpoint/fields.ts'
import {
  emailField,
  lineField,
  optionalLine,
  requiredField,
} from '#platform/endpoint/person-fields.ts'

export const projectTypes = [
  'residential',
  'commercial',
  'mixed-use',
  'hospitality',
  'other',
] as const
export type ProjectType = (typeof projectTypes)[number]

/** The first is the default. */
export const currencies = ['AED', 'SAR', 'USD'] as const

/** As much as the price of an ad. */
const amountLimits = { minimum: 1, maximum: 10_000_000_000 }

/** Characters of the summary. */
export const maxSummaryLength = 4_000

/** Documents of one request. */
export const maxDocuments = 5

/** How long requests are kept, and documents of those that nobody closes. */
export const fundraisingMonths = 24

/** How long the documents of a request stay after an operator has closed it. */
export const closedDocumentDays = 14

const documentId = z.string().check(z.regex(/^[\w-]{22}$/, 'unknown_file'))

/**
 * A project for which somebody seeks funding. `emirateId` is an emirate; `fileIds` are of documents that
 * were uploaded with `/files/upload/single?for=fundraising`.
 */
export const NewFundraisingRequest = z.object({
  name: lineField(100),
  email: emailField(),
  phone: lineField(40),
  companyName: optionalLine(150),
  projectTitle: lineField(150),
  emirateId: Id,
  projectType: z.enum(projectTypes),
  amount: z.number().check(z.gte(amountLimits.minimum), z.lte(amountLimits.maximum)),
  currency: z.enum(currencies),
  summary: requiredField(maxSummaryLength),
  fileIds: z.optional(z.nullable(z.array(documentId).check(z.maxLength(maxDocuments)))),
  acceptTerms: z.literal(true, 'terms_not_accepted'),
  ...consentField('fundraising'),
  ...spamSigns,
})
export type NewFundraisingRequest = z.output<typeof NewFundraisingRequest>

/**
 * A document of a request. `url` is signed for {signatureSeconds/3600} to {signatureSeconds/1800} hours
 * and null for a reader without an account.
 */
export const RequestDocument = z.object({
  id: z.string(),
  url: z.nullable(z.string()),
  bytes: z.int(),
})

/**
 * A fundraising request. `isMasked`: phone and email are shown only to who sent it, by the visitor's
 * cookie or the account, and to operators.
 */
export const FundraisingRequest = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  companyName: z.nullable(z.string()),
  isMasked: z.boolean(),
  projectTitle: z.string(),
  emirate: z.nullable(Named),
  projectType: z.enum(projectTypes),
  amount: z.number(),
  currency: z.enum(currencies),
  summary: z.string(),
  files: z.array(RequestDocument),
  createdAt: z.string(),
})
export type FundraisingRequest = z.output<typeof FundraisingRequest>

/**
 * Stores a request for the funding of a project, with its documents. It is deleted after
 * {fundraisingMonths} months, its documents {closedDocumentDays} days after the company has closed it. 422 `unknown_choice` for another `emirateId` than an emirate's,
 * `unknown_file` for a document that is not stored or belongs to another request.
 */
export const createFundraising = endpoint({
  summary: 'Request funding for a project',
  method: 'POST',
  path: '/fundraising-requests',
  access: 'visitor',
  body: NewFundraisingRequest,
  status: 201,
  reply: z.object({ fundraisingRequest: FundraisingRequest }),
})

/** A fundraising request, by its link. 404 for an unknown one. */
export const showFundraising = endpoint({
  summary: 'Read a fundraising request',
  method: 'GET',
  path: '/fundraising-requests/show/{id}',
  access: 'visitor',
  limit: defaultReadLimit,
  params: z.object({ id: z.string().check(z.regex(requestId)) }),
  reply: z.object({ fundraisingRequest: FundraisingRequest }),
})
