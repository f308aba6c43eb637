import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSigner } from '#features/files/signatures/queries.ts'
import { signFile } from '#features/files/signatures/rules.ts'
import { type Media, storeFile } from '#features/files/uploads/actions.ts'
import { findFile } from '#features/files/uploads/queries.ts'
import { type FileRow, isFileId, maxBytes, sentFileOf } from '#features/files/uploads/rules.ts'
import { countFiles, uploaderOf } from '#features/files/quotas/actions/upload-turns.ts'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { ApiServices } from '#platform/http/call-runner.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { callerOf } from '#platform/http/address.ts'
import { answerFailure } from '#platform/http/failures.ts'
import { readNoBodies } from '#platform/http/bodies/json-body.ts'
import { refuseForeignWrite } from '#platform/http/origin.ts'
import { releaseAtEnd } from '#platform/http/queueing/downloads.ts'
import { Lane } from '#platform/http/queueing/lanes.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Account } from '#platform/session/account.ts'
import { requireAccount } from '#platform/session/gate.ts'
import { databaseFor } from '#platform/session/open-account.ts'
import { throttleAccount } from '#platform/session/throttle.ts'
import { newId } from '#platform/secrets/tokens.ts'
import { hasBody, requireWellAsked } from '#platform/uploads/well-asked.ts'
import { finishUpload } from './contract.ts'
import { beginUpload, endUpload, isBegun } from './queries.ts'

type FinishCall = Call<typeof finishUpload>

/** Ends the upload whether or not a file was made of it. */
async function storeUpload(call: FinishCall, media: Media): Promise<FileRow> {
  const { db, account, body, now } = call
  const isOpen = isFileId(body.uploadId) && (await isBegun(db, account.id, body.uploadId))
  const arrived = isOpen && (await media.resumable.arrived(body.uploadId, account.id))
  if (!arrived) throw new Refusal(422, [{ code: 'unknown_file', path: 'uploadId' }])
  const isTooLarge = arrived.bytes > maxBytes('account', arrived.kind)
  const file = { ...arrived, isTooLarge, id: body.uploadId }
  // Without a signal: the upload ends with this call, also where a caller has gone.
  const asker = uploaderOf(call)
  const sender = { db, purpose: 'account' as const, accountId: account.id, now, asker }
  const taken = await storeFile(file, media, sender)
  await media.resumable.end(body.uploadId, () => endUpload(db, account.id, body.uploadId))
  if ('row' in taken) return taken.row
  throw new Refusal(taken.status, [{ ...taken.reason, path: 'uploadId' }])
}

/** Another process may have finished the upload and removed the bytes. */
async function finish(call: FinishCall, media: Media): Promise<FileRow> {
  const { db, account, body } = call
  const find = () => findFile(db, account.id, body.uploadId)
  const known = await find()
  if (known) return known
  return storeUpload(call, media).catch(async (error: unknown) => {
    const finished = await find()
    if (!finished) throw error
    return finished
  })
}

/** Calls for one upload at the same time get the same answer. */
export function resumableFileHandlers({ media }: { media: Media }): Handler[] {
  const running = new Map<string, Promise<FileRow>>()

  return [
    handle(finishUpload, async (call) => {
      const key = `${call.account.id}/${call.body.uploadId}`
      const finishing = running.get(key) ?? finish(call, media).finally(() => running.delete(key))
      running.set(key, finishing)
      const file = sentFileOf(await finishing)
      return { file: signFile(file, createSigner(call.db, call.now)) }
    }),
  ]
}

type ResumeContext = { media: Media; services: ApiServices }

type ResumableRequest = {
  request: FastifyRequest
  reply: FastifyReply
  account: Account
  db: Db
}

/** Each upload is a file on the disk for up to a day, so a day has a limit. */
const limits = { hour: { max: 60, seconds: hourSeconds }, day: { max: 100, seconds: daySeconds } }

