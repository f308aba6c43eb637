import { fromKysely, PgBoss, type WorkOptions } from 'pg-boss'
import { sql } from 'kysely'
import type pg from 'pg'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '../handle.ts'
import { listen } from '../listen.ts'
import type { Log } from '../postgres/postgres.ts'

export const queueSchema = 'jobs'

/**
 * How often a place looks for work that no notification announces: tries that are due again, and what
 * was put off. `whileDeaf`: where PostgreSQL cannot notify.
 */
const secondsBetweenLooks = { usual: 5, whileDeaf: 0.5 }

type Payload = Record<string, string>

type Limits = typeof queueOptions & { heartbeatSeconds: number }

/**
 * `isLong`: runs for hours, with heartbeats. `groupedBy`: a payload field; a process runs one job
 * per value at a time, and equal jobs wait once. `places`: jobs at once per process.
 */
export type Queue = {
  name: string
  isLong?: boolean
  groupedBy?: string
  places?: number
  limits?: Partial<Limits>
}

type InTurn = { data: Payload; priority: number; afterSeconds?: number }

/** So that a server that is away is not asked as often as there are jobs for it. */
const pauseAfterFailedJobMs = 500

/** A job may run twice, since a process may be killed before it is marked as done. */
export type Job = {
  queue: Queue
  only?: { minPriority: number } | { maxPriority: number }
  /** An error is kept in the queue's table until the next try. */
  run: (data: Payload, id?: string) => Promise<void>
}

/**
 * Drill R15: tried for days, at most 30 s apart, so waiting work is done within a minute of a
 * server's return. A killed run counts as over after 30 s.
 */
const queueOptions = {
  expireInSeconds: 30,
  retryLimit: 10_000,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 30,
  retentionSeconds: 14 * daySeconds,
  deleteAfterSeconds: daySeconds,
}

const longOptions = { ...queueOptions, expireInSeconds: 12 * hourSeconds, heartbeatSeconds: 10 }

const adapterOf = (pool: pg.Pool) => ({
  executeSql: async (text: string, values?: unknown[]) => pool.query(text, values),
})

/** pg-boss sends one notification for each queue into which a transaction puts jobs. */
const listeningAdapterOf = (pool: pg.Pool, log: Log) => ({
  ...adapterOf(pool),
  listen: async (
    channel: string,
    onNotification: (queue: string) => void,
    onReconnect: () => void,
  ) => {
    const onNotice = (_: string, queue: string | undefined) =>
      queue === undefined ? onReconnect() : onNotification(queue)
    const listener = listen(pool, { channels: [channel], onNotice, log })
    return { close: listener.stop }
  },
})

const maxPutOffSeconds = 120
const clockCheckMs = 60_000

/** Jobs start by the database's clock; when it is set back an hour, they would wait that long. */
export async function releaseJobsAhead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update ${queueSchema}.job set start_after = now()
    where state in ('created', 'retry')
      and start_after > now() + interval '1 second' * greatest($1::integer, retry_delay_max)`,
    [maxPutOffSeconds],
  )
}

/** A waiting job cannot start before the caller's transaction ends, so it sees what that wrote. */
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

/** Needs a pool without time limits. */
export async function installJobs(pool: pg.Pool, queues: readonly Queue[]): Promise<void> {
  const db = adapterOf(pool)
  const boss = new PgBoss({ db, schema: queueSchema, supervise: false, schedule: false })
  // Of what it does in the background; an error that nobody hears ends the process (drill R9).
  boss.on('error', () => undefined)
  await boss.start()
  for (const { name, isLong, limits } of queues) {
    const options = { ...(isLong ? longOptions : queueOptions), ...limits, notify: true }
    await boss.createQueue(name, options)
    // Otherwise a queue keeps the limits of the release that created it.
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false, close: false })
}

async function startWorker(boss: PgBoss, { queue, run }: Job, options: WorkOptions) {
  const worker: string = await boss.work<Payload>(queue.name, options, async (jobs) => {
    // More may wait, of which it was told while it was busy.
    const look = () => boss.notifyWorker(worker)
    try {
      for (const { data, id } of jobs) await run(data, id)
      look()
    } catch (error) {
      setTimeout(look, pauseAfterFailedJobMs).unref()
      throw error
    }
  })
}

async function startWorkers(boss: PgBoss, job: Job) {
  const { groupedBy, places = 2 } = job.queue
  // The database's own count lets in two jobs fetched at the same moment.
  const oneOfGroup = groupedBy !== undefined && { localGroupConcurrency: 1 }
  const options = {
    pollingIntervalSeconds: secondsBetweenLooks.whileDeaf,
    notifyPollingIntervalSeconds: secondsBetweenLooks.usual,
    ...oneOfGroup,
    ...job.only,
  }
  for (let place = 0; place < places; place += 1) await startWorker(boss, job, options)
}

type Options = { log: Log; isWorker: boolean }

/** `enqueue` uses the caller's transaction: a job exists exactly when its cause is committed. */
export async function openJobs(pool: pg.Pool, { log, isWorker }: Options) {
  const boss = new PgBoss({
    db: isWorker ? listeningAdapterOf(pool, log) : adapterOf(pool),
    schema: queueSchema,
    migrate: false,
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
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
