import { describe, expect, test } from 'vitest'
import { asker, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site)

/** Addresses are limited too, so each call here comes from one of its own. */
let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.0.${host >> 8}.${host & 255}`)
}

const person = (email: string, changes: object = {}) =>
  signUp(site, { email, ...changes }, askElsewhere())

const login = (email: string, password = 'mint tea', more: object = {}) =>
  askElsewhere()('POST', '/auth/login', { body: { email, password }, ...more })

describe('POST /auth/login', () => {
  test('answers with a token and the account, in either case of the address', async () => {
    const { user } = await person('one@example.com')
    const answer = await login('One@Example.com')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ token: expect.any(String), user })
    expect(Object.keys(answer.cookies)).toEqual(
      expect.arrayContaining(['auth_token', 'user_name', 'refresh_token']),
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('takes a phone number, typed in any way', async () => {
    const { user } = await person('phone@example.com', { phone: '0504445566' })
    expect((await login('+971 50 444 5566')).body.data.user.id).toBe(user.id)
    expect((await login('٠٥٠٤٤٤٥٥٦٦')).body.data.user.id).toBe(user.id)
  })

  test.each([
    ['', 'mint tea', 'email', 'required'],
    ['nobody', 'mint tea', 'email', 'invalid_email'],
    ['one@example.com', '', 'password', 'required'],
    ['one@example.com', 'short', 'password', 'too_short'],
  ])('refuses %s with %s', async (email, password, path, code) => {
    const answer = await login(email, password)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({ path, code })
  })

  test.each(['MINT TEA', ' mint tea', 'mint tea ', 'mint te', 'mint teaa'])(
    'takes the password as it is: %s is another',
    async (password) => {
      await person('exact@example.com').catch(() => undefined)
      expect((await login('exact@example.com', password)).status).toBe(401)
    },
  )

  test('says the same of a wrong password and of an unknown address', async () => {
    await person('there@example.com')
    const [wrong, unknown] = [
      await login('there@example.com', 'wrong one'),
      await login('not-there@example.com'),
    ]
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect(unknown.status).toBe(401)
  })

  test('before the link was opened sends it again and says so', async () => {
    const email = 'waiting@example.com'
    await askElsewhere()('POST', '/auth/register', { body: registration({ email }) })
    expect((await login(email, 'wrong one')).status).toBe(401)
    expect(await mailsTo(site, email)).toHaveLength(1)
    const answer = await login(email)
    expect(answer.status).toBe(403)
    expect(answer.body.errors[0].code).toBe('email_not_verified')
    expect(answer.cookies).not.toHaveProperty('auth_token')
    expect(await mailsTo(site, email)).toHaveLength(2)
  })

  test('sends at most three such mails an hour', async () => {
    const email = 'impatient@example.com'
    await askElsewhere()('POST', '/auth/register', { body: registration({ email }) })
    for (let i = 0; i < 5; i += 1) expect((await login(email)).status).toBe(403)
    expect(await mailsTo(site, email)).toHaveLength(3)
  })

  test('ignores a session that somebody put into the browser before', async () => {
    await person('fixed@example.com')
    const cookies = { auth_token: 'a'.repeat(43), refresh_token: 'b'.repeat(65) }
    const answer = await login('fixed@example.com', 'mint tea', { cookies })
    expect(answer.cookies.auth_token?.value).not.toBe(cookies.auth_token)
    expect(answer.cookies.refresh_token?.value).not.toBe(cookies.refresh_token)
  })
})

describe('guessing a password', () => {
  test('is looked at five times of two hundred at once, from wherever they come', async () => {
    await person('target@example.com')
    const answers: Awaited<ReturnType<typeof login>>[] = []
    // More at once than this is the overload guard's business.
    for (let i = 0; i < 10; i += 1) {
      const some = Array.from({ length: 20 }, () => login('target@example.com', 'a guess'))
      answers.push(...(await Promise.all(some)))
    }
    const count = (status: number) => answers.filter((one) => one.status === status).length
    expect(count(401)).toBeLessThanOrEqual(5)
    expect(count(401) + count(429) + count(503)).toBe(200)
    const refused = answers.find((one) => one.status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is no more than twenty in an hour, however patient', async () => {
    await person('patient@example.com')
    let looked = 0
    for (let minute = 0; minute < 60; minute += 1) {
      if ((await login('patient@example.com', 'a guess')).status === 401) looked += 1
      time += 55_000
    }
    expect(looked).toBeGreaterThan(8)
    expect(looked).toBeLessThanOrEqual(20)
  })

  test('does not keep the owner out of a browser that was in before', async () => {
    await person('owner@example.com')
    const before = await login('owner@example.com')
    const cookie = Object.values(before.cookies).find(({ name }) => name.endsWith('visitor'))
    const cookies = { [cookie!.name]: cookie!.value }
    for (let i = 0; i < 8; i += 1) await login('owner@example.com', 'a guess')
    expect((await login('owner@example.com')).status).toBe(429)
    expect((await login('owner@example.com', 'mint tea', { cookies })).status).toBe(200)
  })

  test('leaves the owner of an unknown browser waiting a quarter of an hour at most', async () => {
    await person('besieged@example.com')
    for (let minute = 0; minute < 45; minute += 1) {
      await login('besieged@example.com', 'a guess')
      time += 60_000
    }
    let waited = 0
    while ((await login('besieged@example.com')).status === 429) {
      time += 60_000
      waited += 1
    }
    expect(waited).toBeLessThanOrEqual(15)
  })

  test('is throttled alike where there is no such account', async () => {
    const statuses = []
    for (let i = 0; i < 7; i += 1) statuses.push((await login('nobody@example.com')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('from one address ends after fifty tries in a quarter of an hour', async () => {
    const one = askElsewhere()
    const statuses = []
    for (let i = 0; i < 52; i += 1) {
      const body = { email: `someone-${i}@example.com`, password: 'a guess' }
      statuses.push((await one('POST', '/auth/login', { body })).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    time += 15 * 60_000
    const body = { email: 'someone@example.com', password: 'a guess' }
    expect((await one('POST', '/auth/login', { body })).status).toBe(401)
  })
})

test('an account of the seed without a password cannot be entered', async () => {
  expect(
    (
      await ask('POST', '/auth/login', {
        body: { email: 'sara@marina.example', password: 'anything' },
      })
    ).status,
  ).toBe(401)
})
