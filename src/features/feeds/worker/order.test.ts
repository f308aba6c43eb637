import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { maxReadingMs } from '#features/feeds/runs/rules/turns.ts'
import { startDue } from '#features/feeds/sources/actions.ts'
import { openOutgoing } from '#platform/outgoing/outgoing.ts'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'
import { feedJob } from './jobs/runs.ts'

/** The site itself only answers: the test is the only worker, and does one turn after the other. */
const site = await openSite({ env: { WORKER: 'off' } })
const { ask, person, upload, check } = feedsOf(site)
const { kysely: db } = site.db

const deletedRows = (count: number) =>
  rowsOf(Array.from({ length: count }, (_, at) => ({ referenceId: `R-${at}`, status: 'deleted' })))

const words = {
  en: 'This feed takes far longer to read than even the largest feed should, so reading was stopped. Check that it is the right file.',
  ar: 'تستغرق قراءة هذا الملف وقتًا أطول بكثير مما يحتاج إليه أكبر ملف مسموح به، فتوقفت القراءة. تأكّد من أنه الملف الصحيح.',
}

type Waiting = Record<string, string>

function worker() {
  const waiting: Waiting[] = []
  const jobs = {
    enqueueInTurn: async (_db: unknown, queue: { name: string }, { data }: { data: Waiting }) =>
      void (queue.name === 'feeds' && waiting.push(data)),
  }
  const { gazetteer, catalogue } = site.providers
  const { log } = site.app as never
  const parts = { db, jobs, outgoing: openOutgoing(), folder: tmpdir(), log }
  return { waiting, job: feedJob({ ...parts, gazetteer, catalogue, turnMs: 0 }) }
}

async function planned(content: string | Buffer) {
  const agent = await person('agent')
  const feed = await upload(agent, content)
  const { id } = await check(agent, feed.id)
  const shown = async (language = 'en') => {
    const headers = { 'accept-language': language }
    return (await ask('GET', `/feeds/runs/${id}`, { token: agent.token, headers })).body.data.run
  }
  return { runId: id as string, shown }
}

test('A small feed behind six large ones is read once each of them had one turn', async () => {
  const large = []
  for (let at = 0; at < 6; at += 1) large.push(await planned(deletedRows(2_500)))
  const small = await planned(deletedRows(3))
  const { waiting, job } = worker()
  waiting.push(...[...large, small].map(({ runId }) => ({ runId })))
  for (let turn = 0; turn < 7; turn += 1) await job.run(waiting.shift()!)
  expect(await small.shown()).toMatchObject({ state: 'waiting' })
  for (const { shown } of large) {
    expect(await shown()).toMatchObject({ state: 'running', phase: 'reading' })
  }
  expect(waiting.map(({ runId }) => runId)).toEqual(large.map(({ runId }) => runId))
  while (waiting.length > 0) await job.run(waiting.shift()!)
  for (const { shown } of large) {
    expect(await shown()).toMatchObject({ state: 'waiting', counts: { unchanged: 2_500 } })
  }
})

/** One row of a megabyte that is refused, of white space and of elements that say nothing. */
const endlessRow = gzipSync(
  `<list><property>${'<b/>'.repeat(100_000)}${' '.repeat(600_000)}</property></list>`,
)

test('A feed of which no row comes for long gives way to others, and goes on', async () => {
  const endless = await planned(endlessRow)
  const small = await planned(deletedRows(3))
  const { waiting, job } = worker()
  waiting.push({ runId: endless.runId }, { runId: small.runId })
  for (let turn = 0; turn < 2; turn += 1) await job.run(waiting.shift()!)
  expect(await small.shown()).toMatchObject({ state: 'waiting' })
  expect(await endless.shown()).toMatchObject({ state: 'running', phase: 'reading' })
  let turns = 1
  for (; waiting.length > 0; turns += 1) await job.run(waiting.shift()!)
  expect(turns).toBeGreaterThan(10)
  expect(await endless.shown()).toMatchObject({ state: 'waiting', counts: { refused: 1 } })
})

const readingMs = async (id: string) => {
  const runs = db.selectFrom('feed_runs').select('reading_ms').where('id', '=', id)
  return (await runs.executeTakeFirstOrThrow()).reading_ms
}

test('A run whose reading has used up its processor time is not read further', async () => {
  const { runId, shown } = await planned(endlessRow)
  const { waiting, job } = worker()
  await job.run({ runId })
  // The processor's time is told by the millisecond, which one piece of text may not take.
  while ((await readingMs(runId)) === 0) await job.run(waiting.shift()!)
  expect(await shown()).toMatchObject({ phase: 'reading' })
  const usedUp = { reading_ms: maxReadingMs + 1 }
  await db.updateTable('feed_runs').set(usedUp).where('id', '=', runId).execute()
  await job.run(waiting.shift()!)
  const failure = { code: 'feed_takes_too_long', msg: words.en }
  expect(await shown()).toMatchObject({ state: 'failed', failure })
  expect((await shown('ar')).failure.msg).toBe(words.ar)
})

test('Of an account with ten feeds that are due one is begun, and then those of others', async () => {
  const [many, one] = [await person('agent'), await person('agent')]
  const dueAt = new Date(Date.now() - 60_000)
  const add = async ({ user }: typeof one, at: number) =>
    db
      .insertInto('feeds')
      .values({
        account_id: user.id,
        url: `https://feeds.example/${at}`,
        schedule: 'hourly',
        hides_absent: true,
        next_run_at: dueAt,
        language: 'en',
        created_at: dueAt,
      })
      .execute()
  for (let at = 0; at < 10; at += 1) await add(many, at)
  await add(one, 0)
  const runIds: string[] = []
  const jobs = {
    enqueueInTurn: async (_: unknown, _queue: unknown, { data }: { data: Waiting }) =>
      void runIds.push(data.runId!),
  }
  await startDue(db, jobs, new Date())
  const begun = await db
    .selectFrom('feed_runs')
    .select('account_id')
    .where('id', 'in', runIds)
    .orderBy('account_id')
    .execute()
  expect(begun.map(({ account_id }) => account_id)).toEqual([many.user.id, one.user.id])
})
