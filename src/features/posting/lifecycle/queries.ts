import { sql } from 'kysely'
import { addEvent, type NewEvent } from '#features/posting/history/queries.ts'
import { isReviewed } from '#features/posting/own-ads/queries/review.ts'
import { permitPolicy } from '#features/listing/permits/queries.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import { storePrices } from '#features/listing/property/queries/price-history.ts'
import { isStillTheirs } from '#features/listing/property/queries/properties.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { PackageAssignment } from '#features/posting/packages/rules.ts'
import type { Db } from '#platform/handle.ts'
import { unauthenticated } from '#platform/session/open-account.ts'
import type { EndingAd, State } from './rules.ts'

export type Terms = {
  /** The agency or company that the account belongs to or is. */
  agencyId: number | null
  /** Who may manage the ads: the agency, or else the account that makes them. */
  managingAccountId: number
  isReviewed: boolean
  permits: PermitPolicy
}

async function readTerms(db: Db, accountId: number): Promise<Terms | undefined> {
  const found = await sql<Terms>`
    select case when own.role in ('agency', 'company') then own.id else own.agency_id end
        as "agencyId",
      keeper.id as "managingAccountId", ${isReviewed(sql`keeper.id`)} as "isReviewed",
      ${permitPolicy} as permits
    from accounts own
    join accounts keeper on keeper.id = case
      when own.role in ('agency', 'company') then own.id
      else coalesce(own.agency_id, own.id)
    end
    where own.id = ${accountId} and keeper.erased_at is null
    for key share of keeper
    for share of own`.execute(db)
  return found.rows[0]
}

/**
 * Locks until the transaction ends: the keeper is not erased, the account keeps its agency. Call it
 * before ads are locked, as a membership that ends locks the account and then its ads.
 */
export async function findTerms(db: Db, accountId: number): Promise<Terms> {
  // Read again: a membership may have ended while this waited for its lock.
  const terms = (await readTerms(db, accountId)) ?? (await readTerms(db, accountId))
  if (!terms) throw unauthenticated()
  return terms
}

/** What is absent stays, except a wanted package, which is dropped. */
export type TransitionStep = NewEvent &
  PackageAssignment & {
    startDate?: string | undefined
    endDate?: string | undefined
    /** A person has approved what the ad shows now. */
    isApproval?: boolean
  }

const isOnShow = sql`p.state in ('live', 'under_offer')`

/** An ad that returns is reviewed if it shows what nobody has approved. */
const stateAfterStep = ({ to, isApproval = false }: TransitionStep) => sql`
  case
    when ${to} <> 'live' or ${isApproval} or ${isOnShow} then ${to}
    when ad_is_reviewed(p.keeper_id) and ad_has_news(p) then 'in_review'
    else ${to}
  end`

/** The only way to `live`. Answers the state reached: `in_review` if the ad has to be reviewed. */
export async function transition(db: Db, step: TransitionStep): Promise<State> {
  const { id, startDate = null, endDate = null, isApproval = false } = step
  const { packageId = null, packageBasis = null, wantedPackageId = null } = step
  const { subscriptionId = null } = step
  const found = await sql<{ to: State }>`
    with moved as (
      select p.id, ${stateAfterStep(step)} as state,
        case when ${isApproval} then ad_content(p)
          else ad_approval(p, ad_is_reviewed(p.keeper_id)) end as approved
      from properties p
      where p.id = ${id}
    )
    update properties p
    set state = moved.state,
      approved_content = moved.approved,
      start_date = coalesce(${startDate}::date, start_date),
      end_date = coalesce(${endDate}::date, end_date),
      package_id = coalesce(${packageId}::integer, package_id),
      package_basis = coalesce(${packageBasis}::text, package_basis),
      wanted_package_id = ${wantedPackageId}::integer,
      subscription_id = case when ${packageId}::integer is null then subscription_id
        else ${subscriptionId}::text end,
      first_published_at = case when moved.state = 'live' then coalesce(first_published_at, now())
        else first_published_at end,
      updated_at = now(),
      revision = revision + 1
    from moved
    where p.id = moved.id
    returning p.state as to`.execute(db)
  const { to } = found.rows[0]!
  await addEvent(db, { ...step, to })
  await storePrices(db, [id])
  await refreshSearch(db, [id])
  return to
}

