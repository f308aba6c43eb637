import { describe, expect, test } from 'vitest'
import { addRegistration } from '#features/registration/queries.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { asker, mailedToken, registration, signUp } from '#test/people.ts'
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
  test('does not log in as the operator who gets the address later', async () => {
    const email = 'future-operator@example.com'
    const link = await registerStranger(email)
    await addOperator(site, email)
    const answer = await login(email, strangersPassword)
    const guess = await login(email, 'a guess')
    expect([answer.status, answer.body]).toEqual([401, guess.body])
    expect(answer.cookies).not.toHaveProperty('auth_token')
    const opened = await open(link)
    expect([opened.status, Object.keys(opened.cookies)]).toEqual([404, []])
    const token = await mailedToken(site, email, 'reset-password')
    const body = { token, password: 'mint tea', confirmPassword: 'mint tea' }
    expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(200)
    expect((await login(email, 'mint tea')).body.data.user).toMatchObject({ role: 'operator' })
    expect(await statusOf(email, strangersPassword)).toBe(401)
  })

  test('proves nothing about an account, even where the registration was left behind', async () => {
    const email = 'left-behind@example.com'
    await addOperator(site, email)
    const { passwords, vault } = site.providers
    const details = { name: 'A Stranger' } as never
    const passwordHash = await passwords.hash(strangersPassword)
    const now = new Date()
    await addRegistration(db, vault, { email, passwordHash, details, now })
    expect(await statusOf(email, strangersPassword)).toBe(401)
  })

  test('is gone once another account has taken the address', async () => {
    const email = 'moved-to@example.com'
    const { token, user } = await signUp(site, { email: 'moved-from@example.com' })
    const link = await registerStranger(email)
    expect(await statusOf(email, strangersPassword)).toBe(403)
    await ask('PUT', '/agents/update', { token, body: { email } })
    expect((await open(await mailedToken(site, email, 'verify'))).status).toBe(200)
    expect(await waitingFor(email)).toEqual([])
    expect(await statusOf(email, strangersPassword)).toBe(401)
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
