import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { queueSchema } from './jobs.ts'

/** What a backup keeps of a job that has not been done. */
export type WaitingJob = {
  id: string
  name: string
  data: object
  priority: number
  startAfter: string
  singletonKey: string | null
}

type Client = Pick<pg.Client, 'query'>

async function hasQueue(client: Client): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [
    `${queueSchema}.job`,
  ])
  return rows[0].is_there
}

/** Jobs that wait, are to be tried again or are being done: all must bear being done again. */
export async function findWaitingJobs(client: Client): Promise<WaitingJob[]> {
  if (!(await hasQueue(client))) return []
  const { rows } = await client.query(
    `select id, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey"
    from ${queueSchema}.job
    where state in ('created', 'retry', 'active')
    order by created_on, id`,
  )
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }))
}

/** Jobs of one statement. */
const batchSize = 1_000

type PutBack = { pool: pg.Pool; client: Client }

/**
 * Puts jobs into the queue through the client's transaction. Jobs of a queue that this release does
 * not have are left out; answers with how many were put in.
 */
export async function putBackJobs(
  { pool, client }: PutBack,
  jobs: readonly WaitingJob[],
): Promise<number> {
  if (jobs.length === 0) return 0
  const run = (own: Client) => ({
    executeSql: async (text: string, values?: unknown[]) => own.query(text, values),
  })
  const boss = new PgBoss({
    db: run(pool),
    schema: queueSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    let count = 0
    for (const [name, own] of Map.groupBy(jobs, (job) => job.name)) {
      if (!(await boss.getQueue(name))) continue
      for (let at = 0; at < own.length; at += batchSize) {
        const batch = own.slice(at, at + batchSize)
        const inserts = batch.map(({ singletonKey, name: _, ...job }) => ({
          ...job,
          ...(singletonKey !== null && { singletonKey }),
        }))
        await boss.insert(name, inserts, { db: run(client) })
        count += batch.length
      }
    }
    return count
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
