import serveFiles from '@fastify/static'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSigner } from '#features/files/signatures/queries.ts'
import { signFile } from '#features/files/signatures/rules.ts'
import { checkAccountQuota, findRemainingQuota } from '#features/files/quotas/queries/files.ts'
import { countFiles, uploaderOf } from '#features/files/quotas/actions/upload-turns.ts'
import { findVisitorQuota, mayOpenDocument } from '#features/files/quotas/queries/visitors.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Call, type Db, type Handler, handle, Partly } from '#platform/handle.ts'
import { callerOf, networkOf } from '#platform/http/address.ts'
import { openCallerLimit } from '#platform/http/limit-store.ts'
import type { Asker } from '#platform/media/places.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'
import { throttleCaller } from '#platform/session/throttle.ts'
import type { Received } from '#platform/uploads/receive.ts'
import { deleteFile, uploadFile, uploadFiles } from './contract.ts'
import { type Media, createSizeMaker, type SizeMaking, storeFile } from './actions.ts'
import { type TakenFile, deleteOwnFile } from './queries.ts'
import {
  type AskedFile,
  type SizeRequest,
  mediaRequestOf,
  cachingOf,
  contentTypeOf,
  fileIdOf,
  type FileRow,
  keysOf,
  maxBytes,
  toQuotaRefusal,
  plainKey,
  type Purpose,
  sentFileOf,
  type Visibility,
  sizeKey,
} from './rules.ts'

type Dependencies = {
  media: Media
  detachFileFromAd: (db: Db, file: TakenFile) => Promise<void>
}
/** Of each document of a public form. */
export const maxDocumentBytes = maxBytes('fundraising', 'pdf')

type UploadCall = Call<typeof uploadFile> | Call<typeof uploadFiles>

const visitorLimit = { max: 60, seconds: hourSeconds }
const counterOf = (call: UploadCall) => (times: number) => {
  const { db, account, caller, now } = call
  if (account) return countFiles({ db, account, caller, now }, times)
  return throttleCaller(db, { name: 'upload', ...visitorLimit, times, caller, now })
}

/** Requests with the same `sharedBy` count together until their files are stored. */
async function findQuota({ db, account, caller, now }: UploadCall, purpose: Purpose) {
  if (account || purpose === 'account') {
    const id = account!.id
    const why = await checkAccountQuota(db, id)
    if (why) throw new Refusal(413, [why])
    return { inAll: await findRemainingQuota(db, id), sharedBy: `account/${id}` }
  }
  const inAll = await findVisitorQuota(db, { purpose, caller: caller.address, now })
  return { inAll, sharedBy: `network/${networkOf(caller.address)}` }
}

/** Limits are checked before the first byte is read. */
async function receive(call: UploadCall, purpose: Purpose): Promise<Received[]> {
  const count = counterOf(call)
  await count(1)
  const { inAll, sharedBy } = await findQuota(call, purpose)
  if (inAll <= 0) {
    const { status, reason } = toQuotaRefusal(purpose)
    throw new Refusal(status, [reason])
  }
  const files = await call.receive({ ofKind: (kind) => maxBytes(purpose, kind), inAll, sharedBy })
  // The number of files is known only now, before the work on them.
  if (files.length > 1) await count(files.length - 1)
  return files
}

/** Work for a caller who has gone does not begin. */
function askerOf({ account, caller, signal }: UploadCall): Asker {
  if (account) return { ...uploaderOf({ account, caller }), signal }
  return { kind: 'form', caller: caller.address, network: networkOf(caller.address), signal }
}

const senderOf = (call: UploadCall, purpose: Purpose, asker: Asker) => ({
  db: call.db,
  purpose,
  accountId: call.account?.id ?? null,
  now: call.now,
  asker,
})

/** One at a time, so a batch waits for one turn at a time. */
async function storeAll(files: Received[], media: Media, sender: ReturnType<typeof senderOf>) {
  const rows: FileRow[] = []
  const refused: { status: number; reason: Reason }[] = []
  for (const [at, file] of files.entries()) {
    const taken = await storeFile(file, media, sender)
    if ('row' in taken) rows.push(taken.row)
    else refused.push({ ...taken, reason: { ...taken.reason, path: `files.${at}` } })
  }
  return { rows, refused }
}

/**
 * A visitor's file is shown to the address that sent it, without a signature. The document of a form has
 * none either, because a signature from here would open it for everybody once its form is sent.
 */
function toReply({ db, account, now }: UploadCall, row: FileRow) {
  const file = sentFileOf(row)
  return account && row.kind !== 'document' ? signFile(file, createSigner(db, now)) : file
}

