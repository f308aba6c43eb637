import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { transition } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, post, put, publicAd, eventsOf } = poster(site)
const { kysely: db } = site.db

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

async function hitsOf({ user }: Person): Promise<number> {
  const key = keyedHash(db, `ad-writes/${user.id}`)
  const found = await sql<{ hits: number }>`
    select hits from throttles where key = ${key}`.execute(db)
  return found.rows[0]?.hits ?? 0
}

const switchAds = async ({ token }: Person, ids: readonly number[], action: string) => {
  const answer = await ask('POST', '/properties/bulk', { token, body: { ids, action } })
  expect(answer.status).toBe(200)
}

test('a change of many ads counts as many changes', async () => {
  const broker = await person('broker')
  const ids = [await idOf(broker), await idOf(broker), await idOf(broker)]
  const before = await hitsOf(broker)
  await switchAds(broker, [...ids, ids[0]!], 'hide')
  expect((await hitsOf(broker)) - before).toBe(3)
})

test('a draft that is made and deleted counts as two changes', async () => {
  const broker = await person('broker')
  const id = await idOf(broker, { draft: true })
  const path = `/properties/my-properties/${id}`
  expect((await ask('DELETE', path, { token: broker.token })).status).toBe(200)
  expect(await hitsOf(broker)).toBe(2)
})

test('a draft that is shown and hidden leaves no events', async () => {
  const broker = await person('broker')
  const id = await idOf(broker, { draft: true })
  for (const action of ['hide', 'show', 'hide']) await switchAds(broker, [id], action)
  expect(await eventsOf(id)).toEqual([[null, 'draft']])
})

test('an ad keeps its last twenty events of a kind, and those of others', async () => {
  const broker = await person('broker')
  const operator = await person('agent')
  const id = await idOf(broker)
  const checked = { id, actorId: operator.user.id, reason: 'checked' }
  await transition(db, { ...checked, from: 'live', to: 'live' })
  for (let at = 0; at < 15; at += 1) {
    await switchAds(broker, [id], 'hide')
    await switchAds(broker, [id], 'show')
  }
  const found = await sql<{ reason: string | null; account_id: number }>`
    select reason, account_id
    from property_events
    where property_id = ${id} and from_state is not null
    order by id`.execute(db)
  const own = found.rows.filter(({ account_id }) => account_id === broker.user.id)
  expect([own.length, own[0]?.reason, own.at(-1)?.reason]).toEqual([20, 'hidden', 'shown'])
  expect(found.rows.filter(({ reason }) => reason === 'checked')).toHaveLength(1)
})

test('an ad keeps ten prices of a day, the last of them its own', async () => {
  const broker = await person('broker')
  const id = await idOf(broker)
  for (let at = 1; at <= 14; at += 1) await put(broker, id, postedAd({ totalPrice: 1_000 * at }))
  const { priceHistory } = (await publicAd(id)).body.data.property
  expect([priceHistory.length, priceHistory.at(-1).price]).toEqual([10, 14_000])
})
