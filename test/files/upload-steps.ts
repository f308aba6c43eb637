import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#platform/handle.ts'
import { asker } from '../people.ts'
import type { openSite } from '../site.ts'
import { drawn } from './uploads.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Headers = Record<string, string>

export type Begun = { path: string; id: string; bytes: Buffer }

/** `uploads`: that were begun, some of which have ended. */
export type Sending = { token: string; uploads: Begun[] }

const pieceType = { 'content-type': 'application/offset+octet-stream' }
const photo = await drawn({ width: 300, height: 200 }).jpeg().toBuffer()

/** What is sent: a picture, and two files that nobody takes. */
const contents: Buffer[] = [photo, randomBytes(100_000), randomBytes(3_000)]

/** Resolves once it was answered or cut off, with 0 then. */
const statusOf = (asked: ClientRequest) =>
  new Promise<{ status: number; location: string; offset: number }>((resolve) => {
    asked.once('error', () => resolve({ status: 0, location: '', offset: 0 }))
    asked.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer
      const offset = Number(headers['upload-offset'] ?? 0)
      answer.on('error', () => undefined).resume()
      resolve({ status, location: String(headers.location), offset })
    })
  })

function answerTo(asked: ClientRequest, body?: Buffer) {
  const answered = statusOf(asked)
  asked.end(body)
  return answered
}

type UploadRequest = { method: string; path?: string; headers?: Headers }

type Beginning = { length: number; headers?: Headers; body?: Buffer | undefined }

/** Uploads of a site that listens, as clients send them whole, in part and otherwise than they may. */
export class Uploads {
  readonly #port: number
  readonly #ask: ReturnType<typeof asker>

  constructor(site: Site) {
    this.#port = (site.app.server.address() as AddressInfo).port
    this.#ask = asker(site)
  }

  open({ token }: Sending, { method, path = '', headers }: UploadRequest): ClientRequest {
    const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
    const url = `http://127.0.0.1:${this.#port}/api/files/resumable${path}`
    return request(url, { method, headers: { ...common, ...headers } }).on('error', () => undefined)
  }

  async beginWith(who: Sending, { length, headers, body }: Beginning) {
    const declared = { 'upload-length': String(length), ...headers }
    return answerTo(this.open(who, { method: 'POST', headers: declared }), body)
  }

  async begin(who: Sending, bytes: Buffer = photo): Promise<Begun> {
    const { location } = await this.beginWith(who, { length: bytes.length })
    const id = location.split('/').at(-1) ?? ''
    const begun = { path: `/${id}`, id, bytes }
    who.uploads.push(begun)
    return begun
  }

  async #offsetOf(who: Sending, { path }: Begun) {
    return (await answerTo(this.open(who, { method: 'HEAD', path }))).offset
  }

  #openPiece(who: Sending, { path }: Begun, piece: { offset: number; headers: Headers }) {
    const headers = { 'upload-offset': String(piece.offset), ...pieceType, ...piece.headers }
    return this.open(who, { method: 'PATCH', path, headers })
  }

  /** The next bytes of an upload, as many as `until` says of it; as a body without a length. */
  async send(who: Sending, begun: Begun, until = begun.bytes.length) {
    const offset = await this.#offsetOf(who, begun)
    const whole = Buffer.concat([begun.bytes, Buffer.alloc(1)])
    const asked = this.#openPiece(who, begun, {
      offset,
      headers: { 'transfer-encoding': 'chunked' },
    })
    return answerTo(asked, whole.subarray(offset, Math.max(offset, until)))
  }

  /** A piece of which half has come; it is cut off by `destroy`. */
  async sendHalf(who: Sending, begun: Begun) {
    const offset = await this.#offsetOf(who, begun)
    const rest = begun.bytes.subarray(offset)
    const headers = { 'content-length': String(rest.length) }
    const asked = this.#openPiece(who, begun, { offset, headers })
    asked.write(rest.subarray(0, Math.ceil(rest.length / 2)))
    return asked
  }

  async remove(who: Sending, { path }: Begun) {
    return answerTo(this.open(who, { method: 'DELETE', path }))
  }

  async finish({ token }: Sending, { id }: Begun) {
    return this.#ask('POST', '/files/upload/resumed', { token, body: { uploadId: id } })
  }

  async erase({ token }: Sending) {
    return this.#ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  }
}