type Visibility = { id: number; state: State; visible: boolean; actorId: number }

/** Drafts get no event, since nobody sees them and an account may have 50,000. */
export async function setVisible(db: Db, { id, state, visible, actorId }: Visibility) {
  await sql`
    update properties
    set visible = ${visible}, updated_at = now(), revision = revision + 1
    where id = ${id}`.execute(db)
  const reason = visible ? 'shown' : 'hidden'
  if (state !== 'draft') await addEvent(db, { id, from: state, to: state, actorId, reason })
  await refreshSearch(db, [id])
}

export async function wasRenewed(db: Db, id: number, after: Date): Promise<boolean> {
  const event = await db
    .selectFrom('property_events')
    .select('id')
    .where('property_id', '=', id)
    .where('reason', '=', 'renewed')
    .where('at', '>', after)
    .executeTakeFirst()
  return event !== undefined
}

/** Pictures of the file were deleted with it; video addresses are in the ad. */
export async function detachFile(db: Db, { id, address }: { id: number; address: string }) {
  await sql`
    update properties
    set video_urls = array_remove(video_urls, ${address}), updated_at = now(),
      revision = revision + 1
    where id = ${id}`.execute(db)
  await refreshSearch(db, [id])
}

export async function expireAds(db: Db, { today, limit }: { today: string; limit: number }) {
  const found = await sql<{ id: number }>`
    with due as (
      select id, state
      from properties
      where state in ('live', 'under_offer') and end_date < ${today}::date
      order by id
      limit ${limit}
      for update skip locked
    ), noted as (
      insert into property_events (property_id, from_state, to_state, reason)
      select id, state, 'expired', 'end date' from due
    )
    update properties p
    set state = 'expired', approved_content = ad_approval(p, ad_is_reviewed(p.keeper_id)),
      updated_at = now(), revision = revision + 1
    from due
    where p.id = due.id
    returning p.id`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  await refreshSearch(db, ids)
  return ids
}

type EndingQuery = { today: string; days: number; limit: number }

/** The account that made the ad, or its agency if the account has left that. */
const reminderRecipient = sql`case when ${isStillTheirs} then agent.id else p.agency_id end`

/** An ad is taken once for each number of days: taking it notes the reminder. */
export async function claimEndingAds(
  db: Db,
  { today, days, limit }: EndingQuery,
): Promise<EndingAd[]> {
  const found = await sql<EndingAd>`
    with ending as (
      select p.id, p.end_date,
        row_number() over (partition by p.account_id order by p.end_date, p.id) as turn
      from properties p
      join accounts agent on agent.id = p.account_id
      join accounts a on a.id = ${reminderRecipient}
      where p.state in ('live', 'under_offer') and p.package_id is not null
        and not exists (
          select from subscriptions s where s.id = p.subscription_id and s.end_date = p.end_date)
        and p.end_date between ${today}::date and ${today}::date + ${days}::integer
        and a.email_verified_at is not null
        and not exists (
          select from property_reminders told
          where told.property_id = p.id and told.end_date = p.end_date
            and told.days_before <= ${days})
      -- accounts take turns: one with many ads leaves room for the letters of others
      order by turn, p.end_date, p.id
      limit ${limit}
    ), told as (
      insert into property_reminders (property_id, end_date, days_before)
      select id, end_date, ${days} from ending
      on conflict do nothing
      returning property_id
    )
    select p.id, json_build_object('en', p.name_en, 'ar', p.name_ar) as title,
      p.reference_id as "referenceId", p.end_date as "endDate", p.language, a.name, a.email
    from told
    join properties p on p.id = told.property_id
    join accounts agent on agent.id = p.account_id
    join accounts a on a.id = ${reminderRecipient}`.execute(db)
  return found.rows
}
