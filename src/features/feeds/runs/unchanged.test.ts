import { describe, expect, test } from 'vitest'
import { sweepFeeds } from '#features/feeds/sources/actions.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, rows, take } = feedsOf(site)
const { kysely: db } = site.db

const whole = { query: '?hidesAbsent=true' }
const both = rowsOf([{ referenceId: 'U-1' }, { referenceId: 'U-2' }])
const one = rowsOf([{ referenceId: 'U-1' }])

const keptOf = async (runId: string) => {
  const kept = await Promise.all(
    (['feed_rows', 'feed_unchanged'] as const).map((table) =>
      db.selectFrom(table).select('position').where('run_id', '=', runId).execute(),
    ),
  )
  return kept.map(({ length }) => length)
}

describe('What is in a feed as it was', () => {
  test('is counted, not kept', async () => {
    const agent = await person('agent')
    await take(agent, both, whole)
    const again = await take(agent, both, whole)
    expect(again).toMatchObject({
      counts: { added: 0, changed: 0, missing: 0, removed: 0, unchanged: 2 },
      progress: { done: 2, total: 2 },
      size: 2,
      lastSize: 2,
    })
    for (const query of ['', '?action=unchanged']) {
      const path = `/feeds/runs/${again.id}/rows${query}`
      const { data } = (await ask('GET', path, { token: agent.token })).body
      expect(data).toMatchObject({ rows: [], pagination: { total: 0 } })
    }
    expect(await keptOf(again.id)).toEqual([0, 1])
    await sweepFeeds(db, new Date())
    expect(await keptOf(again.id)).toEqual([0, 0])
  })

  test('is there all the same, and is missing no more once it is back', async () => {
    const agent = await person('agent')
    const missing: number[] = []
    for (const text of [both, one, both, one]) {
      const { counts } = await take(agent, text, whole)
      expect(counts.removed).toBe(0)
      missing.push(counts.missing)
    }
    expect(missing).toEqual([0, 1, 0, 1])
  })

  test('is kept where there is something to say of it', async () => {
    const { token } = await person('agent')
    await ask('POST', '/properties', { token, body: postedAd({ referenceId: 'U-3' }) })
    const row = feedAd({ referenceId: 'U-3', propertyAge: 'very old' })
    const done = await take({ token }, rowsOf([row]))
    expect(done.counts).toMatchObject({ unchanged: 1, changed: 0 })
    const [told] = await rows({ token }, `${done.id}/rows?action=unchanged`)
    expect(told).toMatchObject({ reference: 'U-3', reasons: [{ path: 'propertyAge' }] })
  })
})