export async function openUploads(site: Site): Promise<Uploads> {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  return new Uploads(site)
}

type Step = (uploads: Uploads, who: Sending, at: number) => Promise<unknown>

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]

/** A step with one of the uploads that were begun, if there are any. */
const withOne =
  (step: (uploads: Uploads, who: Sending, begun: Begun) => Promise<unknown>): Step =>
  async (uploads, who, at) => {
    const begun = pick(who.uploads, at)
    if (begun) await step(uploads, who, begun)
  }

const cutOff = async (asked: ClientRequest) => {
  await sleep(10)
  asked.destroy()
}

const mebibyte = 1024 * 1024
const half = randomBytes(50_000)
/** Most of it is on the disk before its end shows that it is too long. */
const long = randomBytes(4 * mebibyte)

/** What a client may do to its uploads, in any order; nothing here waits for what the server does alone. */
export const uploadSteps: Record<string, Step> = {
  begin: (uploads, who, at) => uploads.begin(who, pick(contents, at)),
  'begin what is too large': (uploads, who) =>
    uploads.beginWith(who, { length: 100 * mebibyte + 1 }),
  'begin what is beyond the quota': (uploads, who) =>
    uploads.beginWith(who, { length: 2_000 * mebibyte }),
  'begin with a header that the protocol does not know': (uploads, who) =>
    uploads.beginWith(who, {
      length: 1_000,
      headers: { 'upload-metadata': 'name not-in-base64!' },
    }),
  'begin with a body': (uploads, who) =>
    uploads.beginWith(who, { length: 100_000, headers: pieceType, body: half }),
  'begin with a body that is too long': (uploads, who) =>
    uploads.beginWith(who, {
      length: long.length - 1,
      headers: { ...pieceType, 'transfer-encoding': 'chunked' },
      body: long,
    }),
  'begin and go away': (uploads, who) =>
    cutOff(uploads.open(who, { method: 'POST', headers: { 'upload-length': '1000' } }).end()),
  'begin with a body and go away': async (uploads, who) => {
    const lengths = { 'upload-length': '100000', 'content-length': '100000' }
    const asked = uploads.open(who, { method: 'POST', headers: { ...lengths, ...pieceType } })
    asked.write(half)
    await cutOff(asked)
  },
  'send all': withOne((uploads, who, begun) => uploads.send(who, begun)),
  'send a part': withOne((uploads, who, begun) =>
    uploads.send(who, begun, Math.floor(begun.bytes.length / 2)),
  ),
  'send too much': withOne((uploads, who, begun) =>
    uploads.send(who, begun, begun.bytes.length + 1),
  ),
  'send a piece and go away': withOne(async (uploads, who, begun) =>
    cutOff(await uploads.sendHalf(who, begun)),
  ),
  remove: withOne((uploads, who, begun) => uploads.remove(who, begun)),
  finish: withOne((uploads, who, begun) => uploads.finish(who, begun)),
}

/** Bytes on the disk by upload; what is kept beside them is not counted. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => [])
  const sizes = new Map<string, number>()
  for (const name of names.filter((one) => !one.endsWith('.json'))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found) sizes.set(name, found.size)
  }
  return sizes
}

/** Uploads with more bytes on the disk than room in the database, at any moment and whatever is under way. */
export async function findUncounted(db: Db, folder: string): Promise<[string, number][]> {
  const sizes = await sizesIn(folder)
  const rows = await db.selectFrom('begun_uploads').select(['id', 'bytes']).execute()
  const room = new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]))
  const suspects = [...sizes].filter(([id, bytes]) => bytes > (room.get(id) ?? 0))
  // One that ended between the two readings is gone by now.
  const still = await sizesIn(folder)
  return suspects.filter(([id]) => still.has(id))
}

/** Looks for such uploads all the time, until it is stopped. */
export function watchRoom(db: Db, folder: string) {
  const found: [string, number][] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      found.push(...(await findUncounted(db, folder)))
      await sleep(1)
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    await watching
    return found
  }
}
