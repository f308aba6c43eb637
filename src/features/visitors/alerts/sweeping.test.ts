import { describe, expect, test, vi } from 'vitest'
import { dayMs } from '#i18n/time-units.ts'
import { openSite } from '#test/site.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'
import { sweepAlerts } from './actions/following.ts'
import { sweepVisitors } from './queries/sweeping.ts'
import { sweepDays } from './rules/schedule.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, confirmedVisitor, follow, list, newCounts, person, publish, save, visitorWith } =
  searchesOn(site)

const flats = { name: 'Flats', filters: { locations: [215] } }

const sweepAfter = (days: number) =>
  sweepAlerts(site.db.kysely, new Date(Date.now() + days * dayMs))

async function count(table: string): Promise<number> {
  const { rows } = await site.db.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}

const sizes = (tables: readonly string[]) => Promise.all(tables.map(count))

describe('Sweeping', () => {
  test('ends news that are too old to be told', async () => {
    const { token } = await person('landlord')
    await save(flats, { token })
    await publish()
    await follow()
    await sweepAfter(sweepDays.news - 1)
    expect(await newCounts({ token })).toEqual([1])
    await sweepAfter(sweepDays.news + 1)
    expect(await newCounts({ token })).toEqual([0])
    expect(await sizes(['search_matches', 'ad_changes'])).toEqual([0, 0])
  })

  test('forgets the address of a visitor who has ended the last alert, not before', async () => {
    const { cookies, saved } = await confirmedVisitor('ended@example.com', {
      ...flats,
      frequency: 'daily',
    })
    const alerts = async () => (await list({ cookies })).alerts
    await sweepAfter(0)
    expect(await alerts()).toEqual({ email: 'ended@example.com', isConfirmed: true })
    const body = { frequency: 'off' }
    const path = `/searches/${saved[0]!.id}`
    expect((await ask('PUT', path, { cookies, body })).body).toMatchObject({
      data: { search: body },
    })
    await sweepAfter(0)
    expect(await alerts()).toEqual({ email: null, isConfirmed: false })
  })

  test('leaves the address of a visitor who begins an alert at the same time', async () => {
    const { cookies, saved } = await confirmedVisitor('begins@example.com', {
      ...flats,
      frequency: 'daily',
    })
    await ask('PUT', `/searches/${saved[0]!.id}`, { cookies, body: { frequency: 'off' } })
    const client = await site.db.pool.connect()
    await client.query('begin')
    await client.query('update search_owners set used_at = now() where email is not null')
    await client.query(`update saved_searches set frequency = 'daily'`)
    const sweeping = sweepAfter(0)
    const waiting = `pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(await count(waiting)).toBe(1), 5_000)
    await client.query('commit')
    client.release()
    await sweeping
    const { alerts } = await list({ cookies })
    expect(alerts).toEqual({ email: 'begins@example.com', isConfirmed: true })
  })

  test('ends removed searches that cannot be restored', async () => {
    const { cookies, saved } = await visitorWith(flats)
    const id = saved[0]!.id
    await ask('DELETE', `/searches/${id}`, { cookies })
    await sweepAfter(0)
    expect((await ask('POST', `/searches/${id}/restore`, { cookies })).status).toBe(200)
    await ask('DELETE', `/searches/${id}`, { cookies })
    await sweepAfter(sweepDays.removed + 1)
    expect((await ask('POST', `/searches/${id}/restore`, { cookies })).status).toBe(404)
  })

  test('ends what a visitor left who has not come back, and later where alerts are sent', async () => {
    const { token } = await person('landlord')
    await save(flats, { token })
    const left = await visitorWith(flats)
    const alerted = await confirmedVisitor('kept@example.com', { ...flats, frequency: 'daily' })
    const lengths = async () =>
      Promise.all(
        [{ cookies: left.cookies }, { cookies: alerted.cookies }, { token }].map(
          async (who) => (await list(who)).searches.length,
        ),
      )
    await sweepAfter(sweepDays.visitor - 1)
    expect(await lengths()).toEqual([1, 1, 1])
    await sweepAfter(sweepDays.visitor + 1)
    expect(await lengths()).toEqual([0, 1, 1])
    await sweepAfter(sweepDays.visitorWithAlerts + 1)
    expect(await lengths()).toEqual([0, 0, 1])
    expect(await sizes(['alert_links'])).toEqual([0])
  })

  test('keeps the searches of visitors who came back before those of others', async () => {
    await site.db.pool.query('delete from search_owners')
    const returning = await visitorWith(flats)
    await site.db.pool.query(`update saved_searches set saved_at = saved_at - interval '10 days'`)
    const others = [await visitorWith(flats), await visitorWith(flats), await visitorWith(flats)]
    const counts = async () => {
      const all = [returning, ...others].map(({ cookies }) => list({ cookies }))
      return (await Promise.all(all)).map(({ searches }) => searches.length)
    }
    await sweepVisitors(site.db.kysely, 2)
    expect(await counts()).toEqual([1, 0, 0, 1])
    await sweepVisitors(site.db.kysely, 0)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  test('keeps so many searches of visitors without alerts, the last ones', async () => {
    const { token } = await person('landlord')
    await save(flats, { token })
    const [first, second] = [await visitorWith(flats), await visitorWith(flats, flats)]
    await sweepVisitors(site.db.kysely, 2)
    expect((await list({ cookies: first.cookies })).searches).toEqual([])
    expect((await list({ cookies: second.cookies })).searches).toHaveLength(2)
    expect((await list({ token })).searches).toHaveLength(1)
  })
})
