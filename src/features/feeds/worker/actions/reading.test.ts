import { expect, test } from 'vitest'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const { person, take } = feedsOf(await openSite())

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ referenceId: `M-${at}` }))

const whole = { query: '?hidesAbsent=true' }

test('Ads that a feed goes on calling deleted do not make up for those that it lacks', async () => {
  const agent = await person('agent')
  const gone = Array.from({ length: 10 }, (_, at) => ({ referenceId: `G-${at}` }))
  const deleted = gone.map((ad) => ({ ...ad, status: 'deleted' }))
  await take(agent, rowsOf([...many(10), ...gone]), whole)
  const leaving = await take(agent, rowsOf([...many(10), ...deleted]), whole)
  expect(leaving).toMatchObject({ size: 20, short: false, counts: { removed: 10 } })
  const short = await take(agent, rowsOf([...many(4), ...deleted]), whole)
  expect(short).toMatchObject({ size: 4, lastSize: 10, short: true, counts: { missing: 0 } })
})

test.each([
  ['cannot be read', '{"referenceId": "M-2", "name": \n'],
  ['has no reference', '{"name": {"en": "x"}}\n'],
])('A row that %s may be any ad, so none is missing', async (_, row) => {
  const agent = await person('agent')
  await take(agent, rowsOf(many(3)), whole)
  for (const __ of [1, 2]) {
    const done = await take(agent, `${rowsOf(many(2))}${row}`, whole)
    expect(done).toMatchObject({ complete: true, counts: { refused: 1, missing: 0, removed: 0 } })
  }
  expect((await take(agent, rowsOf(many(2)), whole)).counts).toMatchObject({ missing: 1 })
})
