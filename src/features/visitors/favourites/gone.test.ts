import { afterEach, describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { faultOf, favouritesOn } from '#test/visitors/favourites.ts'
import { describeFavorites } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { add, remove, visitorWith, listOf, idsOf, setAd } = favouritesOn(site)
const [three = 0] = site.marinaIds

afterEach(() => site.db.pool.query('delete from favorites'))

describe('An ad that is gone', () => {
  const gone = [
    ['hidden', 'visible = false', 'visible = true', false],
    ['closed', "state = 'closed'", "state = 'live'", true],
    ['expired', "end_date = '2026-01-01'", 'end_date = null', true],
  ] as const

  test.each(gone)(
    '%s: stays among favourites as one, and says no more than its page',
    async (_state, change, back, isOfferShown) => {
      const visitor = await visitorWith(three)
      await setAd(three, change)
      const [favorite] = (await listOf(visitor)) as unknown as Record<string, never>[]
      expect(favorite).toMatchObject({
        gone: true,
        priceAtAdding: expect.any(Number),
        property: {
          id: three,
          name: null,
          totalPrice: null,
          agent: null,
          images: [],
          purpose: isOfferShown ? 'sale' : null,
          propertyType: isOfferShown ? { slug: 'apartment' } : null,
          location: isOfferShown ? { id: site.marina.id, lat: null } : null,
        },
      })
      expect(await idsOf(visitor)).toEqual([three])
      await setAd(three, back)
      expect(await listOf(visitor)).toMatchObject([{ gone: false, property: { id: three } }])
    },
  )

  test('is one also when it is hidden between the two reads of a list', async () => {
    const row = { propertyId: three, addedAt: new Date(), note: null, priceAtAdding: 1 }
    const { gazetteer, catalogue } = site.providers
    const names = { gazetteer: gazetteer(), catalogue: catalogue() }
    await setAd(three, 'visible = false')
    const rows = [{ ...row, isPublic: true }]
    const [favorite] = await describeFavorites(site.db.kysely, rows, names)
    expect(favorite).toMatchObject({ gone: true, property: { id: three, name: null } })
    await setAd(three, 'visible = true')
  })

  test('has the period of its rent, without which a price would look like that of a sale', async () => {
    await setAd(three, "purpose = 'rent', rent_period = 'monthly'")
    const visitor = await visitorWith(three)
    await setAd(three, "state = 'closed'")
    const property = { purpose: 'rent', rentPeriod: 'monthly', totalPrice: null }
    expect(await listOf(visitor)).toMatchObject([{ gone: true, property }])
    await setAd(three, "state = 'live', purpose = 'sale', rent_period = null")
  })

  test('can be removed, and brought back at once', async () => {
    const visitor = await visitorWith(three)
    await setAd(three, 'visible = false')
    expect((await remove({ propertyId: three }, visitor)).status).toBe(200)
    expect(await listOf(visitor)).toEqual([])
    expect((await add({ propertyId: three }, visitor)).body.data.favorite.gone).toBe(true)
    await setAd(three, 'visible = true')
  })

  test.each(Object.entries(site.away))('%s: cannot be added', async (state, propertyId) => {
    const code = state === 'draft' ? 'property_not_found' : 'property_gone'
    expect(faultOf(await add({ propertyId }))).toEqual([404, code, 'propertyId'])
  })
})
