import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { sweepRequests } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const company = site.providers.settings().contact.email ?? ''
const dubai = site.gazetteer.bySlug('dubai')?.id ?? 0
const wish = wishOn(site)

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/property-request', { ...way, body: { ...wish, ...changes } })

const stored = () => db.selectFrom('property_requests').selectAll().execute()

const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof send>>) => ({
  visitor: cookies.visitor?.value ?? '',
})

beforeEach(async () => {
  await pool.query('truncate property_requests, throttles, mails')
})

test('GET /api/property-request-page offers the choices right under data', async () => {
  const { status, body, headers } = await site.get('/property-request-page')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  const { data } = body
  expect(Object.keys(data)).toEqual([
    'cities',
    'goals',
    'customerTypes',
    'paymentMethods',
    'categories',
    'propertyTypes',
    'priceRanges',
    'fee',
  ])
  expect(data.cities).toHaveLength(7)
  expect(data.goals[0]).toEqual({ id: 'buy', name: { en: 'Buy', ar: 'شراء' } })
  expect(data.propertyTypes[0]).toMatchObject({ id: 1, slug: 'apartment' })
  expect(data.priceRanges[0]).toEqual({
    id: 1,
    sar: { min: 0, max: 50_000 },
    aed: { min: 0, max: 48_966.67 },
  })
  expect(data.fee).toBeNull()
})

