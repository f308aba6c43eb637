import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import { migrate } from '#platform/migrate.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import { testKeys } from './keys.ts'
import { quiet } from './throwaway-postgres.ts'

export type FreshDatabase = Database & { connection: pg.PoolConfig }

/** Runs statements that the program has no right to, in one transaction where there are several. */
export const administer = async (statement: string, database?: string): Promise<void> => {
  const { administration } = inject('database')
  const client = new pg.Client({ ...administration, ...(database && { database }) })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Milliseconds: the limits that keep a site answering would end tests on a busy machine. */
const statementTimeout = 60_000
const requestLimits = { maxAwayMs: 60_000, maxQueuedMs: 60_000, maxSilentMs: 60_000 }
const patient = {
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Cleans up when the file ends; inside a test, where it is too late for that, when the test ends. */
export function atEnd(cleanUp: () => Promise<unknown>): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  register(async () => void (await cleanUp()))
}

async function open(connection: pg.PoolConfig, more: pg.PoolConfig = {}): Promise<Database> {
  const options = { log: quiet, max: 4, statementTimeout, requestLimits }
  const db = await openDatabase({ ...connection, ...patient, ...more }, options)
  setHashKey(db.kysely, testKeys.hashes)
  return db
}

export type FreshOptions = { template?: string; more?: pg.PoolConfig }

/**
 * A migrated database of this test file's own. Call it at the top of the file
 * (`const db = await freshDatabase()`): it is closed and dropped when the file ends.
 */
export const freshDatabase = async (options: FreshOptions = {}): Promise<FreshDatabase> => {
  const { connection, template } = inject('database')
  const database = `${template}_${randomUUID().slice(0, 8)}`
  const from = options.template ?? template
  await administer(
    `create database ${database} template ${from} owner ${connection.user} strategy file_copy`,
  )
  const own = { ...connection, database }
  const db = await open(own, options.more)
  atEnd(async () => {
    await db.close()
    await administer(`drop database ${database} with (force)`)
  })
  return { ...db, connection: own }
}

type Contents<Made> = { name: string; fill: (db: Database) => Promise<Made> }

/** The comment on a template says that it is filled, and what `fill` answered. */
async function readMade(client: pg.Client, database: string): Promise<string | null> {
  const { rows } = await client.query(
    `select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1`,
    [database],
  )
  return rows[0]?.made ?? null
}

/** A database that others are copied from; the first test file of a run that needs it fills it. */
export async function filledTemplate<Made>({ name, fill }: Contents<Made>) {
  const { administration, connection, template } = inject('database')
  const database = `${template}_${name}`
  const client = new pg.Client(administration)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [database])
    if ((await readMade(client, database)) === null) {
      await client.query(`drop database if exists ${database} with (force)`)
      await client.query(
        `create database ${database} template ${template} owner ${connection.user}`,
      )
      const db = await open({ ...connection, database })
      const made = await fill(db).finally(() => db.close())
      const text = client.escapeLiteral(JSON.stringify(made))
      await client.query(`comment on database ${database} is ${text}`)
    }
    const made = JSON.parse((await readMade(client, database)) ?? 'null') as Made
    return { template: database, made }
  } finally {
    await client.end()
  }
}

/** A database without a single table, which the caller drops. */
export const emptyDatabase = async () => {
  const { connection, template } = inject('database')
  const database = `${template}_empty_${randomUUID().slice(0, 8)}`
  await administer(`create database ${database} owner ${connection.user}`)
  const drop = () => administer(`drop database ${database} with (force)`)
  return { connection: { ...connection, database }, drop }
}

const migrations = 'db/migrations'

/**
 * A database as releases before a migration (`0049`) left it; `finish` applies the others. Closed and
 * dropped when the file ends.
 */
export const databaseBefore = async (number: string) => {
  const { connection, drop } = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dara-migrations-'))
  const earlier = (await readdir(migrations)).filter((name) => name < number)
  for (const name of earlier) await cp(join(migrations, name), join(folder, name))
  const db = await openDatabase(connection, { log: quiet, max: 2, statementTimeout })
  afterAll(async () => {
    await db.close()
    await drop()
  })
  await migrate(db.pool, folder)
  await rm(folder, { recursive: true })
  return { db, finish: () => migrate(db.pool, migrations) }
}
