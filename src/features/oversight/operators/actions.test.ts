import { describe, expect, test } from 'vitest'
import { operatorMails } from '#app/operator-mails.ts'
import type { Language } from '#i18n/language.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import {
  createOperator,
  endAllSessions,
  verifyProfile,
  requireKnown,
  resetSecondFactor,
  sendPasswordLink,
  signOf,
  unverifyProfile,
} from './actions.ts'
import { findEvents, findOperators } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)
const db = site.db.kysely

const command = (reason: string | null = 'ticket 118', language: Language = 'en') => {
  const now = new Date()
  const mailing = { post: site.providers.post, origin: 'https://dara.example', language, now }
  return { db, mails: operatorMails(mailing), actor: 'noor', reason, now }
}

const login = (email: string, password = 'mint tea') =>
  ask('POST', '/auth/login', { body: { email, password } })

const kindsOf = async (id: number) =>
  (await findEvents(db, id)).map(({ kind, actor, reason }) => [kind, actor, reason])

describe('An operator', () => {
  test('is made with a name, and chooses the password by the mailed link', async () => {
    const email = 'Staff@dara.example'
    await createOperator(command(null), { email, name: 'Noor Saleh' })
    const [mail] = await mailsTo(site, email)
    expect(mail?.text).toContain('https://dara.example/en/reset-password/')
    expect((await login(email)).status).toBe(401)
    const token = await mailedToken(site, email, 'reset-password')
    const body = { token, password: 'mint tea', confirmPassword: 'mint tea' }
    expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(200)
    const { user } = (await login(email)).body.data
    expect(user).toMatchObject({ role: 'operator', name: 'Noor Saleh', emailVerified: true })
    expect((await findOperators(db)).map(({ id }) => id)).toContain(user.id)
    expect(await kindsOf(user.id)).toEqual([['operator_made', 'noor', null]])
  })

  test('is not made out of somebody who has an account', async () => {
    await signUp(site, { email: 'somebody@example.com' })
    const making = createOperator(command(), { email: 'Somebody@example.com', name: 'Somebody' })
    await expect(making).rejects.toThrow('has an account already')
    expect((await login('somebody@example.com')).body.data.user.role).toBe('agent')
  })
})

describe('Who lost the second factor', () => {
  const withFactor = async (email: string) => {
    const { token, user } = await signUp(site, { email })
    const body = { password: 'mint tea' }
    const started = await ask('POST', '/auth/second-factor', { token, body })
    const code = codeOf(started.body.data.secondFactor.secret, stepAt(new Date()))
    await ask('POST', '/auth/second-factor/confirm', { token, body: { code } })
    return { token, id: user.id as number }
  }

  test('logs in with the password alone again, is told, and is out everywhere', async () => {
    const email = 'lost@example.com'
    const { token, id } = await withFactor(email)
    expect((await login(email)).body.errors[0].code).toBe('second_factor_required')
    await resetSecondFactor(command('called back'), email)
    expect((await ask('GET', '/auth/account', { token })).status).toBe(401)
    expect((await login(email)).status).toBe(200)
    const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step verification is off')
    expect(await kindsOf(id)).toEqual([['factor_reset', 'noor', 'called back']])
  })

  test('is somebody who had one, and whom the operator names rightly', async () => {
    const { user } = await signUp(site, { email: 'plain@example.com' })
    await expect(resetSecondFactor(command(), String(user.id))).rejects.toThrow('no second factor')
    await expect(resetSecondFactor(command(), 'nobody@example.com')).rejects.toThrow('no account')
    expect(await kindsOf(user.id)).toEqual([])
  })
})

