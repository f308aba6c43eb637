import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'
import { maxNewCount, maxSearches } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { list, person, save } = searchesOn(site)

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

/** Public ads by number alone, as many as no test posts. */
async function addAds(count: number): Promise<void> {
  await site.db.pool.query(
    'alter table property_search drop constraint property_search_id_fkey, disable trigger user',
  )
  await site.db.pool.query(
    `insert into property_search
    select copied.*
    from (select to_jsonb(property_search) as facts from property_search limit 1) ad,
      generate_series(1, $1::integer) as at,
      jsonb_populate_record(
        null::property_search, facts || jsonb_build_object('id', 1000000 + at)) as copied`,
    [count],
  )
}

test('Many new ads are counted as far as anybody needs to know', async () => {
  const { token } = await person('landlord')
  const { body } = await save(flats, { token })
  await addAds(2_000)
  await site.db.pool.query(
    `with copied as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      select gen_random_uuid(), owner_id, 'Copy ' || at, filters, frequency, saved_at, seen_at
      from saved_searches, generate_series(2, $2::integer) as at
      where id = $1
      returning id)
    insert into search_matches (search_id, change_id, property_id, at)
    select id, ad, 1000000 + ad, now() + interval '1 second'
    from (select id from copied union all select $1) searches, generate_series(1, 2000) as ad`,
    [body.data.search.id, maxSearches],
  )
  for (const sort of ['newest', 'most_new']) {
    const listed = await list({ token }, `?sort=${sort}&limit=50`)
    const counts = listed.searches.map(({ newCount }) => newCount)
    expect(counts).toEqual(Array(maxSearches).fill(maxNewCount))
    expect(listed.newTotal).toBe(maxNewCount)
  }
})
