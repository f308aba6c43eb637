import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { sweepFiles } from '#features/files/uploads/actions.ts'
import { quotaBytes } from '#features/files/quotas/rules/visitors.ts'
import { dayMs, hourMs } from '#i18n/time-units.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, mailedToken, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepAccounts } from './actions.ts'

const dataDir = join(tmpdir(), `dara-photos-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = Date.parse('2026-03-01T08:00:00Z')
let time = start
const site = await openSite({
  now: () => new Date(time),
  env: { WORKER: 'off', DATA_DIR: dataDir },
})
const { kysely: db } = site.db
const { media } = site.providers
const [ask, upload] = [asker(site), uploader(site)]

const sendPhoto = async () => upload('/files/upload/single?for=registration', [await jpeg()])

/** Somebody who registers with their own photo; answers its id. */
async function register(email: string): Promise<string> {
  const { id } = (await sendPhoto()).body.data.file
  const body = registration({ email, photoId: id })
  expect((await ask('POST', '/auth/register', { body })).status).toBe(201)
  return id
}

/** Photos of strangers that take so many bytes in all, in rows as large as a row can say. */
async function fill(bytes: number, isWaiting: boolean) {
  const most = 2 ** 30
  const created_at = new Date(time)
  const expires_at = new Date(time + (isWaiting ? 30 * dayMs : hourMs))
  const rows = Array.from({ length: Math.ceil(bytes / most) }, (_, at) => ({
    id: `stranger-${String(at).padStart(13, '0')}`,
    purpose: 'registration',
    kind: 'image',
    ending: 'jpg',
    width: 1,
    height: 1,
    bytes: most,
    created_at,
    expires_at,
  }))
  await db.insertInto('files').values(rows).execute()
}

afterEach(async () => {
  await db.deleteFrom('files').where('id', 'like', 'stranger-%').execute()
  await db.deleteFrom('files').where('sender', 'is not', null).execute()
  time = start
})

const sweepAt = async (moment: number) => {
  await sweepAccounts(db, new Date(moment))
  await sweepFiles(db, media, new Date(moment))
}

const stored = async () => {
  const keys: string[] = []
  for await (const { key } of media.storage.list()) keys.push(key)
  return keys
}

const open = async (email: string) => {
  const link = await mailedToken(site, email, 'verify')
  return (await ask('GET', `/auth/verify/${link}`)).body.data.user
}

test('the photo of a registration waits with it and goes with it, file and row', async () => {
  const id = await register('waits@example.com')
  const known = () => db.selectFrom('files').select('id').where('id', '=', id).execute()
  await sweepAt(start + 30 * dayMs - 1)
  expect(await known()).toHaveLength(1)
  await sweepAt(start + 30 * dayMs)
  expect(await known()).toEqual([])
  expect(await stored()).toContain(`${id}-master.jpg`)
  // Files are as old as they are: the sweep of the storage goes by the real clock.
  await sweepAt(Math.max(Date.now() + 2 * hourMs, start + 31 * dayMs))
  expect(await stored()).not.toContain(`${id}-master.jpg`)
})

test('the photo of a registration that its address ended goes at the same time', async () => {
  const id = await register('ended@example.com')
  const token = await mailedToken(site, 'ended@example.com', 'verify')
  expect((await ask('POST', '/auth/end-registration', { body: { token } })).status).toBe(200)
  await sweepAt(Math.max(Date.now() + 2 * hourMs, start + 31 * dayMs))
  expect(await stored()).not.toContain(`${id}-master.jpg`)
})

test('where too many photos wait, another is forgotten after its hour and the account begins without', async () => {
  await fill(quotaBytes('waiting'), true)
  await register('late@example.com')
  await register('soon@example.com')
  expect((await open('soon@example.com')).photo).not.toBeNull()
  time = start + 2 * hourMs
  await db.deleteFrom('files').where('expires_at', '<=', new Date(time)).execute()
  expect((await open('late@example.com')).photo).toBeNull()
})

test('an address with an account is treated like any other then', async () => {
  const expiries = async (ids: string[]) => {
    const rows = await db.selectFrom('files').select('expires_at').where('id', 'in', ids).execute()
    return rows.map(({ expires_at }) => expires_at!.getTime() - start)
  }
  const early = [await register('soon@example.com'), await register('early@example.com')]
  expect(await expiries(early)).toEqual([30 * dayMs, 30 * dayMs])
  await fill(quotaBytes('waiting'), true)
  const late = [await register('soon@example.com'), await register('too-late@example.com')]
  expect(await expiries(late)).toEqual([hourMs, hourMs])
})

test('visitors send no more than all of them may have at a time, and are told so', async () => {
  const megabytes = 2
  // Each in its own network, and young: none of them makes room.
  const count = quotaBytes('registration') / 2 ** 20 / megabytes
  await sql`
    insert into files (
      id, purpose, kind, ending, width, height, bytes, expires_at, created_at, network
    )
    select 'stranger-' || lpad(n::text, 13, '0'), 'registration', 'image', 'jpg', 1, 1,
      ${megabytes * 2 ** 20}, ${new Date(time + hourMs)}, ${new Date(time)}, decode(md5(n::text), 'hex')
    from generate_series(1, ${count}::int) as n`.execute(db)
  const { status, body } = await sendPhoto()
  expect([status, body.errors[0].code]).toEqual([507, 'no_space'])
  expect(body.errors[0].msg).toBe('We cannot store files right now. Please try again later.')
  time += 15 * 60_000
  const taken = await sendPhoto()
  expect(taken.status).toBe(201)
  expect(await stored()).toContain(`${taken.body.data.file.id}-master.jpg`)
})

test('a visitor who holds a sixteenth of what is free is told that there is no room', async () => {
  const { id } = (await sendPhoto()).body.data.file
  const left = 100
  const held = Math.floor((quotaBytes('registration') - 16 * left) / 17)
  await db.updateTable('files').set({ bytes: held }).where('id', '=', id).execute()
  const before = await stored()
  for (const side of [64, 2_000]) {
    const photo = await jpeg({ width: side, height: side })
    const { status, body } = await upload('/files/upload/single?for=registration', [photo])
    expect([status, body.errors[0].code, body.errors[0].path]).toEqual([507, 'no_space', 'file'])
  }
  expect(await stored()).toEqual(before)
})

test('what makes room for another file is gone from the disk at once', async () => {
  const { id } = (await sendPhoto()).body.data.file
  await db
    .updateTable('files')
    .set({ bytes: quotaBytes('registration') })
    .where('id', '=', id)
    .execute()
  const before = await stored()
  expect(before).toContain(`${id}-master.jpg`)
  const other = await upload('/files/upload/single?for=registration', [await jpeg()], {
    remoteAddress: '198.51.100.7',
  })
  expect(other.status).toBe(201)
  expect(await stored()).not.toContain(`${id}-master.jpg`)
})

test('a photo that made room for another while its form was on its way is asked for again', async () => {
  const { id } = (await sendPhoto()).body.data.file
  const [before] = await db.selectFrom('registrations').select(db.fn.countAll().as('n')).execute()
  const hashing = vi.spyOn(site.providers.passwords, 'hash').mockImplementationOnce(async () => {
    await db.deleteFrom('files').where('id', '=', id).execute()
    return 'a hash'
  })
  const body = registration({ email: 'too-slow@example.com', photoId: id })
  const refused = await ask('POST', '/auth/register', { body })
  hashing.mockRestore()
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    422,
    { code: 'unknown_file', path: 'photoId' },
  ])
  const [after] = await db.selectFrom('registrations').select(db.fn.countAll().as('n')).execute()
  expect(after).toEqual(before)
})

describe('A photo serves the registrations of one address', () => {
  const sendWith = (photoId: string, email: string, language = 'en') =>
    ask('POST', '/auth/register', {
      body: registration({ email, photoId }),
      headers: { 'accept-language': language },
    })

  test.each(['has-one@example.com', 'has-none@example.com'])('of %s', async (email) => {
    if (email === 'has-one@example.com') await signUp(site, { email })
    const { id } = (await sendPhoto()).body.data.file
    expect((await sendWith(id, email)).status).toBe(201)
    expect((await sendWith(id, email)).status).toBe(201)
    const words = {
      en: 'This photo was sent with another registration. Upload it again.',
      ar: 'أُرسلت هذه الصورة مع طلب تسجيل آخر. ارفعها مرة أخرى.',
    }
    for (const [language, msg] of Object.entries(words)) {
      const refused = await sendWith(id, `other-${email}`, language)
      const error = { code: 'photo_in_use', path: 'photoId', msg }
      expect([refused.status, refused.body.errors]).toEqual([422, [error]])
    }
    const waiting = db.selectFrom('registrations').select('id')
    expect(await waiting.where('email', '=', `other-${email}`).execute()).toEqual([])
  })

  test('also where too many photos wait for it to do so', async () => {
    await fill(quotaBytes('waiting'), true)
    const id = await register('no-room@example.com')
    expect((await sendWith(id, 'other-no-room@example.com')).status).toBe(422)
    expect((await sendWith(id, 'no-room@example.com')).status).toBe(201)
  })
})
