import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { faultOf, searchesOn } from '#test/visitors/saved-searches.ts'
import { accountLimit } from './handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, person, save } = searchesOn(site)

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

test('An account that saves and removes all day is told to wait', async () => {
  const { token } = await person('landlord')
  for (let time = 0; time < accountLimit.max; time += 1) {
    const saved = await save(flats, { token })
    expect(saved.status).toBe(201)
    await ask('DELETE', `/searches/${saved.body.data.search.id}`, { token })
  }
  expect(faultOf(await save(flats, { token }))).toEqual([429, 'too_many_requests', undefined])
})
