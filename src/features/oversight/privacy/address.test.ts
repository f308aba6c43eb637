import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findDecoy, saveDecoy } from '#features/accounts/account/queries.ts'
import type { Db } from '#platform/handle.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { nameKey } from '#platform/session/login-attempts.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { repeatErasures } from './actions.ts'

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
  const { media } = site.providers
  expect(await repeatErasures(db, media, [{ account: user.id, ...times }])).toBe(1)
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
  expect(letter?.subject).toBe('Your account was deleted')
})

const subjectsTo = async (email: string) =>
  (await mailsTo(site, email)).map(({ subject }) => subject)

const wish = (token: string, email: string) =>
  askElsewhere()('PUT', '/agents/update', { token, body: { email } })

test('an erasure takes away letters to an address that the account had before, and no others', async () => {
  const [before, email] = ['former@example.com', 'latter@example.com']
  const { token, user } = await person(before, '+971507776004')
  await wish(token, email)
  const link = await mailedToken(site, email, 'verify')
  expect((await askElsewhere()('GET', `/auth/verify/${link}`)).status).toBe(200)
  expect(await subjectsTo(before)).toHaveLength(2)
  await person(before, '+971507776005')
  const { token: again } = (
    await askElsewhere()('POST', '/auth/login', { body: { email, password: 'mint tea' } })
  ).body.data
  const kept = await askElsewhere()('GET', '/auth/export', { token: again })
  expect(JSON.stringify(kept.body.data.export.mails)).toContain(before)
  expect([user.email, (await erase(again)).status]).toEqual([before, 200])
  expect(await subjectsTo(before)).toEqual(['Activate your account'])
})

const exportedMails = async (token: string) => {
  const answer = await askElsewhere()('GET', '/auth/export', { token })
  const mails: { recipient: string }[] = answer.body.data.export.mails
  return mails.map(({ recipient }) => recipient)
}

test('an export does not say whether an address that was wished for has an account, or had one', async () => {
  const [own, taken, free, moved] = ['curious', 'taken', 'free', 'moved'].map(
    (name) => `${name}-wish@example.com`,
  ) as [string, string, string, string]
  const { token: ownerToken } = await person(taken, '+971507776010')
  const { token } = await person(own, '+971507776011')
  for (const email of [taken, free]) await wish(token, email)
  expect(await subjectsTo(free)).toHaveLength(1)
  expect(await subjectsTo(taken)).toHaveLength(2)
  expect(await exportedMails(token)).toEqual([own])
  await wish(ownerToken, moved)
  const link = await mailedToken(site, moved, 'verify')
  expect((await askElsewhere()('GET', `/auth/verify/${link}`)).status).toBe(200)
  expect(await exportedMails(token)).toEqual([own])
})

test('letters to an address are of who had it when they were sent', async () => {
  const [address, later] = ['handed-on@example.com', 'has-moved-on@example.com']
  const { token } = await person(address, '+971507776012')
  await wish(token, later)
  const link = await mailedToken(site, later, 'verify')
  expect((await askElsewhere()('GET', `/auth/verify/${link}`)).status).toBe(200)
  const next = await person(address, '+971507776013')
  expect(await exportedMails(next.token)).toEqual([address])
  expect((await erase(next.token)).status).toBe(200)
  const subjects = await subjectsTo(address)
  const expected = ['Your account was deleted', 'Your email address was changed']
  expect(subjects.toSorted()).toEqual(['Activate your account', ...expected])
})

test('an erasure takes away the own letters to an address that was wished for, and no others', async () => {
  const [strange, wished] = ['stranger@example.com', 'wished@example.com']
  const { token } = await person('wisher@example.com', '+971507776006')
  const body = registration({ email: strange, phone: '050 777 6007' })
  expect((await askElsewhere()('POST', '/auth/register', { body })).status).toBe(201)
  const [letter] = await subjectsTo(strange)
  await wish(token, strange)
  await wish(token, wished)
  expect([await subjectsTo(strange), await subjectsTo(wished)]).toMatchObject([
    { length: 2 },
    { length: 1 },
  ])
  expect((await erase(token)).status).toBe(200)
  expect([await subjectsTo(strange), await subjectsTo(wished)]).toEqual([[letter], []])
})

test('an erasure takes away the answers that were kept for the account, and no others', async () => {
  const people = [
    await person('kept-one@example.com', '+971507776008'),
    await person('kept-two@example.com', '+971507776009'),
  ]
  for (const { token } of people) {
    const headers = { 'idempotency-key': 'feed' }
    const body = { url: 'https://feeds.example/own.xml?key=secret' }
    expect((await askElsewhere()('POST', '/feeds', { token, headers, body })).status).toBe(201)
  }
  const owners = async () =>
    (
      await db.selectFrom('idempotency_keys').select('account_id').orderBy('account_id').execute()
    ).map(({ account_id }) => account_id)
  const [one, other] = people.map(({ user }) => user.id)
  expect(await owners()).toEqual([one, other])
  expect((await erase(people[0]!.token)).status).toBe(200)
  expect(await owners()).toEqual([other])
})
