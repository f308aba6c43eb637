import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Tables } from '#platform/tables.ts'
import type { EntryStatus, InboxKindName } from '../rules.ts'

/** Something that was sent by a form. `id` is unique within its kind. */
export type Entry = {
  kind: InboxKindName
  id: string
  createdAt: Date
  name: string
  email: string | null
  phone: string
  language: string
  isSuspected: boolean
  /** The line that its sender wrote above the rest. */
  subject: string | null
  /** What its sender wrote in sentences. */
  text: string | null
  /** Choices and figures that were entered. */
  facts: Record<string, unknown>
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
  closedBy: string | null
  closedAt: Date | null
}

/** From `since` on and before `until`; the newest first. */
export type Wanted = {
  status?: EntryStatus | undefined
  since?: Date | undefined
  until?: Date | undefined
  isSuspected: boolean
  limit: number
}

/** The vault opens what a kind keeps encrypted. */
export type InboxStore = { db: Db; vault: Vault }

type Change = { id: string; actor: string; now: Date }

export type InboxKind = {
  find: (store: InboxStore, wanted: Wanted) => Promise<Entry[]>
  read: (store: InboxStore, id: string) => Promise<Entry | undefined>
  /** Nobody else can answer or close it until the transaction ends. */
  lock: (store: InboxStore, id: string) => Promise<Entry | undefined>
  setAnswer: (db: Db, change: Change & { answer: string }) => Promise<void>
  setClosed: (db: Db, change: Change) => Promise<void>
  /** The page that shows all of it to its sender and to operators. */
  page?: (id: string) => string
  /** The name by which files are claimed for it. */
  claim?: (id: string) => string
}

const conditions: Record<EntryStatus, RawBuilder<boolean>> = {
  new: sql`closed_at is null and answered_at is null`,
  answered: sql`closed_at is null and answered_at is not null`,
  closed: sql`closed_at is not null`,
}

/**
 * A table with the columns `id`, `name`, `email`, `phone`, `language`, `is_suspected`, `created_at`,
 * `answer`, `answered_by`, `answered_at`, `closed_by` and `closed_at`.
 */
type PlainTable = Pick<InboxKind, 'page' | 'claim'> & {
  kind: InboxKindName
  table: keyof Tables
  subject?: RawBuilder<string>
  text: RawBuilder<string>
  facts?: RawBuilder<Record<string, unknown>>
}

function selectFrom({ kind, table, subject, text, facts }: PlainTable): RawBuilder<Entry> {
  return sql`
    select ${kind}::text as kind, id::text as id, created_at as "createdAt", name, email, phone,
      language, is_suspected as "isSuspected", ${subject ?? sql`null`} as subject, ${text} as text,
      ${facts ?? sql`'{}'::jsonb`} as facts, answer, answered_by as "answeredBy",
      answered_at as "answeredAt", closed_by as "closedBy", closed_at as "closedAt"
    from ${sql.table(table)}`
}

function changesOf({ table }: PlainTable): Pick<InboxKind, 'setAnswer' | 'setClosed'> {
  return {
    setAnswer: async (db, { id, answer, actor, now }) => {
      await sql`
        update ${sql.table(table)}
        set answer = ${answer}, answered_by = ${actor}, answered_at = ${now}
        where id::text = ${id}`.execute(db)
    },
    setClosed: async (db, { id, actor, now }) => {
      await sql`
        update ${sql.table(table)}
        set closed_by = ${actor}, closed_at = ${now}
        where id::text = ${id}`.execute(db)
    },
  }
}

export function plainKind(plain: PlainTable): InboxKind {
  const select = selectFrom(plain)
  return {
    ...(plain.page && { page: plain.page }),
    ...(plain.claim && { claim: plain.claim }),
    ...changesOf(plain),
    find: async ({ db }, { status, since, until, isSuspected, limit }) => {
      const { rows } = await sql<Entry>`
        ${select}
        where is_suspected = ${isSuspected}
          and created_at >= ${since ?? '-infinity'} and created_at < ${until ?? 'infinity'}
          and ${status ? conditions[status] : sql`true`}
        order by created_at desc, id desc
        limit ${limit}`.execute(db)
      return rows
    },
    read: async ({ db }, id) => {
      const { rows } = await sql<Entry>`
        ${select}
        where id::text = ${id}`.execute(db)
      return rows[0]
    },
    lock: async ({ db }, id) => {
      const { rows } = await sql<Entry>`
        ${select}
        where id::text = ${id}
        for update`.execute(db)
      return rows[0]
    },
  }
}
