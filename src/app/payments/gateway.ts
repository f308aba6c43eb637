import type { FastifyBaseLogger } from 'fastify'
import { openStripe } from '#features/payments/gateways/actions/stripe.ts'
import { openSandbox } from '#features/payments/gateways/actions/sandbox.ts'
import { createIssueDocument } from '#features/payments/orders/actions/documents.ts'
import { createRequestGateway } from '#features/payments/orders/actions/pay-request.ts'
import {
  noticeGraceMs,
  reconcile,
  reconcileIntervalMs,
} from '#features/payments/orders/actions/reconcile.ts'
import type { SettleContext } from '#features/payments/orders/actions/settle.ts'
import type { Db } from '#platform/handle.ts'
import type { ExtraSources } from '#platform/http/page-policy.ts'
import type { Config } from '../config.ts'
import type { Keys } from '../keys.ts'

export type PaymentGateway = ReturnType<typeof openStripe>

type Opening = {
  config: Config
  keys: Keys
  db: Db
  log: { warn: (context: object, message: string) => void }
  now: () => Date
}

/** Undefined where no gateway is chosen: nothing with a price can be bought. */
export function openGateway({ config, keys, db, log, now }: Opening): PaymentGateway | undefined {
  const { gateway } = config
  if (gateway?.name === 'stripe') return openStripe({ ...gateway, log, now })
  return gateway && openSandbox({ db, secret: keys.sandbox, now })
}

type Following = Omit<SettleContext, 'gateway' | 'now'> & {
  db: Db
  gateway: PaymentGateway
  log: FastifyBaseLogger
  pace?: number | undefined
}

/** Asks the gateway about payments whose notices are late. `stop` waits for what has begun. */
function followPayments({ db, log, pace = 1, ...context }: Following): () => Promise<void> {
  const graceMs = noticeGraceMs / pace
  let looking: Promise<unknown> | undefined
  const look = () => {
    looking ??= reconcile(db, { ...context, graceMs, now: new Date() })
      .catch((err: unknown) => log.warn({ err }, 'payments not reconciled'))
      .finally(() => {
        looking = undefined
      })
  }
  look()
  const timer = setInterval(look, reconcileIntervalMs / pace).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Browsers compare a redirect of a form, sent without scripts, with the policy of its page. */
export function paymentSources({ gateway }: { gateway: PaymentGateway | undefined }): ExtraSources {
  const origins = gateway?.pageOrigins ?? []
  return origins.length > 0 ? { 'form-action': [...origins] } : {}
}

export const requestGatewayOf = (gateway: PaymentGateway | undefined) =>
  gateway && createRequestGateway(gateway)

type Payments = Omit<Opening, 'log'> & {
  pace: number | undefined
  gateway: PaymentGateway | undefined
  log: FastifyBaseLogger
  gazetteer: SettleContext['gazetteer']
} & Parameters<typeof createIssueDocument>[0]

/** What settles payments; `stopPayments` ends what asks the gateway. */
export function openPayments({ config, db, log, ...payments }: Payments) {
  const { gateway, gazetteer, pace, ...documents } = payments
  const issueDocument = createIssueDocument(documents)
  const stopPayments =
    gateway && config.isWorker
      ? followPayments({ gazetteer, issueDocument, db, gateway, log, pace })
      : async () => undefined
  return { gateway, hasGateway: gateway !== undefined, issueDocument, stopPayments }
}