test('Sessions are ended everywhere at once, by whose hand and why', async () => {
  const email = 'stolen@example.com'
  const { token, user } = await signUp(site, { email })
  const other = (await login(email)).body.data.token
  const wish = { token, body: { email: 'thief-of-phone@example.com' } }
  expect((await ask('PUT', '/agents/update', wish)).status).toBe(200)
  const link = await mailedToken(site, 'thief-of-phone@example.com', 'verify')
  expect(await endAllSessions(command('phone stolen'), email)).toBe(2)
  for (const one of [token, other]) {
    expect((await ask('GET', '/auth/account', { token: one })).status).toBe(401)
  }
  expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
  expect((await login(email)).status).toBe(200)
  expect(await kindsOf(user.id)).toEqual([['sessions_ended', 'noor', 'phone stolen']])
})

test('A link for a new password goes to the address of the account alone', async () => {
  const email = 'linked@example.com'
  const { user } = await signUp(site, { email })
  await sendPasswordLink(command('ticket 118', 'ar'), String(user.id))
  const [mail] = await mailsTo(site, email)
  expect(mail?.text).toMatch(/https:\/\/dara\.example\/ar\/reset-password\/[\w-]{43}/)
  expect(await kindsOf(user.id)).toEqual([['password_link', 'noor', 'ticket 118']])
})

describe('The verified mark', () => {
  const signNow = async (who: string) => signOf(db, await requireKnown(db, who))

  test('is given and taken away, and the public profile says so', async () => {
    const email = 'marked@example.com'
    const { user } = await signUp(site, { email, brn: '54321' })
    const shown = async () =>
      (await site.get(`/agents/details/${user.id}`)).body.data.agent.verified
    expect(await shown()).toBe(false)
    const seen = await signNow(email)
    const marked = await verifyProfile(command('BRN seen'), { who: email, seen })
    expect(marked).toMatchObject({ id: user.id, brn: '54321' })
    expect(await shown()).toBe(true)
    await expect(verifyProfile(command(), { who: email, seen })).rejects.toThrow('already')
    await unverifyProfile(command('expired'), String(user.id))
    expect(await shown()).toBe(false)
    await expect(unverifyProfile(command(), email)).rejects.toThrow('is not verified')
    expect(await kindsOf(user.id)).toEqual([
      ['verified', 'noor', 'BRN seen'],
      ['unverified', 'noor', 'expired'],
    ])
  })

  test.each([
    ['name', { name: 'Emaar Properties' }],
    ['company name', { companyName: 'Emaar Properties' }],
    ['BRN', { brn: '99999' }],
    ['ORN', { orn: '1234' }],
  ])('is not given where the %s has changed since the licence was seen', async (what, changes) => {
    const email = `changed-${what.replace(' ', '-')}@example.com`.toLowerCase()
    const office = { role: 'agency', orn: '12345', companyName: 'Qasim Homes LLC' }
    const { token, user } = await signUp(site, { email, ...(what !== 'BRN' && office) })
    const path = what === 'BRN' ? '/agents/update' : '/agencies/update'
    const seen = await signNow(email)
    expect((await ask('PUT', path, { token, body: changes })).status).toBe(200)
    const giving = verifyProfile(command('BRN seen'), { who: email, seen })
    await expect(giving).rejects.toThrow(`is not the one with the sign ${seen}`)
    expect(await kindsOf(user.id)).toEqual([])
    await verifyProfile(command('BRN seen'), { who: email, seen: await signNow(email) })
  })

  test('is for one account: the sign of another with the same profile does not do', async () => {
    const same = { name: 'Sara Haddad', brn: '777' }
    await signUp(site, { email: 'first@example.com', ...same })
    await signUp(site, { email: 'second@example.com', ...same })
    const seen = await signNow('first@example.com')
    const giving = verifyProfile(command(), { who: 'second@example.com', seen })
    await expect(giving).rejects.toThrow('is not the one')
  })

  test('keeps no reason once its owner had the account erased', async () => {
    const email = 'forgotten@example.com'
    const { user, token } = await signUp(site, { email })
    const seen = await signNow(email)
    await verifyProfile(command('seen with Forgotten'), { who: String(user.id), seen })
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    expect(await kindsOf(user.id)).toEqual([
      ['verified', 'noor', null],
      ['erased', null, null],
    ])
  })
})
