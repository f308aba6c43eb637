import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { workersOf } from '#test/ads/worker-process.ts'
import { openSite } from '#test/site.ts'

/** The site itself only answers: the work is done by processes that can be killed. */
const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, upload, run, over } = feedsOf(site)

const startWorker = workersOf(site)

const count = 1_500
const ads = Array.from({ length: count }, (_, at) =>
  feedAd({ referenceId: `K-${at}`, videoUrl: null }),
)

type Found = { state: string; phase: string; progress: { done: number } }

/** Waits until a run is in the middle of a phase, or over. */
async function middleOf(phase: string, find: () => Promise<Found>): Promise<void> {
  const { state, phase: now, progress } = await find()
  if (state === 'done' || (now === phase && progress.done > 0)) return
  await sleep(5)
  await middleOf(phase, find)
}

test('A worker that is killed again and again takes a feed over all the same, once', async () => {
  const agent = await person('agent')
  const feed = await upload(agent, rowsOf(ads))
  const { id } = await run(agent, feed.id)
  const found = async (): Promise<Found> =>
    (await ask('GET', `/feeds/runs/${id}`, { token: agent.token })).body.data.run
  const kills: string[] = []
  for (const phase of ['reading', 'applying']) {
    const worker = await startWorker()
    await middleOf(phase, found)
    worker.kill('SIGKILL')
    const { phase: killedIn, progress } = await found()
    kills.push(`${killedIn} ${progress.done < count ? 'midway' : 'at its end'}`)
  }
  expect(kills[1]).toBe('applying midway')
  await startWorker()
  const done = await over(agent, { id })
  expect(done).toMatchObject({
    state: 'done',
    results: { created: count },
    counts: { added: count },
  })
  const { kysely } = site.db
  const own = kysely.selectFrom('properties').where('account_id', '=', agent.user.id)
  const { total, references } = await own
    .select((its) => [
      its.fn.countAll<number>().as('total'),
      its.fn.count<number>('reference_id').distinct().as('references'),
    ])
    .executeTakeFirstOrThrow()
  expect([Number(total), Number(references)]).toEqual([count, count])
}, 240_000)
