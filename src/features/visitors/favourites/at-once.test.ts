import { afterEach, describe, expect, test } from 'vitest'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, favoritesPath, favouritesOn } from '#test/visitors/favourites.ts'
import { maxFavorites } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, add, remove, visitorWith, idsOf, fillUp } = favouritesOn(site)
const [one = 0, two = 0] = site.marinaIds

afterEach(() => site.db.pool.query('delete from favorites'))

describe('Forty calls at once', () => {
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted()

  test('add one ad once', async () => {
    const visitor = await visitorWith(two)
    const all = Array.from({ length: 40 }, () => add({ propertyId: one }, visitor))
    expect(statuses(await Promise.all(all))).toEqual(Array(40).fill(201))
    expect(await idsOf(visitor)).toEqual([one, two])
  })

  test('add forty ads of an account', async () => {
    const { token } = await signUp(site, { email: 'many@favourites.example' })
    const ids = [...site.marinaIds, ...site.otherIds].slice(0, 40)
    const all = ids.map((propertyId) => add({ propertyId }, { token }))
    expect(statuses(await Promise.all(all))).toEqual(Array(40).fill(201))
    const { body } = await ask('GET', `${favoritesPath}?limit=100`, { token })
    expect(body.data.pagination.total).toBe(40)
  })

  test('take the one place that is left once, and the others are refused with words', async () => {
    const visitor = await visitorWith(one)
    await fillUp(maxFavorites - 2)
    const ids = [...site.marinaIds, ...site.otherIds].slice(1, 41)
    const answers = await Promise.all(ids.map((propertyId) => add({ propertyId }, visitor)))
    expect(statuses(answers)).toEqual([201, ...Array(39).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(faultOf(refused!)).toEqual([409, 'too_many_favorites', 'propertyId'])
    expect(refused?.body.errors[0].msg).toContain(String(maxFavorites))
    expect((await add({ propertyId: one, note: 'still mine' }, visitor)).status).toBe(201)
  })

  test('remove one once', async () => {
    const visitor = await visitorWith(one)
    const all = Array.from({ length: 40 }, () => remove({ propertyId: one }, visitor))
    expect(statuses(await Promise.all(all))).toEqual([200, ...Array(39).fill(404)])
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

test('A repeated request with one key adds once, and is answered alike', async () => {
  const visitor = await visitorWith(two)
  const headers = { 'idempotency-key': 'a heart' }
  const first = await add({ propertyId: one }, { ...visitor, headers })
  const second = await add({ propertyId: one }, { ...visitor, headers })
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
})
