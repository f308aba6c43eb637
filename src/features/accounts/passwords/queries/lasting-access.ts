import { sql } from 'kysely'
import { type NamedInBoth, calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import type { Db } from '#platform/handle.ts'

type RecentQuery = { accountId: number; since: Date }

async function findScheduledUrls(db: Db, accountId: number): Promise<string[]> {
  const found = await sql<{ url: string }>`
    select url
    from feeds
    where account_id = ${accountId} and schedule <> 'off' and url is not null
    order by created_at, id`.execute(db)
  return found.rows.map(({ url }) => url)
}

async function findNewMembers(db: Db, { accountId, since }: RecentQuery): Promise<NamedInBoth[]> {
  const { rows } = await sql<{ name: string; second_name: string | null }>`
    select member.name, member.second_name
    from membership_events joining
    join accounts member on member.id = joining.agent_id and member.agency_id = joining.agency_id
    where joining.agency_id = ${accountId} and joining.kind = 'joined' and joining.at > ${since}
    group by member.id
    order by max(joining.id) desc`.execute(db)
  return rows.map(calledOf)
}

async function findOpenInvitations(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invitations')
    .select('email')
    .where('agency_id', '=', accountId)
    .where('declined_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

async function findNewAgency(
  db: Db,
  { accountId, since }: RecentQuery,
): Promise<NamedInBoth | undefined> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('accounts as agency', 'agency.id', 'accounts.agency_id')
    .select(['agency.name', 'agency.second_name'])
    .where('accounts.id', '=', accountId)
    .where((its) =>
      its.exists(
        its
          .selectFrom('membership_events')
          .select('id')
          .whereRef('agent_id', '=', 'accounts.id')
          .whereRef('membership_events.agency_id', '=', 'agency.id')
          .where('kind', '=', 'joined')
          .where('at', '>', since),
      ),
    )
    .executeTakeFirst()
  return found && calledOf(found)
}

async function findNewMeans(db: Db, { accountId, since }: RecentQuery) {
  const { rows } = await sql<{ phone: string | null; hasNewFactor: boolean }>`
    select
      case when phone_since > ${since} then phone end as phone,
      exists (
        select
        from second_factors
        where account_id = accounts.id and confirmed_at > ${since}
      ) as "hasNewFactor"
    from accounts
    where id = ${accountId}`.execute(db)
  return { phone: rows[0]?.phone ?? undefined, hasNewFactor: rows[0]?.hasNewFactor ?? false }
}

/** All scheduled feeds and open invitations, and what else was added since `since`. */
export async function findLastingAccess(db: Db, recent: RecentQuery) {
  const { accountId } = recent
  return {
    feedUrls: await findScheduledUrls(db, accountId),
    members: await findNewMembers(db, recent),
    invitations: await findOpenInvitations(db, accountId),
    agency: await findNewAgency(db, recent),
    ...(await findNewMeans(db, recent)),
  }
}
export type LastingAccess = Awaited<ReturnType<typeof findLastingAccess>>

export async function endInvitations(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('invitations')
    .where('agency_id', '=', accountId)
    .where('declined_at', 'is', null)
    .returning(['email', 'invited_at'])
    .execute()
  const lastFirst = rows.toSorted((a, b) => b.invited_at.getTime() - a.invited_at.getTime())
  return lastFirst.map(({ email }) => email)
}
