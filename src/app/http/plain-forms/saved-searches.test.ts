import { describe, expect, test } from 'vitest'
import { answerIn, answerRenderer, formSender } from '#test/http/plain-forms.ts'
import { mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'

const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'off' },
  renderer: answerRenderer,
})
const send = formSender(site)
const { list, person } = searchesOn(site)

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: said, body } = await site.app.inject({ url, headers })
  return { statusCode, caching: said['cache-control'], plain: answerIn(body) }
}

describe('A search without scripts', () => {
  const page = '/ar/properties/save?property_type=villa&purpose=rent'
  const fields = {
    name: 'Villas',
    filtersText: '?property_type=villa&purpose=rent',
    frequency: 'off',
    email: '',
  }
  const done = '/ar/properties/save?property_type=villa&purpose=rent&saved='

  const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

  const namesIn = async (sent: Awaited<ReturnType<typeof send>>) =>
    (await list({ cookies: cookiesOf(sent) })).searches.map(({ name }) => name)

  test('is saved for the visitor, with alerts by a letter in the language of the page', async () => {
    const email = 'plain-search@plain.example'
    const sent = await send(page, { ...fields, frequency: 'daily', email })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${done}daily`])
    expect(await list({ cookies: cookiesOf(sent) })).toMatchObject({
      searches: [{ name: 'Villas', url: '/properties?property_type=villa&purpose=rent' }],
      alerts: { email, isConfirmed: false },
    })
    expect((await mailsTo(site, email))[0]?.text).toContain('/ar/my-searches/confirm/')
  })

  test('is saved for the account that the cookie names, which needs no address', async () => {
    const { token } = await person('landlord')
    const headers = { cookie: `auth_token=${token}` }
    const sent = await send(page, { ...fields, frequency: 'weekly', email: '' }, { headers })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${done}weekly`])
    expect((await list({ token })).searches).toMatchObject([
      { name: 'Villas', frequency: 'weekly' },
    ])
  })

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
    [{ frequency: 'daily', email: '' }, 'email', 'required'],
    [{ frequency: 'daily', email: 'sara' }, 'email', 'invalid_email'],
    [{ frequency: 'hourly' }, 'frequency', 'invalid_choice'],
    [{ filtersText: '?price_min=-5' }, 'filters.price_min', 'too_small'],
    [{ filtersText: '?__proto__=1&bathrooms[]=\0' }, 'filters.bathrooms', 'invalid_choice'],
  ] as [wrong: Partial<typeof fields>, string, string][])(
    'is drawn again with what is wrong: %o',
    async (wrong, path, code) => {
      const sent = await send(page, { ...fields, ...wrong })
      expect(sent.statusCode).toBe(422)
      expect(sent.body).not.toContain('<script')
      const { faults, entered } = answerIn(sent.body)!
      expect(faults).toMatchObject([{ path, code }])
      expect(entered).toMatchObject({ filtersText: [wrong.filtersText ?? fields.filtersText] })
    },
  )

  test('is saved for the visitor where the token in the cookie is valid no more', async () => {
    const headers = { cookie: `auth_token=${'x'.repeat(43)}` }
    const sent = await send(page, fields, { headers })
    expect(sent.statusCode).toBe(303)
    expect(sent.cookies.map(({ name }) => name)).toContain('visitor')
  })

  test('is saved once if a visitor presses its button twice, who gets a cookie with the first', async () => {
    const first = await send(page, fields)
    const headers = { cookie: cookieOf(first) }
    const second = await send(page, fields, { headers })
    const third = await send(page, fields, { headers })
    expect([second, third].map(({ headers: { location } }) => location)).toEqual([
      first.headers.location,
      first.headers.location,
    ])
    expect(await namesIn(first)).toEqual(['Villas'])
    await send(page, { ...fields, name: 'More villas' }, { headers })
    expect(await namesIn(first)).toHaveLength(2)
  })

  test('is saved once for an account, whatever cookie its browser has', async () => {
    const { token } = await person('landlord')
    const visitor = cookieOf(await send(page, fields))
    await send(page, fields, { headers: { cookie: `auth_token=${token}` } })
    await send(page, fields, { headers: { cookie: `${visitor}; auth_token=${token}` } })
    expect((await list({ token })).searches).toHaveLength(1)
  })

  test('is saved for each visitor of a network who saves the same', async () => {
    const [one, other] = [await send(page, fields), await send(page, fields)]
    await send(page, fields, { headers: { cookie: cookieOf(other) } })
    expect([await namesIn(one), await namesIn(other)]).toEqual([['Villas'], ['Villas']])
  })

  test('is saved by no other site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await send(page, fields, { headers })).statusCode).toBe(403)
  })
})

describe('Saved searches without scripts', () => {
  test('are read by the browser that has saved them, and by the account of its cookie', async () => {
    const fields = { name: 'Villas', filtersText: '?property_type=villa', frequency: 'off' }
    const sent = await send('/en/properties/save?property_type=villa', fields)
    const own = await read('/ar/my-searches?page=x&sort=none', { cookie: cookieOf(sent) })
    expect([own.statusCode, own.caching]).toEqual([200, 'no-store'])
    expect(own.plain?.reply).toMatchObject({ searches: [{ name: 'Villas' }] })
    const { token } = await signUp(site, { email: 'reader@requests.example' })
    const account = await read('/en/my-searches', { cookie: `auth_token=${token}` })
    expect(account.plain?.reply).toMatchObject({ searches: [] })
    const others = await read('/en/my-searches')
    expect([others.statusCode, others.plain?.reply]).toMatchObject([200, { searches: [] }])
  })

  test('are of the account that its cookie names', async () => {
    const { token } = await signUp(site, { email: 'saver@requests.example' })
    const cookie = `auth_token=${token}`
    const fields = { name: 'Flats', filtersText: '', frequency: 'off' }
    await send('/en/properties/save', fields, { headers: { cookie } })
    const own = await read('/en/my-searches/', { cookie })
    expect(own.plain?.reply).toMatchObject({ searches: [{ name: 'Flats' }] })
  })
})
