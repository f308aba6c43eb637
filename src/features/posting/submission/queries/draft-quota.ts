import { sql } from 'kysely'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { findQuotaReason } from '#features/files/quotas/queries/shares.ts'
import type { FullReason, Kind } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { countGrowingBytes } from '../rules/draft-quota.ts'

/** Drafts are free, so they are limited: the feed of a large agency leaves tens of thousands. */
export const maxDrafts = 50_000

/** Drafts of agents count for their agency. */
async function countRemainingDrafts(db: Db, accountId: number): Promise<number> {
  const found = await sql<{ drafts: number }>`
    select count(*)::integer as drafts
    from (
      select
      from properties
      where state = 'draft'
        and keeper_id = (select coalesce(agency_id, id) from accounts where id = ${accountId})
      limit ${maxDrafts}
    ) counted`.execute(db)
  return maxDrafts - (found.rows[0]?.drafts ?? 0)
}

const tooManyDrafts: FullReason = { code: 'too_many_drafts', values: { maximum: maxDrafts } }

async function findWhyAnyFull(
  db: Db,
  kinds: readonly Kind[],
  accountId: number,
): Promise<FullReason | undefined> {
  for (const kind of kinds) {
    const why = await findQuotaReason(db, kind, accountId)
    if (why) return why
  }
  return undefined
}

/** Throws 422 if ads off show fill the account's room, or new accounts have submitted too much. */
export async function requireSubmissionQuota(db: Db, managingAccountId: number): Promise<void> {
  const why = await findWhyAnyFull(db, ['off_show', 'submitted'], managingAccountId)
  if (why) throw new Refusal(422, [why])
}

export async function findRemainingDrafts(db: Db, accountId: number) {
  const full = await findQuotaReason(db, 'drafts', accountId)
  return full
    ? { remaining: 0, why: full }
    : { remaining: await countRemainingDrafts(db, accountId), why: tooManyDrafts }
}

export async function findWhyNoDrafts(db: Db, accountId: number): Promise<FullReason | undefined> {
  const { remaining, why } = await findRemainingDrafts(db, accountId)
  return remaining > 0 ? undefined : why
}

async function findStorageKinds(db: Db, id: number): Promise<Kind[]> {
  const found = await sql<{ kinds: Kind[] }>`
    select room_kinds(p) as kinds
    from properties p
    where p.id = ${id}`.execute(db)
  return found.rows[0]!.kinds
}

type AdGrowth = { id: number; managingAccountId: number; before: AdFields; after: AdFields }

/** Refuses growth without room for it. One finder looks up storage once for all of its ads. */
export function createGrowthCheck(db: Db) {
  const known = new Map<string, FullReason | undefined>()
  return async ({ id, managingAccountId, before, after }: AdGrowth): Promise<FullReason[]> => {
    if (countGrowingBytes(after) <= countGrowingBytes(before)) return []
    const kinds = await findStorageKinds(db, id)
    const key = [managingAccountId, ...kinds].join()
    if (!known.has(key)) known.set(key, await findWhyAnyFull(db, kinds, managingAccountId))
    const why = known.get(key)
    return why ? [why] : []
  }
}
