import { sql } from 'kysely'
import { addMailedToken } from '#features/accounts/account/queries.ts'
import { endFeeds, findLastAd, handOverBatch } from '#features/feeds/handover/queries/ads.ts'
import { type NamedInBoth, calledOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import { daySeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import { invitationDays } from '../contract.ts'
import type { TeamRow } from '../rules.ts'

/** Former members have the address that the agency knew when they left, not the present one. */
const teamOf = (agencyId: AccountId) => sql`
  select
    case when declined_at is null then 'invited' else 'declined' end as status,
    id, email, coalesce(declined_at, invited_at) as at, email as name
  from invitations
  where agency_id = ${agencyId}
  union all
  select 'active', id, email, created_at, folded_name
  from accounts
  where agency_id = ${agencyId} and email_verified_at is not null
  union all
  select 'left', agent.id, ended.agent_email, agent.created_at, agent.folded_name
  from (
    select distinct on (agent_id) agent_id, agent_email
    from membership_events
    where agency_id = ${agencyId}
    order by agent_id, id desc
  ) as ended
  join accounts agent on agent.id = ended.agent_id
  where agent.agency_id is distinct from ${agencyId} and agent.email_verified_at is not null`

type Page = { page: number; limit: number }

export async function findTeam(db: Db, agencyId: AccountId, { page, limit }: Page) {
  const { rows } = await sql<TeamRow>`
    select status, id, email, at
    from (${teamOf(agencyId)}) as team
    order by array_position(array['invited', 'declined', 'active', 'left'], status), name, id
    limit ${limit}
    offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total
    from (${teamOf(agencyId)}) as team`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export type Person = NamedInBoth & { email: string }

export async function findPerson(db: Db, id: number): Promise<Person> {
  const row = await db
    .selectFrom('accounts')
    .select(['name', 'second_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...calledOf(row), email: row.email ?? '' }
}

export async function isMember(db: Db, agencyId: AccountId, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return found !== undefined
}

type InvitationRequest = { agencyId: AccountId; email: string; now: Date }

/** One for each address and agency, however often it is sent. */
export async function addInvitation(
  db: Db,
  { agencyId, email, now }: InvitationRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('invitations')
    .values({ agency_id: agencyId, email, invited_at: now })
    .onConflict((known) =>
      known.columns(['agency_id', 'email']).doUpdateSet({ invited_at: now, declined_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type AgentOfAgency = { id: number; agencyId: AccountId }

export async function findInvitedEmail(db: Db, { id, agencyId }: AgentOfAgency) {
  const found = await db
    .selectFrom('invitations')
    .select('email')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return found?.email
}

export async function deleteInvitation(db: Db, { id, agencyId }: AgentOfAgency): Promise<boolean> {
  const deleted = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0
}

type Link = { invitationId: number; email: string; now: Date }

export const addJoinToken = (db: Db, { invitationId, email, now }: Link): Promise<string> =>
  addMailedToken(db, {
    purpose: 'join',
    email,
    owner: { invitation_id: invitationId },
    seconds: invitationDays * daySeconds,
    now,
  })

export async function findInvitation(db: Db, token: string, now: Date) {
  return db
    .selectFrom('mailed_tokens')
    .innerJoin('invitations', 'invitations.id', 'invitation_id')
    .innerJoin('accounts as agency', 'agency.id', 'invitations.agency_id')
    .select(['invitations.id', 'agency.id as agencyId', 'agency.slug', 'agency.name'])
    .select('agency.second_name')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'join')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function declineWith(db: Db, token: string, now: Date): Promise<boolean> {
  const found = await findInvitation(db, token, now)
  if (!found) return false
  const { id } = found
  await db.updateTable('invitations').set({ declined_at: now }).where('id', '=', id).execute()
  const deleted = await db
    .deleteFrom('mailed_tokens')
    .where('invitation_id', '=', id)
    .returning('hash')
    .execute()
  // Of two answers at once, the second finds its link gone.
  return deleted.some(({ hash }) => hash.equals(hashOf(token)))
}

/** Locks the account, so that its agency cannot change until the transaction ends. */
export async function findAgencyId(db: Db, agentId: AccountId): Promise<number | null> {
  const { agency_id } = await db
    .selectFrom('accounts')
    .select('agency_id')
    .where('id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return agency_id
}

type Membership = { agencyId: number; agentId: number }
type Event = Membership & { actorId: number; kind: 'joined' | 'left' | 'removed'; now: Date }

/** `handOverUntil`: the highest id of the ads that have to be handed over. */
type EndedMember = { agentEmail: string | null; handOverUntil: number | null }

async function addEvent(db: Db, event: Event & Partial<EndedMember>): Promise<number> {
  const { agencyId, agentId, actorId, kind, agentEmail = null, handOverUntil = null, now } = event
  const who = { agency_id: agencyId, agent_id: agentId, actor_id: actorId }
  const left = { agent_email: agentEmail, hand_over_until: handOverUntil }
  const { id } = await db
    .insertInto('membership_events')
    .values({ ...who, ...left, kind, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Acceptance = { invitationId: number; agencyId: number; agentId: AccountId; now: Date }

/** False where the invitation was used or declined in the meantime. */
export async function acceptInvitation(db: Db, given: Acceptance): Promise<boolean> {
  const { invitationId, agencyId, agentId, now } = given
  const used = await db
    .deleteFrom('invitations')
    .where('id', '=', invitationId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await db.updateTable('accounts').set({ agency_id: agencyId }).where('id', '=', agentId).execute()
  await addEvent(db, { agencyId, agentId, actorId: agentId, kind: 'joined', now })
  return true
}

/** `handOverId` is that of the event where more ads have to be handed over. */
type EndedMembership = { handOverId: number | undefined }

/** Hands the first ads over. Without `keepsAds` an erased agency takes its ads along. */
export async function endMembership(
  db: Db,
  { keepsAds = true, ...event }: Event & { keepsAds?: boolean },
): Promise<EndedMembership | undefined> {
  const { agencyId, agentId } = event
  const ended = await db
    .updateTable('accounts')
    .set({ agency_id: null })
    .where('id', '=', agentId)
    .where('agency_id', '=', agencyId)
    .returning('email')
    .executeTakeFirst()
  if (!ended) return undefined
  await endFeeds(db, event)
  const handOverUntil = keepsAds ? await findLastAd(db, event) : null
  const id = await addEvent(db, { ...event, agentEmail: ended.email, handOverUntil })
  const isOver = await handOverBatch(db, id)
  return { handOverId: isOver ? undefined : id }
}

/** An invitation is deleted in the end, because it holds the address of a stranger. */
export const invitationSeconds = 30 * daySeconds

export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - invitationSeconds * 1000)
  await deleteInBatches(db, 'invitations', sql`invited_at <= ${limit}`)
}
