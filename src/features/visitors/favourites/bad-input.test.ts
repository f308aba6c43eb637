import { afterEach, describe, expect, test } from 'vitest'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, favoritesPath, favouritesOn } from '#test/visitors/favourites.ts'
import { maxNoteLength } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, add, remove, visitorWith, listOf, idsOf } = favouritesOn(site)
const [one = 0, two = 0] = site.marinaIds

afterEach(() => site.db.pool.query('delete from favorites'))

describe('An id', () => {
  test.each([999_999, 0, -1, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER])(
    '%s is that of no ad',
    async (propertyId) => {
      expect(faultOf(await add({ propertyId }))).toEqual([404, 'property_not_found', 'propertyId'])
      const visitor = await visitorWith(one)
      const missing = [404, 'favorite_not_found', 'propertyId']
      expect(faultOf(await remove({ propertyId }, visitor))).toEqual(missing)
    },
  )

  test.each([['1'], [1.5], [true], [null], [undefined], [[1]], [{ id: 1 }], ['1; drop table']])(
    '%j is refused by its field',
    async (propertyId) => {
      for (const answer of [await add({ propertyId }), await remove({ propertyId })]) {
        const [status, , at] = faultOf(answer)
        expect([status, at]).toEqual([422, 'propertyId'])
      }
    },
  )
})

describe('A note', () => {
  test.each([
    ['a null byte', 'a\u0000b', 'invalid_text'],
    ['a lone surrogate', '\ud800', 'invalid_text'],
    ['a number', 5, 'invalid'],
    ['a list', ['a'], 'invalid'],
    ['too long a text', 'x'.repeat(maxNoteLength + 1), 'too_long'],
  ])('is refused for %s', async (_, note, code) => {
    expect(faultOf(await add({ propertyId: one, note }))).toEqual([422, code, 'note'])
  })

  test('may be as long as it says, in any letters', async () => {
    const note = '\u0645'.repeat(maxNoteLength)
    const { body } = await add({ propertyId: one, note })
    expect(body.data.favorite.note).toBe(note)
  })
})

describe('A body', () => {
  test.each([[[]], ['text'], [5], [null]])('%j is refused', async (body) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const { status } = await ask(method, favoritesPath, { body: body as object })
      expect([400, 422]).toContain(status)
    }
  })

  test('that says whose it is changes nothing', async () => {
    const visitor = await visitorWith(one)
    const { token, user } = await signUp(site, { email: 'victim@favourites.example' })
    const wishes = { accountId: user.id, account_id: user.id, visitorId: 'x', gone: true }
    await add({ propertyId: two, priceAtAdding: 1, addedAt: '2020-01-01', ...wishes }, visitor)
    expect(await idsOf({ token })).toEqual([])
    expect(await listOf(visitor)).toMatchObject([{ priceAtAdding: 1_501_000 }, {}])
  })
})
