import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSigner } from '#features/files/signatures/queries.ts'
import { findRemainingQuota } from '#features/files/quotas/queries/files.ts'
import type { AccountId } from '#platform/session/account.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import { sweepIncoming } from '#platform/uploads/sweep-incoming.ts'
import { s3Server } from '#test/files/s3-server.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepFiles } from './actions.ts'
import { claimFiles, releaseFiles } from './queries.ts'

const dataDir = join(tmpdir(), `dara-keeping-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const { endpoint, objects } = await s3Server()
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const { kysely: db } = site.db
const { media } = site.providers
const [ask, upload] = [asker(site), uploader(site)]
const sara = await signUp(site, { email: 'sara@keeping.example' })
const omar = await signUp(site, { email: 'omar@keeping.example' })
const [accountId, foreign] = [sara.user.id as AccountId, omar.user.id as AccountId]

const sent = async (caller = sara): Promise<string> => {
  const { body } = await upload('/files/upload/single', [await jpeg()], caller)
  return body.data.file.id
}

const stored = async () => {
  const keys: string[] = []
  for await (const { key } of media.storage.list()) keys.push(key)
  return keys
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000)
const claim = { accountId, kind: 'image' as const, claimedFor: 'properties/1', path: 'imageIds' }
const faultsOf = async (claimed: Promise<unknown>) =>
  claimed.then(
    () => [],
    (error) => error.reasons,
  )

test('a claimed file stays, another is forgotten after a day with all that was made of it', async () => {
  const [kept, forgotten] = [await sent(), await sent()]
  await site.app.inject(createSigner(db, new Date())(`/media/files/${forgotten}-320.webp`))
  const [row] = await claimFiles(db, { ...claim, ids: [kept] })
  expect(row).toMatchObject({ id: kept, kind: 'image', width: 64, height: 48 })
  await sweepFiles(db, media, inHours(23))
  expect(await stored()).toContain(`${forgotten}-320.webp`)
  await sweepFiles(db, media, inHours(25))
  expect(await stored()).toEqual([`${kept}-master.jpg`])
})

test('files come back in the order asked, and may be claimed again by the same ad', async () => {
  const ids = [await sent(), await sent(), await sent()]
  await claimFiles(db, { ...claim, ids })
  const turned = await claimFiles(db, { ...claim, ids: ids.toReversed() })
  expect(turned.map(({ id }) => id)).toEqual(ids.toReversed())
})

test('another’s file, one of another kind, in other use or unknown is named by its place', async () => {
  const [own, used, others] = [await sent(), await sent(), await sent(omar)]
  await claimFiles(db, { ...claim, ids: [used], claimedFor: 'properties/2' })
  const ids = [own, others, used, 'unknown']
  const paths = [1, 2, 3].map((at) => ({ code: 'unknown_file', path: `imageIds.${at}` }))
  const claimed = db.transaction().execute((tx) => claimFiles(tx, { ...claim, ids }))
  expect(await faultsOf(claimed)).toEqual(paths)
  const odd = claimFiles(db, { ...claim, ids: ['a\u0000b'] })
  expect(await faultsOf(odd)).toEqual([{ code: 'unknown_file', path: 'imageIds.0' }])
  const asVideo = { ...claim, ids: [own], kind: 'video' as const, path: 'videoId', isList: false }
  expect(await faultsOf(claimFiles(db, asVideo))).toEqual([
    { code: 'unknown_file', path: 'videoId' },
  ])
})

test('what an ad no longer uses is forgotten a day later', async () => {
  const [kept, dropped] = [await sent(), await sent()]
  const claimedFor = 'properties/3'
  await claimFiles(db, { ...claim, ids: [kept, dropped], claimedFor })
  await releaseFiles(db, { claimedFor, except: [kept], now: new Date() })
  await sweepFiles(db, media, inHours(25))
  const left = await stored()
  expect([kept, dropped].map((id) => left.includes(`${id}-master.jpg`))).toEqual([true, false])
})

test('a profile wears one own photo at a time', async () => {
  const { token } = sara
  const [first, second, others] = [await sent(), await sent(), await sent(omar)]
  const wear = (photoId: string | null) =>
    ask('PUT', '/agents/update', { token, body: { photoId } })
  await wear(first)
  const { status, body } = await wear(second)
  expect([status, body.data.user.photo.id]).toEqual([200, second])
  const refused = await wear(others)
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    422,
    { code: 'unknown_file', path: 'photoId' },
  ])
  await sweepFiles(db, media, inHours(25))
  const left = await stored()
  expect([first, second].map((id) => left.includes(`${id}-master.jpg`))).toEqual([false, true])
  expect((await wear(null)).body.data.user.photo).toBeNull()
})

test('files without a row go once nobody can be writing theirs', async () => {
  await media.storage.put('orphanorphanorphan0000-master.jpg', Buffer.from('x'), 'image/jpeg')
  await sweepFiles(db, media, new Date())
  expect(await stored()).toContain('orphanorphanorphan0000-master.jpg')
  await sweepFiles(db, media, inHours(2))
  const left = await stored()
  expect(left.filter((key) => /orphan/.test(key))).toEqual([])
})

test('what processes that were killed left of files goes', async () => {
  const drafts = [
    `ab${randomUUID()}.draft`,
    `orphanorphanorphan0001-master.jpg.${randomUUID()}.draft`,
  ]
  for (const draft of drafts) await media.storage.put(draft, Buffer.from('x'), 'image/jpeg')
  expect(await stored()).toEqual(expect.arrayContaining(drafts))
  await sweepFiles(db, media, inHours(2))
  expect((await stored()).filter((key) => key.endsWith('.draft'))).toEqual([])
})

test('what has not the name of a file stays, backups in the same place among it', async () => {
  const account = { endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = s3Storage({ ...account, bucket: 'bucket' })
  const others = [
    'stranger',
    'backups/20261122T184500Z-1f3a5c7e.manifest',
    'backups/20261122T184500Z-1f3a5c7e.database',
    `media/ab/${'ab'.padEnd(64, '7')}`,
    'erasures/plain',
  ].map((name) => `media/${name}`)
  const [bytes, at] = [Buffer.from('x'), new Date().toISOString()]
  for (const key of [...others, 'media/orphanorphanorphan0002-master.jpg']) {
    objects.set(key, { bytes, type: 'text/plain', at })
  }
  await sweepFiles(db, { ...media, storage }, inHours(2))
  expect([...objects.keys()]).toEqual(others)
  await media.storage.put('stranger', bytes, 'text/plain')
  await sweepFiles(db, media, inHours(2))
  expect(await stored()).toContain('stranger')
})

test('an account has room for so many bytes and not one file more, however many come at once', async () => {
  const id = await sent(omar)
  const room = await findRemainingQuota(db, foreign)
  const one = { kind: 'video', ending: 'mp4', width: 1, height: 1, purpose: 'account' }
  const row = {
    ...one,
    id: 'filler',
    account_id: foreign,
    claimed_for: 'x',
    created_at: new Date(),
  }
  // Room for one more picture of these pixels, but not for two.
  const { bytes } = await db
    .selectFrom('files')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('files')
    .values({ ...row, bytes: room - 2 * bytes + 1 })
    .execute()
  const [photo, before] = [await jpeg(), await stored()]
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => upload('/files/upload/single', [photo], omar)),
  )
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = tries.filter(({ status }) => status === 413)
  expect(refused.map(({ body }) => body.errors[0].code)).toEqual(Array(5).fill('quota_reached'))
  expect(await findRemainingQuota(db, foreign)).toBeGreaterThanOrEqual(0)
  // Nothing of what was refused stays on the disk.
  const keys = (await stored()).filter((key) => !before.includes(key))
  expect(keys).toHaveLength(1)
})

test('what a killed process left where files arrive goes after a day', async () => {
  const incoming = join(dataDir, 'incoming')
  for (const name of ['old', 'new']) await mkdir(join(incoming, name), { recursive: true })
  await utimes(join(incoming, 'old'), inHours(-25), inHours(-25))
  await sweepIncoming(incoming, new Date())
  expect(await readdir(incoming)).toEqual(['new'])
})
