import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepRequests } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const company = site.providers.settings().contact.email ?? ''
const dubai = site.gazetteer.bySlug('dubai')?.id ?? 0
const sharjah = site.gazetteer.bySlug('sharjah')?.id ?? 0
const elsewhere = site.gazetteer.childrenOf(sharjah)[0]?.id ?? 0
const office = site.catalogue.propertyTypes.find(({ category }) => category === 'commercial')

const wish = {
  name: 'Sara Haddad',
  phone: '050 111 2233',
  email: 'Sara@Requests.example',
  city: dubai,
  region: site.marina.id,
  area: [site.marina.id],
  goals: ['buy'],
  customerTypes: ['family'],
  paymentMethod: 'mortgage',
  category: 'residential',
  propertyTypes: [1],
  priceRanges: [6, 5],
  space: 1_200,
  measurement: 'sqft',
  specifications: 'Two rooms,\nby the sea',
  acceptTerms: true,
}

type Way = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: Way = {}) =>
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
    const shown = async (way: Way = {}) => {
      const { status, body } = await ask('GET', path, way)
      const { phone, email, isMasked, name } = body.data.propertyRequest
      expect([status, name]).toEqual([200, 'Sara Haddad'])
      return { phone, email, isMasked }
    }
    const whole = { phone: '+971501112233', email: 'sara@requests.example', isMasked: false }
    const masked = { phone: '+97150•••••33', isMasked: true }
    expect(await shown({ cookies: cookiesOf(sent) })).toEqual(whole)
    expect(await shown({ token })).toEqual(whole)
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
  const pay = (requestId: unknown, way: Way = {}) =>
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
    for (const odd of [undefined, null, '', 7, 'x'.repeat(101)]) {
      const { status, body } = await pay(odd)
      expect([status, body.errors[0].path]).toEqual([422, 'requestId'])
    }
  })
})

const required = [
  'name',
  'phone',
  'city',
  'area',
  'goals',
  'customerTypes',
  'paymentMethod',
  'category',
  'propertyTypes',
  'priceRanges',
  'specifications',
]

const huge = 1e308

const wrong: [field: string, value: unknown, code: string][] = [
  ...required.map((field): [string, unknown, string] => [field, undefined, 'required']),
  ...['area', 'goals', 'customerTypes', 'propertyTypes', 'priceRanges'].map(
    (field): [string, unknown, string] => [field, [], 'required'],
  ),
  ...['name', 'phone', 'specifications'].flatMap((field): [string, unknown, string][] => [
    [field, ' ', 'required'],
    [field, 'x'.repeat(4_001), 'too_long'],
    [field, 'a\u0000b', 'invalid_text'],
    [field, 'a\ud800b', 'invalid_text'],
    [field, 7, 'invalid'],
  ]),
  ['phone', 'call me', 'invalid_phone'],
  ['email', 'nobody', 'invalid_email'],
  ['email', 'سارة@example.com', 'invalid_email'],
  ['email', `${'x'.repeat(250)}@example.com`, 'too_long'],
  ['city', 999_999, 'unknown_choice'],
  ['city', site.marina.id, 'unknown_choice'],
  ['city', huge, 'invalid_integer'],
  ['city', 'dubai', 'invalid_integer'],
  ['region', 999_999, 'unknown_location'],
  ['region', elsewhere, 'location_elsewhere'],
  ['area', [elsewhere], 'location_elsewhere'],
  ['area', [dubai], 'unknown_location'],
  ['area', [1, 2, 3, 4, 5], 'too_many_locations'],
  ['area', 'marina', 'invalid'],
  ['goals', 'buy', 'invalid'],
  ['paymentMethod', 'gold', 'invalid_choice'],
  ['category', 'castle', 'invalid_choice'],
  ['propertyTypes', [999_999], 'unknown_choice'],
  ['propertyTypes', [office?.id], 'type_of_other_category'],
  ['propertyTypes', Array.from({ length: 21 }, () => 1), 'too_many'],
  ['priceRanges', [99], 'unknown_choice'],
  ['space', 9, 'too_small'],
  ['space', huge, 'too_big'],
  ['space', '1200', 'invalid_number'],
  ['measurement', null, 'required'],
  ['measurement', 'acre', 'invalid_choice'],
  ['insideMallOnly', 'yes', 'invalid'],
  ['acceptTerms', false, 'terms_not_accepted'],
  ['acceptTerms', undefined, 'terms_not_accepted'],
]

describe('A request with a wrong field is refused by the name of the field', () => {
  test.each(wrong)('%s: %j', async (field, value, code) => {
    for (const language of ['en', 'ar']) {
      const { status, body } = await send(
        { region: undefined, [field]: value },
        { headers: { 'accept-language': language } },
      )
      const msg = expect.stringMatching(language === 'ar' ? /[ء-ي]/ : /[a-z]/i)
      expect(status).toBe(422)
      expect(body.errors).toContainEqual({ code, path: field, msg })
    }
    expect(await stored()).toEqual([])
  })

  test('in a choice of a list by its place', async () => {
    const { body } = await send({ goals: ['buy', 'steal'], propertyTypes: ['1'] })
    const paths = body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['goals.1', 'propertyTypes.0'])
  })

  test('with the words of the specification for the terms and the locations', async () => {
    const { body } = await send({ acceptTerms: false, area: [1, 2, 3, 4, 5] })
    expect(body.errors.map(({ msg }: { msg: string }) => msg)).toEqual([
      'You can select up to 4 locations only',
      'You must agree to the terms and conditions',
    ])
  })

  test('and what is wrong with phone and choices is said together', async () => {
    const { body } = await send({ phone: '12', area: [elsewhere], region: undefined })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['phone', 'area'])
  })
})
