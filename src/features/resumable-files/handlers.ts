import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Media, takeIn } from '#features/files/jobs.ts'
import { findFile, roomOf } from '#features/files/queries.ts'
import { mostBytes, quotaReached, sentFileOf } from '#features/files/rules.ts'
import type { ApiServices } from '#platform/api.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { answerFailure } from '#platform/http/failures.ts'
import { refuseForeignWrite } from '#platform/http/origin.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { requireAccount } from '#platform/session/gate.ts'
import { throttle } from '#platform/session/throttle.ts'
import { finishUpload } from './contract.ts'

export const resumableFileHandlers = ({ media }: { media: Media }): Handler[] => [
  handle(finishUpload, async (call) => {
    const { db, account, body, now } = call
    const known = await findFile(db, account.id, body.uploadId)
    if (known) return { file: sentFileOf(known) }
    const arrived = await media.resumable.arrived(body.uploadId, account.id)
    if (!arrived) throw new Refusal(422, [{ code: 'unknown_file', path: 'uploadId' }])
    const isTooLarge = arrived.bytes > mostBytes('account', arrived.kind)
    const file = { ...arrived, isTooLarge, id: body.uploadId }
    const taken = await takeIn(file, media, {
      db,
      purpose: 'account',
      accountId: account.id,
      now,
    })
    await media.resumable.forget(body.uploadId)
    if ('row' in taken) return { file: sentFileOf(taken.row) }
    throw new Refusal(taken.status, [{ ...taken.reason, path: 'uploadId' }])
  }),
]

type Resuming = { media: Media; services: ApiServices }

/**
 * Reliability.md 4. An upload begun keeps room on the disk for a day that no quota counts, so those
 * of a day have a limit too.
 */
const limits = { hour: { max: 60, seconds: 3600 }, day: { max: 100, seconds: 24 * 3600 } }

async function mayBegin(request: FastifyRequest, account: Account, { services }: Resuming) {
  const { primary: db, now, callers } = services
  const allowance = callers?.allowanceOf(request.ip) ?? 1
  for (const [time, limit] of Object.entries(limits)) {
    const key = `upload/resumable/${time}/${account.id}`
    await throttle(db, { key, ...limit, allowance, now: now() })
  }
  const length = Number(request.headers['upload-length'] ?? 0)
  if (length > (await roomOf(db, account.id))) throw new Refusal(413, [quotaReached])
}

/** The tus protocol for files above 10 MB: only accounts, each its own. */
export async function resumableUploads(app: FastifyInstance, parts: Resuming): Promise<void> {
  const { services, media } = parts
  const { primary: db, now, publicUrl } = services
  app.removeAllContentTypeParsers()
  // The protocol's own server reads what it needs.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (request) => refuseForeignWrite(request, publicUrl))

  const admitted = async (request: FastifyRequest) =>
    requireAccount(request, { db, now: now(), publicUrl })

  app.post('/', { config: { isUpload: true } }, async (request, reply) => {
    const account = await admitted(request)
    await mayBegin(request, account, parts)
    return media.resumable.handle(request, reply, account.id)
  })

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/:id',
    config: { isUpload: true },
    handler: async (request, reply) => {
      const account = await admitted(request)
      const isOwn = await media.resumable.owns(request.params.id, account.id)
      if (!isOwn) throw new Refusal(404, [{ code: 'not_found' }])
      return media.resumable.handle(request, reply, account.id)
    },
  })
}
