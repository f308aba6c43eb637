import { afterEach, describe, expect, test } from 'vitest'
import { apiServer } from '#test/api-server.ts'
import { openSite } from '#test/site.ts'
import { favoritesPath, favouritesOn } from '#test/visitors/favourites.ts'
import { maxFavorites } from './contract.ts'
import { favoriteHandlers } from './handlers.ts'
import { findFavoriteIds, markRemoved, visitorOwner } from './queries/favorites.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { add, visitorWith, idsOf, fillUp } = favouritesOn(site)
const { db } = site
const [one = 0, two = 0] = site.marinaIds
const ids = [...site.marinaIds, ...site.otherIds].slice(0, 41)

afterEach(() => db.pool.query('delete from favorites'))

/** Without the turns of the whole server, which gives one caller a few places at once. */
const server = await apiServer({ db, handlers: favoriteHandlers(site.providers) })

/** A visitor of that server who has saved an ad. */
async function newVisitor(propertyId: number) {
  const { cookies } = await server.post(favoritesPath, { propertyId })
  const cookie = `__Host-visitor=${cookies[0]?.value}`
  const save = (id: number) => server.post(favoritesPath, { propertyId: id }, { cookie })
  const saved = async (): Promise<number[]> =>
    (await server.get(`${favoritesPath}/ids`, { cookie })).body.data.ids
  return { save, saved }
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('Forty calls at once', () => {
  test('add one ad once', async () => {
    const { save, saved } = await newVisitor(two)
    const answers = await Promise.all(Array.from({ length: 40 }, () => save(one)))
    expect(statuses(answers)).toEqual(Array(40).fill(201))
    expect(await saved()).toEqual([one, two])
  })

  test('add forty ads, each of them once', async () => {
    const { save, saved } = await newVisitor(one)
    const answers = await Promise.all(ids.slice(1).map(save))
    expect(statuses(answers)).toEqual(Array(40).fill(201))
    expect(new Set(await saved())).toEqual(new Set(ids))
    expect(await saved()).toHaveLength(ids.length)
  })

  test('take the one place that is left once, and the others are refused with words', async () => {
    const { save, saved } = await newVisitor(one)
    await fillUp(maxFavorites - 2)
    const answers = await Promise.all(ids.slice(1).map(save))
    expect(statuses(answers)).toEqual([201, ...Array(39).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors).toEqual([
      {
        code: 'too_many_favorites',
        path: 'propertyId',
        msg: expect.stringContaining(String(maxFavorites)),
      },
    ])
    expect(await saved()).toHaveLength(maxFavorites)
    expect((await save(one)).status).toBe(201)
  })

  test('remove one once', async () => {
    const owner = visitorOwner('a visitor')
    const { visitorHash: visitor_hash = null } = owner
    await db.kysely
      .insertInto('favorites')
      .values({ property_id: one, added_at: new Date(), price_at_adding: 1, visitor_hash })
      .execute()
    const removal = { owner, propertyId: one, now: new Date() }
    const removed = await Promise.all(
      Array.from({ length: 40 }, () => markRemoved(db.kysely, removal)),
    )
    expect(removed.filter(Boolean)).toHaveLength(1)
    expect(await findFavoriteIds(db.kysely, owner)).toEqual([])
  })
})

test('A favourite beyond the limit is refused in Arabic too', async () => {
  const visitor = await visitorWith(one)
  await fillUp(maxFavorites - 1)
  const headers = { 'accept-language': 'ar' }
  const { body } = await add({ propertyId: two }, { ...visitor, headers })
  expect(body.errors[0].msg).toBe(
    `الحد الأقصى لعدد العقارات في المفضلة: ${maxFavorites}. أزل عقارًا منها لتضيف غيره.`,
  )
})

test('A repeated request without a cookie gets a visitor who has the ad, and no answer is kept', async () => {
  const headers = { 'idempotency-key': 'a-heart' }
  await add({ propertyId: one }, { headers })
  const { status, cookies } = await add({ propertyId: one }, { headers })
  expect(status).toBe(201)
  const sent = Object.values(cookies).map(({ name, value }) => [name, value])
  expect(await idsOf({ cookies: Object.fromEntries(sent) })).toEqual([one])
  expect((await db.pool.query('select 1 from idempotency_keys')).rows).toEqual([])
})

test('A save that is slow to be answered holds up no views of the ad', async () => {
  await visitorWith(one)
  const client = await db.pool.connect()
  await client.query('begin; lock table property_images in access exclusive mode')
  const saving = server.post(favoritesPath, { propertyId: one })
  const waiting = `select from pg_locks
    where not granted and relation = 'property_images'::regclass
      and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
  const counters = 'select from property_counters where property_id = $1 for update nowait'
  expect((await db.pool.query(counters, [one])).rowCount).toBe(1)
  await client.query('rollback')
  client.release()
  expect((await saving).status).toBe(201)
})
