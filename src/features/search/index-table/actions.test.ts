import { describe, expect, test } from 'vitest'
import { postAds } from '#test/generated-ads.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { followCalendar } from './actions.ts'

const { ads, db, given, server } = await searchFixtures(12, 3)

const change = (id: number, assignment: string) =>
  db.pool.query(`update properties set ${assignment} where id = ${id}`)

const isFound = async (id: number) => (await server.get(`/properties/${id}`)).status === 200

const total = async () => (await server.get('/properties?limit=1')).body.data.pagination.total

describe('the calendar', () => {
  test('takes an ad out of search after its last day and brings one in on its first', async () => {
    const [ending, starting] = [ads[0]!.id, ads[1]!.id]
    const all = await total()
    await change(starting, "start_date = (now() at time zone 'Asia/Dubai')::date + 1")
    await change(ending, "end_date = (now() at time zone 'Asia/Dubai')::date - 1")
    await db.pool.query('delete from property_search where id = $1', [starting])
    expect(await followCalendar(db)).toBe(1)
    expect([await isFound(ending), await total()]).toEqual([false, all - 2])

    await change(starting, "start_date = (now() at time zone 'Asia/Dubai')::date")
    expect(await followCalendar(db)).toBe(1)
    expect([await isFound(starting), await total()]).toEqual([true, all - 1])
    expect(await followCalendar(db)).toBe(0)
  })

  test('leaves a hidden ad hidden, and one without days where it is', async () => {
    const hidden = ads[2]!.id
    await change(hidden, "visible = false, start_date = (now() at time zone 'Asia/Dubai')::date")
    await db.pool.query('delete from property_search where id = $1', [hidden])
    expect(await followCalendar(db)).toBe(0)
  })
})

describe('an ad of an unknown day', () => {
  test('comes last among the newest', async () => {
    const saved = await postAds(db, [
      { ...given[3]!, source: 'archive', sourceId: 'undated', firstPublishedAt: null },
    ])
    const { body } = await server.get('/properties?sort=newest&limit=100')
    expect(body.data.properties.at(-1)).toMatchObject({
      id: saved.added[0],
      firstPublishedAt: null,
    })
  })
})
