import { expect, test } from 'vitest'
import { addRun, advanceRun } from '#features/feeds/runs/queries/runs.ts'
import { languages } from '#i18n/language.ts'
import { dayMs, minuteMs } from '#i18n/time-units.ts'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { showRow, startDue, sweepFeeds } from './actions.ts'
import { findDue } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, check } = feedsOf(site)
const { kysely } = site.db

const byId = (one: number, other: number) => one - other

test('A feed whose time comes during another of its account waits, and so does its plan', async () => {
  const agent = await person('agent')
  const { token } = agent
  const add = async (name: string) => {
    const body = { url: `https://crm.example/${name}`, schedule: 'hourly' }
    return (await ask('POST', '/feeds', { token, body })).body.data.feed
  }
  const [busy, due] = [await add('busy'), await add('due')]
  const plan = await check(agent, due.id)
  await kysely
    .updateTable('feed_runs')
    .set({ state: 'waiting' })
    .where('id', '=', plan.id)
    .execute()
  const other = await check(agent, busy.id)
  const now = new Date()
  await kysely.updateTable('feeds').set({ next_run_at: now }).where('id', '=', due.id).execute()
  const found = async () => {
    const { feeds, runs } = (await ask('GET', '/feeds', { token })).body.data
    const states = runs.map(({ id, state }: { id: string; state: string }) => [id, state])
    const { nextRunAt } = feeds.find(({ id }: { id: string }) => id === due.id)
    return { states: Object.fromEntries(states), nextRunAt: Date.parse(nextRunAt) }
  }

  await startDue(kysely, site.providers.jobs, now)
  expect(await found()).toEqual({
    states: { [plan.id]: 'waiting', [other.id]: 'queued' },
    nextRunAt: now.getTime(),
  })

  await ask('POST', `/feeds/runs/${other.id}/cancel`, { token, body: {} })
  await startDue(kysely, site.providers.jobs, new Date(now.getTime() + minuteMs))
  const { states, nextRunAt } = await found()
  const { [plan.id]: dropped, [other.id]: stopped, ...begun } = states
  expect([dropped, stopped]).toEqual(['cancelled', 'cancelled'])
  expect(Object.values(begun)).toEqual(['queued'])
  expect(nextRunAt).toBe(now.getTime() + 61 * minuteMs)
})

test('Feeds of accounts with a run leave their turn to others, and an account has one turn', async () => {
  const due = new Date(Date.now() - 60 * minuteMs)
  const add = async (token: string, name: string) => {
    const body = { url: `https://crm.example/${name}`, schedule: 'hourly' }
    const { feed } = (await ask('POST', '/feeds', { token, body })).body.data
    await kysely
      .updateTable('feeds')
      .set({ next_run_at: new Date(due.getTime() + Number(name.slice(1))) })
      .where('id', '=', feed.id)
      .execute()
    return feed.id as string
  }
  const [busy, many, other] = [await person('agent'), await person('agent'), await person('agent')]
  const first = await add(busy.token, 'f0')
  await check(busy, first)
  await add(busy.token, 'f1')
  const [earlier] = [await add(many.token, 'f2'), await add(many.token, 'f3')]
  const last = await add(other.token, 'f4')
  const found = await findDue(kysely, new Date(due.getTime() + 9))
  expect(found.toSorted()).toEqual([earlier, last].toSorted())
})

test('A feed that cannot be started keeps no other from its time', async () => {
  const long = new Date(Date.now() - dayMs)
  const [one, broken, other] = [await person('agent'), await person('agent'), await person('agent')]
  for (const { token } of [one, broken, other]) {
    const body = { url: 'https://crm.example/due', schedule: 'hourly' }
    const { feed } = (await ask('POST', '/feeds', { token, body })).body.data
    await kysely.updateTable('feeds').set({ next_run_at: long }).where('id', '=', feed.id).execute()
  }
  const started: number[] = []
  const enqueueInTurn: Jobs['enqueueInTurn'] = async (tx, _, { data }) => {
    const runs = tx.selectFrom('feed_runs').select('account_id').where('id', '=', data['runId']!)
    const { account_id } = await runs.executeTakeFirstOrThrow()
    if (account_id === broken.user.id) throw new Error('no such queue')
    started.push(account_id!)
  }
  const starting = startDue(kysely, { enqueueInTurn }, long)
  await expect(starting).rejects.toMatchObject({ errors: [{ message: 'no such queue' }] })
  expect(started.toSorted(byId)).toEqual([one.user.id, other.user.id].toSorted(byId))
  const runs = kysely.selectFrom('feed_runs').select('account_id')
  const ids = [one, broken, other].map(({ user }) => user.id as number)
  const kept = await runs.where('account_id', 'in', ids).execute()
  expect(kept.map(({ account_id }) => account_id!).toSorted(byId)).toEqual(started.toSorted(byId))
})

/** Runs that are over, each with what it kept of its feed; the last one is the newest. */
async function runsOf(totals: number[]) {
  const { token, user } = await person('agent')
  const body = { url: 'https://crm.example/many' }
  const { feed } = (await ask('POST', '/feeds', { token, body })).body.data
  const begun = Date.now() - totals.length * minuteMs
  const ids: string[] = []
  for (const [at, total] of totals.entries()) {
    const plan = { phase: 'applying' as const, isCheck: false, acceptsFewer: false }
    const run = {
      feedId: feed.id,
      accountId: user.id,
      ...plan,
      now: new Date(begun + at * minuteMs),
    }
    const id = (await addRun(kysely, run))!
    await advanceRun(kysely, id, { state: 'done', total, finishedAt: new Date() })
    ids.push(id)
  }
  return { ids, account: user.id }
}

const runsLeft = async (account: number) => {
  const rows = await kysely
    .selectFrom('feed_runs')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

test('Of an account the last hundred runs are kept, and fewer where they are of very many rows', async () => {
  const often = await runsOf(Array.from({ length: 103 }, () => 5))
  const large = await runsOf([10, 600_000, 600_000, 300_000])
  const huge = await runsOf([10, 2_000_000])
  await sweepFeeds(kysely, new Date())
  expect(await runsLeft(often.account)).toEqual(often.ids.slice(3))
  expect(await runsLeft(large.account)).toEqual(large.ids.slice(2))
  expect(await runsLeft(huge.account)).toEqual(huge.ids.slice(1))
})

test.each([
  ['feed_row_too_long', '250'],
  ['feed_row_endless', '1,000,000'],
  ['address_redirects', '3'],
] as const)('A row that an earlier release refused with %s says a number too', (code, number) => {
  const row = { position: 1, line: 2, reference: 'A', action: 'refused', outcome: null } as const
  const stored = { ...row, hash: null, ad: null, propertyId: null, reasons: [{ code }] }
  for (const language of languages) {
    expect(showRow(stored, language).reasons[0]?.msg).toContain(number)
  }
})
