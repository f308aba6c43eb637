import type { IncomingMessage } from 'node:http'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader } from '#i18n/language.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import { faultOf } from '../refusal.ts'
import type { AccountId } from '../session/account.ts'
import { isDiskFull, isFolderFull } from '../storage/disk-space.ts'
import { headLength, kindOf } from './kinds.ts'
import type { Received } from './receive.ts'
import { openUploadLocks, type UploadLocks } from './upload-locks.ts'

/** The protocol is tus 1.0 (tus.io). */
export const resumablePath = '/api/files/resumable'

export const maxFileBytes = 100 * 1024 * 1024

const codes: Record<number, RefusalCode> = {
  404: 'not_found',
  410: 'not_found',
  413: 'body_too_large',
  500: 'internal',
  507: 'no_space',
}

type FailedReply = { headers: Headers }

/** @tus/server does not report why it could not write. */
async function statusOf(error: Error | { status_code: number }, folder: string): Promise<number> {
  if (isDiskFull(error)) return 507
  const status = 'status_code' in error ? error.status_code : 500
  return status === 500 && (await isFolderFull(folder)) ? 507 : status
}

async function inOurForm(
  { headers }: FailedReply,
  error: Error | { status_code: number },
  folder: string,
) {
  const status_code = await statusOf(error, folder)
  const code = codes[status_code] ?? 'malformed'
  const fault = faultOf({ code }, languageOfHeader(headers.get('accept-language') ?? ''))
  return { status_code, body: JSON.stringify({ errors: [fault] }) }
}

const wellFormed = /^[\w-]{22}$/

/** @tus/file-store keeps length and owner beside the bytes. */
const namesOf = (id: string) => [id, `${id}.json`]

const ownerOf = ({ metadata }: Upload) => metadata?.account

const isGone = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT'

/** Undefined when the upload was removed meanwhile. */
async function receivedOf(path: string, bytes: number): Promise<Received | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (!isGone(error)) throw error
  })
  if (!file) return undefined
  const head = Buffer.alloc(headLength)
  const { bytesRead } = await file.read(head, 0, headLength, 0).finally(() => file.close())
  return { path, bytes, kind: kindOf(head.subarray(0, bytesRead)), isTooLarge: false }
}

type Sender = {
  accountId: AccountId
  id: string
  /** Awaited before a refusal of @tus/server is answered. */
  onFailure?: () => Promise<void>
}
type Senders = WeakMap<IncomingMessage, Sender>

type GiveBack = () => Promise<unknown>

type Parts = { senders: Senders; locks: UploadLocks }

type Runtime = { node?: { req: unknown } | undefined } | undefined

function senderOf(request: object, senders: Senders): Sender {
  const { runtime } = request as { runtime?: Runtime }
  const sender = senders.get(runtime?.node?.req as IncomingMessage)
  if (!sender) throw new Error('An upload is begun by nobody')
  return sender
}

async function serverOf(datastore: FileStore, { senders, locks }: Parts) {
  const { Server } = await import('@tus/server')
  return new Server({
    path: resumablePath,
    datastore,
    locker: locks.locker,
    relativeLocation: true,
    maxSize: maxFileBytes,
    allowedOrigins: () => false,
    namingFunction: (request) => senderOf(request, senders).id,
    // By default it would be the end of the whole address, which may be a query.
    getFileIdFromRequest: (request) => senderOf(request, senders).id,
    // The client's metadata is not kept.
    onUploadCreate: async (request) => ({
      metadata: { account: String(senderOf(request, senders).accountId) },
    }),
    onResponseError: async (request, error) => {
      await senderOf(request, senders).onFailure?.()
      return inOurForm(request, error, datastore.directory)
    },
  })
}

/** Loaded with the first upload, so that it does not delay the server's start. */
async function openProtocol(folder: string, parts: Parts) {
  const { FileStore } = await import('@tus/file-store')
  // When the store itself fails to create it, the process ends.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const store = new FileStore({ directory: folder })
  return { store, server: await serverOf(store, parts) }
}

function protocolWhenNeeded(folder: string, parts: Parts) {
  let opened: ReturnType<typeof openProtocol> | undefined
  return () => {
    opened ??= openProtocol(folder, parts).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/** From here @tus/server answers; it needs our headers. */
function sendHeaders(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.setHeader('content-type', 'application/json; charset=utf-8')
  reply.raw.setHeader('cache-control', 'no-store')
  reply.hijack()
}

async function listOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!isGone(error)) throw error
    return []
  })
  const ids = names.map((name) => name.replace(/\.json$/, ''))
  return [...new Set(ids.filter((id) => wellFormed.test(id)))]
}

/** The room is given back last: otherwise undeletable uploads could fill the disk. */
const enderOf =
  (folder: string, { alone }: UploadLocks) =>
  (id: string, giveBack: GiveBack): Promise<void> =>
    alone(id, async () => {
      for (const name of namesOf(id)) await rm(join(folder, name), { force: true })
      await giveBack()
    })

type Protocol = ReturnType<typeof protocolWhenNeeded>

const finderOf = (protocol: Protocol) => async (id: string, accountId: AccountId) => {
  const { store } = await protocol()
  const upload = wellFormed.test(id) ? await store.getUpload(id).catch(() => undefined) : undefined
  return upload && ownerOf(upload) === String(accountId) ? upload : undefined
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

const answererOf =
  (protocol: Protocol, senders: Senders) =>
  async ({ request, reply }: Exchange, sender: Sender): Promise<void> => {
    const { server } = await protocol()
    senders.set(request.raw, sender)
    sendHeaders(reply)
    await server.handle(request.raw, reply.raw)
  }

export function openResumable(folder: string) {
  const parts: Parts = { senders: new WeakMap(), locks: openUploadLocks() }
  const protocol = protocolWhenNeeded(folder, parts)
  const find = finderOf(protocol)
  const answer = answererOf(protocol, parts.senders)
  const end = enderOf(folder, parts.locks)

  return {
    owns: async (id: string, accountId: AccountId) => (await find(id, accountId)) !== undefined,
    answer,
    /** Gives the room back when it fails. */
    begin: async (exchange: Exchange, sender: Sender, giveBack: GiveBack) => {
      const onFailure = () => end(sender.id, giveBack)
      await answer(exchange, { ...sender, onFailure }).catch(async (error: unknown) => {
        await onFailure()
        throw error
      })
      // @tus/server refuses some headers without calling `onResponseError`.
      if (exchange.reply.raw.statusCode >= 400) await onFailure()
    },
    arrived: async (id: string, accountId: AccountId): Promise<Received | undefined> => {
      const upload = await find(id, accountId)
      if (!upload || upload.offset !== upload.size) return undefined
      return receivedOf(join(folder, id), upload.size)
    },
    end,
    list: () => listOf(folder),
  }
}

export type Resumable = ReturnType<typeof openResumable>
