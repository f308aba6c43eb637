import type { FastifyBaseLogger, FastifyContextConfig, FastifyInstance } from 'fastify'
import {
  type Gateway,
  GatewayUnavailable,
  InvalidNotice,
  type Notice,
  type NoticeRequest,
} from '#features/payments/gateways/rules/gateway.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { unavailable } from '../actions/checkout.ts'
import { applyPayment, type SettleContext } from '../actions/settle.ts'
import { claimNotice, setNoticeResult } from '../queries/notices.ts'

type Options = {
  db: Db
  gateway: Gateway
  settling: Pick<SettleContext, 'gazetteer' | 'issueDocument'>
  now: () => Date
  limit: FastifyContextConfig
}

async function readNotice(gateway: Gateway, request: NoticeRequest, log: FastifyBaseLogger) {
  try {
    return await gateway.readNotice(request)
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw unavailable()
    if (!(error instanceof InvalidNotice)) throw error
    // Not its body: anybody may have written that.
    log.warn({ gateway: gateway.name, why: error.message }, 'payment notice refused')
    throw new Refusal(400, [{ code: 'invalid_notice' }])
  }
}

type Received = Omit<Options, 'now' | 'limit'> & { notice: Notice; at: Date }

/** Noting the notice and its effect are one transaction, so that a repeated one finds both or neither. */
async function apply({ db, gateway, settling, notice, at }: Received) {
  const { id, payment } = notice
  const key = { gateway: gateway.name, id }
  return db.transaction().execute(async (tx) => {
    if (!(await claimNotice(tx, key, at))) return 'repeated'
    const context = { ...settling, gateway: gateway.name, now: at }
    const applied = payment
      ? await applyPayment(tx, payment, context)
      : { orderId: null, result: 'ignored' as const }
    await setNoticeResult(tx, { ...key, ...applied })
    return applied.result
  })
}

export const noticePath = '/api/payment/notices'

/** The signature covers the bytes, so the body is not read as JSON. */
export async function paymentNotices(app: FastifyInstance, options: Options) {
  const { gateway, now, limit } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.post(`${noticePath}/${gateway.name}`, { config: limit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const at = now()
    const notice = await readNotice(
      gateway,
      { headers: request.headers, body, now: at },
      request.log,
    )
    const result = await apply({ ...options, notice, at })
    const isOdd = result === 'mismatch' || result === 'unknown_order'
    if (isOdd) request.log.warn({ gateway: gateway.name, result }, 'payment notice not applied')
    return reply.header('cache-control', 'no-store').send({ data: {} })
  })
}
