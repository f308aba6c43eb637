import { sql } from 'kysely'
import {
  type Sender,
  senderOf,
  type Sending,
  sendingColumns,
} from '#features/visitors/forms/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import {
  type ContactChannel,
  expiredMonths,
  type NewPropertyRequest,
  type PriceRange,
  type Sharing,
} from './contract.ts'
import { sharedChannels } from './rules.ts'

export type StoredRequest = Omit<
  NewPropertyRequest,
  'priceRanges' | 'contactChannels' | 'acceptTerms' | 'topicNote' | 'openMs' | 'consentVersion'
> & {
  id: string
  priceRanges: PriceRange[]
  contactChannels: ContactChannel[]
  createdAt: Date
  expiresAt: Date
}

type NewRequest = Sending & { request: StoredRequest }

export async function addRequest(db: Db, added: NewRequest): Promise<void> {
  const { request } = added
  await db
    .insertInto('property_requests')
    .values({
      id: request.id,
      name: request.name,
      phone: request.phone,
      email: request.email,
      city_id: request.city,
      region_id: request.region ?? null,
      location_ids: request.area,
      goals: request.goals,
      customer_types: request.customerTypes,
      payment_method: request.paymentMethod,
      category: request.category,
      type_ids: request.propertyTypes,
      price_ranges: JSON.stringify(request.priceRanges),
      space: request.space ?? null,
      measurement: request.space ? request.measurement : null,
      specifications: request.specifications,
      inside_mall_only: request.insideMallOnly ?? false,
      shares_contact: request.shareContact ?? false,
      contact_channels: request.contactChannels,
      ...sendingColumns(added),
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .execute()
}

const requests = (db: Db) =>
  db
    .selectFrom('property_requests')
    .select(['id', 'name', 'phone', 'email', 'city_id as city', 'region_id as region'])
    .select(['location_ids as area', 'goals', 'customer_types as customerTypes'])
    .select(['payment_method as paymentMethod', 'category', 'type_ids as propertyTypes'])
    .select(['price_ranges as priceRanges', 'space', 'measurement', 'specifications'])
    .select(['inside_mall_only as insideMallOnly', 'shares_contact as shareContact'])
    .select(['contact_channels as contactChannels'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

/** The words were checked when the request was stored. */
const storedOf = (row: Row) =>
  ({ ...row, contactChannels: sharedChannels(row as Sharing) }) as unknown as StoredRequest

export type FoundRequest = { request: StoredRequest; sender: Sender }

/** Who may see all of it is for the caller to decide. */
export async function findRequest(db: Db, id: string): Promise<FoundRequest | undefined> {
  const row = await requests(db)
    .select(['visitor_hash', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { visitor_hash, account_id, ...request } = row
  const sender = senderOf({ visitor_hash, account_id })
  return { request: storedOf(request), sender }
}

export async function findRequestsByIds(db: Db, ids: readonly string[]): Promise<StoredRequest[]> {
  const rows = await requests(db).where('id', '=', sql<string>`any(${ids}::text[])`).execute()
  return rows.map(storedOf)
}

export async function findRequestsOf(db: Db, address: string, accountId: AccountId) {
  const rows = await requests(db)
    .select(['answer', 'answered_at as answeredAt'])
    .where(sql<boolean>`(email = ${address} or account_id = ${accountId})`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ answer, answeredAt, ...row }) => ({ ...storedOf(row), answer, answeredAt }))
}

/** The setting is not part of the public ones. */
export async function findRequestFee(db: Db): Promise<unknown> {
  const found = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'propertyRequestFee')
    .executeTakeFirst()
  return found?.value ?? 0
}

export async function sweepRequests(db: Db, now: Date): Promise<void> {
  const over = sql`expires_at <= ${now}::timestamptz - make_interval(months => ${expiredMonths}::integer)`
  await deleteInBatches(db, 'property_requests', over)
}
