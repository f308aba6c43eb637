import { expect, test } from 'vitest'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { daysBefore, periodsOf } from './rules.ts'

const now = new Date('2026-08-15T21:30:00Z')
const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, hired, ask } = poster(site)

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

const statisticsOf = async ({ token }: Person) =>
  (await ask('GET', '/auth/statistics', { token })).body.data.data

const seen = (property_id: number, days: number, visitors: string[]) =>
  site.db.kysely
    .insertInto('interactions')
    .values(
      visitors.map((visitor_id) => ({
        property_id,
        visitor_id,
        action: 'view',
        day: daysBefore(dayInDubai(new Date()), days),
      })),
    )
    .execute()

test('GET /auth/statistics tells how the own ads stand and what thirty days brought', async () => {
  const broker = await person('broker')
  const id = await idOf(broker)
  await idOf(broker, { draft: true })
  const hidden = await idOf(broker)
  const body = { visibility: 'hidden' }
  await ask('POST', `/properties/set-visibility/${hidden}`, { token: broker.token, body })
  await seen(id, 1, ['a', 'b'])
  await seen(id, 29, ['a'])
  await seen(id, 30, ['a'])
  await seen(id, 59, ['c'])
  await seen(id, 60, ['a'])
  await seen(await idOf(await person('broker')), 1, ['a'])
  const { daily, ...rest } = await statisticsOf(broker)
  const none = { callAttempts: 0, smsAttempts: 0, whatsappAttempts: 0 }
  expect(rest).toMatchObject({
    properties: { total: 3, active: 1, hidden: 1, expired: 0, draft: 1 },
    totals: { views: 3, ...none, favoriteAttempts: 0, sharings: 0 },
    previous: { views: 2 },
    leads: 0,
    agents: 0,
    subscription: { id: 1, free: true },
  })
  expect(daily).toHaveLength(30)
  expect([daily[0].views, daily[28].views, daily[29].views]).toEqual([1, 2, 0])
})

test('an agency sees what its members’ ads bring, a member their own', async () => {
  const { agency, agent } = await hired()
  await seen(await idOf(agent), 0, ['a'])
  await seen(await idOf(agency), 0, ['a', 'b'])
  expect(await statisticsOf(agency)).toMatchObject({
    properties: { total: 2 },
    totals: { views: 3 },
    agents: 1,
  })
  expect(await statisticsOf(agent)).toMatchObject({
    properties: { total: 1 },
    totals: { views: 1 },
    agents: 0,
  })
})

test('nobody but an account has statistics', async () => {
  expect((await ask('GET', '/auth/statistics')).status).toBe(401)
})

test('days are those of Dubai, where it is tomorrow already', () => {
  const today = dayInDubai(now)
  const { daily } = periodsOf([{ day: '2026-08-16', action: 'share', count: 2 }], today)
  expect(daily.at(-1)).toMatchObject({ date: '2026-08-16', sharings: 2, views: 0 })
  expect(daily[0]?.date).toBe('2026-07-18')
})
