import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Find, cacheAddresses, socketsBy } from './database/addresses.ts'
import { Availability } from './database/availability.ts'
import { leasesOf } from './database/lease.ts'
import { defaultRequestLimits, type RequestLimits } from './database/waiting/queue-time.ts'
import { maxConnectingMs, probeOf } from './database/probe.ts'
import type { Log } from './postgres/postgres.ts'
import type { Tables } from './tables.ts'

export type Connection = { kysely: Kysely<Tables> }

export type Database = Connection & {
  pool: pg.Pool
  isAway: () => boolean
  close(): Promise<void>
}

type Options = {
  max?: number
  log: Log
  /** Milliseconds, 5,000 by default; 0 lifts all limits, for imports. */
  statementTimeout?: number
  requestLimits?: RequestLimits
  find?: Find
}

const toNumber = (text: string): number => {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return number
  throw new RangeError(`${text} does not fit a number: select it as text`)
}

const { builtins } = pg.types

const typesOfColumns = () => {
  const types = new pg.TypeOverrides()
  types.setTypeParser(builtins.INT8, toNumber)
  types.setTypeParser(builtins.NUMERIC, Number)
  types.setTypeParser(builtins.DATE, (text: string) => text)
  return types
}

/** Drill R22: no statement, lock or idle transaction may hold a connection. */
const limitsOf = (statementTimeout: number): pg.PoolConfig =>
  statementTimeout === 0
    ? {}
    : {
        statement_timeout: statementTimeout,
        query_timeout: statementTimeout + 500,
        lock_timeout: 2_000,
        idle_in_transaction_session_timeout: 10_000,
      }

const openPool = (config: pg.PoolConfig, options: Options) => {
  const { max = 8, log, statementTimeout = 5_000, find } = options
  const pool = new pg.Pool({
    connectionTimeoutMillis: maxConnectingMs,
    keepAlive: true,
    stream: socketsBy(cacheAddresses(find)),
    ...limitsOf(statementTimeout),
    ...config,
    max,
    types: typesOfColumns(),
  })
  // The pool handles errors of idle clients only; a used one would end the process when the server
  // dies (brianc/node-postgres issues 2439 and 2641).
  pool.on('connect', (client) => {
    client.on('error', (err) => log.warn({ err }, 'lost a database connection'))
  })
  pool.on('error', () => undefined)
  return pool
}

const arabicIsRead = async (db: Kysely<Tables>): Promise<void> => {
  // 23505: two processes may do this at once on a new database.
  const adding = sql`create extension if not exists pg_trgm`.execute(db)
  await adding.catch((error: { code?: string }) => {
    if (error.code !== '23505') throw error
  })
  const { rows } = await sql<{ trigrams: string[]; datcollate: string; datctype: string }>`
    select show_trgm('مسبح') as trigrams, datcollate, datctype
    from pg_database
    where datname = current_database()`.execute(db)
  const [{ trigrams, datcollate, datctype } = { trigrams: [], datcollate: '', datctype: '' }] = rows
  if (trigrams.length > 0) return
  throw new Error(
    `The database's locale (lc_collate ${datcollate}, lc_ctype ${datctype}) does not know Arabic letters. Create it with lc_ctype C.UTF-8 or another UTF-8 locale.`,
  )
}

const serverIsNewEnough = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(db)
  const version = Math.floor((rows[0]?.number ?? 0) / 10_000)
  if (version < 15) throw new Error(`PostgreSQL 15 or newer is needed, this server is ${version}.`)
}

/** @throws when the server's version or locale is unsuitable, or it stays away */
export const openDatabase = async (config: pg.PoolConfig, options: Options): Promise<Database> => {
  const { log, requestLimits: limits = defaultRequestLimits } = options
  const pool = openPool(config, options)
  const availability = new Availability({ probe: probeOf(pool), log })
  const dialect = new PostgresDialect({ pool: leasesOf({ pool, availability, limits }) })
  const kysely = new Kysely<Tables>({ dialect })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= availability.close().then(() => pool.end())
    return closed
  }
  try {
    await serverIsNewEnough(kysely)
    await arabicIsRead(kysely)
    return { kysely, pool, isAway: () => availability.isAway, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The program cannot remove rights of the role that it connects as. */
export const warnOfSuperuser = async (db: Database, log: Log): Promise<void> => {
  const { rows } = await db.pool.query(
    'select rolname, rolsuper from pg_roles where rolname = current_user',
  )
  const [{ rolname, rolsuper }] = rows
  if (rolsuper)
    log.warn({ role: rolname }, 'the role of DATABASE_URL is a superuser: use a plain one')
}

export const connectionOn = (client: pg.Client): Connection => {
  const query = (text: string, values: readonly unknown[]) => client.query(text, [...values])
  const pooled = Object.assign(Object.create(client), { query, release: () => undefined })
  const pool = { connect: async () => pooled, end: async () => undefined, options: {} }
  return { kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

export const transaction = <T>(db: Database, work: (tx: Connection) => Promise<T>): Promise<T> =>
  db.kysely.transaction().execute((kysely) => work({ kysely }))
