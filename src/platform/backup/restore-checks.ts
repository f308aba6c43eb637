import type pg from 'pg'
import { findWaitingJobs } from '../jobs/waiting-jobs.ts'
import type { Migration } from '../migrate.ts'
import { isDraft, type ObjectStore } from '../storage/object-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { Summary } from './manifest.ts'
import { sumOf } from './records.ts'
import { findTables, quoteName } from './tables.ts'
import { UnusableBackup } from './unusable.ts'
import { type BackupReading, forEachFile } from './verify-backup.ts'

export type RestoreStorage = Pick<Storage, 'list'> & {
  objects: Pick<ObjectStore, 'read' | 'write' | 'settle'>
}

export function findLevel({ migrations }: Summary, known: readonly Migration[]): Migration[] {
  const level = known.slice(0, migrations.length)
  const wrong = migrations.find(({ name, hash }, at) => {
    const own = level[at]
    return own?.name !== name || own.hash !== hash
  })
  if (!wrong) return level
  if (!known.some(({ name }) => name === wrong.name)) {
    throw new UnusableBackup(
      `The backup is of a newer release, with ${wrong.name}: update the program first.`,
    )
  }
  throw new UnusableBackup(`The backup's ${wrong.name} is not the one of this program.`)
}

async function hasRows(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query(`select exists (select from ${name}) as has_rows`)
  return rows[0].has_rows
}

export async function requireEmptyDatabase(client: pg.Client, { migrations }: Summary) {
  for (const table of await findTables(client)) {
    const isOfMigrations = table.name === 'schema_migrations'
    if (isOfMigrations || !(await hasRows(client, quoteName(table)))) continue
    throw new UnusableBackup(
      `The database is not empty: ${table.name} has rows. Restore into an empty one.`,
    )
  }
  if ((await findWaitingJobs(client)).length > 0) {
    throw new UnusableBackup('The database is not empty: jobs wait in its queue.')
  }
  const known = new Set(migrations.map(({ name }) => name))
  const newer = (await findApplied(client)).find((name) => !known.has(name))
  if (!newer) return
  throw new UnusableBackup(
    `The database's tables are newer than the backup (${newer}): restore into a new database.`,
  )
}

async function findApplied(client: pg.Client): Promise<string[]> {
  const found = await client.query(`select to_regclass('schema_migrations') as is_there`)
  if (found.rows[0].is_there === null) return []
  const { rows } = await client.query('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

async function hashStored({ objects }: RestoreStorage, key: string) {
  const content = await objects.read(key)
  const sum = content && sumOf(content)
  if (!sum) return undefined
  for await (const _ of sum.content) continue
  return sum.end().sha256
}

/** Files of the same backup may be there after an interrupted restore; returns their keys. */
export async function requireEmptyStorage(
  storage: RestoreStorage,
  reading: BackupReading,
): Promise<Set<string>> {
  const others = new Set<string>()
  for await (const { key } of storage.list()) if (!isDraft(key)) others.add(key)
  const own = new Set<string>()
  if (others.size === 0) return own
  await forEachFile(reading, async ({ key, sha256 }) => {
    if (!others.has(key) || (await hashStored(storage, key)) !== sha256) return
    others.delete(key)
    own.add(key)
  })
  if (others.size === 0) return own
  const [first] = others
  throw new UnusableBackup(
    `The storage of uploaded files is not empty: ${first} and ${others.size - 1} more. Restore into an empty one.`,
  )
}
