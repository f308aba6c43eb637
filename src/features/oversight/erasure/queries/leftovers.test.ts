import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dropUnnamedPictures } from './accounts.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { refuseLargeDeletes } from '#test/refused-deletes.ts'
import { openSite } from '#test/site.ts'
import { findHalfErased } from './leftovers.ts'

const site = await openSite()
const { person, take } = feedsOf(site)
const { kysely: db } = site.db

/** More than are looked at in two statements. */
const many = 2_100

test('What is left of any of many erased accounts is found', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into accounts (role, name, slug, email, password_hash, erased_at)
    select 'agent', '', 'agent', null, null, now() from generate_series(1, ${many}::integer)
    returning id`.execute(db)
  expect(await findHalfErased(db)).toEqual([])
  const ids = [rows[3]!, rows[1_500]!, rows.at(-1)!].map(({ id }) => id)
  await sql`
    insert into known_devices (account_id, visitor_hash, seen_at)
    select unnest(${ids}::integer[]), '\\x01', now()`.execute(db)
  expect((await findHalfErased(db)).map(({ id }) => id)).toEqual(ids)
})

test('What is left of erased accounts is asked of a thousand of them in a statement', async () => {
  const asked: string[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked.push(JSON.stringify(result.rows))
      return result
    },
  }
  const { rows } = await sql<{ id: number }>`
    select id from accounts where erased_at is not null order by id`.execute(db)
  await findHalfErased(db.withPlugin(noting))
  const lasts = [rows[999]!, rows[1_999]!, rows.at(-1)!]
  for (const last of lasts) expect(asked).toContain(JSON.stringify([last]))
})

test('Pictures of ads that no feed names leave by the thousand, all others stay', async () => {
  const agent = await person('agent')
  const ads = ['P-1', 'P-2'].map((referenceId) => feedAd({ referenceId, videoUrl: null }))
  await take(agent, rowsOf(ads))
  await sql`
    insert into feed_pictures (property_id, url, version)
    select property_id, 'https://a.example/' || n, ''
    from feed_items, generate_series(1, ${many}::integer) n`.execute(db)
  await sql`delete from feed_items where reference = 'P-1'`.execute(db)
  const allow = await refuseLargeDeletes(db, [{ table: 'feed_pictures', max: 1_000 }])
  await dropUnnamedPictures(db)
  await allow()
  const { rows } = await sql<{ reference: string | null; count: number }>`
    select i.reference, count(*)::integer as count
    from feed_pictures k
    left join feed_items i on i.property_id = k.property_id
    group by i.reference`.execute(db)
  expect(rows).toEqual([{ reference: 'P-2', count: many }])
})
