import { expect, test } from 'vitest'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { startDue } from './jobs.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, check } = feedsOf(site)
const { kysely } = site.db

const minute = 60_000

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
    nextRunAt: now.getTime() + minute,
  })

  await ask('POST', `/feeds/runs/${other.id}/cancel`, { token, body: {} })
  await startDue(kysely, site.providers.jobs, new Date(now.getTime() + minute))
  const { states, nextRunAt } = await found()
  const { [plan.id]: dropped, [other.id]: stopped, ...begun } = states
  expect([dropped, stopped]).toEqual(['cancelled', 'cancelled'])
  expect(Object.values(begun)).toEqual(['queued'])
  expect(nextRunAt).toBe(now.getTime() + 61 * minute)
})
