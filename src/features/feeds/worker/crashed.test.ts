import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { releaseOwnRuns, resumeRun } from '#features/feeds/runs/actions/attempts.ts'
import { advanceRun, releaseRuns } from '#features/feeds/runs/queries/runs.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { killNow, workersOf } from '#test/ads/worker-process.ts'
import { openSite } from '#test/site.ts'

/** The site itself only answers: the work is done by processes that can be killed. */
const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, upload, run, over } = feedsOf(site)
const { kysely } = site.db

const startWorker = workersOf(site)

async function waitForBatch(): Promise<void> {
  const { rows } = await sql`
    select from pg_locks where relation = 'feed_rows'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    kysely,
  )
  if (rows.length > 0) return
  await sleep(20)
  await waitForBatch()
}

/** Starts a worker that cannot write its first batch, and kills it as soon as it tries to. */
const killInBatch = () =>
  kysely.transaction().execute(async (tx) => {
    await sql`lock table feed_rows in access exclusive mode`.execute(tx)
    const worker = await startWorker()
    await waitForBatch()
    await killNow(worker)
  })

const attemptsOf = (id: string) =>
  kysely
    .selectFrom('feed_runs')
    .select(['attempts', 'cursor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const words = {
  en: 'The import stopped more than once at the same place, so we ended it and turned off automatic refresh for this feed. Ads already imported stay. Check the file, or send it to us.',
  ar: 'توقّف الاستيراد أكثر من مرة عند الموضع نفسه من الملف، فأنهيناه وأوقفنا التحديث التلقائي لهذا المصدر. ما استُورد قبل ذلك يبقى كما هو. تحقّق من الملف أو أرسله إلينا.',
}

async function begin() {
  const agent = await person('agent')
  const feed = await upload(agent, rowsOf([feedAd({ referenceId: 'X-1' })]))
  return { agent, feedId: feed.id as string, id: (await run(agent, feed.id)).id as string }
}

test('A run on which two processes have died fails, and its feed is fetched no more', async () => {
  const { agent, feedId, id } = await begin()
  const feed = () => kysely.selectFrom('feeds').where('id', '=', feedId)
  const scheduled = {
    url: 'https://crm.example/x.xml',
    schedule: 'daily',
    next_run_at: '2100-01-01',
  }
  await kysely.updateTable('feeds').set(scheduled).where('id', '=', feedId).execute()
  await killInBatch()
  expect(await attemptsOf(id)).toEqual({ attempts: 1, cursor: 0 })
  await killInBatch()
  expect(await attemptsOf(id)).toEqual({ attempts: 2, cursor: 0 })
  const last = await startWorker()
  const failed = await over(agent, { id })
  expect(failed).toMatchObject({
    state: 'failed',
    failure: { code: 'feed_run_crashed', msg: words.en },
  })
  const headers = { 'accept-language': 'ar' }
  const { body } = await ask('GET', `/feeds/runs/${id}`, { token: agent.token, headers })
  expect(body.data.run.failure.msg).toBe(words.ar)
  expect(await feed().select(['schedule', 'next_run_at']).execute()).toEqual([
    { schedule: 'off', next_run_at: null },
  ])
  await killNow(last)
}, 240_000)

test('A run that a process gave up in order goes on, however often that happens', async () => {
  const { agent, id } = await begin()
  const workedBy = randomUUID()
  const begun = { state: 'running', attempts: 2, worked_by: workedBy } as const
  await kysely.updateTable('feed_runs').set(begun).where('id', '=', id).execute()
  await releaseRuns(kysely, { workedBy })
  const worker = await startWorker()
  expect(await over(agent, { id })).toMatchObject({ state: 'done', results: { created: 1 } })
  await killNow(worker)
})

test('A batch that ends after its process gave the run up in order counts as nobody dying', async () => {
  const { id } = await begin()
  await resumeRun(kysely, id)
  await advanceRun(kysely, id, { cursor: 1 })
  expect(await attemptsOf(id)).toEqual({ attempts: 1, cursor: 1 })
  await releaseOwnRuns(kysely, id)
  expect(await attemptsOf(id)).toEqual({ attempts: 0, cursor: 1 })
  await advanceRun(kysely, id, { cursor: 2 })
  expect(await attemptsOf(id)).toEqual({ attempts: 0, cursor: 2 })
})
