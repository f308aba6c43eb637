import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findDecoy, lockEmail } from '#features/accounts/account/queries.ts'
import { addRegistration } from '#features/accounts/registration/queries/registrations.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { committerWhenAwaited } from '#test/accounts/waiting.ts'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)
const db = site.db.kysely

const login = (email: string, password: string) =>
  ask('POST', '/auth/login', { body: { email, password } })

const statusOf = async (email: string, password: string) => (await login(email, password)).status

const strangersPassword = 'i was first'

/** A stranger registers the address and never opens the mail; answers what the link would open. */
async function registerStranger(email: string) {
  const secrets = { password: strangersPassword, confirmPassword: strangersPassword }
  await ask('POST', '/auth/register', { body: registration({ email, ...secrets }) })
  return mailedToken(site, email, 'verify')
}

const open = (link: string) => ask('GET', `/auth/verify/${link}`)

const waitingFor = (email: string) =>
  db.selectFrom('registrations').select('id').where('email', '=', email).execute()

describe('A password that a stranger registered with', () => {
  test('does not log in as the operator who gets the address later, and is answered as before', async () => {
    const email = 'future-operator@example.com'
    const link = await registerStranger(email)
    const before = await login(email, strangersPassword)
    await addOperator(site, email)
    const answer = await login(email, strangersPassword)
    expect([answer.status, answer.body]).toEqual([before.status, before.body])
    expect([before.status, await statusOf(email, 'a guess')]).toEqual([403, 401])
    expect(answer.cookies).not.toHaveProperty('auth_token')
    const opened = await open(link)
    expect([opened.status, Object.keys(opened.cookies)]).toEqual([404, []])
    const token = await mailedToken(site, email, 'reset-password')
    const body = { token, password: 'mint tea', confirmPassword: 'mint tea' }
    expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(200)
    expect((await login(email, 'mint tea')).body.data.user).toMatchObject({ role: 'operator' })
    expect(await statusOf(email, strangersPassword)).toBe(403)
  })

  test('proves nothing about an account, even where the registration was left behind', async () => {
    const email = 'left-behind@example.com'
    await addOperator(site, email)
    const { passwords, vault } = site.providers
    const details = { name: 'A Stranger' } as never
    const passwordHash = await passwords.hash(strangersPassword)
    const now = new Date()
    await addRegistration(db, vault, { id: randomUUID(), email, passwordHash, details, now })
    expect(await statusOf(email, strangersPassword)).toBe(401)
  })

  test('opens nothing once another account has taken the address', async () => {
    const email = 'moved-to@example.com'
    const { token, user } = await signUp(site, { email: 'moved-from@example.com' })
    const link = await registerStranger(email)
    expect(await statusOf(email, strangersPassword)).toBe(403)
    await ask('PUT', '/agents/update', { token, body: { email } })
    expect((await open(await mailedToken(site, email, 'verify'))).status).toBe(200)
    expect(await waitingFor(email)).toEqual([])
    const answer = await login(email, strangersPassword)
    expect(answer.status).toBe(403)
    expect(answer.cookies).not.toHaveProperty('auth_token')
    expect((await open(link)).status).toBe(404)
    expect((await login(email, 'mint tea')).body.data.user.id).toBe(user.id)
  })

  test('comes to nothing with an address that is registered again after an erasure', async () => {
    const email = 'again@example.com'
    const link = await registerStranger(email)
    const first = await signUp(site, { email })
    const body = { password: 'mint tea' }
    const erased = await ask('DELETE', '/auth/account', { token: first.token, body })
    expect(erased.status).toBe(200)
    expect((await open(link)).body.data?.token ?? null).toBeNull()
    const secrets = { password: 'cardamom', confirmPassword: 'cardamom' }
    const second = await signUp(site, { email, ...secrets })
    expect(await statusOf(email, strangersPassword)).toBe(401)
    expect(await statusOf(email, 'mint tea')).toBe(401)
    expect((await login(email, 'cardamom')).body.data.user.id).toBe(second.user.id)
  })
})

