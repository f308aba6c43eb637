import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { takeLock, unlock } from './backup/locks.ts'
import { readMarker, unfinishedRestore } from './backup/restore-marker.ts'
import { ownClient } from './postgres/own-client.ts'
import type { Log } from './postgres/postgres.ts'
import { advisoryLocks } from './postgres/advisory-locks.ts'

export type Migration = { name: string; text: string; hash: string }

export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name, at) => !name.startsWith(`${String(at + 1).padStart(4, '0')}_`))
  if (wrong)
    throw new Error(`${join(folder, wrong)} is out of order: names count up, 0001_name.sql.`)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const readApplied = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query(
    `create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client.query('select name, hash from schema_migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const check = (migrations: Migration[], applied: Map<string, string>): void => {
  const changed = migrations.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash)
  if (changed) {
    throw new Error(`${changed.name} was changed after it was applied: write a new migration.`)
  }
  const unknown = [...applied.keys()].find((name) => !migrations.some((one) => one.name === name))
  if (unknown) {
    throw new Error(
      `The database is newer than this program: it has ${unknown}. Update the program.`,
    )
  }
}

/** Each statement ends with a semicolon at the end of a line. */
const statementsOf = (text: string): string[] =>
  text.split(/;\s*$/m).filter((part) => part.replace(/^\s*--.*$/gm, '').trim() !== '')

const record = 'insert into schema_migrations (name, hash) values ($1, $2)'

/** Requests queue behind this for up to 1.5 s; autovacuum yields after 1 s (`deadlock_timeout`). */
const lockTimeoutMs = 1_100
const pauseBetweenTriesMs = 3_000
const passingStates = ['55P03', '40P01']

type ApplyContext = { client: pg.Client; log: Log | undefined }

const tryUntilFree = async (name: string, work: () => Promise<unknown>, log: Log | undefined) => {
  for (;;) {
    const failed = await work().then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
    if (!failed) return
    if (!passingStates.includes(failed.code ?? '')) throw failed
    log?.warn({ migration: name }, 'a migration waits for a lock and is tried again')
    await sleep(pauseBetweenTriesMs)
  }
}

const applyTogether = async (client: pg.Client, { name, text, hash }: Migration) => {
  try {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(text)
    await client.query(record, [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** It waits for other transactions without blocking requests. */
const isConcurrent = (statement: string) => /\bconcurrently\b/i.test(statement)

/** A failed statement that leaves nothing behind is retried alone, otherwise the whole file. */
const isWhole = (statement: string) =>
  !isConcurrent(statement) && !/^\s*(do|call)\b/i.test(statement)

const applyAlone = async ({ client, log }: ApplyContext, { name, text, hash }: Migration) => {
  for (const statement of statementsOf(text)) {
    const bare = statement.replace(/--.*$/gm, '')
    await client.query(`set lock_timeout = ${isConcurrent(bare) ? 0 : lockTimeoutMs}`)
    const run = () => client.query(statement)
    await (isWhole(bare) ? tryUntilFree(name, run, log) : run())
  }
  await client.query('set lock_timeout = 0')
  await client.query(record, [name, hash])
}

const apply = async (context: ApplyContext, migration: Migration): Promise<void> => {
  const { name, text } = migration
  const isAlone = text.startsWith('-- no transaction')
  const work = () =>
    isAlone ? applyAlone(context, migration) : applyTogether(context.client, migration)
  await tryUntilFree(name, work, context.log).catch((error: Error & { position?: string }) => {
    const { message, position } = error
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : ''
    throw new Error(`${name}${isAlone ? '' : line}: ${message}`, { cause: error })
  })
}

/** Without the pool's time limits, which migrations and backups exceed. */
export const openOwnClient = async (pool: pg.Pool): Promise<pg.Client> => {
  const none = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const client = ownClient(pool, { ...none, idle_in_transaction_session_timeout: 0 })
  await client.connect()
  return client
}

/** The caller holds `advisoryLocks.migration`. It waits for a backup that copies rows (backup/locks.ts). */
export const applyMissing = async (
  client: pg.Client,
  migrations: readonly Migration[],
  log?: Log,
): Promise<string[]> => {
  const applied = await readApplied(client)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  if (missing.length === 0) return []
  await takeLock(client, advisoryLocks.copiedRows)
  for (const migration of missing) await apply({ client, log }, migration)
  await unlock(client, advisoryLocks.copiedRows)
  return missing.map(({ name }) => name)
}

/** A file that begins with `-- no transaction` must be repeatable. */
export const migrate = async (pool: pg.Pool, folder: string, log?: Log): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const client = await openOwnClient(pool)
  try {
    await takeLock(client, advisoryLocks.migration)
    const marker = await readMarker(client)
    if (marker) throw new Error(unfinishedRestore(marker))
    check(migrations, await readApplied(client))
    return await applyMissing(client, migrations, log)
  } finally {
    await client.end()
  }
}
