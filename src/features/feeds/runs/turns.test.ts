import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startDue } from '#features/feeds/sources/actions.ts'
import { feedsOf } from '#test/ads/feeder.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { raiseLateWork } from './actions/turns.ts'
import { findPriority, findPriorityOf } from './queries/turns.ts'
import { minQuickPriority } from './rules/turns.ts'

/** Nothing works: what waits can be looked at. */
const site = await openSite({ env: { WORKER: 'off' } })
const { person, upload } = feedsOf(site)
const { jobs } = site.providers
const { kysely: db } = site.db

/** Who waits in a queue, in the order in which they begin. */
const order = async (queue: string) => {
  const { rows } = await sql<{ accountId: number }>`
    select coalesce(run.account_id, (job.data ->> 'accountId')::integer) as "accountId"
    from jobs.job
    left join feed_runs run on run.id::text = job.data ->> 'runId'
    where job.name = ${queue}
    order by job.priority desc, job.created_on`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

const verify = (id: number) =>
  db.updateTable('accounts').set({ verified: true }).where('id', '=', id).execute()

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
  await verify(known.id)
  await first.check()
  await second.check()
  await due.makeDue()
  await startDue(db, jobs, new Date())
  await known.check()
  await other.check()
  expect(await order('feed-fetches')).toEqual(
    [known, first, other, second, due].map(({ id }) => id),
  )
})

/** An account whose file was checked from a network, and so waits to be read. */
const reader = async (address: string) => {
  const { token, user } = await person('agent')
  const feed = await upload({ token }, '{"referenceId":"R-1"}\n')
  const check = async () => {
    const { body } = await asker(site, address)('POST', `/feeds/${feed.id}/check`, { token })
    return { id: body.data.run.id as string, accountId: user.id as number }
  }
  return { id: user.id as number, check }
}

/** Time passes for all that waits. */
const passMinutes = (minutes: number) =>
  sql`update jobs.job set created_on = created_on - interval '1 minute' * ${minutes}`.execute(db)

test('Reading takes turns by network too, behind known accounts, and its pictures as well', async () => {
  const readers = []
  for (let at = 1; at <= 3; at += 1) readers.push(await reader(`203.0.116.${at}`))
  const [other, known] = [await reader('198.51.104.1'), await reader('203.0.116.9')]
  await verify(known.id)
  for (const { check } of [...readers, other, known]) await check()
  const [first, second, third] = readers.map(({ id }) => id)
  const expected = [known.id, first, other.id, second, third]
  expect(await order('feeds')).toEqual(expected)
  const queue = { name: 'feed-pictures', groupedBy: 'accountId' }
  for (const id of [third, second, first, other.id, known.id] as number[]) {
    const data = { accountId: String(id) }
    await jobs.enqueueInTurn(db, queue, { data, priority: await findPriorityOf(db, id, false) })
  }
  expect(await order('feed-pictures')).toEqual([known.id, first, other.id, second, third])
  await sql`delete from jobs.job`.execute(db)
})

test('A run that waits again is behind others of its priority', async () => {
  const [one, two] = [await reader('192.0.2.1'), await reader('198.51.101.1')]
  const run = await one.check()
  await two.check()
  await sql`delete from jobs.job where data ->> 'runId' = ${run.id}`.execute(db)
  const turn = { data: { runId: run.id }, priority: await findPriority(db, run.id) }
  await jobs.enqueueInTurn(db, { name: 'feeds' }, turn)
  expect(await order('feeds')).toEqual([two.id, one.id])
  await sql`delete from jobs.job`.execute(db)
})

test('Of each network the oldest that waits for minutes becomes a first one, one at a time', async () => {
  const [a1, a2, a3] = [
    await reader('203.0.114.1'),
    await reader('203.0.114.2'),
    await reader('203.0.114.3'),
  ]
  const [b, c] = [await reader('198.51.102.1'), await reader('198.51.103.1')]
  const runs = []
  for (const { check } of [a1, a2, a3]) runs.push(await check())
  await passMinutes(6)
  await b.check()
  const queues = [{ name: 'feeds' }]
  await raiseLateWork(db, queues)
  expect(await order('feeds')).toEqual([a1, b, a2, a3].map(({ id }) => id))
  await sql`delete from jobs.job where data ->> 'runId' = ${runs[0]!.id}`.execute(db)
  await raiseLateWork(db, queues)
  await raiseLateWork(db, queues)
  await c.check()
  expect(await order('feeds')).toEqual([b, a2, c, a3].map(({ id }) => id))
  await sql`delete from jobs.job`.execute(db)
})

test('What is slow rises among the slow', async () => {
  const [a1, a2] = [await reader('203.0.115.1'), await reader('203.0.115.2')]
  await a1.check()
  const { id } = await a2.check()
  await sql`delete from jobs.job`.execute(db)
  const slow = { data: { runId: id }, priority: await findPriority(db, id, true) }
  await jobs.enqueueInTurn(db, { name: 'feed-fetches' }, slow)
  await passMinutes(6)
  await raiseLateWork(db, [{ name: 'feed-fetches' }])
  const { rows } = await sql<{ priority: number }>`select priority from jobs.job`.execute(db)
  expect(slow.priority).toBeLessThan(rows[0]!.priority)
  expect(rows[0]!.priority).toBeLessThan(minQuickPriority)
})

type Feeder = Awaited<ReturnType<typeof feeder>>
