import { describe, expect, test } from 'vitest'
import { setPassword } from '#features/accounts/passwords/queries/passwords.ts'
import type { Db } from '#platform/handle.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({ now: () => new Date(time), env: { WORKER: 'off' } })
const ask = asker(site)
const db = site.db.kysely
const commitWhenAwaited = committerWhenAwaited(db)
const newHash = await site.providers.passwords.hash('cardamom')

const path = '/auth/second-factor'
const password = 'mint tea'

/** A code counts once, so each is asked for in its own step. */
const nextCode = (secret: string) => {
  time += 30_000
  return codeOf(secret, stepAt(new Date(time)))
}

const begin = async (email: string) => {
  const { user, token } = await signUp(site, { email })
  const started = await ask('POST', path, { token, body: { password } })
  const { secret } = started.body.data.secondFactor as { secret: string }
  return { user, token, secret }
}

const confirm = (token: string, secret: string) =>
  ask('POST', `${path}/confirm`, { token, body: { code: nextCode(secret) } })

/** What a mailed link for a new password does, up to its commit. */
const replacePassword = (id: number) => async (tx: Db) => {
  await setPassword(tx, id, newHash)
  await endSessions(tx, { accountId: id })
}

const factorOf = (id: number) =>
  db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('account_id', '=', id)
    .executeTakeFirst()

const only = async (answers: ReturnType<typeof commitWhenAwaited>) => {
  const [answer] = await answers
  if (answer?.status !== 'fulfilled') throw new Error('nothing was answered')
  return answer.value as Awaited<ReturnType<typeof ask>>
}

describe('A password that is replaced while it is being compared', () => {
  test('begins no second factor', async () => {
    const { user, token } = await signUp(site, { email: 'begins@example.com' })
    const start = () => ask('POST', path, { token, body: { password } })
    const answer = await only(commitWhenAwaited(replacePassword(user.id), [start]))
    expect(faultOf(answer)).toEqual([422, 'invalid_password', 'password'])
    expect(await factorOf(user.id)).toBeUndefined()
  })

  test('ends no second factor', async () => {
    const { user, token, secret } = await begin('ends@example.com')
    expect((await confirm(token, secret)).status).toBe(201)
    const body = { password, code: nextCode(secret) }
    const end = () => ask('DELETE', path, { token, body })
    const answer = await only(commitWhenAwaited(replacePassword(user.id), [end]))
    expect(faultOf(answer)).toEqual([422, 'invalid_password', 'password'])
    expect(await factorOf(user.id)).toMatchObject({ confirmed_at: expect.any(Date) })
    const subjects = (await mailsTo(site, 'ends@example.com')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /off/i.test(subject))).toEqual([])
  })

  test('turns no second factor on that was begun with it', async () => {
    const { user, token, secret } = await begin('confirms@example.com')
    const turnOn = () => confirm(token, secret)
    const answer = await only(commitWhenAwaited(replacePassword(user.id), [turnOn]))
    expect(faultOf(answer).slice(0, 2)).toEqual([401, 'unauthenticated'])
    expect(await factorOf(user.id)).toEqual({ confirmed_at: null })
    const body = { email: 'confirms@example.com', password: 'cardamom' }
    expect((await ask('POST', '/auth/login', { body })).status).toBe(200)
  })

  test('by a hash of the same one still begins a second factor', async () => {
    const { user, token } = await signUp(site, { email: 'hashed-again@example.com' })
    const again = await site.providers.passwords.hash(password)
    const rehash = (tx: Db) => setPassword(tx, user.id, again)
    const start = () => ask('POST', path, { token, body: { password } })
    expect((await only(commitWhenAwaited(rehash, [start]))).status).toBe(201)
  })
})

test('A login that began before the second factor was on is asked for its code', async () => {
  const email = 'logs-in@example.com'
  const { user } = await begin(email)
  const turnOn = async (tx: Db) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', user.id).forUpdate().execute()
    await tx
      .updateTable('second_factors')
      .set({ confirmed_at: new Date(time) })
      .where('account_id', '=', user.id)
      .execute()
    await endSessions(tx, { accountId: user.id })
  }
  const login = () => ask('POST', '/auth/login', { body: { email, password } })
  const answer = await only(commitWhenAwaited(turnOn, [login]))
  expect(faultOf(answer)).toEqual([401, 'second_factor_required', 'code'])
})
