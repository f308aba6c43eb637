import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { quiet } from '#test/throwaway-postgres.ts'
import { installJobs, openJobs, releaseJobsAhead } from './jobs.ts'

const db = await freshDatabase()
const queue = { name: 'clock' }
await installJobs(db.pool, [queue])
const jobs = await openJobs(db.pool, { log: quiet as never, isWorker: false })

const secondsUntilStart = async () => {
  const { rows } = await db.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - now())::int as seconds
    from jobs.job where name = 'clock' order by start_after`,
  )
  return rows.map(({ seconds }) => seconds)
}

describe('A job of an hour in which the clock was ahead', () => {
  it('begins when the clock is right again, and one that waits for its next try goes on waiting', async () => {
    for (let time = 0; time < 2; time += 1) await jobs.enqueue(db.kysely, queue, {})
    await db.pool.query(
      `update jobs.job set start_after = now() + case
        when id = (select id from jobs.job where name = 'clock' limit 1) then interval '1 hour'
        else interval '30 seconds' end
      where name = 'clock'`,
    )
    await releaseJobsAhead(db.pool)
    const [first, second] = await secondsUntilStart()
    expect(first).toBeLessThanOrEqual(0)
    expect(second).toBeGreaterThan(20)
    await jobs.stop()
  })
})
