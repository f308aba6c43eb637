import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type Call, type Db, type Handler, handle, Partly } from '#platform/handle.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'
import { throttle } from '#platform/session/throttle.ts'
import { foreverSeconds } from '#platform/storage/storage.ts'
import type { Received } from '#platform/uploads/receive.ts'
import { deleteFile, uploadFile, uploadFiles } from './contract.ts'
import { contentTypeOf, type Media, sizeMaker, takeIn } from './jobs.ts'
import { roomOf, type TakenFile, takeFile } from './queries.ts'
import {
  askedOf,
  type FileRow,
  keysOf,
  mostBytes,
  type Purpose,
  quotaReached,
  sentFileOf,
  sizeKey,
} from './rules.ts'

type Parts = {
  media: Media
  /** Tells whatever ad had claimed a file that it is gone, in the same transaction. */
  leaveAd: (db: Db, file: TakenFile) => Promise<void>
}
type Uploading = Call<typeof uploadFile> | Call<typeof uploadFiles>

/** Reliability.md 4 for visitors; an agency with ten ads of thirty pictures an hour is no attacker. */
const visitorLimit = { max: 60, seconds: 3600 }
const accountLimit = { max: 300, seconds: 3600 }
/** A form takes one file at a time, at most this large. */
const visitorRoom = 20 * 1024 * 1024

/** Who may send how much is settled before the first byte is read. */
async function receive(call: Uploading, purpose: Purpose): Promise<Received[]> {
  const { db, account, caller, now } = call
  const key = account ? `upload/account/${account.id}` : `upload/${caller.address}`
  const limit = { key, ...(account ? accountLimit : visitorLimit), now }
  await throttle(db, { ...limit, allowance: caller.allowance })
  const inAll = account ? await roomOf(db, account.id) : visitorRoom
  if (inAll <= 0) throw new Refusal(413, [quotaReached])
  const files = await call.receive({ ofKind: (kind) => mostBytes(purpose, kind), inAll })
  // How many came is known now; the first is counted already.
  const times = files.length - 1
  if (times > 0) await throttle(db, { ...limit, times, allowance: caller.allowance })
  return files
}

const senderOf = ({ db, account, now }: Uploading, purpose: Purpose) => ({
  db,
  purpose,
  accountId: account?.id ?? null,
  now,
})

/** One after the other: a batch must not take all the room of others who send. */
async function takeAll(files: Received[], media: Media, sender: ReturnType<typeof senderOf>) {
  const rows: FileRow[] = []
  const refused: { status: number; reason: Reason }[] = []
  for (const [at, file] of files.entries()) {
    const taken = await takeIn(file, media, sender)
    if ('row' in taken) rows.push(taken.row)
    else refused.push({ ...taken, reason: { ...taken.reason, path: `files.${at}` } })
  }
  return { rows, refused }
}

export const fileHandlers = ({ media, leaveAd }: Parts): Handler[] => [
  handle(uploadFiles, async (call) => {
    const files = await receive(call, 'account')
    const { rows, refused } = await takeAll(files, media, senderOf(call, 'account'))
    const reasons = refused.map(({ reason }) => reason)
    const reply = { files: rows.map(sentFileOf) }
    if (refused.length === 0) return reply
    if (rows.length > 0) return new Partly(reply, reasons)
    throw new Refusal(refused.length === 1 ? refused[0]!.status : 422, reasons)
  }),

  handle(uploadFile, async (call) => {
    const purpose = call.query.for ?? 'account'
    const [file] = await receive(call, purpose)
    const taken = await takeIn(file!, media, senderOf(call, purpose))
    if ('row' in taken) return { file: sentFileOf(taken.row) }
    throw new Refusal(taken.status, [{ ...taken.reason, path: 'file' }])
  }),

  handle(deleteFile, async ({ db, account, params }) => {
    const row = await db.transaction().execute(async (tx) => {
      const taken = await takeFile(tx, account.id, params.id)
      if (taken) await leaveAd(tx, taken)
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

/** As storage sends it: a picture never changes under its name. */
const forever = `public, max-age=${foreverSeconds}, immutable`

/** What was uploaded, under /media/files/. A size of a picture is made when first asked for. */
export async function sentFiles(app: FastifyInstance, media: Media): Promise<void> {
  const makeSize = sizeMaker(media, (err) => app.log.warn({ err }, 'a picture is not kept'))
  await app.register(serveFiles, { root: process.cwd(), serve: false })

  app.get<{ Params: { name: string } }>('/media/files/:name', async (request, reply) => {
    const asked = askedOf(request.params.name)
    reply.headers(guard)
    const gone = () => reply.code(404).header('cache-control', 'public, max-age=60').send()
    if (!asked) return gone()
    const isPicture = 'id' in asked
    const key = isPicture ? sizeKey(asked.id, asked.size, asked.format) : asked.key
    reply.type(contentTypeOf(isPicture ? asked.format : asked.ending))
    if (!isPicture && asked.ending === 'pdf') reply.header('content-disposition', 'attachment')
    if (await media.storage.send(key, request, reply)) return reply
    const made = isPicture && (await makeSize(asked.id, asked.size, asked.format))
    if (!made) return gone()
    if (!made.isKept) return reply.header('cache-control', forever).send(made.bytes)
    return (await media.storage.send(key, request, reply)) ? reply : gone()
  })
}
