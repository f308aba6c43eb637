import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { queueSchema } from './jobs.ts'

export type WaitingJob = {
  id: string
  name: string
  data: object
  priority: number
  startAfter: string
  singletonKey: string | null
  /** Missing in backups of earlier releases. */
  groupId?: string | null
}

type Client = Pick<pg.Client, 'query'>

async function hasQueue(client: Client): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [
    `${queueSchema}.job`,
  ])
  return rows[0].is_there
}

/** Active jobs too: every job can be repeated. */
export async function findWaitingJobs(client: Client): Promise<WaitingJob[]> {
  if (!(await hasQueue(client))) return []
  const { rows } = await client.query(
    `select id, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey",
      group_id as "groupId"
    from ${queueSchema}.job
    where state in ('created', 'retry', 'active')
    order by created_on, id`,
  )
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }))
}

const batchSize = 1_000

type PutBack = { pool: pg.Pool; client: Client }

const runOn = (client: Client) => ({
  executeSql: async (text: string, values?: unknown[]) => client.query(text, values),
})

async function insertAll(boss: PgBoss, client: Client, jobs: readonly WaitingJob[]) {
  for (let at = 0; at < jobs.length; at += batchSize) {
    const batch = jobs.slice(at, at + batchSize)
    const inserts = batch.map(({ singletonKey, groupId, name: _, ...job }) => ({
      ...job,
      ...(singletonKey !== null && { singletonKey }),
      ...(groupId && { group: { id: groupId } }),
    }))
    await boss.insert(batch[0]!.name, inserts, { db: runOn(client) })
  }
}

async function insertKnown(boss: PgBoss, client: Client, jobs: readonly WaitingJob[]) {
  let count = 0
  for (const [name, own] of Map.groupBy(jobs, (job) => job.name)) {
    if (!(await boss.getQueue(name))) continue
    await insertAll(boss, client, own)
    count += own.length
  }
  return count
}

/** Jobs of queues that this release does not have are left out. */
export async function putBackJobs(
  { pool, client }: PutBack,
  jobs: readonly WaitingJob[],
): Promise<number> {
  if (jobs.length === 0) return 0
  const boss = new PgBoss({
    db: runOn(pool),
    schema: queueSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  return insertKnown(boss, client, jobs).finally(() => boss.stop({ graceful: false, close: false }))
}
