import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { findRemainingQuota } from '#features/files/quotas/queries/files.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { AccountId } from '#platform/session/account.ts'
import { openResumable } from '#platform/uploads/resumable.ts'
import { drawn, uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepUploads } from './actions.ts'

const dataDir = join(tmpdir(), `dara-resumable-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const ask = asker(site)
const sara = await signUp(site, { email: 'sara@resumable.example' })
const omar = await signUp(site, { email: 'omar@resumable.example' })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo

type Sent = { method: string; path?: string; token?: string; headers?: object; body?: Buffer }

/** Bytes of an upload that are on the disk. */
const keptOf = async (path: string) => (await stat(join(dataDir, 'resumable', path))).size

/** As a tus client asks; one that is cut goes away once its bytes have arrived. */
async function tus(sent: Sent, rest = 0) {
  const { method, path = '', token = sara.token, headers, body } = sent
  const url = `http://127.0.0.1:${port}/api/files/resumable${path}`
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const length = { 'content-length': (body?.length ?? 0) + rest }
  const asked = httpRequest(url, { method, headers: { ...common, ...length, ...headers } })
  const answer = new Promise<IncomingMessage | undefined>((resolve) => {
    asked.once('response', resolve)
    asked.once('error', () => resolve(undefined))
  })
  if (rest === 0) asked.end(body)
  else {
    asked.write(body)
    await vi.waitUntil(async () => (await keptOf(path)) === body?.length, { timeout: 60_000 })
    asked.destroy()
  }
  const answered = await answer
  const text = answered ? Buffer.concat(await answered.toArray()).toString() : ''
  return { status: answered?.statusCode ?? 0, headers: answered?.headers ?? {}, text }
}

const begin = async (bytes: number, token = sara.token) => {
  const headers = { 'upload-length': String(bytes), 'upload-metadata': 'filename Li4veA==' }
  const { status, headers: said } = await tus({ method: 'POST', token, headers })
  const path = String(said.location).replace('/api/files/resumable', '')
  return { status, path, uploadId: path.slice(1) }
}

const piece = (path: string, offset: number, body: Buffer): Sent => ({
  method: 'PATCH',
  path,
  body,
  headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
})

const offsetOf = async (path: string) => {
  const { headers } = await tus({ method: 'HEAD', path })
  return Number(headers['upload-offset'])
}

const finish = (uploadId: string, token = sara.token) =>
  ask('POST', '/files/upload/resumed', { token, body: { uploadId } })

const mebibyte = 1024 * 1024
const largest = 100 * mebibyte

const send = uploader(site)
const jpeg = async () => ({
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: await drawn({ width: 300, height: 200 }).jpeg().toBuffer(),
})

const photo = await drawn({ width: 300, height: 200 }).jpeg().toBuffer()

