import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { addAbsent } from './queries/reading.ts'

const site = await openSite()
const { person } = feedsOf(site)
const { kysely: db } = site.db

const known = 60_000
const missing = 50
const batch = 1_000

async function addFeed(accountId: number): Promise<string> {
  const { id } = await db
    .insertInto('feeds')
    .values({ account_id: accountId, hides_absent: true, language: 'en', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with added as (
      insert into properties (account_id, reference_id)
      select ${accountId}::integer, 'A-' || number
      from generate_series(1, ${known}::integer) number
      returning id, reference_id)
    insert into feed_items (account_id, feed_id, reference, property_id, hash, fields)
    select ${accountId}::integer, ${id}::uuid, reference_id, id, 'x', '{}'
    from added`.execute(db)
  return id
}

/** A run that has read all ads but the last ones as unchanged. */
async function addRun(feedId: string, accountId: number): Promise<string> {
  const times = { created_at: new Date(), updated_at: new Date() }
  const { id } = await db
    .insertInto('feed_runs')
    .values({ feed_id: feedId, account_id: accountId, phase: 'reading', is_check: true, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into feed_unchanged (run_id, position, found)
    select ${id}::uuid, max(number), array_agg('A-' || number)
    from generate_series(1, ${known - missing}::integer) number
    group by number / ${batch}::integer`.execute(db)
  return id
}

test('What a large feed lacks is found in time before PostgreSQL knows how large it is', async () => {
  const { user } = await person('agent')
  const feedId = await addFeed(user.id)
  const runId = await addRun(feedId, user.id)
  const actions = await addAbsent(db, { runId, feedId, after: known })
  expect(actions).toEqual(Array.from({ length: missing }, () => 'missing'))
})
