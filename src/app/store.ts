import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { closeDemo } from '#features/accounts/demo-logins/actions.ts'
import { seedChangedLookups } from '#features/reference/seeding/actions.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { migrate } from '#platform/migrate.ts'
import { requireDurability } from '#platform/postgres/durability.ts'
import { type Log, type RunningPostgres, startPostgres } from '#platform/postgres/postgres.ts'
import { type Database, openDatabase, warnOfSuperuser } from '#platform/sql.ts'
import type { Config } from './config.ts'
import { seedDemo } from './environment/demo.ts'
import { queues } from './worker.ts'

export type Store = {
  primary: Database
  replicas: Database[]
  close: () => Promise<void>
}

/** Connections of each process. */
const connections = 8
const publicReadTimeoutMs = 3_000

type Source = Pick<RunningPostgres, 'connection' | 'stop'>

type Storage = Pick<Config, 'databaseUrl' | 'dataDir'>

async function sourceOf(config: Storage, log: Log): Promise<Source> {
  if (!config.databaseUrl) return startPostgres({ dataDir: config.dataDir, log })
  return { connection: { connectionString: config.databaseUrl }, stop: async () => undefined }
}

type Opening = { max: number; prepare?: (db: Database) => Promise<void> }

async function openWith(storage: Storage, log: Log, { max, prepare }: Opening) {
  const source = await sourceOf(storage, log)
  try {
    const db = await openDatabase(source.connection, { log, max, statementTimeout: 0 })
    await prepare?.(db)
    const close = () => db.close().then(source.stop)
    return { db, close }
  } catch (error) {
    await source.stop()
    throw error
  }
}

export const openForCommand = (storage: Storage, log: Log) =>
  openWith(storage, log, {
    max: 2,
    prepare: async (db) => {
      await migrate(db.pool, 'db/migrations', log)
      await seedChangedLookups(db, 'db/seed')
    },
  })

/** Neither migrated nor seeded: for backups and as the target of a restore. */
export const openAsItIs = (storage: Storage, log: Log) => openWith(storage, log, { max: 3 })

/** Migrations and seeds run without a statement timeout. */
async function prepareSite(connection: PoolConfig, config: Config, log: FastifyBaseLogger) {
  const db = await openDatabase(connection, { log, max: 2, statementTimeout: 0 })
  try {
    await warnOfSuperuser(db, log)
    if (config.checksDurability) await requireDurability(db.pool)
    await migrate(db.pool, 'db/migrations', log)
    await installJobs(db.pool, queues)
    await seedChangedLookups(db, 'db/seed')
    await (config.isDemo ? seedDemo(db) : closeDemo(db.kysely, log))
  } finally {
    await db.close()
  }
}

export async function openStore(config: Config, log: FastifyBaseLogger): Promise<Store> {
  const source = await sourceOf(config, log)
  try {
    await prepareSite(source.connection, config, log)
    const options = { log, max: connections, statementTimeout: publicReadTimeoutMs }
    const primary = await openDatabase(source.connection, options)
    const replicas = await Promise.all(
      config.replicaUrls.map((url) => openDatabase({ connectionString: url }, options)),
    )
    const close = async () => {
      await Promise.all([primary, ...replicas].map((db) => db.close()))
      await source.stop()
    }
    return { primary, replicas, close }
  } catch (error) {
    await source.stop()
    throw error
  }
}