describe('An upload in pieces', () => {
  test('goes on where the line was cut, and becomes a file once', async () => {
    const { status, path, uploadId } = await begin(photo.length)
    expect([status, uploadId]).toEqual([201, expect.stringMatching(/^[\w-]{22}$/)])
    await tus(piece(path, 0, photo.subarray(0, 300)), photo.length - 300)
    const early = await finish(uploadId)
    expect([early.status, early.body.errors[0].path]).toEqual([422, 'uploadId'])
    expect(await offsetOf(path)).toBe(300)
    const rest = await tus(piece(path, 300, photo.subarray(300)))
    expect([rest.status, rest.headers['upload-offset']]).toEqual([204, String(photo.length)])
    const finished = await finish(uploadId)
    expect([finished.status, finished.body.data.file]).toMatchObject([
      201,
      { id: uploadId, kind: 'image', width: 300, height: 200 },
    ])
    expect((await finish(uploadId)).body).toEqual(finished.body)
    expect((await site.app.inject(finished.body.data.file.url)).statusCode).toBe(200)
    expect((await tus({ method: 'HEAD', path })).status).toBe(404)
  })

  test('outlives the process that took it', async () => {
    const { path, uploadId } = await begin(photo.length)
    await tus(piece(path, 0, photo))
    const restarted = openResumable(join(dataDir, 'resumable'))
    const owner = sara.user.id as AccountId
    expect(await restarted.arrived(uploadId, owner)).toMatchObject({ kind: 'jpeg' })
    expect(await restarted.arrived(uploadId, omar.user.id as AccountId)).toBeUndefined()
  })

  test('is nobody else’s', async () => {
    const { path, uploadId } = await begin(photo.length)
    for (const method of ['HEAD', 'DELETE']) {
      expect((await tus({ method, path, token: omar.token })).status).toBe(404)
    }
    const foreign = await tus({ ...piece(path, 0, photo), token: omar.token })
    expect([foreign.status, JSON.parse(foreign.text).errors[0].code]).toEqual([404, 'not_found'])
    expect((await tus({ method: 'POST', token: 'x'.repeat(43) })).status).toBe(401)
    await tus(piece(path, 0, photo))
    expect((await finish(uploadId, omar.token)).status).toBe(422)
    expect((await finish(uploadId)).status).toBe(201)
  })

  test('is named by the path alone: a query that names another is refused', async () => {
    const [own, others] = [await begin(5), await begin(5, omar.token)]
    const path = `${own.path}?x=${others.path}`
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    for (const method of ['PATCH', 'DELETE', 'HEAD']) {
      const body = method === 'PATCH' ? Buffer.from('hello') : undefined
      const { status } = await tus({ method, path, headers, ...(body && { body }) })
      expect([method, status]).toEqual([method, 400])
    }
    expect([await keptOf(own.path), await keptOf(others.path)]).toEqual([0, 0])
  })

  test('can be given up', async () => {
    const { path, uploadId } = await begin(photo.length)
    expect((await tus({ method: 'DELETE', path })).status).toBe(204)
    expect((await tus({ method: 'HEAD', path })).status).toBe(404)
    expect((await finish(uploadId)).status).toBe(422)
  })

  test('is held to the limits of other uploads, and judged by its content', async () => {
    const tooLarge = await begin(100 * 1024 * 1024 + 1)
    expect(tooLarge.status).toBe(413)
    const quota = await begin(2 * 1024 ** 3)
    expect(quota.status).toBe(413)
    const page = Buffer.from(`<html>${randomBytes(40).toString('hex')}`)
    const { path, uploadId } = await begin(page.length)
    await tus(piece(path, 0, page))
    const refused = await finish(uploadId)
    expect([refused.status, refused.body.errors[0].code]).toEqual([415, 'picture_or_video_needed'])
    expect((await tus({ method: 'HEAD', path })).status).toBe(404)
    const odd = await tus({ method: 'POST', headers: { 'upload-length': 'much' } })
    expect([odd.status, JSON.parse(odd.text).errors[0].code]).toEqual([400, 'malformed'])
  })

  test('that no text of ours could name is as unknown as others', async () => {
    const { status, body } = await finish('a\u0000b')
    expect([status, body.errors[0].path]).toEqual([422, 'uploadId'])
  })

  test('is begun only so often in a day, since what is begun keeps its room', async () => {
    const day = `upload/resumable/day/${omar.user.id}`
    const spent = { key: keyedHash(site.db.kysely, day), hits: 100 * 100 }
    const resets_at = new Date(Date.now() + 3600_000)
    await site.db.kysely
      .insertInto('throttles')
      .values({ ...spent, resets_at })
      .onConflict((known) => known.column('key').doUpdateSet({ ...spent, resets_at }))
      .execute()
    expect((await begin(5, omar.token)).status).toBe(429)
    expect((await begin(5)).status).toBe(201)
  })

  test('is refused to another site', async () => {
    const headers = { 'upload-length': '5', 'sec-fetch-site': 'cross-site' }
    expect((await tus({ method: 'POST', headers })).status).toBe(403)
  })
})

describe('The room of an account', () => {
  test('is taken by uploads that are begun, twenty at once or one after the other', async () => {
    const lina = await signUp(site, { email: 'lina@resumable.example' })
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin(largest, lina.token)))
    const statuses = begun.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 413)).toHaveLength(10)
    const rest = await findRemainingQuota(site.db.kysely, lina.user.id as AccountId)
    expect((await begin(rest + 1, lina.token)).status).toBe(413)
    expect((await begin(rest, lina.token)).status).toBe(201)
    expect((await begin(1, lina.token)).status).toBe(413)
    const whole = await send('/files/upload', [await jpeg()], { token: lina.token })
    expect([whole.status, whole.body.errors[0].code]).toEqual([413, 'quota_reached'])

    const { path } = begun.find(({ status }) => status === 201)!
    expect((await tus({ method: 'DELETE', path, token: lina.token })).status).toBe(204)
    const now = await send('/files/upload', [await jpeg()], { token: lina.token })
    expect(now.status).toBe(201)
  })

  test('is given back where an upload is refused or finished, and counts the file from then on', async () => {
    const noor = await signUp(site, { email: 'noor@resumable.example' })
    expect((await begin(largest + 1, noor.token)).status).toBe(413)
    const full = await Promise.all(
      [...Array.from({ length: 10 }, () => largest), 23 * mebibyte].map((bytes) =>
        begin(bytes, noor.token),
      ),
    )
    expect(full.every(({ status }) => status === 201)).toBe(true)
    const { path, uploadId } = await begin(photo.length, noor.token)
    expect((await begin(mebibyte, noor.token)).status).toBe(413)
    await tus({ ...piece(path, 0, photo), token: noor.token })
    expect((await finish(uploadId, noor.token)).status).toBe(201)
    const { used } = await site.db.kysely
      .selectFrom('begun_uploads')
      .select((its) => its.fn.countAll<number>().as('used'))
      .where('account_id', '=', noor.user.id)
      .executeTakeFirstOrThrow()
    expect(Number(used)).toBe(11)
  })

  test('is given back after a day, with the bytes that had arrived', async () => {
    const mona = await signUp(site, { email: 'mona@resumable.example' })
    const { path, uploadId } = await begin(photo.length, mona.token)
    await tus({ ...piece(path, 0, photo), token: mona.token })
    const { media } = site.providers
    await sweepUploads(site.db.kysely, media, new Date(Date.now() + 25 * 3600_000))
    await expect(keptOf(path)).rejects.toThrow('ENOENT')
    expect((await tus({ method: 'HEAD', path, token: mona.token })).status).toBe(404)
    expect((await finish(uploadId, mona.token)).status).toBe(422)
  })
})
