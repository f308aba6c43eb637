import { sql } from 'kysely'
import { slotStates } from '#features/posting/packages/queries/subscriptions.ts'
import type { HeldSubscription, PackageRow } from '#features/posting/packages/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { EndingSubscription } from './rules.ts'

export type StoredSubscription = {
  id: string
  accountId: number
  packageId: number
  basis: HeldSubscription['basis']
  slots: number
  startDate: string
  endDate: string | null
}

const columns = sql`
  s.id, s.account_id as "accountId", s.package_id as "packageId", s.basis, s.slots,
  s.start_date as "startDate", s.end_date as "endDate"`

/** The agency of an agent, else the account itself. */
export const managingAccountOf = (id: AccountId) => sql<number>`(
  select case when role in ('agency', 'company') then id else coalesce(agency_id, id) end
  from accounts
  where id = ${id})`

/** Nobody else changes it until the transaction ends. */
export async function lockSubscription(db: Db, id: string) {
  const found = await sql<StoredSubscription>`
    select ${columns} from subscriptions s where s.id = ${id} for update`.execute(db)
  return found.rows[0]
}

export type ListedSubscription = StoredSubscription & { slotsUsed: number; package: PackageRow }

export async function findSubscriptions(
  db: Db,
  accountId: AccountId,
): Promise<ListedSubscription[]> {
  const found = await sql<ListedSubscription>`
    select ${columns}, (
        select count(*)::integer
        from properties p
        where p.subscription_id = s.id and p.state in ${slotStates}) as "slotsUsed",
      json_build_object(
        'id', offered.id, 'adTypeId', offered.ad_type_id, 'nameEn', offered.name_en,
        'nameAr', offered.name_ar, 'duration', offered.duration,
        'durationUnit', offered.duration_unit, 'slots', offered.slots, 'price', offered.price,
        'featuresEn', offered.features_en, 'featuresAr', offered.features_ar) as package
    from subscriptions s
    join subscription_packages offered on offered.id = s.package_id
    where s.account_id = ${managingAccountOf(accountId)}
    order by s.end_date desc nulls last, s.id
    limit 200`.execute(db)
  return found.rows
}

type NewSubscription = Omit<StoredSubscription, 'endDate'> & { endDate: string; now: Date }

export async function addSubscription(db: Db, added: NewSubscription): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      id: added.id,
      account_id: added.accountId,
      package_id: added.packageId,
      basis: added.basis,
      slots: added.slots,
      start_date: added.startDate,
      end_date: added.endDate,
      created_at: added.now,
    })
    .execute()
}

type NewPeriod = {
  subscriptionId: string
  /** Null: granted by an operator. */
  orderId: string | null
  startDate: string
  endDate: string
}

export async function addPeriod(db: Db, period: NewPeriod): Promise<void> {
  await db
    .insertInto('subscription_periods')
    .values({
      subscription_id: period.subscriptionId,
      order_id: period.orderId,
      start_date: period.startDate,
      end_date: period.endDate,
    })
    .execute()
}

type Renewed = { id: string; endDate: string | null; slots?: number }

/** A renewal has the slots that were ordered. */
export async function setEnd(db: Db, { id, endDate, slots }: Renewed): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ end_date: endDate, ...(slots !== undefined && { slots }) })
    .where('id', '=', id)
    .execute()
}

export type Period = { id: number; orderId: string | null; startDate: string; endDate: string }

/** Those that were not refunded, the last first. */
export async function findPeriods(db: Db, subscriptionId: string): Promise<Period[]> {
  const found = await sql<Period>`
    select id, order_id as "orderId", start_date as "startDate", end_date as "endDate"
    from subscription_periods
    where subscription_id = ${subscriptionId} and refunded_at is null
    order by end_date desc, id desc`.execute(db)
  return found.rows
}

export async function refundPeriod(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('subscription_periods')
    .set({ refunded_at: now })
    .where('id', '=', id)
    .execute()
}

type EndingQuery = { today: string; days: number; limit: number }

/** Each is taken once for its end and number of days: taking it notes the reminder. */
export async function claimEnding(db: Db, { today, days, limit }: EndingQuery) {
  const found = await sql<EndingSubscription>`
    with ending as (
      select s.id, s.end_date
      from subscriptions s
      join accounts a on a.id = s.account_id
      where s.end_date between ${today}::date and ${today}::date + ${days}::integer
        and a.email_verified_at is not null and a.erased_at is null
        and not exists (
          select from subscription_reminders told
          where told.subscription_id = s.id and told.end_date = s.end_date
            and told.days_before <= ${days})
      order by s.end_date, s.id
      limit ${limit}
    ), told as (
      insert into subscription_reminders (subscription_id, end_date, days_before)
      select id, end_date, ${days} from ending
      on conflict do nothing
      returning subscription_id
    )
    select s.id, s.end_date as "endDate", a.name as "accountName", a.email,
      json_build_object('en', offered.name_en, 'ar', offered.name_ar) as name,
      coalesce((
        select p.language from properties p where p.subscription_id = s.id order by p.id desc limit 1),
        'en') as language
    from told
    join subscriptions s on s.id = told.subscription_id
    join subscription_packages offered on offered.id = s.package_id
    join accounts a on a.id = s.account_id`.execute(db)
  return found.rows
}
