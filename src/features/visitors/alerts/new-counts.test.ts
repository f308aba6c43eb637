import { describe, expect, test } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import { openSite } from '#test/site.ts'
import { after, searchesOn } from '#test/visitors/saved-searches.ts'
import { maxMatches, maxMatchesOfVisitor } from './queries/matching.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const searches = searchesOn(site)
const { alertsTo, ask, follow, followSoon, list, newCounts, person, publish, put, save } = searches
const { show, visitorWith } = searches

const flats = (more: object = {}) => ({
  name: 'Flats in the Marina',
  filters: { purpose: 'sale', locations: [215] },
  frequency: 'instant',
  ...more,
})

describe('The number of new ads', () => {
  test('counts each once since the search was opened, and only those that are public', async () => {
    const { token } = await person('landlord')
    const { body } = await save(flats({ frequency: 'off' }), { token })
    const ads = [await publish(), await publish(), await publish()]
    await put(ads[0]!.owner, ads[0]!.id, { totalPrice: 1_000_000 })
    await follow()
    expect(await newCounts({ token })).toEqual([3])
    await show(ads[1]!, 'hidden')
    const listed = await list({ token })
    expect([listed.searches[0]?.newCount, listed.newTotal]).toEqual([2, 2])
    await ask('POST', `/searches/${body.data.search.id}/open`, { token })
    expect(await newCounts({ token })).toEqual([0])
  })

  test('sorts the list', async () => {
    const { token } = await person('landlord')
    await save(flats({ name: 'Some', frequency: 'off' }), { token })
    await save({ name: 'None', filters: { purpose: 'rent' } }, { token })
    await publish()
    await follow()
    const { searches } = await list({ token }, '?sort=most_new')
    expect(searches.map(({ name, newCount }) => [name, newCount])).toEqual([
      ['Some', 1],
      ['None', 0],
    ])
  })
})

describe('Matches', () => {
  const fill = (id: string, waiting: number) =>
    site.db.pool.query('update saved_searches set waiting = $1 where id = $2', [waiting, id])

  test('of a visitor without alerts are limited, until the search is opened', async () => {
    const { cookies, saved } = await visitorWith(flats({ frequency: 'off' }))
    const { id } = saved[0]!
    await fill(id, maxMatchesOfVisitor - 1)
    for (let ad = 0; ad < 2; ad += 1) await publish()
    await follow()
    expect(await newCounts({ cookies })).toEqual([1])
    await ask('POST', `/searches/${id}/open`, { cookies })
    await publish()
    await follow()
    expect(await newCounts({ cookies })).toEqual([1])
  })

  test('of a visitor who has not confirmed an address have room again once the search is opened', async () => {
    const email = 'unconfirmed@example.com'
    const { cookies, saved } = await visitorWith({ ...flats({ frequency: 'daily' }), email })
    const { id } = saved[0]!
    await fill(id, maxMatchesOfVisitor)
    await ask('POST', `/searches/${id}/open`, { cookies })
    await publish()
    await follow()
    expect(await newCounts({ cookies })).toEqual([1])
  })

  test('that wait for an alert are limited, until it is sent', async () => {
    const { token, email } = await person('landlord')
    const { id } = (await save(flats(), { token })).body.data.search
    await fill(id, maxMatches)
    await publish()
    await followSoon()
    expect(await alertsTo(email)).toEqual([])
    await fill(id, maxMatches - 1)
    for (let ad = 0; ad < 2; ad += 1) {
      await publish()
      await follow(after(ad * 20 * minuteMs))
      await follow(after(ad * 20 * minuteMs + minuteMs))
    }
    expect(await alertsTo(email)).toHaveLength(2)
  })

  test.each([
    [maxMatches - 1, '1 property for “Flats in the Marina”'],
    [maxMatches, '1 property or more for “Flats in the Marina”'],
  ])('of which %i wait make an alert with the subject %s', async (waiting, subject) => {
    const { token, email } = await person('landlord')
    const { id } = (await save(flats(), { token })).body.data.search
    await publish()
    await follow()
    await fill(id, waiting)
    await follow(after(minuteMs))
    expect((await alertsTo(email)).map((alert) => alert.subject)).toEqual([subject])
  })

  test('that have been told are kept up to the same number', async () => {
    const { token } = await person('landlord')
    const { id } = (await save(flats(), { token })).body.data.search
    await site.db.pool.query(
      `insert into search_matches (search_id, change_id, property_id, at, told_at)
      select $1, -at, 1, now(), now() from generate_series(1, $2) as at`,
      [id, maxMatches + 5],
    )
    await publish()
    await followSoon()
    const { rows } = await site.db.pool.query(
      'select count(*)::int as count, min(change_id)::int as first from search_matches where search_id = $1',
      [id],
    )
    expect(rows).toEqual([{ count: maxMatches, first: 1 - maxMatches }])
  })
})