describe('A password that was given to register an address that has an account', () => {
  const knownSubject = 'You already have an account'
  const subjectsTo = async (email: string) =>
    (await mailsTo(site, email)).map(({ subject }) => subject)

  test('is answered as that of a registration that waits, and its owner is told', async () => {
    const [known, free] = ['has-one@example.com', 'has-none@example.com']
    await signUp(site, { email: known })
    const secrets = { password: strangersPassword, confirmPassword: strangersPassword }
    for (const email of [known, free]) {
      await ask('POST', '/auth/register', { body: registration({ email, ...secrets }) })
    }
    const [one, other] = [
      await login(known, strangersPassword),
      await login(free, strangersPassword),
    ]
    expect([one.status, one.body]).toEqual([403, other.body])
    expect(await subjectsTo(known)).toEqual([knownSubject, knownSubject, 'Activate your account'])
    expect(await subjectsTo(free)).toEqual(['Activate your account', 'Activate your account'])
    expect(await waitingFor(known)).toEqual([])
    expect((await login(known, 'mint tea')).body.data.user.email).toBe(known)
  })

  test('is the only one of its account that is compared beside the account’s own', async () => {
    const email = 'asked-again@example.com'
    await signUp(site, { email })
    await registerStranger(email)
    const secrets = { password: 'i was second', confirmPassword: 'i was second' }
    await ask('POST', '/auth/register', { body: registration({ email, ...secrets }) })
    expect([
      await statusOf(email, strangersPassword),
      await statusOf(email, 'i was second'),
    ]).toEqual([401, 403])
  })

  test('is not known by the phone number of the account', async () => {
    const email = 'by-phone@example.com'
    await signUp(site, { email, phone: '050 700 8001' })
    await registerStranger(email)
    expect(await statusOf('0507008001', strangersPassword)).toBe(401)
    expect(await statusOf(email, strangersPassword)).toBe(403)
  })

  test('is forgotten with the account when it is erased', async () => {
    const email = 'erased-with-it@example.com'
    const { token } = await signUp(site, { email })
    await registerStranger(email)
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    expect(await findDecoy(db, email)).toBeUndefined()
    expect(await statusOf(email, strangersPassword)).toBe(401)
  })

  test('leaves nothing of the address behind where it is erased at the same moment', async () => {
    const email = 'erased-meanwhile@example.com'
    const { user, token } = await signUp(site, { email })
    const erase = () => ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    const register = () => ask('POST', '/auth/register', { body: registration({ email }) })
    const ended = await committerWhenAwaited(db)((tx) => lockEmail(tx, email), [erase, register])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect([user.email, await findDecoy(db, email)]).toEqual([email, undefined])
    expect(await waitingFor(email)).toHaveLength(1)
  })
})

describe('A link mailed to an address', () => {
  const requestEmail = async (from: string, email: string) => {
    const { token } = await signUp(site, { email: from })
    await ask('PUT', '/agents/update', { token, body: { email } })
    return mailedToken(site, email, 'verify')
  }

  test('gives it to nobody once an operator had it, not even when it is free again', async () => {
    const email = 'wanted-by-two@example.com'
    const link = await requestEmail('wants-it@example.com', email)
    await addOperator(site, email)
    await db
      .updateTable('accounts')
      .set({ email: 'operator-elsewhere@example.com' })
      .where('email', '=', email)
      .execute()
    expect((await open(link)).status).toBe(404)
  })

  test('gives it to nobody once another account was registered with it', async () => {
    const email = 'registered-by-one@example.com'
    const link = await requestEmail('was-slower@example.com', email)
    await signUp(site, { email })
    await db
      .updateTable('accounts')
      .set({ email: 'went-elsewhere@example.com' })
      .where('email', '=', email)
      .execute()
    expect((await open(link)).status).toBe(404)
  })
})

test('every registration of an address ends with its first account, in either case', async () => {
  const email = 'In-Either-Case@Example.com'
  await registerStranger(email.toLowerCase())
  await registerStranger(email.toUpperCase())
  await addOperator(site, email)
  expect(await waitingFor(email.toLowerCase())).toEqual([])
})
