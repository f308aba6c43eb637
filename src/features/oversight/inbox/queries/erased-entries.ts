import { sql } from 'kysely'
import { preciseTimeOf } from '#features/oversight/erasure/queries/accounts.ts'
import type { Db } from '#platform/handle.ts'
import type { Tables } from '#platform/tables.ts'
import type { InboxKindName } from '../rules.ts'
import type { Change } from './inbox-kind.ts'

type EntryTable = { kind: InboxKindName; table: keyof Tables }

/** Deletes the entry and notes it in one statement, so neither happens without the other. */
export async function eraseEntry(db: Db, { kind, table }: EntryTable, change: Change) {
  const { id, actor, now } = change
  await sql`
    with erased as (
      delete from ${sql.table(table)}
      where id::text = ${id}
      returning id::text, created_at
    )
    insert into erased_entries (kind, entry_id, created_at, erased_at, erased_by)
    select ${kind}, id, created_at, ${now}, ${actor}
    from erased`.execute(db)
}

/** Times as `preciseTimeOf` writes them. */
export type ErasedEntry = {
  kind: string
  entry: string
  createdAt: string
  erasedAt: string
  erasedBy: string
}

/** Also of the database of an older release, which has no such list and is backed up before it is upgraded. */
export async function findErasedEntries(db: Db): Promise<ErasedEntry[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('erased_entries') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  return db
    .selectFrom('erased_entries')
    .select(['kind', 'entry_id as entry', 'erased_by as erasedBy'])
    .select([
      preciseTimeOf('created_at').as('createdAt'),
      preciseTimeOf('erased_at').as('erasedAt'),
    ])
    .orderBy('erased_at')
    .execute()
}

const recordOf = (erased: readonly ErasedEntry[]) => sql`
  json_to_recordset(${JSON.stringify(erased)}::json) as noted (kind text, entry text,
    "createdAt" timestamptz, "erasedAt" timestamptz, "erasedBy" text)`

/** Also of entries that the database does not have, so that a restore loses nothing of the record. */
export async function noteErasedEntries(db: Db, erased: readonly ErasedEntry[]): Promise<void> {
  await sql`
    insert into erased_entries (kind, entry_id, created_at, erased_at, erased_by)
    select kind, entry, "createdAt", "erasedAt", "erasedBy"
    from ${recordOf(erased)}
    on conflict do nothing`.execute(db)
}

export async function eraseEntriesAgain(
  db: Db,
  { kind, table }: EntryTable,
  erased: readonly ErasedEntry[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} entries
    using ${recordOf(erased)}
    where noted.kind = ${kind} and entries.id::text = noted.entry
      and entries.created_at = noted."createdAt"`.execute(db)
  return Number(numAffectedRows ?? 0)
}
