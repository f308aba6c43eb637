import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { openSite } from '#test/site.ts'
import { after, searchesOn } from '#test/visitors/saved-searches.ts'
import { listIds } from '#test/visitors/search-ids.ts'
import { keysOfChange, renewAfterMs } from './actions/matching.ts'
import { findFitting, maxSearchesOfPage } from './queries/fitting.ts'
import {
  addMatches,
  type Change,
  claimChanges,
  maxTries,
  renewClaims,
  type SearchIds,
} from './queries/matching.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, follow, list, newCounts, publish, visitorWith } = searchesOn(site)
const { pool } = site.db

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

/** An area of 200 corners, by which a search is compared with every ad. */
const polygon = Array.from({ length: 200 }, (_, at) => {
  const angle = (at / 200) * 2 * Math.PI
  return `${(25 + Math.sin(angle)).toFixed(6)},${(55 + Math.cos(angle)).toFixed(6)}`
}).join(';')
const area = { name: 'Around Dubai', filters: { polygon } }

const copies = 2_500

/** As if the owner of a search had saved it many times. */
async function copy(id: string, times = copies): Promise<void> {
  await pool.query(
    `with copied as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at, deleted_at)
      select gen_random_uuid(), owner_id, 'Copy', filters, frequency, saved_at, seen_at, deleted_at
      from saved_searches, generate_series(1, $2::integer)
      where id = $1
      returning id)
    insert into search_filters (search_id, keys, operands, is_removed)
    select copied.id, keys, operands, is_removed
    from copied, search_filters
    where search_id = $1`,
    [id, times],
  )
}

const countMatches = async () => {
  const { rows } = await pool.query('select count(*)::int as count from search_matches')
  return rows[0].count
}

/** Notes how many ids the largest row of a statement has. */
function watchRows(): { db: Db; most: () => number } {
  let most = 0
  const countIds = ({ ids = '' }: { ids?: string }) => ids.split(',').length
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const ids = result.rows.reduce<number>((sum, row) => sum + countIds(row as never), 0)
      most = Math.max(most, ids)
      return result
    },
  }
  return { db: site.db.kysely.withPlugin(plugin), most: () => most }
}

async function changeOf(propertyId: number): Promise<Change> {
  const { rows } = await pool.query(
    `select s.purpose, s.type, s.rooms, location_id as "locationId"
    from property_search s
    join properties using (id)
    where id = $1`,
    [propertyId],
  )
  return { id: 1, propertyId, kind: 'new', before: null, at: new Date(), ...rows[0] }
}

const countOrphans = async () => {
  const { rows } = await pool.query(
    `select count(*)::int as count
    from search_matches
    where not exists (select from saved_searches where id = search_id)`,
  )
  return rows[0].count
}

describe('An ad', () => {
  test('reaches a search beside many that were removed', async () => {
    const { cookies, saved } = await visitorWith(area)
    const { id } = saved[0]!
    await ask('DELETE', `/searches/${id}`, { cookies })
    await copy(id)
    const reader = await visitorWith(flats)
    await publish()
    await follow()
    expect(await newCounts({ cookies: reader.cookies })).toEqual([1])
    expect(await countMatches()).toBe(1)
    await pool.query('delete from saved_searches where deleted_at is not null and id <> $1', [id])
    await ask('POST', `/searches/${id}/restore`, { cookies })
    await publish()
    await follow()
    expect(await newCounts({ cookies })).toEqual([1])
  })

  test('reaches more searches than one statement compares, and they go with their matches', async () => {
    const { saved } = await visitorWith(area)
    await copy(saved[0]!.id)
    const before = await countMatches()
    await publish()
    await follow()
    expect((await countMatches()) - before).toBeGreaterThan(copies)
    await pool.query(`delete from saved_searches where name = 'Copy'`)
    expect(await countOrphans()).toBe(0)
  })

  test('that fits more searches than a page is compared by pages, each search once', async () => {
    await pool.query('delete from saved_searches')
    const { saved } = await visitorWith(flats)
    await copy(saved[0]!.id, 2 * maxSearchesOfPage + 500)
    const change = await changeOf((await publish()).id)
    const keys = keysOfChange(change, site.providers.gazetteer())
    const { db, most } = watchRows()
    const found = await listIds(findFitting(db, { change, keys, now: new Date() }))
    expect(found).toHaveLength(2 * maxSearchesOfPage + 501)
    expect(new Set(found).size).toBe(found.length)
    expect(most()).toBeLessThanOrEqual(maxSearchesOfPage + 1)
    await pool.query(`delete from saved_searches where name = 'Copy'`)
  })

  test('that takes long stays with the process that compares it', async () => {
    await pool.query('update ad_changes set matched_at = now()')
    await publish()
    const start = Date.now()
    const claim = (ms: number) => claimChanges(site.db.kysely, 10, new Date(start + ms))
    const [change] = await claim(0)
    await renewClaims(site.db.kysely, [change!.id], new Date(start + renewAfterMs))
    expect(await claim(minuteMs + 1)).toEqual([])
    expect(await claim(minuteMs + renewAfterMs + 1)).toMatchObject([{ id: change!.id }])
    await pool.query('update ad_changes set matched_at = now()')
  })

  test('is counted once by two processes that compare it', async () => {
    const reader = await visitorWith(flats)
    const change = { ...(await changeOf((await publish()).id)), tries: 1 }
    const ids = `{${reader.saved[0]!.id}}` as SearchIds
    const note = () =>
      site.db.kysely.transaction().execute((tx) => addMatches(tx, ids, { change, now: new Date() }))
    await note()
    await expect(note()).rejects.toThrow('duplicate key')
    expect(await newCounts({ cookies: reader.cookies })).toEqual([1])
    const { rows } = await pool.query('select waiting from saved_searches where id = any($1)', [
      ids,
    ])
    expect(rows).toEqual([{ waiting: 1 }])
    await pool.query('update ad_changes set matched_at = now()')
  })

  test('whose comparison fails is set aside after some tries, and holds up no other', async () => {
    const broken = await visitorWith({ name: 'Elsewhere', filters: { locations: [279] } })
    const reader = await visitorWith(flats)
    await pool.query(`update search_filters set operands = $2 where search_id = $1`, [
      broken.saved[0]!.id,
      { floors: 'not a number' },
    ])
    const failing = await publish({ locationId: 279 })
    await publish()
    const { rows: before } = await pool.query('select now() as start')
    for (let time = 0; time < maxTries; time += 1) {
      const now = after(time * (maxTries + 1) * minuteMs, before[0].start)
      await expect(follow(now)).rejects.toThrow('1 tasks failed')
      expect(await newCounts({ cookies: reader.cookies })).toEqual([1])
    }
    await follow(after(maxTries * (maxTries + 1) * minuteMs, before[0].start))
    const { rows } = await pool.query(
      'select tries, matched_at from ad_changes where property_id = $1',
      [failing.id],
    )
    expect(rows).toEqual([{ tries: maxTries, matched_at: null }])
    expect((await list({ cookies: broken.cookies })).searches).toHaveLength(1)
  })
})
