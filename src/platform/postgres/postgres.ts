import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { type Cluster, prepareCluster } from './folder.ts'
import { isLogLarge, rotateLog } from './log-file.ts'
import { endPostmaster, findPostmaster, launch, type Settings } from './process.ts'
import { connectAsSuperuser, ensureDatabase, programConnection } from './roles.ts'
import { advisoryLocks } from './advisory-locks.ts'

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

type Options = {
  dataDir: string
  log: Log
  settings?: Settings
  logCheckMs?: number
}

export type RunningPostgres = {
  connection: pg.PoolConfig
  stop(): Promise<void>
  attached: boolean
}

const startTimeoutMs = 60_000

type Seat = { client: pg.Client; gone: Promise<void> }

const takeSeat = async (socketFolder: string): Promise<Seat> => {
  const client = await connectAsSuperuser(socketFolder, {
    application_name: 'dara seat',
    connectionTimeoutMillis: 5_000,
  })
  const gone = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.seat])
    await ensureDatabase(client, socketFolder)
    return { client, gone }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

type Joined = { seat: Seat; attached: boolean; socketFolder: string }

const tryToJoin = async (cluster: Cluster, settings: Settings): Promise<Joined> => {
  const running = await findPostmaster(cluster.folder)
  if (!running) await launch(cluster, settings)
  const socketFolder = running?.socketFolder || cluster.socketFolder
  const seat = await takeSeat(socketFolder)
  return { seat, attached: running !== undefined, socketFolder }
}

const passingStates = ['57P01', '57P03', '53300', '40P01', '55P03']

/** Temporary: another start or stop, or backends of a killed server that are still ending. */
const willPass = (error: Error & { code?: string }) =>
  /lock file .* already exists|pre-existing shared memory block/.test(error.message) ||
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', ...passingStates].includes(error.code ?? '') ||
  /Connection terminated/.test(error.message)

const joinCluster = async (cluster: Cluster, settings: Settings): Promise<Joined> => {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const joined = await tryToJoin(cluster, settings).catch((error: Error) => error)
    if (!(joined instanceof Error)) return joined
    if (!willPass(joined) || performance.now() > deadline) throw joined
    await sleep(50)
  }
}

const rotateUnderLock = async ({ client }: Seat, logFile: string): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [advisoryLocks.log])
  if (!rows[0].got) return
  try {
    await rotateLog(logFile)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.log])
  }
}

const watchLog = ({ logFile }: Cluster, currentSeat: () => Seat, { log, logCheckMs }: Options) => {
  const look = async () => {
    if (await isLogLarge(logFile)) await rotateUnderLock(currentSeat(), logFile)
  }
  const warn = (err: unknown) => log.warn({ err }, 'the log of PostgreSQL is not put aside')
  let looking: Promise<void> | undefined
  const lookAlone = () => {
    looking ??= look()
      .catch(warn)
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(lookAlone, logCheckMs ?? 60_000).unref()
  return () => clearInterval(timer)
}

/** Unlocking first keeps two leaving processes from both staying. */
const isLast = async ({ client }: Seat): Promise<boolean> => {
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.seat])
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [
    advisoryLocks.seat,
  ])
  return rows[0].got
}

const releaseSeat = async (seat: Seat, cluster: Cluster): Promise<void> => {
  const last = await isLast(seat).catch(() => false)
  if (last) await endPostmaster(cluster.folder)
  await seat.client.end().catch(() => undefined)
  if (last && cluster.socketFolder !== cluster.folder) {
    await rmdir(cluster.socketFolder).catch(() => undefined)
  }
}

/** Restarts a server that died, without a limit of tries. */
const supervise = (cluster: Cluster, first: Seat, options: Options) => {
  const { log, settings = {} } = options
  let seat = first
  let stopping = false
  let revival: Promise<void> | undefined
  const revive = async () => {
    log.warn('PostgreSQL is gone: bringing it back')
    while (!stopping) {
      const joined = await joinCluster(cluster, settings).catch((error: Error) => error)
      if (!(joined instanceof Error)) {
        seat = joined.seat
        watch()
        log.info('PostgreSQL is back')
        return
      }
      log.error({ err: joined }, 'PostgreSQL does not come back')
      await sleep(1_000)
    }
  }
  const watch = () => {
    void seat.gone.then(() => {
      if (!stopping) revival = revive()
    })
  }
  watch()
  const endWatch = watchLog(cluster, () => seat, options)
  return async () => {
    stopping = true
    endWatch()
    await revival
    await releaseSeat(seat, cluster)
  }
}

/** @throws Error with the end of the server's log */
export const startPostgres = async (options: Options): Promise<RunningPostgres> => {
  const cluster = await prepareCluster(options.dataDir)
  const joined = await joinCluster(cluster, options.settings ?? {})
  options.log.info(
    { folder: cluster.folder, attached: joined.attached },
    joined.attached ? 'PostgreSQL was running' : 'PostgreSQL started',
  )
  let stopped: Promise<void> | undefined
  const stop = supervise(cluster, joined.seat, options)
  return {
    connection: programConnection(joined.socketFolder),
    attached: joined.attached,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
