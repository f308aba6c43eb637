import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { createRequestGateway } from '#features/payments/orders/actions/pay-request.ts'
import {
  noticeGraceMs,
  reconcile,
  reconcileIntervalMs,
} from '#features/payments/orders/actions/reconcile.ts'
import type { SettleContext } from '#features/payments/orders/actions/settle.ts'
import {
  deliverSandboxNotices,
  type SentNotice,
  startSandboxDelivery,
} from '#features/payments/gateways/actions/deliver-sandbox.ts'
import { openStripe } from '#features/payments/gateways/actions/stripe.ts'
import { openSandbox } from '#features/payments/gateways/actions/sandbox.ts'
import { sandboxPage } from '#features/payments/gateways/handlers/sandbox-page.ts'
import { noticePath, paymentNotices } from '#features/payments/orders/handlers/notices.ts'
import { defaultReadLimit, type Limit } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { ExtraSources } from '#platform/http/page-policy.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { ServerParts } from './server-parts.ts'
import { rateLimitOf } from './http/limits.ts'

type Opening = {
  config: Config
  keys: Keys
  db: Db
  log: { warn: (context: object, message: string) => void }
  now: () => Date
}

/** Undefined where no gateway is chosen: nothing with a price can be bought. */
export function openGateway({ config, keys, db, log, now }: Opening): Gateway | undefined {
  const { gateway } = config
  if (gateway?.name === 'stripe') return openStripe({ ...gateway, log, now })
  return gateway && openSandbox({ db, secret: keys.sandbox, now })
}

/** The sandbox sends its notices as a bank would: by a request with a signature. */
function addSandbox(app: FastifyInstance, { config, keys, log, providers }: ServerParts) {
  const { database, now } = providers
  const { kysely: db } = database
  const url = `${noticePath}/sandbox`
  const send = async ({ headers, body }: SentNotice) =>
    (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  const delivery = { db, secret: keys.sandbox, now, send }
  app.register(sandboxPage, {
    db,
    now,
    limit: rateLimitOf(defaultReadLimit, config),
    publicUrl: config.publicUrl,
    // What fails is delivered by the next round.
    onPressed: () => void deliverSandboxNotices(delivery).catch(() => undefined),
  })
  if (!config.isWorker) return
  const delivering = startSandboxDelivery({ ...delivery, log })
  app.addHook('onClose', delivering.stop)
}

/** A gateway repeats its notices, and many payments end at once. */
const noticeLimit: Limit = { max: 6_000, seconds: 300 }

export async function addPayments(app: FastifyInstance, parts: ServerParts) {
  const { config, providers } = parts
  const { gateway, database, now } = providers
  if (!gateway) return
  await app.register(paymentNotices, {
    db: database.kysely,
    gateway,
    settling: providers,
    now,
    limit: rateLimitOf(noticeLimit, config),
  })
  if (gateway.name === 'sandbox') addSandbox(app, parts)
}

type Following = Omit<SettleContext, 'gateway' | 'now'> & {
  db: Db
  gateway: Gateway
  log: FastifyBaseLogger
  pace?: number | undefined
}

/** Asks the gateway about payments whose notices are late. `stop` waits for what has begun. */
export function followPayments({ db, log, pace = 1, ...context }: Following): () => Promise<void> {
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
export function paymentSources({ gateway }: { gateway: Gateway | undefined }): ExtraSources {
  const origins = gateway?.pageOrigins ?? []
  return origins.length > 0 ? { 'form-action': [...origins] } : {}
}

export const requestGatewayOf = (gateway: Gateway | undefined) =>
  gateway && createRequestGateway(gateway)
