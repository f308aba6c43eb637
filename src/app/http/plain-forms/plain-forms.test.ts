import { beforeEach, describe, expect, test } from 'vitest'
import { tokenFor } from '#features/visitors/newsletter/queries.ts'
import { mailedToken, mailsTo } from '#test/people.ts'
import { answerIn, answerRenderer, formSender } from '#test/http/plain-forms.ts'
import { openSite } from '#test/site.ts'
import { contactMessage } from '#test/visitors/message.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'

const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'on' },
  renderer: answerRenderer,
})
const { kysely: db, pool } = site.db
const send = formSender(site)
const company = site.providers.settings().contact.email ?? ''

const messages = () => db.selectFrom('contact_messages').selectAll().execute()

beforeEach(async () => {
  await pool.query(
    'truncate contact_messages, newsletter_subscriptions, throttles, mails, idempotency_keys',
  )
})

describe('A form that a browser without scripts sends', () => {
  test('is stored and mailed like one that scripts send, and leads to the page that says so', async () => {
    const answer = await send('/ar/contact-us', { ...contactMessage, openedAt: '', topicNote: '' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ar/contact-us?sent=true'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.cookies).toMatchObject([{ name: 'visitor', httpOnly: true }])
    expect(await messages()).toMatchObject([{ language: 'ar', is_suspected: false }])
    expect(await mailsTo(site, company)).toHaveLength(1)
  })

  test('keeps the visitor whose cookie it has', async () => {
    const [cookie] = (await send('/en/contact-us', contactMessage)).cookies
    const headers = { cookie: `visitor=${encodeURIComponent(cookie?.value ?? '')}` }
    const another = { ...contactMessage, subject: 'Another' }
    const again = await send('/en/contact-us', another, { headers })
    expect(again.cookies).toEqual([])
    const [first, second] = await messages()
    expect(second?.visitor_hash).toEqual(first?.visitor_hash)
  })

  test('is stored once if its button is pressed twice', async () => {
    const pressed = () => send('/en/contact-us', contactMessage)
    const answers = await Promise.all([pressed(), pressed()])
    answers.push(await pressed())
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      answers.map(() => '/en/contact-us?sent=true'),
    )
    expect(await messages()).toHaveLength(1)
    expect(await mailsTo(site, company)).toHaveLength(1)
  })

  test('is drawn again with what is wrong at each field, and all that was entered', async () => {
    const entered = { ...contactMessage, email: 'sara', phone: 'none', message: ' \r\n ' }
    const answer = await send('/ar/contact-us', entered)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('<script')
    expect(answer.body).toContain('<title>لم يُرسل النموذج: Page</title>')
    const { call, faults, entered: kept } = answerIn(answer.body)!
    expect(call).toBe('POST /contact-us')
    expect(faults).toEqual([
      { code: 'invalid_email', path: 'email', msg: 'أدخل بريدًا إلكترونيًا صحيحًا' },
      { code: 'required', path: 'message', msg: 'هذا الحقل مطلوب' },
    ])
    expect(kept).toMatchObject({ email: ['sara'], phone: ['none'], message: [' \n '] })
    expect(await messages()).toEqual([])
  })

  test('is stored but not mailed if a program has filled in the hidden field', async () => {
    const answer = await send('/en/contact-us', { ...contactMessage, topicNote: 'buy' })
    expect(answer.statusCode).toBe(303)
    expect(await messages()).toMatchObject([{ is_suspected: true }])
    expect(await mailsTo(site, company)).toEqual([])
  })

  test('is counted with those that scripts send', async () => {
    for (const at of [1, 2, 3, 4, 5]) {
      const subject = `Message ${at}`
      expect((await send('/en/contact-us', { ...contactMessage, subject })).statusCode).toBe(303)
    }
    const { statusCode, headers, body } = await send('/en/contact-us', contactMessage)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(answerIn(body)?.entered).toMatchObject({ subject: [contactMessage.subject] })
    expect(await messages()).toHaveLength(5)
  })
})

describe('A form is refused', () => {
  const own = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }
  test.each([
    ['of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['of another origin', { ...own, origin: 'https://evil.example' }],
    ['of another site without a referrer', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [
      'of a browser that says only that it has no referrer',
      { origin: 'null', 'sec-fetch-site': '' },
    ],
    ['of nobody knows where', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('%s', async (_where, headers) => {
    const answer = await send('/en/contact-us', contactMessage, { headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).not.toContain('<pre>')
    expect(await messages()).toEqual([])
  })

  test.each([
    ['with a field that the page does not have', { ...contactMessage, role: 'operator' }, 422],
    ['with the prototype of a body', { ...contactMessage, constructor: '1' }, 422],
    ['with more than 256 KB', { ...contactMessage, message: 'x'.repeat(300_000) }, 413],
    ['with too many fields', { ...contactMessage, subject: Array(201).fill('x') }, 400],
  ])('%s', async (_what, fields, status) => {
    const answer = await send('/en/contact-us', fields)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('<h1>')
    expect(await messages()).toEqual([])
  })

  test.each([
    ['as JSON', 'application/json', JSON.stringify(contactMessage), 415],
    ['as text', 'text/plain', 'name=Sara', 415],
    ['in broken escapes', undefined, 'name=%E0%A4%A', 400],
    ['in a broken encoding', undefined, 'name=%FF', 400],
    ['in broken bytes', undefined, Buffer.from([0x6e, 0x3d, 0xff]), 400],
  ])('%s', async (_how, type, body, status) => {
    const headers = type ? { 'content-type': type } : {}
    const { statusCode } = await send('/en/contact-us', {}, { headers, body })
    expect(statusCode).toBe(status)
  })

  test('with a null byte, at its field', async () => {
    const { statusCode, body } = await send('/en/contact-us', {
      ...contactMessage,
      subject: 'A\0B',
    })
    expect(statusCode).toBe(422)
    expect(answerIn(body)?.faults).toMatchObject([{ code: 'invalid_text', path: 'subject' }])
  })

  test('without any field, at all that are required', async () => {
    const { statusCode, body } = await send('/en/contact-us', {})
    expect(statusCode).toBe(422)
    expect(answerIn(body)?.faults).toHaveLength(5)
  })
})

describe('The newsletter without scripts', () => {
  const subscriber = 'sara@plain.example'
  const rows = () => db.selectFrom('newsletter_subscriptions').selectAll().execute()

  test('is subscribed to, confirmed and ended by buttons alone', async () => {
    const asked = await send('/en/newsletter', { subscriber, topicNote: '', openedAt: '' })
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/en/newsletter?done=sent'])
    const token = await mailedToken(site, subscriber, 'newsletter/confirm')
    const confirmed = await send(
      `/en/newsletter/confirm/${token}`,
      {},
      { headers: { origin: 'null' } },
    )
    expect(confirmed.headers.location).toBe('/en/newsletter?done=confirmed')
    const [row] = await rows()
    expect(row?.confirmed_at).not.toBeNull()
    const end = tokenFor(db, 'unsubscribe', row?.id ?? '')
    const ended = await send(`/ar/newsletter/unsubscribe/${end}`, {})
    expect(ended.headers.location).toBe('/ar/newsletter?done=unsubscribed')
    expect((await rows())[0]?.unsubscribed_at).not.toBeNull()
  })

  test('keeps an address that is wrong', async () => {
    const { statusCode, body } = await send('/en/newsletter', { subscriber: 'sara', topicNote: '' })
    expect(statusCode).toBe(422)
    expect(answerIn(body)).toMatchObject({
      faults: [{ code: 'invalid_email' }],
      entered: { subscriber: ['sara'] },
    })
    expect(await rows()).toEqual([])
  })

  test.each(['/en/newsletter/confirm/unknown', '/ar/newsletter/unsubscribe/unknown'])(
    '%s says that its link is unknown',
    async (url) => {
      const { statusCode, body } = await send(url, {})
      expect([statusCode, answerIn(body)?.status]).toEqual([404, 404])
    },
  )

  test('is confirmed by no other site', async () => {
    await send('/en/newsletter', { subscriber, topicNote: '' })
    const token = await mailedToken(site, subscriber, 'newsletter/confirm')
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    const { statusCode } = await send(`/en/newsletter/confirm/${token}`, {}, { headers })
    expect(statusCode).toBe(403)
    expect((await rows())[0]?.confirmed_at).toBeNull()
  })
})

describe('Alerts without scripts', () => {
  const { confirmLink, list, visitorWith } = searchesOn(site)
  const [email, flats] = ['reader@plain.example', { filters: { locations: [215] } }]

  test('are confirmed by the button of the page that the letter opens', async () => {
    const search = { ...flats, name: 'Flats', frequency: 'instant', email }
    const { cookies } = await visitorWith(search)
    const token = await confirmLink(email)
    const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    const refused = await send(`/ar/my-searches/confirm/${token}`, {}, { headers: foreign })
    expect(refused.statusCode).toBe(403)
    expect((await list({ cookies })).alerts).toEqual({ email, isConfirmed: false })
    const confirmed = await send(`/ar/my-searches/confirm/${token}`, {})
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
      303,
      '/ar/my-searches/confirm?done=true',
    ])
    expect((await list({ cookies })).alerts).toEqual({ email, isConfirmed: true })
  })

  test('are told that their link is unknown', async () => {
    const { statusCode, body } = await send(`/en/my-searches/confirm/${'x'.repeat(43)}`, {})
    expect([statusCode, answerIn(body)?.status]).toEqual([404, 404])
  })
})
