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
  type SentNotice,
  startSandboxDelivery,
} from '#features/payments/gateways/actions/deliver-sandbox.ts'
import { openSandbox } from '#features/payments/gateways/actions/sandbox.ts'
import { sandboxPage } from '#features/payments/gateways/handlers/sandbox-page.ts'
import { noticePath, paymentNotices } from '#features/payments/orders/handlers/notices.ts'
import { defaultReadLimit, type Limit } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { ServerParts } from './server-parts.ts'
import { rateLimitOf } from './http/limits.ts'

type Opening = { config: Config; keys: Keys; db: Db; now: () => Date }

/** Undefined where no gateway is chosen: nothing with a price can be bought. */
export async function openGateway({ config, keys, db, now }: Opening) {
  return config.isDemo ? openSandbox({ db, secret: keys.sandbox, now }) : undefined
}

/** The sandbox sends its notices as a bank would: by a request with a signature. */
function addSandbox(app: FastifyInstance, { config, keys, log, providers }: ServerParts) {
  const { database, now } = providers
  const { kysely: db } = database
  app.register(sandboxPage, {
    db,
    now,
    limit: rateLimitOf(defaultReadLimit, config),
    publicUrl: config.publicUrl,
  })
  if (!config.isWorker) return
  const url = `${noticePath}/sandbox`
  const send = async ({ headers, body }: SentNotice) =>
    (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  const delivery = startSandboxDelivery({ db, secret: keys.sandbox, now, send, log })
  app.addHook('onClose', delivery.stop)
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

export const requestGatewayOf = (gateway: Gateway | undefined) =>
  gateway && createRequestGateway(gateway)
