import { afterEach, describe, expect, test } from 'vitest'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import {
  type Cookies,
  faultOf,
  favoritesPath,
  favouritesOn,
  type Listed,
} from '#test/visitors/favourites.ts'

let time = Date.now()
const site = await openSite({
  now: () => new Date((time += 1)),
  env: { WORKER: 'off', RATE_LIMITS: 'off' },
})
const { pool } = site.db
const { ask, add, remove, visitorWith, listOf, idsOf, setAd } = favouritesOn(site)
const [one = 0, two = 0, three = 0] = site.marinaIds
const minutes = (count: number) => {
  time += count * 60_000
}

afterEach(() => pool.query('delete from favorites'))

const visitorOf = (cookies: Record<string, { name: string; value: string }>): Cookies =>
  Object.fromEntries(Object.values(cookies).map(({ name, value }) => [name, value]))

async function favoriteAttempts(id: number): Promise<number> {
  const { rows } = await pool.query(
    'select favorite_attempts as count from property_counters where property_id = $1',
    [id],
  )
  return rows[0]?.count ?? 0
}

describe('Whose favourites are read', () => {
  test('are those of the account or of the cookie, and of nobody else', async () => {
    const visitor = await visitorWith(one)
    const other = await visitorWith(two)
    const { token } = await signUp(site, { email: 'owner@favourites.example' })
    await add({ propertyId: three }, { token })
    expect(await idsOf(visitor)).toEqual([one])
    expect(await idsOf(other)).toEqual([two])
    expect(await idsOf({ token })).toEqual([three])
    expect(await idsOf({ token, ...visitor })).toEqual([three])
    expect(faultOf(await remove({ propertyId: one }, other))).toEqual([
      404,
      'favorite_not_found',
      'propertyId',
    ])
  })

  test('are none for a stranger, who gets no cookie for reading', async () => {
    const answer = await ask('GET', favoritesPath)
    expect([answer.status, answer.cookies]).toEqual([200, {}])
    expect(answer.body.data).toEqual({
      favorites: [],
      pagination: { page: 1, limit: 20, total: 0, totalIsExact: true, pages: 0 },
    })
    expect((await ask('GET', `${favoritesPath}/ids`)).body.data).toEqual({ ids: [] })
  })

  test('are refused to a token that is over, not answered with those of a visitor', async () => {
    const visitor = await visitorWith(one)
    const token = 'x'.repeat(43)
    for (const answer of [
      await ask('GET', favoritesPath, { token, ...visitor }),
      await ask('GET', `${favoritesPath}/ids`, { token, ...visitor }),
      await add({ propertyId: two }, { token, ...visitor }),
      await remove({ propertyId: one }, { token, ...visitor }),
    ]) {
      expect(faultOf(answer).slice(0, 2)).toEqual([401, 'unauthenticated'])
    }
    expect(await idsOf(visitor)).toEqual([one])
  })

  test('are not those of a forged cookie', async () => {
    const { cookies } = await visitorWith(one)
    const [[name, value] = ['', '']] = Object.entries(cookies)
    const id = decodeURIComponent(value).split('.')[0]
    for (const forged of [`${id}.x`, `${id}`, '', '\u0000', `${id}.${'A'.repeat(43)}`]) {
      expect(await idsOf({ cookies: { [name]: encodeURIComponent(forged) } })).toEqual([])
    }
  })
})

