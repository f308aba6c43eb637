import { sql } from 'kysely'
import {
  answerApplication,
  closeApplication,
  type OpenedApplication,
  openApplication,
  type StoredApplication,
} from '#features/visitors/finance-applications/queries.ts'
import type { Db } from '#platform/handle.ts'
import { readingOf } from './entry-table.ts'
import type { InboxEntry, InboxKind, InboxStore } from './inbox-kind.ts'

/** Closed by an operator, or because its time is over. */
const closedAt = sql<Date | null>`
  case when closed_by is not null or closes_at <= now() then closes_at end`

type Row = Pick<
  InboxEntry,
  'id' | 'createdAt' | 'language' | 'isSuspected' | 'answeredBy' | 'answeredAt' | 'closedBy'
> & { closedAt: Date | null; sealed: Buffer; answer: Buffer | null }

const select = sql<Row>`
  select id, created_at as "createdAt", language, is_suspected as "isSuspected", sealed, answer,
    answered_by as "answeredBy", answered_at as "answeredAt", closed_by as "closedBy",
    ${closedAt} as "closedAt"
  from finance_applications`

async function findSlugs(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await db
    .selectFrom('locations')
    .select(['id', 'slug'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(found.map(({ id, slug }) => [id, slug]))
}

/** Dirhams, and a month for the income and the repayments. */
function factsOf(application: StoredApplication, slugs: Map<number, string>): InboxEntry['facts'] {
  const { id: _, createdAt: __, name: ___, email: ____, phone: _____, ...facts } = application
  return { ...facts, locations: facts.locations.flatMap((place) => slugs.get(place) ?? []) }
}

const unreadable = {
  name: '',
  email: null,
  phone: '',
  facts: {},
  answer: null,
  isUnreadable: true,
}

type OpenedRow = { row: Row; opened: OpenedApplication | undefined }

function entryOf({ row, opened }: OpenedRow, slugs: Map<number, string>): InboxEntry {
  const { sealed: _, ...columns } = row
  const known = { ...columns, kind: 'finance', subject: null, text: null } as const
  if (!opened) return { ...known, ...unreadable }
  const { application, answer } = opened
  const { name, email, phone } = application
  return { ...known, name, email, phone, answer, facts: factsOf(application, slugs) }
}

async function openRows({ db, vault }: InboxStore, rows: Row[]): Promise<InboxEntry[]> {
  const all = rows.map((row) => ({ row, opened: openApplication(vault, row) }))
  const places = all.flatMap(({ opened }) => opened?.application.locations ?? [])
  const slugs = await findSlugs(db, places)
  return all.map((one) => entryOf(one, slugs))
}

/** Its table keeps encrypted what was entered and what is answered. */
export const financeKind: InboxKind = {
  table: 'finance_applications',
  page: (id) => `/finance/show/${id}`,
  setAnswer: ({ db, vault }, change) => answerApplication(db, vault, change),
  setClosed: ({ db }, change) => closeApplication(db, change),
  ...readingOf({ select, closedAt, open: openRows }),
}
