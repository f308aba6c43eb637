import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { findSubscribers, findSuspectedSubscribers, sweepSubscriptions } from './queries.ts'

const start = Date.parse('2026-03-01T08:00:00Z')
let now = new Date(start)
const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'on' },
  now: () => now,
})
const { kysely: db, pool } = site.db
const ask = asker(site)

const email = 'sara@letters.example'

const subscribe = (changes: object = {}, headers: object = {}) =>
  ask('POST', '/newsletter', { body: { email, ...changes }, headers })

const open = async (page: 'confirm' | 'unsubscribe', token: string) =>
  (await ask('POST', `/newsletter/${page}`, { body: { token } })).status

const confirmToken = () => mailedToken(site, email, 'newsletter/confirm')

const subscribers = async () => (await findSubscribers(db)).map((one) => one.email)

const daysLater = (days: number) => new Date(start + days * 24 * 3600_000)

beforeEach(async () => {
  now = new Date(start)
  await pool.query('truncate newsletter_subscriptions, throttles, mails')
})

describe('A subscription', () => {
  test('counts once its owner has confirmed it, and opening the link alone confirms nothing', async () => {
    const { status, body } = await subscribe({ email: 'SARA@Letters.example' })
    expect([status, body]).toEqual([201, { data: {} }])
    const token = await confirmToken()
    expect((await site.app.inject(`/en/newsletter/confirm/${token}`)).statusCode).toBe(200)
    expect(await subscribers()).toEqual([])
    expect([await open('confirm', token), await open('confirm', token)]).toEqual([200, 200])
    expect(await subscribers()).toEqual([email])
  })

  test('is asked for again by the same link, which is valid for seven days from then on', async () => {
    await subscribe()
    const first = await confirmToken()
    now = daysLater(6)
    await subscribe()
    expect(await confirmToken()).toBe(first)
    now = daysLater(12)
    expect(await open('confirm', first)).toBe(200)
  })

  test('is not confirmed by a link that is over, unknown, or for something else', async () => {
    await subscribe()
    const token = await confirmToken()
    now = daysLater(7)
    expect(await open('confirm', token)).toBe(404)
    expect(await open('unsubscribe', token)).toBe(404)
    expect(await open('confirm', 'x'.repeat(44))).toBe(404)
    for (const odd of ['', null, 7, 'x'.repeat(201)]) {
      const { status, body } = await ask('POST', '/newsletter/confirm', { body: { token: odd } })
      expect([status, body.errors[0].path]).toEqual([422, 'token'])
    }
  })

  test('ends by a link, however often that is opened, and can begin again', async () => {
    await subscribe()
    const first = await confirmToken()
    await open('confirm', first)
    const [subscriber] = await findSubscribers(db)
    const token = subscriber?.token ?? ''
    expect([await open('unsubscribe', token), await open('unsubscribe', token)]).toEqual([200, 200])
    expect(await subscribers()).toEqual([])
    expect(await open('confirm', await confirmToken())).toBe(404)
    now = daysLater(1)
    await subscribe()
    expect(await open('confirm', first)).toBe(404)
    expect(await subscribers()).toEqual([])
    await open('confirm', await confirmToken())
    expect(await subscribers()).toEqual([email])
  })

  test('that is confirmed is answered like a new one and stays as it is; its owner gets a letter', async () => {
    const first = await subscribe()
    await open('confirm', await confirmToken())
    now = daysLater(1)
    const again = await subscribe({}, { 'accept-language': 'ar' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const [subscriber] = await findSubscribers(db)
    expect(subscriber).toMatchObject({ email, language: 'en' })
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toBe('أنت مشترك بالفعل في النشرة البريدية')
    expect(
      await open('unsubscribe', await mailedToken(site, email, 'newsletter/unsubscribe')),
    ).toBe(200)
  })

  test('stores no token, and no address or token is in the log', async () => {
    await subscribe()
    const token = await confirmToken()
    await open('confirm', token)
    await subscribe({ email: 'nobody' })
    const { rows } = await pool.query(
      'select to_jsonb(s)::text as text from newsletter_subscriptions s',
    )
    expect(rows[0].text).not.toContain(token)
    expect(site.logged()).not.toContain(token)
    expect(site.logged()).not.toContain('letters.example')
  })

  test('sends one letter for each key, and three an hour to an address', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-footer' }
    await subscribe({}, headers)
    await subscribe({}, headers)
    expect(await mailsTo(site, email)).toHaveLength(1)
    for (const at of [1, 2, 3]) {
      const other = asker(site, `198.51.100.${at}`)
      expect((await other('POST', '/newsletter', { body: { email } })).status).toBe(201)
    }
    expect(await mailsTo(site, email)).toHaveLength(3)
  })
})

const rows = async () => {
  const found = await pool.query(
    `select email, language, is_suspected, confirmed_at is not null as confirmed, requested_at
    from newsletter_subscriptions`,
  )
  return found.rows
}

const spam = { topicNote: 'https://spam.example' }

describe('A subscription that looks like spam', () => {
  test.each([spam, { openMs: 300 }])(
    '(%o) is answered and stored without confirmation, and nobody is mailed',
    async (signs) => {
      const { status, body } = await subscribe(signs)
      expect([status, body]).toEqual([201, { data: {} }])
      expect(await rows()).toMatchObject([{ email, is_suspected: true, confirmed: false }])
      expect(await mailsTo(site, email)).toEqual([])
      expect(await findSuspectedSubscribers(db)).toMatchObject([{ email, language: 'en' }])
      expect(await subscribers()).toEqual([])
    },
  )

  test('is an ordinary one once its owner asks again', async () => {
    await subscribe(spam)
    await subscribe({ openMs: 2_000 })
    expect(await rows()).toMatchObject([{ is_suspected: false }])
    expect(await open('confirm', await confirmToken())).toBe(200)
    expect([await subscribers(), await findSuspectedSubscribers(db)]).toEqual([[email], []])
  })

  test('changes nothing where a link was mailed, or the address is confirmed', async () => {
    await subscribe()
    const token = await confirmToken()
    const waiting = await rows()
    now = daysLater(1)
    await subscribe(spam, { 'accept-language': 'ar' })
    expect(await rows()).toEqual(waiting)
    await open('confirm', token)
    const confirmed = await rows()
    await subscribe(spam)
    expect(await rows()).toEqual(confirmed)
    expect(await mailsTo(site, email)).toHaveLength(1)
  })

  test('is not lost where the one before has ended', async () => {
    await subscribe()
    await open('confirm', await confirmToken())
    const [subscriber] = await findSubscribers(db)
    await open('unsubscribe', subscriber?.token ?? '')
    await subscribe(spam)
    expect(await rows()).toMatchObject([{ is_suspected: true, confirmed: false }])
    expect(await mailsTo(site, email)).toHaveLength(1)
  })

  test('goes after seven days, and counts for the limits', async () => {
    for (let at = 0; at < 5; at += 1) await subscribe({ ...spam, email: `${at}@letters.example` })
    expect((await subscribe(spam)).status).toBe(429)
    await sweepSubscriptions(db, daysLater(6))
    expect(await rows()).toHaveLength(5)
    await sweepSubscriptions(db, daysLater(7))
    expect(await rows()).toEqual([])
  })
})

test.each([
  [undefined, 'required'],
  [null, 'required'],
  [' ', 'required'],
  ['nobody', 'invalid_email'],
  ['<b>@example.com', 'invalid_email'],
  ['a\u0000@example.com', 'invalid_text'],
  ['a\ud800@example.com', 'invalid_text'],
  [`${'x'.repeat(250)}@example.com`, 'too_long'],
  [7, 'invalid'],
])('The address %j is refused by its name', async (wrong, code) => {
  for (const language of ['en', 'ar']) {
    const { status, body } = await subscribe({ email: wrong }, { 'accept-language': language })
    const msg = expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i)
    expect([status, body.errors]).toEqual([422, [{ code, path: 'email', msg }]])
  }
})

