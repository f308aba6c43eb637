import type { FastifyInstance } from 'fastify'
import {
  deliverSandboxNotices,
  type SentNotice,
  startSandboxDelivery,
} from '#features/payments/gateways/actions/deliver-sandbox.ts'
import { sandboxPage } from '#features/payments/gateways/handlers/sandbox-page.ts'
import { noticePath, paymentNotices } from '#features/payments/orders/handlers/notices.ts'
import { defaultReadLimit, type Limit } from '#platform/endpoint/endpoint.ts'
import type { ServerParts } from '../server-parts.ts'
import { rateLimitOf } from '../http/limits.ts'

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
