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

/** Kills a worker in the middle of each phase of a run; where each of them was. */
async function killedIn(phases: string[], find: () => Promise<Found>): Promise<string[]> {
  const kills: string[] = []
  for (const phase of phases) {
    const worker = await startWorker()
    await middleOf(phase, find)
    worker.kill('SIGKILL')
    const { phase: now, progress } = await find()
    kills.push(`${now} ${progress.done < count ? 'midway' : 'at its end'}`)
  }
  return kills
}

test('A worker that is killed again and again takes a feed over all the same, once', async () => {
  const agent = await person('agent')
  const begun = async () => {
    const feed = await upload(agent, rowsOf(ads), { query: '?hidesAbsent=true' })
    const { id } = await run(agent, feed.id)
    const find = async (): Promise<Found> =>
      (await ask('GET', `/feeds/runs/${id}`, { token: agent.token })).body.data.run
    return { id, find }
  }
  const { id, find } = await begun()
  const kills = await killedIn(['reading', 'applying'], find)
  expect(kills[1]).toBe('applying midway')
  const last = await startWorker()
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

  last.kill('SIGKILL')
  const again = await begun()
  await killedIn(['reading'], again.find)
  await startWorker()
  const { counts } = await over(agent, again)
  expect(counts).toMatchObject({ unchanged: count, changed: 0, missing: 0 })
}, 240_000)

test('A worker that is killed while it refuses rows counts each of them once', async () => {
  const agent = await person('agent')
  const junk = `${rowsOf(ads.slice(0, 5))}${'{}\n'.repeat(12_000)}`
  const feed = await upload(agent, junk, { query: '?hidesAbsent=true' })
  const { id } = await run(agent, feed.id)
  const find = async (): Promise<Found> =>
    (await ask('GET', `/feeds/runs/${id}`, { token: agent.token })).body.data.run
  await killedIn(['reading', 'reading'], find)
  await startWorker()
  expect(await over(agent, { id })).toMatchObject({
    state: 'done',
    complete: false,
    counts: { added: 5, refused: 10_000, missing: 0 },
    unlisted: 9_000,
    failure: { code: 'feed_too_many_refused' },
  })
  const kept = site.db.kysely.selectFrom('feed_rows').select('position').where('run_id', '=', id)
  expect(await kept.where('action', '=', 'refused').execute()).toHaveLength(1_000)
}, 240_000)
