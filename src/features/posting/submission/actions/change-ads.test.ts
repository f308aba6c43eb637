import { expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const { ask, person, rows, take } = feedsOf(await openSite())

test('A feed cannot change the ad type for which a package was taken', async () => {
  const agent = await person('agent')
  const own = async () => {
    const { body } = await ask('GET', '/properties/my-properties', { token: agent.token })
    return body.data.properties[0]
  }
  await take(agent, rowsOf([feedAd({ referenceId: 'T-1' })]))
  const before = await own()
  expect(before).toMatchObject({ state: 'live', adType: { slug: 'residential' } })
  const other = feedAd({ referenceId: 'T-1', adType: 'featured', totalPrice: 1_400_000 })
  const done = await take(agent, rowsOf([other]))
  expect(done.results).toMatchObject({ updated: 0, refused: 1 })
  const [row] = await rows(agent, `${done.id}/rows`)
  expect(row.reasons).toMatchObject([{ code: 'ad_type_fixed', path: 'adTypeId' }])
  expect(await own()).toEqual(before)
  const open = rowsOf([{ referenceId: 'T-2', adType: 'residential' }])
  await take(agent, open)
  const draft = await take(agent, open.replace('residential', 'featured'))
  expect(draft.results).toMatchObject({ updated: 1, refused: 0 })
})
