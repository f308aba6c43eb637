import { sql } from 'kysely'
import { hasPublicProfile } from '#features/accounts/advertiser/queries/advertisers.ts'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import type { Db } from '#platform/handle.ts'

/** `sender`: keyed hash of the visitor who uploaded it for a form not sent yet. */
export type FileState = { isPublic: boolean; sender: Buffer | null }

const claimedFiles = (kind: 'properties' | 'accounts') => sql`
  case when f.claimed_for like ${sql.lit(`${kind}/%`)}
    then split_part(f.claimed_for, '/', 2)::integer end`

/** Search has approved ads only (docs/decisions/0028-what-was-approved-is-public.md). */
const isOfPublicAd = sql`exists (
  select from property_search s where s.id = ${claimedFiles('properties')})`

const lasting = advertiserRoles.filter((role) => role !== 'landlord')

/** Landlords have no public profile, so their photos are public with a public ad only. */
const isOfPublicProfile = sql`exists (
  select
  from accounts a
  where a.id = ${claimedFiles('accounts')} and a.profile_hidden_at is null
    and (
      (${hasPublicProfile('a')} and a.role = any(${lasting}::text[]))
      or exists (select from property_search s where s.agent_id = a.id)
      or exists (select from property_search s where s.agency_id = a.id)))`

type FileQuery = { ids: readonly string[]; now: Date }

export async function findFileStates(
  db: Db,
  { ids, now }: FileQuery,
): Promise<Map<string, FileState>> {
  const { rows } = await sql<FileState & { id: string }>`
    select f.id, (${isOfPublicAd} or ${isOfPublicProfile}) as "isPublic",
      case when f.account_id is null and f.expires_at > ${now} then f.sender end as sender
    from files f
    where f.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}
