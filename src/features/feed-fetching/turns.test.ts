import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startDue } from '#features/feeds/jobs.ts'
import { feedsOf } from '#test/ads/feeder.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'

/** Nothing works: what waits can be looked at. */
const site = await openSite({ env: { WORKER: 'off' } })
const { person } = feedsOf(site)
const { kysely: db } = site.db

/** Waiting runs in the order in which they begin, by whom. */
const order = async () => {
  const { rows } = await sql<{ accountId: number }>`
    select run.account_id as "accountId"
    from jobs.job
    join feed_runs run on run.id::text = job.data ->> 'runId'
    where job.name = 'feed-fetches'
    order by job.priority desc, job.created_on`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** An account whose feed was added from a network. */
const feeder = async (address: string) => {
  const { token, user } = await person('agent')
  const ask = asker(site, address)
  const body = { url: 'https://crm.example/feed', schedule: 'daily' }
  const { feed } = (await ask('POST', '/feeds', { token, body })).body.data
  const check = () => ask('POST', `/feeds/${feed.id}/check`, { token })
  const makeDue = () =>
    sql`update feeds set next_run_at = ${new Date()} where id = ${feed.id}`.execute(db)
  return { id: user.id as number, check, makeDue }
}

test('Fetches of known accounts begin first, and then networks take turns', async () => {
  const many = []
  for (let at = 1; at <= 4; at += 1) many.push(await feeder(`203.0.113.${at}`))
  const [first, second, due, known] = many as [Feeder, Feeder, Feeder, Feeder]
  const other = await feeder('198.51.100.1')
  await db.updateTable('accounts').set({ verified: true }).where('id', '=', known.id).execute()
  await first.check()
  await second.check()
  await due.makeDue()
  await startDue(db, site.providers.jobs, new Date())
  await known.check()
  await other.check()
  expect(await order()).toEqual([known, first, other, second, due].map(({ id }) => id))
})

type Feeder = Awaited<ReturnType<typeof feeder>>
