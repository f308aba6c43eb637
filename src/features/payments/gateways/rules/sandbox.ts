import * as z from 'zod/mini'
import { secondMs } from '#i18n/time-units.ts'
import type { Language } from '#i18n/language.ts'
import { type GatewayPayment, InvalidNotice, type Notice } from './gateway.ts'

/** The buttons of the sandbox's page. */
export const outcomes = ['pay', 'decline', 'slow', 'abandon'] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (word: unknown): word is Outcome =>
  outcomes.some((outcome) => outcome === word)

export const sandboxPath = '/payment/sandbox'

/** How long the bank of a slow payment takes. */
export const slowPaymentMs = 20 * secondMs

export type SandboxPayment = GatewayPayment & {
  description: string
  language: Language
  successUrl: string
  failureUrl: string
  /** `slow` was pressed, and the bank has not answered yet. */
  isProcessing: boolean
}

/** PostgreSQL does not take every text. */
const idPattern = /^[\w-]{1,100}$/

const NoticeBody = z.object({
  id: z.string().check(z.regex(idPattern)),
  reference: z.string().check(z.regex(idPattern)),
  state: z.enum(['open', 'paid', 'failed', 'expired', 'refunded']),
  amountFils: z.int(),
  currency: z.string(),
  refundedFils: z.int(),
  at: z.string(),
})
export type NoticeBody = z.infer<typeof NoticeBody>

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** Of a body whose signature was verified. */
export function readNoticeBody(body: Buffer): Notice {
  const read = NoticeBody.safeParse(parse(body))
  if (!read.success) throw new InvalidNotice('not a notice')
  const { id, at: _, ...payment } = read.data
  return { id, payment }
}

const firstRetryMs = 2 * secondMs
const maxRetryMs = 600 * secondMs

/** Longer than an answer takes, since a notice is claimed for as long. */
export const retryMsAfter = (deliveries: number): number =>
  Math.min(firstRetryMs * 2 ** Math.min(deliveries, 20), maxRetryMs)

/** Two days of retries. */
export const maxDeliveries = 300