/** Sixty uploads of 100 MB are 1,200 pieces of 5 MB; broken connections repeat some. */
const pieceLimit = { max: 3_000, seconds: hourSeconds }

/** Two pages send three files each; an upload is written by one request at a time. */
const maxPiecesAtOnce = 6

async function callerFor(
  { request, account }: Omit<ResumableRequest, 'reply'>,
  { services }: ResumeContext,
) {
  const { callers, isKnown } = services
  return {
    address: callerOf(request.ip),
    allowance: callers?.allowanceOf(request.ip) ?? 1,
    isKnown: (await isKnown?.(account.id)) === true,
  }
}

async function countBeginning(requested: ResumableRequest, context: ResumeContext) {
  const { db, account } = requested
  const counted = {
    account,
    caller: await callerFor(requested, context),
    now: context.services.now(),
  }
  for (const [time, limit] of Object.entries(limits)) {
    await throttleAccount(db, { name: `upload/resumable/${time}`, ...limit, ...counted })
  }
  await countFiles({ db, ...counted })
}

async function beginUploadCall(requested: ResumableRequest, context: ResumeContext) {
  const { request, account, db } = requested
  await countBeginning(requested, context)
  const { now } = context.services
  const sender = { accountId: account.id, id: newId() }
  const bytes = Number(request.headers['upload-length'])
  const why = await beginUpload(db, { ...sender, bytes, now: now() })
  if (why) throw new Refusal(413, [why])
  return sender
}

async function answerBeginning(requested: ResumableRequest, context: ResumeContext) {
  const { request, reply, account } = requested
  requireWellAsked(request)
  const sender = await beginUploadCall(requested, context)
  // `primary`, because the account may have been erased in the meantime.
  const giveBack = () => endUpload(context.services.primary, account.id, sender.id)
  await context.media.resumable.begin({ request, reply }, sender, giveBack)
  return reply
}

function openAdmission({ services }: ResumeContext) {
  const { primary: db, now, publicUrl } = services
  // Per account only: platform/http/overload.ts limits their sum.
  const all = Number.POSITIVE_INFINITY
  const pieces = new Lane({ maxActive: all, maxActiveOfCaller: maxPiecesAtOnce })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await requireAccount(request, { db, now: now(), publicUrl })
    // A tus client tries again by itself after 503.
    if (hasBody(request)) releaseAtEnd(reply, await pieces.enter(String(account.id)))
    return { account, db: databaseFor(db, account.id) }
  }
}

async function countPiece(requested: Omit<ResumableRequest, 'reply'>, context: ResumeContext) {
  const { account, db } = requested
  const caller = await callerFor(requested, context)
  const limit = { name: 'upload/pieces', ...pieceLimit }
  await throttleAccount(db, { ...limit, account, caller, now: context.services.now() })
}

const headersOfRemoval = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

export async function resumableUploads(
  app: FastifyInstance,
  context: ResumeContext,
): Promise<void> {
  const { services, media } = context
  const { primary: db, publicUrl } = services
  // The tus server reads the body.
  readNoBodies(app)
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (request) => refuseForeignWrite(request, publicUrl))

  const admitted = openAdmission(context)

  app.post('/', { config: { isUpload: true } }, async (request, reply) => {
    return answerBeginning({ request, reply, ...(await admitted(request, reply)) }, context)
  })

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/:id',
    config: { isUpload: true },
    handler: async (request, reply) => {
      const { account } = await admitted(request, reply)
      await countPiece({ request, account, db }, context)
      const { id } = request.params
      const isOwn = isFileId(id) && (await isBegun(db, account.id, id))
      if (!isOwn || !(await media.resumable.owns(id, account.id)))
        throw new Refusal(404, [{ code: 'not_found' }])
      requireWellAsked(request)
      if (request.method === 'DELETE') {
        await media.resumable.end(id, () => endUpload(db, account.id, id))
        return reply.code(204).headers(headersOfRemoval).send()
      }
      await media.resumable.answer({ request, reply }, { accountId: account.id, id })
      return reply
    },
  })
}
