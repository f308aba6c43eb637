import { describe, expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { set, list } = poster(site)

const whole = { query: '?hidesAbsent=true' }
const first = feedAd({ referenceId: 'R-1' })
const rest = { referenceId: 'R-2' }

const own = async (agent: Person) => (await list(agent, '?search=R-1')).properties[0]
const call = async (agent: Person, path: string, body: object) => {
  const { id } = await own(agent)
  await ask('POST', `/properties/${path}/${id}`, { token: agent.token, body })
}

/** An advertiser of an ad that their feed has called deleted. */
const closed = async (): Promise<Person> => {
  const agent = await person('agent')
  await take(agent, rowsOf([first, rest]))
  await take(agent, rowsOf([{ ...first, status: 'deleted' }, rest]))
  expect(await own(agent)).toMatchObject({ state: 'closed' })
  return agent
}

const toldOf = async (agent: Person, id: string) => (await rows(agent, `${id}/rows`))[0]

test('A draft whose package was full is submitted by the next run that finds room', async () => {
  const agent = await person('agent')
  const feed = rowsOf(Array.from({ length: 12 }, (_, at) => feedAd({ referenceId: `W-${at}` })))
  const counts = async () => {
    const { counts: planned, results } = await take(agent, feed)
    return [planned.added, planned.changed, planned.unchanged, results.published]
  }
  expect(await counts()).toEqual([12, 0, 0, 10])
  expect(await counts()).toEqual([0, 0, 12, 0])
  const [shown] = (await list(agent, '?state=live')).properties
  const body = { state: 'closed' }
  await ask('POST', `/properties/set-state/${shown.id}`, { token: agent.token, body })
  expect(await counts()).toEqual([0, 1, 11, 1])
  expect(await counts()).toEqual([0, 0, 12, 0])
})

describe('An ad that is back in its feed', () => {
  test('stays closed where permits are enforced and it has none', async () => {
    const [one, other] = [await closed(), await closed()]
    const permit = { permitNumber: '1234567890', permitType: 'rera' }
    await set.setting('permits', 'enforce')
    const done = await take(one, rowsOf([first, rest]))
    await take(other, rowsOf([{ ...first, ...permit }, rest]))
    await set.setting('permits', 'warn')
    expect((await toldOf(one, done.id)).reasons).toMatchObject([{ code: 'permit_needed' }])
    expect(await own(one)).toMatchObject({ state: 'closed' })
    expect(await own(other)).toMatchObject({ state: 'live' })
  })

  test('stays closed where its package has no more room, until it has', async () => {
    const agent = await closed()
    const ten = Array.from({ length: 10 }, (_, at) => feedAd({ referenceId: `S-${at}` }))
    await take(agent, rowsOf([...ten, { ...first, status: 'deleted' }, rest]))
    const full = rowsOf([first, rest, ...ten])
    const done = await take(agent, full)
    expect((await toldOf(agent, done.id)).reasons).toMatchObject([{ code: 'package_full' }])
    expect((await take(agent, full)).counts).toMatchObject({ changed: 0, unchanged: 12 })
    expect(await own(agent)).toMatchObject({ state: 'closed' })
    const [gone, ...nine] = ten
    const less = rowsOf([first, rest, { ...gone, status: 'deleted' }, ...nine])
    await take(agent, less)
    await take(agent, less)
    expect(await own(agent)).toMatchObject({ state: 'live' })
  })

  test('stays closed where its advertiser has opened and closed it since', async () => {
    const agent = await closed()
    const ten = Array.from({ length: 10 }, (_, at) => feedAd({ referenceId: `H-${at}` }))
    await take(agent, rowsOf([...ten, { ...first, status: 'deleted' }, rest]))
    const full = rowsOf([first, rest, ...ten])
    await take(agent, full)
    const move = async (id: number, state: string) => {
      const path = `/properties/set-state/${id}`
      expect((await ask('POST', path, { token: agent.token, body: { state } })).status).toBe(200)
    }
    const live = (await list(agent, '?state=live&limit=50')).properties
    await move(live[0].id, 'closed')
    const { id } = await own(agent)
    await move(id, 'live')
    await move(id, 'closed')
    expect((await take(agent, full)).counts).toMatchObject({ changed: 0, unchanged: 12 })
    const dearer = { ...first, totalPrice: 1_600_000 }
    expect((await take(agent, rowsOf([dearer, rest, ...ten]))).counts).toMatchObject({ changed: 1 })
    expect(await own(agent)).toMatchObject({ state: 'closed' })
  })

  test('stays closed where its row is refused', async () => {
    const agent = await closed()
    const done = await take(agent, rowsOf([{ ...first, totalPrice: null }, rest]))
    expect(done.results).toMatchObject({ refused: 1 })
    expect(await own(agent)).toMatchObject({ state: 'closed' })
    await take(agent, rowsOf([first, rest]))
    expect(await own(agent)).toMatchObject({ state: 'live' })
  })

  test('stays under offer where its advertiser has opened it before', async () => {
    const agent = await closed()
    await call(agent, 'set-state', { state: 'live' })
    await call(agent, 'set-state', { state: 'under_offer' })
    await take(agent, rowsOf([first, rest]))
    expect(await own(agent)).toMatchObject({ state: 'under_offer' })
  })

  test('stays hidden where its advertiser hid it', async () => {
    const agent = await person('agent')
    await take(agent, rowsOf([first, rest]), whole)
    await call(agent, 'set-visibility', { visibility: false })
    for (const _ of [1, 2, 3]) {
      const { counts } = await take(agent, rowsOf([rest]), whole)
      expect(counts).toMatchObject({ missing: 0, removed: 0 })
    }
    await take(agent, rowsOf([first, rest]), whole)
    expect(await own(agent)).toMatchObject({ visible: false })
  })
})