describe('A property request', () => {
  test('is stored with prices in both currencies, announced without its sender, and answered whole', async () => {
    const { status, body } = await send()
    const { propertyRequest } = body.data
    expect([status, propertyRequest]).toMatchObject([
      201,
      {
        name: 'Sara Haddad',
        phone: '+971501112233',
        email: 'sara@requests.example',
        isMasked: false,
        city: { id: dubai, slug: 'dubai' },
        area: [{ id: site.marina.id, path: [{ id: dubai }, { id: site.marina.id }] }],
        goals: ['buy'],
        propertyTypes: [{ id: 1 }],
        priceRanges: [{ id: 5 }, { id: 6 }],
        space: 1_200,
        insideMallOnly: false,
      },
    ])
    expect(propertyRequest.id).toMatch(/^[\w-]{22}$/)
    const [row] = await stored()
    expect(row).toMatchObject({
      price_ranges: [
        { id: 5, sar: { min: 500_000, max: 1_000_000 }, aed: { min: 489_666.67 } },
        { id: 6 },
      ],
      shares_contact: false,
      consent_version: 1,
    })
    const [mail] = await mailsTo(site, company)
    expect(mail?.text).toContain(`/en/property-request/show/${propertyRequest.id}`)
    expect(mail?.text).not.toMatch(/Sara|1112233|requests\.example/)
  })

  test('needs neither email, region nor size, and takes digits of any script in the phone', async () => {
    const { status, body } = await send({
      email: undefined,
      region: undefined,
      space: undefined,
      measurement: undefined,
      phone: '٠٥٠١١١٢٢٣٣',
    })
    const { phone, email, region, space } = body.data.propertyRequest
    expect([status, phone, email, region, space]).toEqual([201, '+971501112233', null, null, null])
  })

  test('is stored once for a key, and mailed to nobody where it looks like spam', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-request' }
    const [first, again] = [await send({}, { headers }), await send({}, { headers })]
    expect(again.body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
    await pool.query('truncate mails')
    expect((await send({ openMs: 10 })).status).toBe(201)
    expect(await mailsTo(site, company)).toEqual([])
  })

  test('shows phone and email to the browser and the account that sent it and to operators alone', async () => {
    const { token, user } = await signUp(site, { email: 'owner@requests.example' })
    const other = await signUp(site, { email: 'other@requests.example', role: 'landlord' })
    const sent = await send({}, { token })
    const path = `/property-request/show/${sent.body.data.propertyRequest.id}`
    const shown = async (way: CallOptions = {}) => {
      const { status, body } = await ask('GET', path, way)
      const { phone, email, isMasked, name } = body.data.propertyRequest
      expect([status, name]).toEqual([200, 'Sara Haddad'])
      return { phone, email, isMasked }
    }
    const whole = { phone: '+971501112233', email: 'sara@requests.example', isMasked: false }
    const masked = { phone: '+971•••••••33', isMasked: true }
    expect(await shown({ token })).toEqual(whole)
    // Whoever comes to the computer after a logout has its cookie.
    expect(await shown({ cookies: cookiesOf(sent) })).toMatchObject(masked)
    expect(await shown()).toMatchObject(masked)
    expect((await shown()).email).not.toMatch(/sara|requests/)
    expect(await shown({ token: other.token })).toMatchObject(masked)
    expect(await shown({ cookies: { visitor: 'forged.signature' } })).toMatchObject(masked)
    await db
      .updateTable('accounts')
      .set({ role: 'operator' })
      .where('id', '=', other.user.id)
      .execute()
    expect(await shown({ token: other.token })).toEqual(whole)
    expect(user.id).toBe((await stored())[0]?.account_id)
    expect((await ask('GET', path)).headers['cache-control']).toBe('no-store')
  })

  test('that was sent without an account is shown whole in that browser alone', async () => {
    const sent = await send()
    const path = `/property-request/show/${sent.body.data.propertyRequest.id}`
    const masks = await Promise.all(
      [{ cookies: cookiesOf(sent) }, {}].map(async (way) => {
        const { body } = await ask('GET', path, way)
        return body.data.propertyRequest.isMasked
      }),
    )
    expect(masks).toEqual([false, true])
  })

  test.each(['x', '../auth/account', 'x'.repeat(22), '1', '%00'])(
    'with the id %j is not there',
    async (id) => {
      const { status, body } = await ask('GET', `/property-request/show/${id}`)
      expect([status, body.errors[0].code]).toEqual([404, 'not_found'])
    },
  )

  test('is in no line of the log', async () => {
    const { body } = await send()
    await send({ phone: '12' })
    await ask('GET', `/property-request/show/${body.data.propertyRequest.id}`)
    expect(site.logged()).not.toMatch(/Haddad|requests\.example|1112233|by the sea/i)
    expect(site.logged()).not.toContain(body.data.propertyRequest.id)
  })

  test('goes six months after it expired', async () => {
    await send()
    const [row] = await stored()
    const later = (days: number) =>
      new Date((row?.expires_at.getTime() ?? 0) + days * 24 * 3600_000)
    expect(later(-90).toISOString()).toBe(row?.created_at.toISOString())
    await sweepRequests(db, later(180))
    expect(await stored()).toHaveLength(1)
    await sweepRequests(db, later(185))
    expect(await stored()).toEqual([])
  })

  test('is in the export of its account or address, and an erasure takes it', async () => {
    const { token } = await signUp(site, { email: 'omar@requests.example' })
    await send({ email: 'omar@requests.example' })
    await send({}, { token })
    await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
    const { propertyRequests } = (await ask('GET', '/auth/export', { token })).body.data.export
    expect(propertyRequests).toHaveLength(2)
    expect(propertyRequests[0]).not.toHaveProperty('visitorHash')
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    expect(await stored()).toEqual([])
  })
})

describe('Paying for a request', () => {
  const pay = (requestId: unknown, way: CallOptions = {}) =>
    ask('POST', '/payment/property-request', { ...way, body: { requestId } })

  test('leads back to it, as it costs nothing', async () => {
    const sent = await send()
    const { id } = sent.body.data.propertyRequest
    const { status, body } = await pay(id, { cookies: cookiesOf(sent) })
    const url = `http://localhost:80/en/property-request/show/${id}?sent=true`
    expect([status, body]).toEqual([200, { data: { url } }])
  })

  test('is refused for what is unknown or of somebody else alike', async () => {
    const { id } = (await send()).body.data.propertyRequest
    const [foreign, missing] = [await pay(id), await pay('x'.repeat(22))]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    for (const odd of ['a\u0000b', 'x', '%00', 'é'.repeat(22)]) {
      expect((await pay(odd)).status).toBe(404)
    }
    for (const odd of [undefined, null, '', 7, 'x'.repeat(101)]) {
      const { status, body } = await pay(odd)
      expect([status, body.errors[0].path]).toEqual([422, 'requestId'])
    }
  })
})
