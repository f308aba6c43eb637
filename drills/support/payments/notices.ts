import { randomUUID } from 'node:crypto'
import { signatureHeader, signNotice } from '#features/payments/gateways/actions/signature.ts'
import type { PaymentState } from '#features/payments/gateways/rules/gateway.ts'
import type { NoticeBody } from '#features/payments/gateways/rules/sandbox.ts'
import { noticePath } from '#features/payments/orders/handlers/notices.ts'
import { timed } from '../goals.ts'
import { askPlainly } from '../plain-request.ts'
import type { Site } from './shop.ts'

export type Paid = { reference: string; amountFils: number }
export type SignedNotice = { headers: Record<string, string>; body: string }

/** What a gateway would say of a payment, each time under another id. */
export function noticeOf(
  { reference, amountFils }: Paid,
  state: PaymentState,
  changes: Partial<NoticeBody> = {},
): NoticeBody {
  const refundedFils = state === 'refunded' ? amountFils : 0
  const at = new Date().toISOString()
  const said = { reference, state, amountFils, currency: 'AED', refundedFils, at }
  return { id: randomUUID(), ...said, ...changes }
}

export function signed(secret: Buffer, notice: NoticeBody | string, at = new Date()): SignedNotice {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice)
  const signature = signNotice({ secret, body, at })
  return { headers: { 'content-type': 'application/json', [signatureHeader]: signature }, body }
}

const path = `${noticePath}/sandbox`

export const send = (site: Site, { headers, body }: SignedNotice) =>
  askPlainly(site.serving().port, { path, method: 'POST', headers, payload: body })

/** Milliseconds that each took; statuses other than 200 are counted. */
export type Deliveries = { waits: number[]; refused: number }

/** The same notice five times at once. */
export async function sendFive(site: Site, notice: SignedNotice, deliveries: Deliveries) {
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { took, answer } = await timed(() => send(site, notice))
      deliveries.waits.push(took)
      if (answer.status !== 200) deliveries.refused += 1
    }),
  )
}
