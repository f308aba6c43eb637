import { type RawBuilder, sql } from 'kysely'
import type { InboxKindName } from '../rules.ts'
import { readingOf } from './entry-table.ts'
import type { InboxEntry, InboxKind } from './inbox-kind.ts'

/**
 * A table with the columns `id`, `name`, `email`, `phone`, `language`, `is_suspected`, `created_at`,
 * `answer`, `answered_by`, `answered_at`, `closed_by` and `closed_at`.
 */
type PlainTable = Pick<InboxKind, 'table' | 'page' | 'claim'> & {
  kind: InboxKindName
  subject?: RawBuilder<string>
  text: RawBuilder<string>
  facts?: RawBuilder<Record<string, unknown>>
}

const selectFrom = ({ kind, table, subject, text, facts }: PlainTable) => sql<InboxEntry>`
  select ${kind}::text as kind, id::text as id, created_at as "createdAt", name, email, phone,
    language, is_suspected as "isSuspected", ${subject ?? sql`null`} as subject, ${text} as text,
    ${facts ?? sql`'{}'::jsonb`} as facts, answer, answered_by as "answeredBy",
    answered_at as "answeredAt", closed_by as "closedBy", closed_at as "closedAt"
  from ${sql.table(table)}`

function changesOf({ table }: PlainTable): Pick<InboxKind, 'setAnswer' | 'setClosed'> {
  return {
    setAnswer: async ({ db }, { id, answer, actor, now }) => {
      await sql`
        update ${sql.table(table)}
        set answer = ${answer}, answered_by = ${actor}, answered_at = ${now}
        where id::text = ${id}`.execute(db)
    },
    setClosed: async ({ db }, { id, actor, now }) => {
      await sql`
        update ${sql.table(table)}
        set closed_by = ${actor}, closed_at = ${now}
        where id::text = ${id}`.execute(db)
    },
  }
}

export function plainKind(plain: PlainTable): InboxKind {
  return {
    table: plain.table,
    ...(plain.page && { page: plain.page }),
    ...(plain.claim && { claim: plain.claim }),
    ...changesOf(plain),
    ...readingOf({
      select: selectFrom(plain),
      closedAt: sql`closed_at`,
      open: async (_, rows) => rows,
    }),
  }
}
