import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader } from '#i18n/language.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import { faultOf, Refusal } from '../refusal.ts'
import type { AccountId } from '../session/account.ts'
import { isDiskFull, isFolderFull } from '../storage/disk-space.ts'
import { headLength, kindOf } from './kinds.ts'
import type { Received } from './receive.ts'

/** Under /api; the protocol is tus 1.0 (tus.io), which says how an upload goes on. */
export const resumablePath = '/api/files/resumable'

/** Product.md 5: the largest file, a video. */
export const largestFile = 100 * 1024 * 1024

const codes: Record<number, RefusalCode> = {
  404: 'not_found',
  410: 'not_found',
  413: 'body_too_large',
  500: 'internal',
  507: 'no_space',
}

type Failing = { headers: Headers }

/** The protocol's own server does not say why it could not write. */
async function statusOf(error: Error | { status_code: number }, folder: string): Promise<number> {
  if (isDiskFull(error)) return 507
  const status = 'status_code' in error ? error.status_code : 500
  return status === 500 && (await isFolderFull(folder)) ? 507 : status
}

async function inOurForm(
  { headers }: Failing,
  error: Error | { status_code: number },
  folder: string,
) {
  const status_code = await statusOf(error, folder)
  const code = codes[status_code] ?? 'malformed'
  const fault = faultOf({ code }, languageOfHeader(headers.get('accept-language') ?? ''))
  return { status_code, body: JSON.stringify({ errors: [fault] }) }
}

const offset = /^\d{1,12}$/
const fields: Record<string, Record<string, RegExp>> = {
  POST: { 'upload-length': offset },
  PATCH: { 'upload-offset': offset, 'content-type': /^application\/offset\+octet-stream$/ },
}

/**
 * What the protocol's own server would refuse in words of its own, and a query, which says nothing here.
 * @throws Refusal 400
 */
export function requireWellAsked({ method, headers, url }: FastifyRequest) {
  const wanted = { 'tus-resumable': /^1\.0\.0$/, ...fields[method] }
  const isGood = Object.entries(wanted).every(([name, form]) => form.test(String(headers[name])))
  if (!isGood || url.includes('?')) throw new Refusal(400, [{ code: 'malformed' }])
}

const wellFormed = /^[\w-]{22}$/

const ownerOf = ({ metadata }: Upload) => metadata?.account

const isGone = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT'

/** Undefined where its own removal was quicker. */
async function receivedOf(path: string, bytes: number): Promise<Received | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (!isGone(error)) throw error
  })
  if (!file) return undefined
  const head = Buffer.alloc(headLength)
  const { bytesRead } = await file.read(head, 0, headLength, 0).finally(() => file.close())
  return { path, bytes, kind: kindOf(head.subarray(0, bytesRead)), isTooLarge: false }
}

/** Whose upload a request is about, and what it is called. */
type Sender = {
  accountId: AccountId
  id: string
  /** Awaited before the answer to a beginning that failed, or to a removal: then no trace is left. */
  onEnd?: () => Promise<void>
}
type Senders = WeakMap<IncomingMessage, Sender>

type Asked = {
  senders: Senders
  /** What is to be done once an upload has been removed, by its id. */
  removals: Map<string, () => Promise<void>>
}

/** 128 random bits; the name of the file that will come of it, too. */
export const newUploadId = () => randomBytes(16).toString('base64url')

type Runtime = { node?: { req: unknown } | undefined } | undefined

function senderOf(request: object, senders: Senders): Sender {
  const { runtime } = request as { runtime?: Runtime }
  const sender = senders.get(runtime?.node?.req as IncomingMessage)
  if (!sender) throw new Error('An upload is begun by nobody')
  return sender
}

async function serverOf(datastore: FileStore, senders: Senders) {
  const { Server } = await import('@tus/server')
  return new Server({
    path: resumablePath,
    datastore,
    relativeLocation: true,
    maxSize: largestFile,
    allowedOrigins: () => false,
    namingFunction: (request) => senderOf(request, senders).id,
    // By itself it would take the end of the whole address, which may be that of a query.
    getFileIdFromRequest: (request) => senderOf(request, senders).id,
    // Names and whatever else a client says of a file is not kept.
    onUploadCreate: async (request) => ({
      metadata: { account: String(senderOf(request, senders).accountId) },
    }),
    onResponseError: async (request, error) => {
      if (request.method === 'POST') await senderOf(request, senders).onEnd?.()
      return inOurForm(request, error, datastore.directory)
    },
  })
}

/** Loaded with the first upload of this kind, so that the server's start does not wait for it. */
async function openProtocol(folder: string, asked: Asked) {
  const { FileStore } = await import('@tus/file-store')
  // The store makes it too, but where that fails it ends the process.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const store = new FileStore({ directory: folder })
  const remove = store.remove.bind(store)
  store.remove = async (id) => {
    await remove(id)
    await asked.removals.get(id)?.()
  }
  return { store, server: await serverOf(store, asked.senders) }
}

/** Opened once, and tried again where that failed. */
function protocolWhenNeeded(folder: string, asked: Asked) {
  let opened: ReturnType<typeof openProtocol> | undefined
  return () => {
    opened ??= openProtocol(folder, asked).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/** From here on the protocol's own server answers, with the headers that are ours. */
function handOver(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.setHeader('content-type', 'application/json; charset=utf-8')
  reply.raw.setHeader('cache-control', 'no-store')
  reply.hijack()
}

/**
 * Uploads that go on where they broke off, even when this process was killed: what has arrived lies
 * in `folder`, with its owner. An upload is its owner's alone.
 */
export function openResumable(folder: string) {
  const asked: Asked = { senders: new WeakMap(), removals: new Map() }
  const protocol = protocolWhenNeeded(folder, asked)

  const find = async (id: string, accountId: AccountId) => {
    const { store } = await protocol()
    const upload = wellFormed.test(id)
      ? await store.getUpload(id).catch(() => undefined)
      : undefined
    return upload && ownerOf(upload) === String(accountId) ? upload : undefined
  }

  return {
    owns: async (id: string, accountId: AccountId) => (await find(id, accountId)) !== undefined,
    /** Answers by the protocol; whose call it is was settled before. */
    handle: async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
      const { server } = await protocol()
      asked.senders.set(request.raw, sender)
      if (request.method === 'DELETE' && sender.onEnd) asked.removals.set(sender.id, sender.onEnd)
      handOver(reply)
      await server
        .handle(request.raw, reply.raw)
        .finally(() => request.method === 'DELETE' && asked.removals.delete(sender.id))
    },
    /** An own upload that has arrived as a whole. */
    arrived: async (id: string, accountId: AccountId): Promise<Received | undefined> => {
      const upload = await find(id, accountId)
      if (!upload || upload.offset !== upload.size) return undefined
      return receivedOf(join(folder, id), upload.size)
    },
    forget: async (id: string) => {
      const { store } = await protocol()
      await store.remove(id).catch(() => undefined)
    },
  }
}

export type Resumable = ReturnType<typeof openResumable>
