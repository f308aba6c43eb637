import { describe, expect, test } from 'vitest'
import { claimEmail, lockEmail } from '#features/accounts/account/queries.ts'
import { addOperator as insertOperator } from '#features/oversight/operators/queries.ts'
import { addResetToken, setPassword } from '#features/accounts/passwords/queries/passwords.ts'
import type { Db } from '#platform/handle.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { asker, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)
const db = site.db.kysely
const commitWhenAwaited = committerWhenAwaited(db)
const newHash = await site.providers.passwords.hash('cardamom')

const register = (email: string) => ask('POST', '/auth/register', { body: registration({ email }) })

const login = (email: string, password = 'mint tea') =>
  ask('POST', '/auth/login', { body: { email, password } })

const countOf = async (table: 'registrations' | 'accounts', email: string) => {
  const rows = await db.selectFrom(table).select('email').where('email', '=', email).execute()
  return rows.length
}

describe('A registration and an operator of one address at the same moment', () => {
  test.each(['registration', 'operator'])(
    'leave the operator alone where the %s is first',
    async (first) => {
      const email = `${first}-first@example.com`
      const both = [() => register(email), () => addOperator(site, email)]
      const inOrder = first === 'operator' ? both.toReversed() : both
      const ended = await commitWhenAwaited((tx) => lockEmail(tx, email), inOrder)
      expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect([await countOf('registrations', email), await countOf('accounts', email)]).toEqual([
        0, 1,
      ])
      expect((await login(email)).status).toBe(403)
      expect((await login(email, 'a guess')).status).toBe(401)
    },
  )

  test('leave one account where its link is being opened', async () => {
    const email = 'opened-meanwhile@example.com'
    await register(email)
    const [mail] = await mailsTo(site, email)
    const link = /verify\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const [opened, made] = await commitWhenAwaited(
      (tx) => lockEmail(tx, email),
      [() => ask('GET', `/auth/verify/${link}`), () => addOperator(site, email)],
    )
    expect(opened).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
    expect(made).toMatchObject({ status: 'rejected', reason: { name: 'CannotDo' } })
    expect((await login(email)).body.data.user.role).toBe('agent')
  })

  test('mail no link once the operator is made, though the password was right before', async () => {
    const email = 'compared-before@example.com'
    await register(email)
    const made = async (tx: Db) => {
      await claimEmail(tx, email)
      await insertOperator(tx, { name: 'Noor', email, now: new Date() })
    }
    const [answer] = await commitWhenAwaited(made, [() => login(email)])
    expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 403 } })
    const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['You already have an account', 'Activate your account'])
  })
})

describe('A password that is replaced while it is being compared', () => {
  /** What a mailed link does, up to its commit. */
  const replace = (id: number, passwordHash: string) => async (tx: Db) => {
    await setPassword(tx, id, passwordHash)
    await endSessions(tx, { accountId: id })
  }

  test.each([
    ['logs nobody in', 401, 'POST', '/auth/login', { password: 'mint tea' }],
    [
      'chooses no other one',
      422,
      'PUT',
      '/auth/update-password',
      {
        oldPassword: 'mint tea',
        newPassword: 'thief knows',
      },
    ],
    ['erases nothing', 422, 'DELETE', '/auth/account', { password: 'mint tea' }],
  ] as const)('%s', async (what, status, method, path, body) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`
    const { user, token } = await signUp(site, { email })
    const [answer] = await commitWhenAwaited(replace(user.id, newHash), [
      () => ask(method, path, { token, body: { email, ...body } }),
    ])
    expect(answer).toMatchObject({ status: 'fulfilled', value: { status } })
    expect((await login(email)).status).toBe(401)
    expect((await login(email, 'cardamom')).body.data.user.id).toBe(user.id)
  })

  test('by a hash of the same one still logs in', async () => {
    const email = 'hashed-again@example.com'
    const { user } = await signUp(site, { email })
    const again = await site.providers.passwords.hash('mint tea')
    const [answer] = await commitWhenAwaited(replace(user.id, again), [() => login(email)])
    expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  })

  test('takes along a link to another e-mail that is being made', async () => {
    const { user } = await signUp(site, { email: 'being-moved@example.com' })
    const address = 'being-moved-to@example.com'
    const expires_at = new Date(Date.now() + 3_600_000)
    const row = { hash: Buffer.alloc(32, 1), purpose: 'email', email: address, expires_at }
    const made = async (tx: Db) => {
      await tx.selectFrom('accounts').select('id').where('id', '=', user.id).forUpdate().execute()
      await tx
        .insertInto('mailed_tokens')
        .values({ ...row, account_id: user.id })
        .execute()
    }
    await commitWhenAwaited(made, [
      () => db.transaction().execute((tx) => setPassword(tx, user.id, newHash)),
    ])
    const left = db.selectFrom('mailed_tokens').select('hash').where('email', '=', address)
    expect(await left.execute()).toEqual([])
  })
})

test('a reset link mailed to an address that the account has just left opens nothing', async () => {
  const left = 'just-left@example.com'
  const { user } = await signUp(site, { email: 'went-on@example.com' })
  const token = await addResetToken(db, { accountId: user.id, email: left, now: new Date() })
  const body = { token, password: 'thief knows', confirmPassword: 'thief knows' }
  expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(422)
  expect((await login('went-on@example.com')).status).toBe(200)
})
