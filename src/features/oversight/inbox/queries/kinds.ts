import { sql } from 'kysely'
import { findDocuments } from '#features/files/quotas/queries/sent-forms.ts'
import { claimOf } from '#features/visitors/fundraising/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { InboxKindName } from '../rules.ts'
import { financeKind } from './finance-kind.ts'
import type { InboxEntry, InboxKind, InboxStore, EntryFilter } from './inbox-kind.ts'
import { plainKind } from './plain-kind.ts'

/** Places and types by their slugs, in the order in which they were chosen; all else as it was entered. */
const requestFacts = sql<InboxEntry['facts']>`jsonb_build_object(
  'city', (select slug from locations l where l.id = city_id),
  'region', (select slug from locations l where l.id = property_requests.region_id),
  'area', array(
    select slug
    from locations l
    where l.id = any(location_ids)
    order by array_position(location_ids, l.id)),
  'goals', goals, 'customerTypes', customer_types, 'category', category,
  'propertyTypes', array(
    select slug
    from property_types t
    where t.id = any(type_ids)
    order by array_position(type_ids, t.id)),
  'priceRanges', price_ranges, 'paymentMethod', payment_method, 'space', space,
  'measurement', measurement, 'insideMallOnly', inside_mall_only,
  'shareContact', shares_contact, 'contactChannels', contact_channels)`

export const inboxKinds: Record<InboxKindName, InboxKind> = {
  contact: plainKind({
    kind: 'contact',
    table: 'contact_messages',
    subject: sql`subject`,
    text: sql`message`,
  }),
  'property-request': plainKind({
    kind: 'property-request',
    table: 'property_requests',
    text: sql`specifications`,
    facts: requestFacts,
    page: (id) => `/property-request/show/${id}`,
  }),
  fundraising: plainKind({
    kind: 'fundraising',
    table: 'fundraising_requests',
    subject: sql`project_title`,
    text: sql`summary`,
    facts: sql`jsonb_build_object(
      'emirate', (select slug from locations l where l.id = emirate_id),
      'companyName', company_name, 'projectType', project_type, 'amount', amount,
      'currency', currency)`,
    page: (id) => `/fundraising/show/${id}`,
    claim: claimOf,
  }),
  finance: financeKind,
}

const newestFirst = (one: InboxEntry, other: InboxEntry) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1)

type Filter = EntryFilter & { kinds: readonly InboxKindName[] }

export async function findEntries(
  store: InboxStore,
  { kinds, ...wanted }: Filter,
): Promise<InboxEntry[]> {
  const found = await Promise.all(
    [...new Set(kinds)].map((kind) => inboxKinds[kind].find(store, wanted)),
  )
  return found.flat().toSorted(newestFirst).slice(0, wanted.limit)
}

export type EntryName = { kind: InboxKindName; id: string }

export async function findDocumentIds(db: Db, { kind, id }: EntryName): Promise<string[]> {
  const { claim } = inboxKinds[kind]
  return claim ? (await findDocuments(db, claim(id))).map((document) => document.id) : []
}
