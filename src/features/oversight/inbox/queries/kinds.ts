import { type RawBuilder, sql } from 'kysely'
import { claimOf } from '#features/visitors/fundraising/queries.ts'
import type { Tables } from '#platform/tables.ts'
import type { InboxKindName } from '../rules.ts'

/**
 * Its table has the columns `id`, `name`, `email`, `phone`, `language`, `is_suspected`, `created_at`,
 * `answer`, `answered_by`, `answered_at`, `closed_by` and `closed_at`.
 */
type InboxKind = {
  table: keyof Tables
  /** The line that its sender wrote above the rest, or null. */
  subject: RawBuilder<string | null>
  /** What its sender wrote in sentences, or null. */
  text: RawBuilder<string | null>
  /** Choices and figures that help to sort a list. */
  facts: RawBuilder<Record<string, unknown>>
  /** The page that shows all of it to its sender and to operators. */
  page?: (id: string) => string
  /** By which name files are claimed for it. */
  claim?: (id: string) => string
}

const none = sql<null>`null::text`

/** One row for each form that operators answer. */
export const inboxKinds: Record<InboxKindName, InboxKind> = {
  contact: {
    table: 'contact_messages',
    subject: sql`subject`,
    text: sql`message`,
    facts: sql`'{}'::jsonb`,
  },
  'property-request': {
    table: 'property_requests',
    subject: none,
    text: sql`specifications`,
    facts: sql`jsonb_build_object(
      'city', (select slug from locations l where l.id = city_id), 'goals', goals,
      'customerTypes', customer_types, 'category', category, 'paymentMethod', payment_method)`,
    page: (id) => `/property-request/show/${id}`,
  },
  fundraising: {
    table: 'fundraising_requests',
    subject: sql`project_title`,
    text: sql`summary`,
    facts: sql`jsonb_build_object(
      'emirate', (select slug from locations l where l.id = emirate_id),
      'companyName', company_name, 'projectType', project_type, 'amount', amount,
      'currency', currency)`,
    page: (id) => `/fundraising/show/${id}`,
    claim: claimOf,
  },
}
