import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepMessages } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const company = site.providers.settings().contact.email ?? ''

const message = {
  name: 'Sara Haddad',
  email: 'Sara@Example.com',
  phone: '050 111 2233',
  subject: 'A villa',
  message: 'Is it still for sale?\nI would come on Sunday.',
}

const send = (changes: object = {}, headers: object = {}) =>
  ask('POST', '/contact-us', { body: { ...message, ...changes }, headers })

const stored = () => db.selectFrom('contact_messages').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await pool.query('truncate contact_messages, throttles, mails')
})

describe('A message to the company', () => {
  test('is stored and mailed to the address of the settings', async () => {
    const { status, body, cookies } = await send()
    expect([status, body]).toEqual([201, { data: {} }])
    expect(cookies.visitor).toMatchObject({ httpOnly: true })
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...message,
      email: 'sara@example.com',
      phone: '+971501112233',
      language: 'en',
      consent_version: 1,
      is_suspected: false,
      account_id: null,
    })
    const [mail] = await mailsTo(site, company)
    expect(mail?.subject).toBe(`Message ${row?.id}: A villa`)
    for (const text of [
      'Is it still for sale?',
      'Sara Haddad',
      'sara@example.com',
      '+971501112233',
    ])
      expect(mail?.text).toContain(text)
  })

  test('is mailed in the language of its sender, with digits of any script in the phone', async () => {
    await send({ phone: '٠٥٠١١١٢٢٣٣' }, { 'accept-language': 'ar' })
    expect(await stored()).toMatchObject([{ phone: '+971501112233', language: 'ar' }])
    expect((await mailsTo(site, company))[0]?.subject).toMatch(/^الرسالة رقم/)
  })

  test('cannot put links or HTML into the letter', async () => {
    await send({ name: '<b>evil.example</b>', message: '<a href="https://evil.example">x</a>' })
    const [mail] = await mailsTo(site, company)
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.html).not.toMatch(/<b>|<a href="https:\/\/evil/)
  })

  test('is stored once, however often it is sent with one key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-form' }
    const sent = [await send({}, headers), await send({}, headers)]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(site, company)).toHaveLength(1)
    expect((await send({ subject: 'Another' }, headers)).status).toBe(422)
  })

  test.each([{ topicNote: 'https://spam.example' }, { openMs: 300 }])(
    'that looks like spam (%o) is stored and answered, and mailed to nobody',
    async (signs) => {
      expect((await send(signs)).status).toBe(201)
      expect(await stored()).toMatchObject([{ is_suspected: true }])
      expect(await mailsTo(site, company)).toEqual([])
    },
  )

  test('is stored and not mailed where the company has had a hundred within the hour', async () => {
    for (let at = 0; at < 125; at += 1) {
      await asker(site, `198.51.${at}.1`)('POST', '/contact-us', { body: message })
    }
    expect(await stored()).toHaveLength(125)
    expect(await mailsTo(site, company)).toHaveLength(100)
  })

  test('is in no line of the log', async () => {
    await send()
    await send({ phone: '12', email: 'leaked@example' })
    expect(site.logged()).not.toMatch(/Haddad|sara@|leaked@|1112233|Sunday/i)
  })

  test('goes after twelve months', async () => {
    await send()
    const [row] = await stored()
    const later = (days: number) =>
      new Date((row?.created_at.getTime() ?? 0) + days * 24 * 3600_000)
    await sweepMessages(db, later(364))
    expect(await stored()).toHaveLength(1)
    await sweepMessages(db, later(367))
    expect(await stored()).toEqual([])
  })
})

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

const wrong: [field: (typeof fields)[number], value: unknown, code: string][] = [
  ...fields.flatMap((field): [typeof field, unknown, string][] => [
    [field, undefined, 'required'],
    [field, null, 'required'],
    [field, '', 'required'],
    [field, ' \n ', 'required'],
    [field, 'x'.repeat(4_001), 'too_long'],
    [field, 7, 'invalid'],
    [field, { toString: 'x' }, 'invalid'],
    [field, 'a\u0000b', 'invalid_text'],
    [field, 'a\ud800b', 'invalid_text'],
  ]),
  ['email', 'nobody', 'invalid_email'],
  ['email', 'سارة@example.com', 'invalid_email'],
  ['phone', 'call me', 'invalid_phone'],
  ['phone', '12', 'invalid_phone'],
  ['phone', '9'.repeat(40), 'invalid_phone'],
]

describe('A message with a wrong field is refused by the name of the field', () => {
  test.each(wrong)('%s: %j', async (field, value, code) => {
    for (const language of ['en', 'ar']) {
      const { status, body } = await send({ [field]: value }, { 'accept-language': language })
      expect([status, body.errors]).toEqual([
        422,
        [{ code, path: field, msg: expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i) }],
      ])
    }
    expect(await stored()).toEqual([])
  })

  test.each([
    ['topicNote', 7],
    ['openMs', 'soon'],
    ['openMs', '1e400'],
    ['consentVersion', 99],
    ['consentVersion', 0.5],
  ])('%s: %j', async (field, value) => {
    const { status, body } = await send({ [field]: value })
    expect([status, body.errors[0].path]).toEqual([422, field])
  })

  test('all at once', async () => {
    const { body } = await ask('POST', '/contact-us', { body: {} })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(fields)
  })
})

describe('Messages from one address', () => {
  test('are five in ten minutes; what was refused does not count', async () => {
    for (let at = 0; at < 9; at += 1) await send({ phone: 'none' })
    for (let at = 0; at < 5; at += 1) expect((await send()).status).toBe(201)
    const { status, headers, body } = await send()
    expect([status, body.errors[0].code]).toEqual([429, 'form_sent_often'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
    expect(body.errors[0].msg).toContain('10 minutes')
    const other = asker(site, '198.51.100.7')
    expect((await other('POST', '/contact-us', { body: message })).status).toBe(201)
  })

  test('are twenty a day', async () => {
    const often = `key not in (select key from throttles order by resets_at desc limit 3)`
    for (let at = 0; at < 20; at += 1) {
      expect((await send()).status).toBe(201)
      await pool.query(`delete from throttles where ${often}`)
    }
    expect((await send()).body.errors[0].code).toBe('form_sent_often_today')
  })
})
