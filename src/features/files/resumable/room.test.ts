import { rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { newId } from '#platform/secrets/tokens.ts'
import { type Begun, openUploads, type Sending } from '#test/files/upload-steps.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepUncountedBytes, sweepUploads } from './actions.ts'

const dataDir = join(tmpdir(), `dara-room-of-uploads-${process.pid}`)
const folder = join(dataDir, 'resumable')
afterAll(() => rm(dataDir, { recursive: true, force: true }))
/** What a hash costs is no part of what is claimed. */
const env = { WORKER: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'off' }
const site = await openSite({ env })
const { kysely: db } = site.db
const { media } = site.providers
const uploads = await openUploads(site)

let people = 0
type Person = Sending & { id: number }
async function sender(): Promise<Person> {
  people += 1
  const { token, user } = await signUp(site, { email: `sender-${people}@room.example` })
  return { token, id: user.id, uploads: [] }
}

const tomorrow = () => new Date(Date.now() + 25 * 3600_000)
const sweepAll = () => sweepUploads(db, media, tomorrow())

const isOnDisk = (id: string) =>
  stat(join(folder, id)).then(
    () => true,
    () => false,
  )

const roomOf = async (id: string) => {
  const row = await db
    .selectFrom('begun_uploads')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && Number(row.bytes)
}

describe('An upload that is begun with bytes', () => {
  const type = 'application/offset+octet-stream'
  const body = Buffer.alloc(1_000)
  test.each([
    ['of its length', { 'content-type': type, 'content-length': '1000' }, body],
    ['without a length', { 'content-type': type, 'transfer-encoding': 'chunked' }, body],
    ['of another type', { 'content-type': 'text/plain', 'content-length': '1000' }, body],
    ['that do not come', { 'content-type': type }, undefined],
  ])('%s is refused, and takes no room', async (_name, headers, sent) => {
    const who = await sender()
    expect((await uploads.beginWith(who, { length: 1_000, headers, body: sent })).status).toBe(400)
    const rows = db.selectFrom('begun_uploads').selectAll().where('account_id', '=', who.id)
    expect(await rows.execute()).toEqual([])
  })

  test('is begun all the same where its client names another type and sends none', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await uploads.beginWith(await sender(), { length: 1_000, headers })).status).toBe(201)
  })
})

test('a beginning that the protocol refuses by its headers takes no room', async () => {
  const who = await sender()
  const headers = { 'upload-metadata': 'name not-in-base64!' }
  expect((await uploads.beginWith(who, { length: 1_000, headers })).status).toBe(400)
  const rows = () =>
    db.selectFrom('begun_uploads').selectAll().where('account_id', '=', who.id).execute()
  await vi.waitUntil(async () => (await rows()).length === 0)
})

type Ending = (who: Sending, begun: Begun) => Promise<unknown>

const noise = Buffer.alloc(1_000, '<html>')
const photo = undefined

const endings: [string, Buffer | undefined, Ending][] = [
  ['is finished', photo, (who, begun) => uploads.finish(who, begun)],
  ['is no picture', noise, (who, begun) => uploads.finish(who, begun)],
  ['is given up', photo, (who, begun) => uploads.remove(who, begun)],
  ['is swept', photo, sweepAll],
  ['is an erased account’s', photo, (who) => uploads.erase(who)],
]

/** Keeps the room of an upload from being given back until it is let go. */
async function holdRoom(id: string) {
  const locked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await sql`select from begun_uploads where id = ${id} for update`.execute(tx)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  return async () => {
    over.resolve()
    await holding
  }
}

describe('The room of an upload', () => {
  test.each(endings)('is given back after its bytes where it %s', async (_name, bytes, end) => {
    const who = await sender()
    const begun = await uploads.begin(who, bytes)
    await uploads.send(who, begun)
    const letGo = await holdRoom(begun.id)
    const ended = end(who, begun)
    const isGone = await vi
      .waitUntil(async () => !(await isOnDisk(begun.id)), { timeout: 60_000 })
      .catch(() => false)
    const room = await roomOf(begun.id)
    await letGo()
    await ended
    expect([isGone, room]).toEqual([true, begun.bytes.length])
    expect(await roomOf(begun.id)).toBeUndefined()
  })

  test.each(endings.slice(2))(
    'is given back while a piece comes where it %s, and the piece ends',
    async (_name, _bytes, end) => {
      const who = await sender()
      const begun = await uploads.begin(who, Buffer.alloc(100_000))
      const piece = await uploads.sendHalf(who, begun)
      const over = new Promise((resolve) => piece.once('close', resolve))
      const isHere = async () => (await stat(join(folder, begun.id))).size === 50_000
      await vi.waitUntil(isHere, { timeout: 60_000 })
      await end(who, begun)
      expect([await isOnDisk(begun.id), await roomOf(begun.id)]).toEqual([false, undefined])
      await over
    },
  )

  test('stays as long as its bytes cannot be removed, and keeps that of no other', async () => {
    const who = await sender()
    const [stuck, other] = [await uploads.begin(who), await uploads.begin(who)]
    const end: typeof media.resumable.end = async (id, giveBack) => {
      if (id === stuck.id) throw new Error('EIO')
      await media.resumable.end(id, giveBack)
    }
    await expect(sweepUploads(db, { resumable: { end } }, tomorrow())).rejects.toThrow('1 tasks')
    expect(await roomOf(stuck.id)).toBe(stuck.bytes.length)
    expect([await roomOf(other.id), await isOnDisk(other.id)]).toEqual([undefined, false])
    await sweepAll()
    expect(await roomOf(stuck.id)).toBeUndefined()
  })

  test('of an erased account is swept at once, and named where it was not', async () => {
    const who = await sender()
    const begun = await uploads.begin(who)
    await uploads.send(who, begun)
    // As a process leaves it that is killed once the erasure is committed.
    const end = async () => Promise.reject(new Error('killed'))
    const { resumable } = media
    const own = resumable.end
    Object.assign(resumable, { end })
    expect((await uploads.erase(who)).status).toBe(500)
    Object.assign(resumable, { end: own })
    const named = async () => {
      const findings = await checkConsistency(db)
      return findings.filter(({ what, count }) => count > 0 && what.includes('upload'))
    }
    expect(await named()).toEqual([])
    const erased_at = sql<Date>`now() - interval '3 hours'`
    await db.updateTable('accounts').set({ erased_at }).where('id', '=', who.id).execute()
    expect(await named()).toMatchObject([{ count: 1, ids: [who.id] }])
    await sweepUploads(db, media, new Date())
    expect([await named(), await isOnDisk(begun.id)]).toEqual([[], false])
  })
})

test('bytes without room are removed, however young, and those of others stay', async () => {
  const begun = await uploads.begin(await sender())
  const lost = newId()
  for (const name of [lost, `${lost}.json`]) await writeFile(join(folder, name), 'lost')
  await sweepUncountedBytes(db, media)
  expect([await isOnDisk(lost), await isOnDisk(`${lost}.json`)]).toEqual([false, false])
  expect([await isOnDisk(begun.id), await isOnDisk(`${begun.id}.json`)]).toEqual([true, true])
})
