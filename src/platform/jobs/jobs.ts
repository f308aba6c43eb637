import { fromKysely, PgBoss, type WorkOptions } from 'pg-boss'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../handle.ts'
import type { Log } from '../postgres/postgres.ts'

/** The queue's tables lie beside ours in their own schema. */
export const queueSchema = 'jobs'

/** Half a second where a person waits; work that takes its time may begin later. */
const waitBetween = { short: 0.5, long: 1 }

type Payload = Record<string, string>

/** How often and how far apart jobs are tried, and how long a run may take. */
type Limits = typeof queueOptions & { heartbeatSeconds: number }

/**
 * `isLong`: its runs may take hours, and say that they live. `limits`: where they differ from those of other
 * queues; with `heartbeatSeconds` a process that is silent for so long counts as killed. `groupedBy`: the part of the payload of
 * which a process does one job at a time, and of which a job that waits already is not put in again.
 * `places`: how many of its jobs a process does at once, two where nothing is said. `isPrompt`: after a
 * job that is done the next begins at once and not with the next poll; a failure still waits for it.
 */
export type Queue = {
  name: string
  isLong?: boolean
  groupedBy?: string
  places?: number
  isPrompt?: boolean
  limits?: Partial<Limits>
}

/**
 * Of the jobs that wait in a queue, that of the highest priority begins first, then the oldest.
 * `afterSeconds`: it does not begin earlier.
 */
type InTurn = { data: Payload; priority: number; afterSeconds?: number }

/** What happens later: must bear being done twice, since a killed process may have done it. */
export type Job = {
  queue: Queue
  /** Only jobs of these priorities; those of others are another's. */
  only?: { minPriority: number } | { maxPriority: number }
  /** `id`: of the job in the queue's table. What it throws is kept there until the next try. */
  run: (data: Payload, id?: string) => Promise<void>
}

/**
 * Reliability drill R15: tried for days, at most half a minute apart, so that what waits for a
 * server is done within a minute of its return. A run that was killed counts as over after 30 s.
 */
const queueOptions = {
  expireInSeconds: 30,
  retryLimit: 10_000,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 30,
  retentionSeconds: 14 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
}

/** A process that is silent for so long counts as killed, and another goes on. */
const longOptions = { ...queueOptions, expireInSeconds: 12 * 3600, heartbeatSeconds: 10 }

const adapterOf = (pool: pg.Pool) => ({
  executeSql: async (text: string, values?: unknown[]) => pool.query(text, values),
})

/** Further ahead than tries are put off in most queues. */
const maxPutOffSeconds = 120
const clockCheckMs = 60_000

/**
 * Jobs begin by the database's clock. Set back by an hour, it would let those wait for an hour which
 * came while it was ahead. Of a queue whose tries are put off for longer, those wait that are within that time.
 */
export async function releaseJobsAhead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update ${queueSchema}.job set start_after = now()
    where state in ('created', 'retry')
      and start_after > now() + interval '1 second' * greatest($1::integer, retry_delay_max)`,
    [maxPutOffSeconds],
  )
}

/**
 * Whether a job with this very payload waits. It does not begin before the caller's transaction has
 * ended, so what that has written is there for it.
 */
async function isWaiting(db: Db, { name }: Queue, data: Payload): Promise<boolean> {
  const found = await sql`
    select id
    from ${sql.id(queueSchema, 'job')}
    where name = ${name} and state in ('created', 'retry') and data = ${JSON.stringify(data)}::jsonb
    limit 1
    for update skip locked`.execute(db)
  return found.rows.length > 0
}

async function dropWaiting(db: Db, { name }: Queue, group: string): Promise<void> {
  await sql`
    delete from ${sql.id(queueSchema, 'job')}
    where name = ${name} and group_id = ${group} and state in ('created', 'retry')`.execute(db)
}

const groupOf = ({ groupedBy }: Queue, data: Payload) =>
  groupedBy !== undefined && { group: { id: data[groupedBy] ?? '' } }

/** Makes or updates the queue's tables; wants a connection without limits of time. */
export async function installJobs(pool: pg.Pool, queues: readonly Queue[]): Promise<void> {
  const db = adapterOf(pool)
  const boss = new PgBoss({ db, schema: queueSchema, supervise: false, schedule: false })
  await boss.start()
  for (const { name, isLong, limits } of queues) {
    const options = { ...(isLong ? longOptions : queueOptions), ...limits }
    await boss.createQueue(name, options)
    // A queue that an earlier release has made keeps that release's limits otherwise.
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false, close: false })
}

/** A worker that is notified while it works polls again as soon as it has finished. */
async function startWorker(boss: PgBoss, { queue, run }: Job, options: WorkOptions) {
  const worker: string = await boss.work<Payload>(queue.name, options, async (jobs) => {
    for (const { data, id } of jobs) await run(data, id)
    if (queue.isPrompt) boss.notifyWorker(worker)
  })
}

async function startWorkers(boss: PgBoss, job: Job) {
  const { isLong, isPrompt, groupedBy, places = 2 } = job.queue
  const pollingIntervalSeconds = waitBetween[isLong ? 'long' : 'short']
  // The count in the database would let in two that are fetched in the same moment.
  const oneOfGroup = groupedBy !== undefined && { localGroupConcurrency: 1 }
  const options = { pollingIntervalSeconds, ...oneOfGroup, ...job.only }
  if (!isPrompt) return startWorker(boss, job, { ...options, localConcurrency: places })
  for (let place = 0; place < places; place += 1) await startWorker(boss, job, options)
}

type Options = { log: Log; isWorker: boolean }

/**
 * The queue of this process. `enqueue` writes through the caller's transaction: a decision and what
 * follows from it are kept together or not at all.
 */
export async function openJobs(pool: pg.Pool, { log, isWorker }: Options) {
  const boss = new PgBoss({
    db: adapterOf(pool),
    schema: queueSchema,
    migrate: false,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', (err) => log.warn({ err }, 'jobs are waiting'))
  boss.on('warning', ({ message }) => log.warn({ message }, 'jobs are slow'))
  await boss.start()
  const lookAhead = () =>
    releaseJobsAhead(pool).catch((err: unknown) => log.warn({ err }, 'jobs are waiting'))
  const timer = isWorker ? setInterval(() => void lookAhead(), clockCheckMs).unref() : undefined

  const enqueueInTurn = async (db: Db, queue: Queue, { data, priority, afterSeconds }: InTurn) => {
    if (queue.groupedBy !== undefined && (await isWaiting(db, queue, data))) return
    const when = afterSeconds !== undefined && { startAfter: afterSeconds }
    const options = { db: fromKysely(db), priority, ...when, ...groupOf(queue, data) }
    await boss.send(queue.name, data, options)
  }

  return {
    enqueue: (db: Db, queue: Queue, data: Payload): Promise<void> =>
      enqueueInTurn(db, queue, { data, priority: 0 }),
    enqueueInTurn,
    isWaiting,
    dropWaiting,
    work: async (job: Job) => {
      if (isWorker) await startWorkers(boss, job)
    },
    stop: () => {
      clearInterval(timer)
      return boss.stop({ graceful: true, timeout: 2_000, close: false })
    },
  }
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>
