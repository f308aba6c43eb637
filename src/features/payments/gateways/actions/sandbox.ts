import { randomInt } from 'node:crypto'
import type { Db } from '#platform/handle.ts'
import {
  addSandboxNotice,
  addSandboxPayment,
  deletePlannedNotice,
  findSandboxPayment,
  lockSandboxPayment,
  setSandboxState,
  settleDue,
} from '../queries/sandbox.ts'
import type {
  Checkout,
  Gateway,
  GatewayPayment,
  NoticeRequest,
  PaymentState,
  Refund,
} from '../rules/gateway.ts'
import { type Outcome, readNoticeBody, type SandboxPayment, sandboxPath } from '../rules/sandbox.ts'
import { type Secret, signatureHeader, verifyNotice } from './signature.ts'

/** Gateways deliver a notice more than once, and so does this one. */
const someDeliveries = () => randomInt(2, 4)

type Planned = { reference: string; state: PaymentState; refundedFils?: number; at: Date }

const notify = (db: Db, { at, ...change }: Planned) =>
  addSandboxNotice(db, { ...change, dueAt: at, deliveries: someDeliveries() })

/** A notice that is planned for later changes the open payment when it is due. */
async function plan(db: Db, planned: Planned): Promise<void> {
  await deletePlannedNotice(db, planned.reference)
  await notify(db, planned)
}

async function endOpen(db: Db, planned: Planned): Promise<void> {
  await plan(db, planned)
  await setSandboxState(db, planned)
}

type OnPage = { reference: string; now: Date }

export async function findOnPage(db: Db, { reference, now }: OnPage) {
  await settleDue(db, { reference, now })
  return findSandboxPayment(db, reference)
}

async function lockOnPage(db: Db, { reference, now }: OnPage) {
  await settleDue(db, { reference, now })
  return lockSandboxPayment(db, reference)
}

/** On the origin of the pages that it returns to, so that the page's form may lead there. */
const pageOf = (reference: string, { successUrl }: Checkout) =>
  `${new URL(successUrl).origin}${sandboxPath}/${reference}`

async function start(db: Db, checkout: Checkout) {
  const reference = await db.transaction().execute(async (tx) => {
    const payment = await addSandboxPayment(tx, checkout)
    const expiry = {
      reference: payment.reference,
      state: 'expired',
      at: checkout.expiresAt,
    } as const
    if (payment.isNew) await notify(tx, expiry)
    return payment.reference
  })
  return { reference, url: pageOf(reference, checkout) }
}

const end = (db: Db, { reference, now }: OnPage) =>
  db.transaction().execute(async (tx) => {
    const payment = await lockOnPage(tx, { reference, now })
    if (payment?.state === 'open') await endOpen(tx, { reference, state: 'expired', at: now })
  })

const payBack = (db: Db, { reference, amountFils }: Refund, now: Date) =>
  db.transaction().execute(async (tx) => {
    const payment = await lockOnPage(tx, { reference, now })
    if (payment?.state !== 'paid' || payment.refundedFils > 0) return
    const refundedFils = Math.min(amountFils, payment.amountFils)
    const state = refundedFils === payment.amountFils ? 'refunded' : 'paid'
    await setSandboxState(tx, { reference, state, refundedFils })
    await notify(tx, { reference, state, refundedFils, at: now })
  })

export type PressedButton = OnPage & { outcome: Outcome; slowMs: number }

const endings = { pay: 'paid', decline: 'failed' } as const

async function press(db: Db, { reference, outcome, now, slowMs }: PressedButton) {
  if (outcome === 'abandon') return
  if (outcome === 'slow') {
    return plan(db, { reference, state: 'paid', at: new Date(now.getTime() + slowMs) })
  }
  return endOpen(db, { reference, state: endings[outcome], at: now })
}

const isEnded = ({ state }: SandboxPayment) => state === 'failed' || state === 'expired'

const leadsToFailure = (payment: SandboxPayment, outcome: Outcome) =>
  payment.state === 'open' && !payment.isProcessing
    ? outcome === 'decline' || outcome === 'abandon'
    : isEnded(payment)

/** The page to show next; undefined for an unknown reference. What has ended does not change. */
export const pressButton = (db: Db, pressed: PressedButton): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    const payment = await lockOnPage(tx, pressed)
    if (!payment) return undefined
    if (payment.state === 'open' && !payment.isProcessing) await press(tx, pressed)
    return leadsToFailure(payment, pressed.outcome) ? payment.failureUrl : payment.successUrl
  })

function toGatewayPayment(payment: SandboxPayment): GatewayPayment {
  const { reference, state, amountFils, currency, refundedFils } = payment
  return { reference, state, amountFils, currency, refundedFils }
}

function readNotice({ headers, body, now }: NoticeRequest, secret: Secret) {
  verifyNotice(headers[signatureHeader], { secret, body, now })
  return readNoticeBody(body)
}

type Options = { db: Db; secret: Secret; now: () => Date }

/** A bank on our own machine, whose payments cost nothing. */
export function openSandbox({ db, secret, now }: Options): Gateway {
  return {
    name: 'sandbox',
    pageOrigins: [],
    startCheckout: (checkout) => start(db, checkout),
    readNotice: (request) => readNotice(request, secret),
    findPayment: async (reference) => {
      const payment = await findOnPage(db, { reference, now: now() })
      return payment && toGatewayPayment(payment)
    },
    endCheckout: (reference) => end(db, { reference, now: now() }),
    refund: (refund) => payBack(db, refund, now()),
  }
}
