import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { listsOfProperties } from './contract.ts'

const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
})

test.each(['similar', 'building', 'comparison'])(
  'GET /api/properties/%s/{id} is limited as searches are',
  async (call) => {
    const url = `/properties/${call}/2000000000`
    const statusFor = async (address: string) =>
      (await site.get(url, { 'x-forwarded-for': address })).status
    const statuses = new Set<number>()
    for (let at = 0; at < listsOfProperties.max; at += 1) {
      statuses.add(await statusFor('203.0.113.5'))
    }
    expect([...statuses, await statusFor('203.0.113.5')]).toEqual([404, 429])
    expect(await statusFor('203.0.113.6')).toBe(404)
  },
)
