import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const { get, catalogue } = await openSite()

const packagesOf = async (id: number) =>
  (await get(`/subscriptions/ad-type/${id}`)).body.data.subscriptions

test('GET /subscriptions/ad-type/{id} offers a free and two paid packages of each ad type', async () => {
  for (const adType of catalogue.adTypes) {
    const packages = await packagesOf(adType.id)
    expect(packages.map(({ free }: { free: boolean }) => free)).toEqual([true, false, false])
    for (const { adType: own, slots, features } of packages) {
      expect(own).toEqual(adType)
      expect(slots).toBeGreaterThanOrEqual(10)
      expect(features.every(({ en, ar }: Record<string, string>) => en && ar)).toBe(true)
    }
  }
})

test('a package says what it costs with and without tax', async () => {
  expect((await packagesOf(1))[1]).toMatchObject({
    id: 2,
    name: { en: 'Plus', ar: 'بلس' },
    duration: { value: 3, unit: 'month' },
    slots: 25,
    price: 249,
    vat: 12.45,
    total: 261.45,
    free: false,
  })
})

test('an unknown ad type is not found', async () => {
  expect((await get('/subscriptions/ad-type/99')).status).toBe(404)
  expect((await get('/subscriptions/ad-type/none')).status).toBe(404)
})
