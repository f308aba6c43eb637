import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maxDrafts } from './queries/draft-quota.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { kysely: db } = site.db

test('An account has fifty thousand drafts at most, by hand and by feeds', async () => {
  const agent = await person('agent')
  const { token, user } = agent
  await sql`
    insert into properties (account_id, reference_id, state)
    select ${user.id}, 'D-' || number, 'draft'
    from generate_series(1, ${maxDrafts - 1}::integer) as number`.execute(db)
  const body = { draft: true }
  expect((await ask('POST', '/properties', { token, body })).status).toBe(201)
  const refused = await ask('POST', '/properties', { token, body })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'too_many_drafts'])
  expect((await ask('POST', '/properties', { token, body: postedAd() })).status).toBe(201)
  await sql`
    delete from properties
    where account_id = ${user.id} and reference_id = 'D-1'`.execute(db)
  const done = await take(agent, rowsOf([{ referenceId: 'N-1' }, { referenceId: 'N-2' }]))
  expect(done).toMatchObject({ state: 'done', results: { created: 1, refused: 1 } })
  const [, beyond] = await rows(agent, `${done.id}/rows`)
  expect(beyond.reasons).toMatchObject([{ code: 'too_many_drafts' }])
})

test('An account changes its ads some thousands of times an hour at most', async () => {
  const { token, user } = await person('agent')
  const made = await ask('POST', '/properties', { token, body: postedAd() })
  const { id } = made.body.data.property
  await sql`
    update throttles
    set hits = 1000000
    where key = ${keyedHash(db, `ad-writes/${user.id}`)}`.execute(db)
  const calls = [
    ['POST', '/properties', { draft: true }],
    ['PUT', `/properties/my-properties/${id}`, { totalPrice: 1 }],
    ['POST', `/properties/set-visibility/${id}`, { visibility: 'hidden' }],
    ['POST', '/properties/bulk', { action: 'hide', ids: [id] }],
  ] as const
  for (const [method, path, body] of calls) {
    expect([path, (await ask(method, path, { token, body })).status]).toEqual([path, 429])
  }
})

test('The page of an ad shows the last hundred of its prices', async () => {
  const { token } = await person('agent')
  const { id } = (await ask('POST', '/properties', { token, body: postedAd() })).body.data.property
  await sql`
    insert into property_prices (property_id, at, price)
    select ${id}, now() + number * interval '1 minute', number
    from generate_series(1, 150) as number`.execute(db)
  const { priceHistory } = (await site.get(`/properties/${id}`)).body.data.property
  expect([priceHistory.length, priceHistory[0].price, priceHistory.at(-1).price]).toEqual([
    100, 51, 150,
  ])
})
