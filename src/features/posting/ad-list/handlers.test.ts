import { expect, test } from 'vitest'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { endAds } from '#features/posting/lifecycle/actions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const play = poster(site)
const { person, post, put, read, publicAd, ask, hired, eventsOf, set, judge } = play

const another = { en: 'Three bedroom home over the Marina', ar: 'شقة بثلاث غرف تطل على المارينا' }

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

const bulk = async ({ token }: Person, body: object, headers: object = {}) => {
  const answer = await ask('POST', '/properties/bulk', { token, body, headers })
  expect(answer.status).toBe(200)
  return answer.body.data.results as { id: number; done: boolean; changed: boolean }[]
}
const outcomes = (results: { done: boolean; changed: boolean }[]) =>
  results.map(({ done, changed }) => [done, changed])

test('many ads are hidden and shown, each once', async () => {
  const broker = await person('broker')
  const ids = [await idOf(broker), await idOf(broker), await idOf(broker)]
  const hide = { ids: [...ids, ids[0]], action: 'hide' }
  expect(outcomes(await bulk(broker, hide))).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
  expect((await publicAd(ids[1]!)).status).toBe(404)
  expect(outcomes(await bulk(broker, hide))).toEqual(ids.map(() => [true, false]))
  expect(await eventsOf(ids[0]!)).toHaveLength(2)
  await bulk(broker, { ids, action: 'show' })
  expect((await publicAd(ids[1]!)).status).toBe(200)
})

test('what one ad is refused keeps no other, and is said in the caller’s language', async () => {
  const broker = await person('broker')
  const [draft, live] = [await idOf(broker, { draft: true }), await idOf(broker)]
  const theirs = await idOf(await person('broker'))
  const ids = [live, theirs, 2_000_000_000, draft]
  const body = { ids, action: 'delete' }
  const results = await bulk(broker, body, { 'accept-language': 'ar' })
  expect(results).toMatchObject([
    { id: live, done: false, errors: [{ code: 'not_a_draft' }] },
    {
      id: theirs,
      done: false,
      errors: [{ code: 'property_not_found', msg: 'هذا العقار غير موجود' }],
    },
    { id: 2_000_000_000, done: false, errors: [{ code: 'property_not_found' }] },
    { id: draft, done: true, changed: true, errors: [] },
  ])
  expect((await read(broker, draft)).status).toBe(404)
  expect((await publicAd(theirs)).status).toBe(200)
})

test('an agency hides what its members made, a member not the agency’s', async () => {
  const { agency, agent } = await hired()
  const [mine, theirs] = [await idOf(agent), await idOf(agency)]
  expect(outcomes(await bulk(agent, { ids: [mine, theirs], action: 'hide' }))).toEqual([
    [true, true],
    [false, false],
  ])
  expect(outcomes(await bulk(agency, { ids: [mine, theirs], action: 'hide' }))).toEqual([
    [true, false],
    [true, true],
  ])
})

test('what is over is renewed once, however often it is pressed', async () => {
  const broker = await person('broker')
  const ids = [await idOf(broker), await idOf(broker)]
  const yesterday = dayInDubai(new Date(Date.now() - 86_400_000))
  for (const id of ids) await set.endDate(id, yesterday)
  await endAds(site.db, new Date())
  expect(outcomes(await bulk(broker, { ids, action: 'renew' }))).toEqual(
    ids.map(() => [true, true]),
  )
  const endOf = async () => (await read(broker, ids[0]!)).body.data.property.propertyData[0].endDate
  const end = await endOf()
  expect(outcomes(await bulk(broker, { ids, action: 'renew' }))).toEqual(
    ids.map(() => [true, false]),
  )
  expect(await endOf()).toBe(end)
  expect((await publicAd(ids[0]!)).status).toBe(200)
})

test('says of each renewed ad whether it is on show or is reviewed first, pressed twice too', async () => {
  const broker = await person('broker')
  await set.setting('moderation', 'all')
  const operator = await play.operator()
  const letIn = async (id: number) => judge(operator, id, { state: 'live', reason: 'Looked' })
  const ids = [await idOf(broker), await idOf(broker)]
  for (const id of ids) await letIn(id)
  await bulk(broker, { ids, action: 'close' })
  await put(broker, ids[1]!, { totalPrice: 900_000, name: another })
  const states = (results: object[]) => results.map((one) => (one as { state: string }).state)
  expect(states(await bulk(broker, { ids, action: 'renew' }))).toEqual(['live', 'in_review'])
  expect(states(await bulk(broker, { ids, action: 'renew' }))).toEqual(['live', 'in_review'])
  await set.setting('moderation', 'auto')
  const draft = await idOf(broker, { draft: true })
  expect(states(await bulk(broker, { ids: [draft], action: 'renew' }))).toEqual([null])
  expect(states(await bulk(broker, { ids: [draft], action: 'hide' }))).toEqual(['draft'])
  expect(states(await bulk(broker, { ids: [draft], action: 'delete' }))).toEqual([null])
})

test('a package of another ad type is refused of each', async () => {
  const broker = await person('broker')
  const id = await idOf(broker)
  const results = await bulk(broker, { ids: [id], action: 'renew', subscriptionId: 5 })
  expect(results).toMatchObject([{ done: false, errors: [{ code: 'unknown_choice' }] }])
})

test('closing is done and done already', async () => {
  const broker = await person('broker')
  const [live, draft] = [await idOf(broker), await idOf(broker, { draft: true })]
  const body = { ids: [live, draft], action: 'close' }
  expect(outcomes(await bulk(broker, body))).toEqual([
    [true, true],
    [false, false],
  ])
  expect(outcomes(await bulk(broker, body))[0]).toEqual([true, false])
})

test.each([
  [{}, 'ids'],
  [{ ids: [], action: 'hide' }, 'ids'],
  [{ ids: ['1'], action: 'hide' }, 'ids.0'],
  [{ ids: [1], action: 'burn' }, 'action'],
  [{ ids: [...Array(101).keys()], action: 'hide' }, 'ids'],
])('%j is refused', async (body, path) => {
  const { token } = await person('broker')
  const answer = await ask('POST', '/properties/bulk', { token, body })
  expect([answer.status, answer.body.errors[0].path]).toEqual([422, path])
})

test.each([2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1])(
  'ids that no ad can have are refused: %d',
  async (id) => {
    const { token } = await person('broker')
    const ids = { ids: [id], action: 'hide' }
    const subscription = { ids: [1], action: 'renew', subscriptionId: id }
    for (const body of [ids, subscription]) {
      expect((await ask('POST', '/properties/bulk', { token, body })).status).toBe(422)
    }
  },
)
