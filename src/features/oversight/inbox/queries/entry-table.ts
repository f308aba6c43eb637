import { type RawBuilder, sql } from 'kysely'
import type { EntryStatus } from '../rules.ts'
import type { InboxEntry, InboxKind, InboxStore } from './inbox-kind.ts'

/** A table with the columns `id`, `is_suspected`, `created_at` and `answered_at`. */
type EntryTable<Row> = {
  select: RawBuilder<Row>
  closedAt: RawBuilder<Date | null>
  open: (store: InboxStore, rows: Row[]) => Promise<InboxEntry[]>
}

const conditionOf = (status: EntryStatus, closedAt: RawBuilder<Date | null>) =>
  ({
    new: sql<boolean>`${closedAt} is null and answered_at is null`,
    answered: sql<boolean>`${closedAt} is null and answered_at is not null`,
    closed: sql<boolean>`${closedAt} is not null`,
  })[status]

export function readingOf<Row>(table: EntryTable<Row>): Pick<InboxKind, 'find' | 'read' | 'lock'> {
  const { select, closedAt, open } = table
  return {
    find: async (store, { status, since, until, isSuspected, limit }) => {
      const { rows } = await sql<Row>`
        ${select}
        where is_suspected = ${isSuspected}
          and created_at >= ${since ?? '-infinity'} and created_at < ${until ?? 'infinity'}
          and ${status ? conditionOf(status, closedAt) : sql`true`}
        order by created_at desc, id desc
        limit ${limit}`.execute(store.db)
      return open(store, rows)
    },
    read: async (store, id) => {
      const { rows } = await sql<Row>`
        ${select}
        where id::text = ${id}`.execute(store.db)
      return (await open(store, rows))[0]
    },
    lock: async (store, id) => {
      const { rows } = await sql<Row>`
        ${select}
        where id::text = ${id}
        for update`.execute(store.db)
      return (await open(store, rows))[0]
    },
  }
}
