import { gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, upload, check, over } = feedsOf(site)

/** A single row that takes long to read and is refused: no batch ends before it. */
const slow = gzipSync(`<list><property>${'<b/>'.repeat(3_000_000)}</property></list>`)

async function untilDone(runId: string): Promise<void> {
  const { rows } = await sql`
    select from jobs.job
    where data ->> 'runId' = ${runId} and state = 'completed'`.execute(site.db.kysely)
  if (rows.length > 0) return
  await sleep(20)
  await untilDone(runId)
}

async function untilReading(runId: string): Promise<void> {
  const { rows } = await sql`
    select from feed_runs where id = ${runId} and state = 'running'`.execute(site.db.kysely)
  if (rows.length > 0) return
  await sleep(20)
  await untilReading(runId)
}

test('Reading ends where its run is cancelled, also within a row', async () => {
  const agent = await person('agent')
  const begin = async () => {
    const { id } = await upload(agent, slow)
    const run = await check(agent, id)
    await untilReading(run.id)
    return run.id as string
  }
  const whole = await begin()
  const begun = performance.now()
  expect(await over(agent, { id: whole })).toMatchObject({ counts: { refused: 1 } })
  const wholeMs = performance.now() - begun
  const id = await begin()
  await ask('POST', `/feeds/runs/${id}/cancel`, { token: agent.token, body: {} })
  const cancelled = performance.now()
  await untilDone(id)
  expect(performance.now() - cancelled).toBeLessThan(wholeMs / 3)
  expect(await over(agent, { id })).toMatchObject({ state: 'cancelled', failure: null })
})
