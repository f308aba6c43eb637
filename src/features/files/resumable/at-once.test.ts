import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openLog } from '#app/log.ts'
import { buildServer } from '#app/server.ts'
import { addFile } from '#features/files/uploads/queries.ts'
import { maxBytesOfAccount } from '#features/files/quotas/rules/files.ts'
import type { AccountId } from '#platform/session/account.ts'
import { drawn } from '#test/files/uploads.ts'
import { testKeys } from '#test/keys.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const dataDir = join(tmpdir(), `dara-at-once-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const env = { WORKER: 'off', DATA_DIR: dataDir, DEMO: 'on' }
const site = await openSite({ env })

/** What the second server waits for before it looks at the bytes of an upload. */
let elsewhere: Promise<unknown> = Promise.resolve()
const { media } = site.providers
const arrived: typeof media.resumable.arrived = async (...upload) => {
  await elsewhere
  return media.resumable.arrived(...upload)
}

/** A second server at the same database and the same disk, as another process is. */
const config = readConfig(env)
const log = openLog(config, { write: () => undefined })
const app = await buildServer({
  config,
  keys: testKeys,
  log,
  providers: { ...site.providers, media: { ...media, resumable: { ...media.resumable, arrived } } },
})
afterAll(() => app.close())

const sara = await signUp(site, { email: 'sara@at-once.example' })
const photo = await drawn({ width: 1200, height: 800 }).jpeg().toBuffer()

const send = async (bytes: Buffer) => {
  const common = { authorization: `Bearer ${sara.token}`, 'tus-resumable': '1.0.0' }
  const inject = (asked: InjectOptions) =>
    site.app.inject({ ...asked, headers: { ...common, ...asked.headers } })
  const length = { 'upload-length': String(bytes.length) }
  const begun = await inject({ method: 'POST', url: '/api/files/resumable', headers: length })
  const url = String(begun.headers.location)
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sent = await inject({ method: 'PATCH', url, headers, payload: bytes })
  expect(sent.statusCode).toBe(204)
  return url.split('/').at(-1)!
}

const finish = (uploadId: string, through: Parameters<typeof asker>[0] = site) =>
  asker(through)('POST', '/files/upload/resumed', { token: sara.token, body: { uploadId } })

test('an upload that is finished five times at once is finished once, with one answer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const uploadId = await send(photo)
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(uploadId)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.file.id).toBe(uploadId)
  }
})

test('an upload that another process has just finished is no unknown one', async () => {
  const uploadId = await send(photo)
  const first = finish(uploadId)
  elsewhere = first
  const answers = await Promise.all([first, finish(uploadId, { app })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]!.body).toEqual(answers[1]!.body)
  expect((await app.inject(answers[0]!.body.data.file.url)).statusCode).toBe(200)
})

test('an upload that is no picture is refused to all who finish it at once', async () => {
  const uploadId = await send(Buffer.from('<html>no picture</html>'))
  const answers = await Promise.all(Array.from({ length: 5 }, () => finish(uploadId)))
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toContain(415)
  // Whoever comes when it has been refused to the others asks for an upload that is gone.
  expect([...statuses].filter((status) => status !== 415 && status !== 422)).toEqual([])
})

test('an upload that its sender ends and finishes at once is finished or gone', async () => {
  const headers = { authorization: `Bearer ${sara.token}`, 'tus-resumable': '1.0.0' }
  const seen = new Set<string>()
  for (let round = 0; round < 60; round += 1) {
    const uploadId = await send(photo)
    const url = `/api/files/resumable/${uploadId}`
    const [{ status, body }] = await Promise.all([
      sleep(round % 6).then(() => finish(uploadId)),
      site.app.inject({ method: 'DELETE', url, headers }),
    ])
    seen.add(`${status} ${body.errors?.[0].code ?? 'finished'}`)
  }
  const expected = ['201 finished', '422 unknown_file', '422 picture_broken']
  expect([...seen].filter((one) => !expected.includes(one))).toEqual([])
})

test('an upload that was ended has given its room back when this is answered', async () => {
  const uploadId = await send(photo)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const held = site.db.kysely.transaction().execute(async (tx) => {
    await tx
      .selectFrom('begun_uploads')
      .where('id', '=', uploadId)
      .select('id')
      .forUpdate()
      .execute()
    lock()
    return released
  })
  await locked
  const headers = { authorization: `Bearer ${sara.token}`, 'tus-resumable': '1.0.0' }
  const url = `/api/files/resumable/${uploadId}`
  const ended = site.app.inject({ method: 'DELETE', url, headers })
  const first = await Promise.race([ended, sleep(500, 'nobody was answered')])
  expect(first).toBe('nobody was answered')
  release()
  await held
  expect((await ended).statusCode).toBe(204)
})

test('a file that is added twice takes its room once', async () => {
  const seen = { width: 3, height: 2, thumbhash: 'x' }
  const whole = { id: 'x'.repeat(22), kind: 'video', ending: 'mp4', ...seen } as const
  const { user } = await signUp(site, { email: 'full@at-once.example' })
  const accountId = user.id as AccountId
  const file = {
    ...whole,
    bytes: maxBytesOfAccount - 1_000_000,
    purpose: 'account',
    accountId,
  } as const
  const add = () => addFile(site.db.kysely, { ...file, now: new Date() })
  expect([await add(), await add()]).toEqual([undefined, undefined])
})
