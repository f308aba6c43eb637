import { type RawBuilder, sql } from 'kysely'
import { findDocuments } from '#features/files/quotas/queries/sent-forms.ts'
import type { Db } from '#platform/handle.ts'
import type { EntryStatus, InboxKindName } from '../rules.ts'
import { inboxKinds } from './kinds.ts'

export type Entry = {
  kind: InboxKindName
  id: string
  createdAt: Date
  name: string
  email: string | null
  phone: string
  language: string
  isSuspected: boolean
  subject: string | null
  text: string | null
  facts: Record<string, unknown>
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
  closedBy: string | null
  closedAt: Date | null
}

const tableOf = (kind: InboxKindName) => sql.table(inboxKinds[kind].table)

function entriesOf(kind: InboxKindName): RawBuilder<Entry> {
  const { subject, text, facts } = inboxKinds[kind]
  return sql`
    select ${kind}::text as kind, id::text as id, created_at as "createdAt", name, email, phone,
      language, is_suspected as "isSuspected", ${subject} as subject, ${text} as text,
      ${facts} as facts, answer, answered_by as "answeredBy", answered_at as "answeredAt",
      closed_by as "closedBy", closed_at as "closedAt"
    from ${tableOf(kind)}`
}

const conditions: Record<EntryStatus, RawBuilder<boolean>> = {
  new: sql`closed_at is null and answered_at is null`,
  answered: sql`closed_at is null and answered_at is not null`,
  closed: sql`closed_at is not null`,
}

/** From `since` on and before `until`. */
export type Wanted = {
  kinds: readonly InboxKindName[]
  status?: EntryStatus | undefined
  since?: Date | undefined
  until?: Date | undefined
  isSuspected: boolean
  limit: number
}

/** The newest first. Each kind is limited for itself, by the index of its table. */
export async function findEntries(db: Db, wanted: Wanted): Promise<Entry[]> {
  const { kinds, status, since, until, isSuspected, limit } = wanted
  const lists = kinds.map(
    (kind) => sql`(
      ${entriesOf(kind)}
      where is_suspected = ${isSuspected}
        and created_at >= ${since ?? '-infinity'} and created_at < ${until ?? 'infinity'}
        and ${status ? conditions[status] : sql`true`}
      order by created_at desc, id desc
      limit ${limit})`,
  )
  const { rows } = await sql<Entry>`
    ${sql.join(lists, sql` union all `)}
    order by "createdAt" desc, id desc
    limit ${limit}`.execute(db)
  return rows
}

export type EntryName = { kind: InboxKindName; id: string }

export async function findEntry(db: Db, { kind, id }: EntryName): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`${entriesOf(kind)} where id::text = ${id}`.execute(db)
  return rows[0]
}

/** Two operators cannot answer or close it at the same time. */
export async function lockEntry(db: Db, { kind, id }: EntryName): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    ${entriesOf(kind)}
    where id::text = ${id}
    for update`.execute(db)
  return rows[0]
}

type Change = EntryName & { actor: string; now: Date }

export async function setAnswer(
  db: Db,
  { kind, id, answer, actor, now }: Change & { answer: string },
) {
  await sql`
    update ${tableOf(kind)}
    set answer = ${answer}, answered_by = ${actor}, answered_at = ${now}
    where id::text = ${id}`.execute(db)
}

export async function setClosed(db: Db, { kind, id, actor, now }: Change) {
  await sql`
    update ${tableOf(kind)}
    set closed_by = ${actor}, closed_at = ${now}
    where id::text = ${id}`.execute(db)
}

export async function findDocumentIds(db: Db, { kind, id }: EntryName): Promise<string[]> {
  const { claim } = inboxKinds[kind]
  return claim ? (await findDocuments(db, claim(id))).map((document) => document.id) : []
}
