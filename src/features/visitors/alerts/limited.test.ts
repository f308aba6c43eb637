import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#i18n/time-units.ts'
import { openSite } from '#test/site.ts'
import { after, searchesOn } from '#test/visitors/saved-searches.ts'
import { maxUntold } from './queries/letters.ts'
import { maxMatches } from './queries/matching.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { alertsTo, follow, person, publish, save } = searchesOn(site)
const { pool } = site.db

/** As if an ad that fits a search had changed so often, or as many ads had. */
async function addMatches(searchId: string, propertyId: number, count: number) {
  await pool.query(
    `with changes as (
      insert into ad_changes (property_id, kind, price, at, matched_at)
      select $2, 'changed', 1, now(), now() from generate_series(1, $3::integer)
      returning id
    )
    insert into search_matches (search_id, change_id, property_id, at)
    select $1, id, $2, now() from changes`,
    [searchId, propertyId, count],
  )
  await pool.query('update saved_searches set waiting = $2, due_at = now() where id = $1', [
    searchId,
    count,
  ])
}

const waitingOf = async () => {
  const { rows } = await pool.query('select name, waiting from saved_searches order by saved_at')
  return rows.map(({ name, waiting }) => [name, waiting])
}

test('Searches with more matches than one alert tells are told by two, and neither counts them all', async () => {
  const { token, email } = await person('landlord')
  const { id: adId } = await publish()
  await follow()
  const wanted = {
    One: { purpose: 'sale' },
    Two: { locations: [215] },
    Three: { category: 'residential' },
  }
  for (const [name, filters] of Object.entries(wanted)) {
    const { body } = await save({ name, filters, frequency: 'instant' }, { token })
    await addMatches(body.data.search.id, adId, maxMatches)
  }
  expect(maxUntold).toBe(2 * maxMatches)
  await follow(after(minuteMs))
  expect(await waitingOf()).toEqual([
    ['One', 0],
    ['Two', 0],
    ['Three', maxMatches],
  ])
  await follow(after(hourMs))
  // Of one ad, which each alert names once.
  expect((await alertsTo(email)).map(({ subject }) => subject)).toEqual([
    '1 property or more for “Three”',
    '1 property or more for “One”',
  ])
  expect((await waitingOf()).map(([, waiting]) => waiting)).toEqual([0, 0, 0])
})
