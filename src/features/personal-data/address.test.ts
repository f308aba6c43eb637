import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findDecoy, saveDecoy } from '#features/accounts/queries.ts'
import type { Db } from '#platform/handle.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { nameKey } from '#platform/session/tries.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { repeatErasures } from './jobs.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const db = site.db.kysely

let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.0.0.${host}`)
}

const person = (email: string, phone: string) => signUp(site, { email, phone }, askElsewhere())

const erase = (token: string) =>
  askElsewhere()('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })

const guess = (name: string) =>
  askElsewhere()('POST', '/auth/login', { body: { email: name, password: 'a guess' } })

const isCounted = async (name: string) => {
  const query = db
    .selectFrom('login_tries')
    .select('in_row')
    .where('key', '=', keyedHash(db, nameKey(name)))
  return (await query.executeTakeFirst()) !== undefined
}

test('an erasure ends the count of tries by its e-mail, and that of no phone number', async () => {
  const [email, phone] = ['counted@example.com', '+971507776001']
  const { token } = await person(email, phone)
  await guess(email)
  await guess(phone)
  expect([await isCounted(email), await isCounted(phone)]).toEqual([true, true])
  expect((await erase(token)).status).toBe(200)
  expect([await isCounted(email), await isCounted(phone)]).toEqual([false, true])
})

test('an erasure after a restore ends the count of tries by its e-mail too', async () => {
  const email = 'restored@example.com'
  const { user } = await person(email, '+971507776002')
  await guess(email)
  const { created_at } = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const times = { createdAt: created_at.toISOString(), erasedAt: new Date().toISOString() }
  const { storage } = site.providers.media
  expect(await repeatErasures(db, storage, [{ account: user.id, ...times }])).toBe(1)
  expect(await isCounted(email)).toBe(false)
})

test('an erasure leaves nothing of an address that the account has just got', async () => {
  const [before, email] = ['moves-away@example.com', 'moved-here@example.com']
  const { user, token } = await person(before, '+971507776003')
  await guess(email)
  const move = async (tx: Db) => {
    const decoy = { id: randomUUID(), email, passwordHash: 'of a stranger', createdAt: new Date() }
    await saveDecoy(tx, decoy)
    await tx.updateTable('accounts').set({ email }).where('id', '=', user.id).execute()
  }
  const [erased] = await committerWhenAwaited(db)(move, [() => erase(token)])
  expect(erased).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  expect([await findDecoy(db, email), await isCounted(email)]).toEqual([undefined, false])
  const [letter] = await mailsTo(site, email)
  expect(letter?.subject).toBe('Your account was erased')
})
