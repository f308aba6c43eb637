import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openOutgoing } from '#platform/outgoing/outgoing.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { feedJob } from './jobs/runs.ts'

/** The site itself only answers: the test does the work, turn by turn. */
const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, upload, run } = feedsOf(site)

type Turn = { data: Record<string, string>; priority: number }

test('A large feed is taken over in turns, each of which goes on where the last one ended', async () => {
  const agent = await person('agent')
  const ads = Array.from({ length: 250 }, (_, at) =>
    feedAd({ referenceId: `L-${at}`, videoUrl: null }),
  )
  const feed = await upload(agent, rowsOf(ads))
  const { id: runId } = await run(agent, feed.id)
  const left: Record<string, string>[] = []
  const pictures: Turn[] = []
  const jobs = {
    enqueueInTurn: async (_db: unknown, queue: { name: string }, turn: Turn) =>
      void (queue.name === 'feeds' ? left.push(turn.data) : pictures.push(turn)),
  }
  const { gazetteer, catalogue } = site.providers
  const { log } = site.app as never
  const parts = { db: site.db.kysely, jobs, outgoing: openOutgoing(), folder: tmpdir(), log }
  const job = feedJob({ ...parts, gazetteer, catalogue, turnMs: 0 })
  const found = async () =>
    (await ask('GET', `/feeds/runs/${runId}`, { token: agent.token })).body.data.run
  const done: number[] = []
  for (let data: Record<string, string> | undefined = { runId }; data; data = left.shift()) {
    await job.run(data)
    const { phase, progress } = await found()
    if (phase === 'applying') done.push(progress.done)
  }
  expect(done).toEqual([100, 200, 250, 250])
  expect(await found()).toMatchObject({ state: 'done', results: { created: 250 } })
  expect(pictures).toEqual([{ data: { accountId: String(agent.user.id) }, priority: 0 }])
})
