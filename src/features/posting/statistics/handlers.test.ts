import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { counters } from './contract.ts'
import { daysBefore } from './rules.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, hired, ask } = poster(site)

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

const statisticsOf = async ({ token }: Person) =>
  (await ask('GET', '/auth/statistics', { token })).body.data.data

const did = (action: string) => (property_id: number, days: number, visitors: string[]) =>
  site.db.kysely
    .insertInto('interactions')
    .values(
      visitors.map((visitor_id) => ({
        property_id,
        visitor_id,
        action,
        day: daysBefore(dayInDubai(new Date()), days),
      })),
    )
    .execute()

const seen = did('view')

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
  const { daily, dailyBefore, ...rest } = await statisticsOf(broker)
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
  expect([dailyBefore[0].views, dailyBefore[29].views]).toEqual([1, 1])
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

test('a period is seven, thirty or ninety days', async () => {
  const { token } = await person('broker')
  for (const days of [7, 30, 90]) {
    const { body } = await ask('GET', `/auth/statistics?days=${days}`, { token })
    expect(body.data.data.daily).toHaveLength(days)
  }
  for (const days of ['8', '-1', 'x', '365']) {
    expect((await ask('GET', `/auth/statistics?days=${days}`, { token })).status).toBe(422)
  }
})

test('GET /properties/my-properties/{id}/statistics tells how one ad fares to its owner', async () => {
  const { agency, agent } = await hired()
  const [id, other] = [await idOf(agent), await idOf(agent)]
  await seen(id, 0, ['a', 'b'])
  await did('whatsapp')(id, 0, ['a'])
  await seen(id, 8, ['a'])
  await seen(other, 0, ['a', 'b', 'c'])
  const path = `/properties/my-properties/${id}/statistics?days=7`
  for (const { token } of [agent, agency]) {
    const { statistics } = (await ask('GET', path, { token })).body.data
    expect(statistics.totals).toMatchObject({ views: 2, whatsappAttempts: 1, callAttempts: 0 })
    expect(statistics.previous).toMatchObject({ views: 1, whatsappAttempts: 0 })
    expect(statistics.daily.at(-1)).toMatchObject({ views: 2, whatsappAttempts: 1 })
  }
  const stranger = await person('agent')
  expect((await ask('GET', path, { token: stranger.token })).status).toBe(404)
  expect((await ask('GET', path)).status).toBe(401)
})

const rankedOf = async ({ token }: Person, query = '') =>
  (await ask('GET', `/auth/statistics/properties${query}`, { token })).body.data

test('GET /auth/statistics/properties puts the ads that bring most first, five a page', async () => {
  const broker = await person('broker')
  const ids = []
  for (let at = 0; at < 7; at += 1) ids.push(await idOf(broker))
  const [quiet, called, watched, old, ...rest] = ids as [number, number, number, number]
  await seen(quiet, 1, ['a', 'b'])
  await seen(called, 2, ['a'])
  await did('call')(called, 2, ['a', 'b', 'c'])
  await seen(watched, 3, ['a', 'b', 'c', 'd'])
  await did('sms')(watched, 3, ['a'])
  await seen(old, 30, ['a', 'b', 'c', 'd', 'e'])
  for (const id of rest) await seen(id, 0, ['a'])
  await did('call')(await idOf(await person('broker')), 0, ['a'])
  const first = await rankedOf(broker)
  expect(first.pagination).toMatchObject({ total: 6, pages: 2, limit: 5 })
  expect(first.properties[0]).toMatchObject({ id: called, contacts: 3, conversion: 3 })
  expect(first.properties[1]).toMatchObject({ id: watched, contacts: 1, conversion: 0.25 })
  expect(first.properties[2]).toMatchObject({ id: quiet, contacts: 0, conversion: 0 })
  expect(first.properties[1].counters).toMatchObject({ views: 4, smsAttempts: 1 })
  expect((await rankedOf(broker, '?page=2')).properties).toHaveLength(1)
  expect((await rankedOf(broker, '?sort=views')).properties[0].id).toBe(watched)
  expect((await rankedOf(broker, '?sort=conversion&days=90')).properties[0].id).toBe(called)
})

const csvOf = async ({ token }: Person, path: string, language = 'en') =>
  ask('GET', path, { token, headers: { 'accept-language': language } })

const tableIn = (text: string) => parse(text, { columns: true }) as Record<string, string>[]

test('the numbers of the file are those of the API, under words of the reader’s language', async () => {
  const broker = await person('broker')
  const id = await idOf(broker)
  await seen(id, 0, ['a', 'b'])
  await did('favorite')(id, 5, ['a'])
  const { daily } = await statisticsOf(broker)
  const words = ['Views', 'Calls', 'SMS', 'WhatsApp', 'Favourites', 'Shares']
  for (const path of ['/auth/statistics.csv', `/properties/my-properties/${id}/statistics.csv`]) {
    const { status, headers, body } = await csvOf(broker, path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    const told = tableIn(body).map((row) => words.map((word) => Number(row[word])))
    const asked = daily.map((day: Record<string, number>) => counters.map((name) => day[name]))
    expect(told).toEqual(asked)
    expect((await csvOf(broker, path, 'ar')).body).toMatch(/^اليوم,المشاهدات,/)
  }
})

test('a title that a spreadsheet would take for a formula is a text in the file', async () => {
  const broker = await person('broker')
  const id = await idOf(broker)
  const name_en = '=HYPERLINK("https://evil.example", "a, b")'
  await site.db.kysely.updateTable('properties').set({ name_en }).where('id', '=', id).execute()
  await seen(id, 0, ['a'])
  const { body } = await csvOf(broker, '/auth/statistics.csv?by=property')
  expect(tableIn(body)).toMatchObject([{ Title: `'${name_en}`, Views: '1', Contacts: '0' }])
})

test('the file of another’s ad is as absent as the ad', async () => {
  const id = await idOf(await person('landlord'))
  const path = `/properties/my-properties/${id}/statistics.csv`
  const { status, headers } = await csvOf(await person('landlord'), path)
  expect(status).toBe(404)
  expect(headers['content-disposition']).toBeUndefined()
})
