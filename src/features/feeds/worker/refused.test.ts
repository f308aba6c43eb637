import { expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { person, rows, take } = feedsOf(site)

test('A row is counted and listed as refused once, whether when it was read or when it was written', async () => {
  const agent = await person('agent')
  const ad = feedAd({ referenceId: 'T-1' })
  await take(agent, rowsOf([ad]))
  const done = await take(agent, rowsOf([{ ...ad, totalPrice: null }, { price: 1 }]))
  expect(done.counts).toMatchObject({ added: 0, changed: 0, refused: 2 })
  expect(done.results).toMatchObject({ updated: 0, refused: 1 })
  const refused = await rows(agent, `${done.id}/rows?action=refused`)
  expect(refused.map(({ reference }: { reference: string }) => reference)).toEqual(['T-1', null])
  expect(await rows(agent, `${done.id}/rows?action=changed`)).toEqual([])
})