describe('A favourite', () => {
  test('has the card, the day, the price then, and no note', async () => {
    const { status, body, cookies } = await add({ propertyId: one })
    expect([status, Object.keys(body.data)]).toEqual([201, ['favorite']])
    const { favorite } = body.data
    expect(favorite).toEqual({
      property: expect.objectContaining({
        id: one,
        name: expect.objectContaining({ en: expect.any(String), ar: expect.any(String) }),
        totalPrice: 1_500_000,
        images: expect.any(Array),
      }),
      addedAt: new Date(favorite.addedAt).toISOString(),
      note: null,
      priceAtAdding: 1_500_000,
      gone: false,
    })
    expect(favorite.property.images).toHaveLength(5)
    expect(JSON.stringify(favorite)).not.toContain('SECRET')
    const [listed] = await listOf({ cookies: visitorOf(cookies) })
    expect(listed).toEqual(favorite)
  })

  test('is the same one however often it is added', async () => {
    const visitor = await visitorWith(one)
    const [first] = await listOf(visitor)
    minutes(60 * 24)
    await setAd(one, 'total_price = 1450000')
    const again = await add({ propertyId: one }, visitor)
    expect(again.status).toBe(201)
    expect(again.body.data.favorite).toMatchObject({
      addedAt: first?.addedAt,
      priceAtAdding: 1_500_000,
      property: { totalPrice: 1_450_000 },
    })
    expect(await idsOf(visitor)).toEqual([one])
    await setAd(one, 'total_price = 1500000')
  })

  test('is listed by page, the latest first', async () => {
    const visitor = await visitorWith(one, two, three)
    expect(await idsOf(visitor)).toEqual([three, two, one])
    const { body } = await ask('GET', `${favoritesPath}?page=2&limit=2`, visitor)
    expect(body.data.favorites.map(({ property }: Listed) => property.id)).toEqual([one])
    const pagination = { page: 2, limit: 2, total: 3, totalIsExact: true, pages: 2 }
    expect(body.data.pagination).toEqual(pagination)
    expect(await listOf(visitor, '?page=3&limit=2')).toEqual([])
    expect((await ask('GET', `${favoritesPath}/ids`, visitor)).body.data.ids).toEqual([
      three,
      two,
      one,
    ])
  })

  test('keeps a note until another one or none is sent', async () => {
    const visitor = await visitorWith(one)
    const noteAfter = async (body: object) =>
      (await add({ propertyId: one, ...body }, visitor)).body.data.favorite.note
    expect(await noteAfter({ note: '  Quiet street,\n ask about parking  ' })).toBe(
      'Quiet street,\n ask about parking',
    )
    expect(await noteAfter({})).toBe('Quiet street,\n ask about parking')
    expect(await noteAfter({ note: 'هادئ' })).toBe('هادئ')
    expect(await noteAfter({ note: '' })).toBeNull()
    expect(await noteAfter({ note: 'x' })).toBe('x')
    expect(await noteAfter({ note: null })).toBeNull()
  })

  test('counts for the ad once a visitor and day', async () => {
    const before = await favoriteAttempts(two)
    const visitor = await visitorWith(two)
    await add({ propertyId: two }, visitor)
    await remove({ propertyId: two }, visitor)
    await add({ propertyId: two }, visitor)
    expect(await favoriteAttempts(two)).toBe(before + 1)
    await visitorWith(two)
    expect(await favoriteAttempts(two)).toBe(before + 2)
  })
})

describe('A favourite that is removed', () => {
  test('is gone at once, and comes back within the hour as it was', async () => {
    const visitor = await visitorWith(one)
    await add({ propertyId: one, note: 'ask about parking' }, visitor)
    const [before] = await listOf(visitor)
    const removed = await remove({ propertyId: one }, visitor)
    expect([removed.status, removed.body]).toEqual([200, { data: {} }])
    expect(await listOf(visitor)).toEqual([])
    expect(faultOf(await remove({ propertyId: one }, visitor))[0]).toBe(404)
    minutes(59)
    await add({ propertyId: one }, visitor)
    expect(await listOf(visitor)).toEqual([before])
  })

  test('is a new one after that', async () => {
    const visitor = await visitorWith(one)
    await add({ propertyId: one, note: 'ask about parking' }, visitor)
    const [before] = await listOf(visitor)
    await remove({ propertyId: one }, visitor)
    minutes(61)
    await add({ propertyId: one }, visitor)
    const [after] = await listOf(visitor)
    expect(after?.note).toBeNull()
    expect(Date.parse(after!.addedAt)).toBeGreaterThan(Date.parse(before!.addedAt))
  })
})
