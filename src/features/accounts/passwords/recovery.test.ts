import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'on' } })

const forget = (email: string, from: string, cookies: Record<string, string> = {}) =>
  asker(site, from)('POST', '/auth/forget-password', { body: { email }, cookies })

/** How many letters with a link for a new password have been sent to an address. */
const lettersTo = async (email: string) =>
  (await mailsTo(site, email)).filter(({ subject }) => subject === 'Choose a new password').length

/** Asks each quarter of an hour for a day. */
const flood = async (email: string, addresses: readonly string[]) => {
  for (let times = 0; times < 96; times += 1) {
    for (const from of addresses) await forget(email, from)
    time += 15 * 60_000
  }
  // Half an hour before the first count of the day is over.
  time -= 30 * 60_000
}

/** The owner, and the cookie of the browser in which they have been. */
const owner = async (email: string, from: string) => {
  await signUp(site, { email }, asker(site, from))
  const body = { email, password: 'mint tea' }
  const { cookies } = await asker(site, from)('POST', '/auth/login', { body })
  const cookie = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))!
  return { [cookie.name]: cookie.value }
}

describe('A letter with a link for a new password', () => {
  test('reaches the owner in any browser though somebody asks for it all day', async () => {
    const email = 'flooded@example.com'
    await owner(email, '10.1.0.1')
    await flood(email, ['10.1.0.2'])
    const before = await lettersTo(email)
    expect(before).toBeLessThanOrEqual(5)
    await forget(email, '10.1.0.3')
    expect(await lettersTo(email)).toBe(before + 1)
  })

  test('reaches the owner in a known browser though many ask for it all day', async () => {
    const email = 'besieged@example.com'
    const cookies = await owner(email, '10.2.0.1')
    const strangers = ['10.2.0.2', '10.2.0.3', '10.2.0.4', '10.2.0.1']
    await flood(email, strangers)
    const before = await lettersTo(email)
    expect(before).toBeLessThanOrEqual(10)
    await forget(email, '10.2.0.1')
    expect(await lettersTo(email)).toBe(before)
    const answer = await forget(email, '10.2.0.1', cookies)
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    expect(await lettersTo(email)).toBe(before + 1)
  })

  test('is sent three times an hour to a known browser as well', async () => {
    const email = 'impatient@example.com'
    const cookies = await owner(email, '10.3.0.1')
    for (let times = 0; times < 5; times += 1) await forget(email, '10.3.0.1', cookies)
    expect(await lettersTo(email)).toBe(3)
  })

  test('is not sent oftener with a browser in which somebody else has been', async () => {
    const email = 'neighbour@example.com'
    await owner(email, '10.4.0.1')
    const cookies = await owner('another@example.com', '10.4.0.2')
    for (let times = 0; times < 5; times += 1) await forget(email, '10.4.0.2', cookies)
    expect(await lettersTo(email)).toBe(2)
  })
})

test('A browser in which a new password was chosen by mail is one of the owner', async () => {
  const email = 'chose@example.com'
  await owner(email, '10.6.0.1')
  await forget(email, '10.6.0.2')
  const token = await mailedToken(site, email, 'reset-password')
  const chosen = { password: 'cardamom coffee', confirmPassword: 'cardamom coffee' }
  const ask = asker(site, '10.6.0.2')
  const { cookies } = await ask('POST', '/auth/reset-password', { body: { token, ...chosen } })
  const cookie = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))!
  const body = { email, password: chosen.password }
  await ask('POST', '/auth/login', { body, cookies: { [cookie.name]: cookie.value } })
  const newest = async () => (await mailsTo(site, email))[0]?.subject
  expect(await newest()).toBe('Your password was changed')
  await ask('POST', '/auth/login', { body })
  expect(await newest()).toBe('New login to your account')
})

test('A letter that opens an account is sent though a stranger registers the address again and again', async () => {
  const email = 'newcomer@example.com'
  const register = (from: string) =>
    asker(site, from)('POST', '/auth/register', { body: registration({ email }) })
  for (let times = 0; times < 20; times += 1) await register('10.5.0.1')
  const before = (await mailsTo(site, email)).length
  await register('10.5.0.2')
  expect((await mailsTo(site, email)).length).toBe(before + 1)
})
