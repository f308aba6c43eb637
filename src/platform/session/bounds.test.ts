import { expect, test } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import { freshDatabase } from '#test/database.ts'
import { rememberDevice } from './devices.ts'
import { startSession, refreshSession } from './sessions.ts'

const { kysely: db } = await freshDatabase()
const { id: accountId } = await db
  .insertInto('accounts')
  .values({ name: 'Sara', role: 'agent', slug: 'sara' })
  .returning('id')
  .executeTakeFirstOrThrow()

const begin = Date.now()

const countOf = async (table: 'known_devices' | 'session_tokens') =>
  (await db.selectFrom(table).selectAll().execute()).length

test('An account is known to its last hundred browsers', async () => {
  for (let at = 0; at < 105; at += 1) {
    const device = { accountId, visitorId: `v-${at}`, now: new Date(begin + at * minuteMs) }
    await rememberDevice(db, device)
  }
  expect(await countOf('known_devices')).toBe(100)
  const known = { accountId, visitorId: 'v-104', now: new Date(begin) }
  expect(await rememberDevice(db, known)).toBe(false)
})

test('A session that is renewed over and over has twenty tokens at most', async () => {
  const key = Buffer.alloc(32, 1)
  const device = 'a browser'
  let { refreshToken } = await startSession(db, { accountId, device, now: new Date(begin) })
  for (let at = 1; at <= 30; at += 1) {
    const now = new Date(begin + at * 1_000)
    refreshToken = (await refreshSession(db, { refreshToken, key, now }))!.refreshToken
  }
  expect(await countOf('session_tokens')).toBe(20)
})
