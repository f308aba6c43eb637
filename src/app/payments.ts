import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { createRequestGateway } from '#features/payments/orders/actions/pay-request.ts'
import { reconcile, reconcileIntervalMs } from '#features/payments/orders/actions/reconcile.ts'
import type { SettleContext } from '#features/payments/orders/actions/settle.ts'
import { paymentNotices } from '#features/payments/orders/handlers/notices.ts'
import type { Limit } from '#platform/endpoint/endpoint.ts'
import type { Db } from '#platform/handle.ts'
import type { ServerParts } from './server-parts.ts'
import { rateLimitOf } from './http/limits.ts'

/** A gateway repeats its notices, and many payments end at once. */
const noticeLimit: Limit = { max: 6_000, seconds: 300 }

export async function addPayments(app: FastifyInstance, { config, providers }: ServerParts) {
  const { gateway, database, now } = providers
  if (!gateway) return
  await app.register(paymentNotices, {
    db: database.kysely,
    gateway,
    settling: providers,
    now,
    limit: rateLimitOf(noticeLimit, config),
  })
}

type Following = Omit<SettleContext, 'gateway' | 'now'> & {
  db: Db
  gateway: Gateway
  log: FastifyBaseLogger
}

/** Asks the gateway about payments whose notices are late. */
export function followPayments({ db, log, ...context }: Following): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await reconcile(db, { ...context, now: new Date() })
      .catch((err: unknown) => log.warn({ err }, 'payments not reconciled'))
      .finally(() => {
        isBusy = false
      })
  }
  const timer = setInterval(() => void look(), reconcileIntervalMs).unref()
  return () => clearInterval(timer)
}

export const requestGatewayOf = (gateway: Gateway | undefined) =>
  gateway && createRequestGateway(gateway)