test('The form is counted by address like the others', async () => {
  for (let at = 0; at < 5; at += 1) await subscribe({ email: `${at}@letters.example` })
  expect((await subscribe()).status).toBe(429)
})

test('What nobody confirms goes after seven days, what has ended after thirty, and nothing else', async () => {
  await subscribe()
  await open('confirm', await confirmToken())
  await subscribe({ email: 'never@letters.example' })
  await subscribe({ email: 'ended@letters.example' })
  const ended = await mailedToken(site, 'ended@letters.example', 'newsletter/confirm')
  await open('confirm', ended)
  const [one] = (await findSubscribers(db)).filter((found) => found.email.startsWith('ended'))
  await open('unsubscribe', one?.token ?? '')
  const left = async (days: number) => {
    await sweepSubscriptions(db, daysLater(days))
    const { rows } = await pool.query('select email from newsletter_subscriptions order by email')
    return rows.map((row) => row.email.split('@')[0])
  }
  expect(await left(6)).toEqual(['ended', 'never', 'sara'])
  expect(await left(7)).toEqual(['ended', 'sara'])
  expect(await left(30)).toEqual(['sara'])
  expect(await left(900)).toEqual(['sara'])
})

test('The export of an account has its subscription, and an erasure takes it', async () => {
  const { token } = await signUp(site, { email: 'omar@letters.example' })
  await subscribe({ email: 'omar@letters.example' })
  await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
  const { subscriptions } = (await ask('GET', '/auth/export', { token })).body.data.export
  expect(subscriptions).toMatchObject([{ email: 'omar@letters.example', language: 'en' }])
  await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  const { rows } = await pool.query(`select 1 from newsletter_subscriptions where email ~ 'omar'`)
  expect(rows).toEqual([])
})