export const fileHandlers = ({ media, detachFileFromAd }: Dependencies): Handler[] => [
  handle(uploadFiles, async (call) => {
    const asker = askerOf(call)
    const files = await receive(call, 'account')
    const { rows, refused } = await storeAll(files, media, senderOf(call, 'account', asker))
    const reasons = refused.map(({ reason }) => reason)
    const reply = { files: rows.map((row) => toReply(call, row)) }
    if (refused.length === 0) return reply
    if (rows.length > 0) return new Partly(reply, reasons)
    throw new Refusal(refused.length === 1 ? refused[0]!.status : 422, reasons)
  }),

  handle(uploadFile, async (call) => {
    const purpose = call.query.for ?? 'account'
    const asker = askerOf(call)
    const [file] = await receive(call, purpose)
    const taken = await storeFile(file!, media, senderOf(call, purpose, asker))
    if ('row' in taken) return { file: toReply(call, taken.row) }
    throw new Refusal(taken.status, [{ ...taken.reason, path: 'file' }])
  }),

  handle(deleteFile, async ({ db, account, params }) => {
    const row = await db.transaction().execute(async (tx) => {
      const taken = await deleteOwnFile(tx, account.id, params.id)
      if (taken) await detachFileFromAd(tx, taken)
      return taken
    })
    if (!row) throw new Refusal(404, [{ code: 'not_found' }])
    await media.storage.remove(keysOf(row))
    return {}
  }),
]

const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Per address: the network of a whole country may be behind one. */
const sizeLimit = { max: 2_000, seconds: hourSeconds }

type Documents = {
  db: Db
  now: () => Date
  limit: FastifyContextConfig
}

type ServingOptions = Pick<SizeMaking, 'media' | 'isKnown'> & {
  showingOf: (asked: AskedFile) => Promise<Visibility>
  /** Multiplies the limit of an address; 1 by default. */
  allowanceOf?: (address: string) => number
  documents?: Documents
}

type NamedRequest = { Params: { name: string } }
type ViewRequest = FastifyRequest<NamedRequest>

function openSizes(options: ServingOptions, onNotKept: (err: unknown) => void) {
  const { allowanceOf = () => 1 } = options
  const makeSize = createSizeMaker({ ...options, onNotKept })
  const countSize = openCallerLimit(sizeLimit)
  return (asked: SizeRequest, address: string) => {
    const caller = callerOf(address)
    countSize(caller, allowanceOf(address))
    return makeSize(asked.id, asked.size, { kind: 'view', caller, network: networkOf(caller) })
  }
}

/** A file that anybody may send must not be public here. */
function sendDocuments(app: FastifyInstance, { storage }: Media, { db, now, limit }: Documents) {
  const onSend = async (_request: unknown, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store')
  }
  const address = '/media/files/:id(^[\\w-]{22}).pdf'
  app.get<{ Params: { id: string } }>(
    address,
    { config: limit, onSend },
    async (request, reply) => {
      const { id } = request.params
      const { ip, query } = request
      const mayOpen = await mayOpenDocument(db, { id, query, caller: callerOf(ip), now: now() })
      reply.headers({ ...guard, 'content-disposition': 'attachment' }).type(contentTypeOf('pdf'))
      const isSent =
        mayOpen && (await storage.send(plainKey({ id, ending: 'pdf' }), request, reply))
      return isSent ? reply : reply.code(404).send()
    },
  )
}

export async function serveUploads(app: FastifyInstance, options: ServingOptions): Promise<void> {
  const { storage } = options.media
  const makeSize = openSizes(options, (err) => app.log.warn({ err }, 'a picture is not kept'))
  await app.register(serveFiles, { root: process.cwd(), serve: false })
  if (options.documents) sendDocuments(app, options.media, options.documents)

  const showingOf = async ({ params, query, ip }: ViewRequest) => {
    const id = fileIdOf(params.name)
    return id && options.showingOf({ id, query, caller: callerOf(ip) })
  }

  app.get<NamedRequest>('/media/files/:name', async (request, reply) => {
    const asked = mediaRequestOf(request.params.name)
    reply.headers(guard)
    const gone = () => reply.code(404).header('cache-control', 'no-store').send()
    const showing = asked && (await showingOf(request))
    if (!asked || !showing) return gone()
    reply.header('cache-control', cachingOf[showing])
    const isPicture = 'id' in asked
    const key = isPicture ? sizeKey(asked.id, asked.size) : asked.key
    reply.type(contentTypeOf(isPicture ? 'webp' : asked.ending))
    if (await storage.send(key, request, reply)) return reply
    const made = isPicture && (await makeSize(asked, request.ip))
    if (!made) return gone()
    if (!made.isKept) return reply.send(made.bytes)
    return (await storage.send(key, request, reply)) ? reply : gone()
  })
}
