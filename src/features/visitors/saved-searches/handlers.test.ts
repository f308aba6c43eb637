import { describe, expect, test } from 'vitest'
import { restoreHours } from './contract.ts'
import { openSite } from '#test/site.ts'
import { searchesOn, visitorIn } from '#test/visitors/saved-searches.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, save, visitorWith, list, person } = searchesOn(site)

const flats = { name: 'Flats in the Marina', filters: { purpose: 'sale', locations: [215] } }

const named = (name: string) => ({ ...flats, name })

describe('POST /searches', () => {
  test('answers the search with its filters as text and the page of its results', async () => {
    const filters = {
      purpose: 'sale',
      property_type: ['apartment', 'penthouse'],
      locations: [215],
      rooms: ['2', '3+'],
      price_max: 2_000_000,
      has_video: true,
      page: 3,
      limit: 50,
      unknown: 'ignored',
      keyword: '',
      furnished: null,
    }
    const answer = await save({ name: '  Flats  by the sea ', filters, frequency: 'off' })
    expect(answer.status).toBe(201)
    const { search } = answer.body.data
    expect(search).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Flats by the sea',
      filters: {
        purpose: 'sale',
        property_type: 'apartment,penthouse',
        locations: '215',
        rooms: '2,3+',
        price_max: '2000000',
        has_video: 'true',
      },
      url: '/properties?has_video=true&locations=215&price_max=2000000&property_type=apartment,penthouse&purpose=sale&rooms=2,3%2B',
      frequency: 'off',
      newCount: 0,
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((await site.get(search.url)).status).toBe(200)
  })

  test('sends no alerts unless they are asked for', async () => {
    expect((await save(flats)).body.data.search.frequency).toBe('off')
  })

  test('is done once for a key', async () => {
    const { cookies } = await visitorWith(flats)
    const headers = { 'idempotency-key': 'one' }
    const [first, second] = [
      await save(named('Once'), { cookies, headers }),
      await save(named('Once'), { cookies, headers }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await list({ cookies })).searches).toHaveLength(2)
  })

  test('is of the browser whose first answer was lost with its cookie', async () => {
    const headers = { 'idempotency-key': 'lost-answer' }
    await save(named('Asked again'), { headers })
    const cookies = visitorIn((await save(named('Asked again'), { headers })).cookies)
    expect((await list({ cookies })).searches).toMatchObject([{ name: 'Asked again' }])
  })
})

describe('GET /searches', () => {
  test('is empty for a browser that has saved nothing, and gives it no cookie', async () => {
    const answer = await ask('GET', '/searches')
    expect(answer.body.data).toEqual({
      searches: [],
      pagination: { page: 1, limit: 10, total: 0, totalIsExact: true, pages: 0 },
      newTotal: 0,
      places: [],
      alerts: { email: null, isConfirmed: false },
    })
    expect(answer.cookies).toEqual({})
  })

  test('has ten a page, the newest first, and names their locations', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Search ${at + 1}`)
    const { cookies } = await visitorWith(...names.map(named))
    const first = await list({ cookies })
    expect(first.searches.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 10))
    expect(first).toMatchObject({
      pagination: { page: 1, limit: 10, total: 12, pages: 2 },
      places: [{ id: 215, name: { en: 'Dubai Marina' }, path: [{}, { id: 215 }] }],
    })
    const second = await list({ cookies }, '?page=2')
    expect(second.searches.map(({ name }) => name)).toEqual(['Search 2', 'Search 1'])
    expect((await list({ cookies }, '?page=3&limit=5')).searches).toHaveLength(2)
    expect((await list({ cookies }, '?page=9')).searches).toEqual([])
  })

  test('is sorted by name as people sort, numbers as numbers', async () => {
    const { cookies } = await visitorWith(...['Villa 10', 'apartment', 'Villa 9'].map(named))
    const { searches } = await list({ cookies }, '?sort=name')
    expect(searches.map(({ name }) => name)).toEqual(['apartment', 'Villa 9', 'Villa 10'])
  })
})

describe('PUT /searches/{id}', () => {
  test('renames, and changes nothing else', async () => {
    const { cookies, saved } = await visitorWith(flats)
    const [{ id, ...before }] = saved as [(typeof saved)[number]]
    const body = { name: 'بيتنا الجديد' }
    const answer = await ask('PUT', `/searches/${id}`, { cookies, body })
    expect(answer.body.data.search).toEqual({ ...before, id, ...body })
    expect((await list({ cookies })).searches).toEqual([{ ...before, id, ...body }])
  })
})

describe('DELETE /searches/{id}', () => {
  test('removes, and can be undone', async () => {
    const { cookies, saved } = await visitorWith(flats)
    const [{ id }] = saved as [(typeof saved)[number]]
    const removed = await ask('DELETE', `/searches/${id}`, { cookies })
    expect([removed.status, removed.body]).toEqual([200, { data: {} }])
    expect((await list({ cookies })).searches).toEqual([])
    for (const method of ['DELETE', 'PUT'] as const) {
      const again = await ask(method, `/searches/${id}`, { cookies, body: {} })
      expect(again.status).toBe(404)
    }
    const restored = await ask('POST', `/searches/${id}/restore`, { cookies })
    expect(restored.body.data.search).toEqual(saved[0])
    expect((await list({ cookies })).searches).toEqual(saved)
  })

  test('cannot be undone after a day', async () => {
    const { cookies, saved } = await visitorWith(flats)
    const id = saved[0]?.id
    await ask('DELETE', `/searches/${id}`, { cookies })
    await site.db.pool.query(
      `update saved_searches set deleted_at = now() - $1 * interval '1 hour' where id = $2`,
      [restoreHours + 1, id],
    )
    expect((await ask('POST', `/searches/${id}/restore`, { cookies })).status).toBe(404)
  })
})

describe('the searches of a visitor', () => {
  test('are those of the browser, which others cannot reach', async () => {
    const [own, other] = [await visitorWith(flats), await visitorWith(named('Mine'))]
    const id = own.saved[0]?.id
    const { token } = await person('landlord')
    for (const who of [{ cookies: other.cookies }, { token }, {}]) {
      const calls = [
        await ask('PUT', `/searches/${id}`, { ...who, body: { name: 'x' } }),
        await ask('DELETE', `/searches/${id}`, who),
        await ask('POST', `/searches/${id}/open`, who),
        await ask('POST', `/searches/${id}/restore`, who),
      ]
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect((await list({ cookies: own.cookies })).searches).toEqual(own.saved)
  })

  test('become those of the account at a login, and each once', async () => {
    const { token, email } = await person('agent')
    await save(flats, { token })
    const { cookies, saved } = await visitorWith(named('The same filters'), {
      name: 'Villas',
      filters: { property_type: 'villa' },
    })
    const body = { email, password: 'mint tea' }
    const login = await ask('POST', '/auth/login', { cookies, body })
    const { searches } = await list({ token: login.body.data.token })
    expect(searches.map(({ name }) => name)).toEqual(['Villas', 'Flats in the Marina'])
    expect(searches[0]).toEqual(saved[1])
    expect((await list({ cookies })).searches).toEqual([])
  })

  test('are not shown to an account whose token has expired', async () => {
    const { cookies } = await visitorWith(flats)
    const answer = await ask('GET', '/searches', { cookies, token: 'x'.repeat(43) })
    expect(answer.status).toBe(401)
  })
})
