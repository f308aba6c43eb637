import { sql } from 'kysely'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { findWhyFull } from '#features/files/quotas/queries/shares.ts'
import type { FullReason, Kind } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { growingBytes } from '../rules/draft-quota.ts'

/** Drafts cost nothing, so their number is limited: a feed of a large agency leaves tens of thousands. */
export const maxDrafts = 50_000

/** How many more drafts an account may have, with those of the agency that it works for. */
async function countDraftsLeft(db: Db, accountId: number): Promise<number> {
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

const tooMany: FullReason = { code: 'too_many_drafts', values: { maximum: maxDrafts } }

/** Why an account may store no more of one of these kinds, if so. */
async function findWhyAnyFull(
  db: Db,
  kinds: readonly Kind[],
  accountId: number,
): Promise<FullReason | undefined> {
  for (const kind of kinds) {
    const why = await findWhyFull(db, kind, accountId)
    if (why) return why
  }
  return undefined
}

/**
 * Another draft goes to market: it leaves one day, and stays. Refused where ads off show take all room of the
 * account, or where new accounts together have submitted as much as they may.
 */
export async function requireMarketRoom(db: Db, keeperId: number): Promise<void> {
  const why = await findWhyAnyFull(db, ['off_show', 'submitted'], keeperId)
  if (why) throw new Refusal(422, [why])
}

/** How many more drafts an account may have, and why no more than those. */
export async function draftsLeft(db: Db, accountId: number) {
  const full = await findWhyFull(db, 'drafts', accountId)
  return full
    ? { left: 0, why: full }
    : { left: await countDraftsLeft(db, accountId), why: tooMany }
}

/** Why an account may have no other draft, if so. */
export async function findWhyNoDrafts(db: Db, accountId: number): Promise<FullReason | undefined> {
  const { left, why } = await draftsLeft(db, accountId)
  return left > 0 ? undefined : why
}

async function findKinds(db: Db, id: number): Promise<Kind[]> {
  const found = await sql<{ kinds: Kind[] }>`
    select room_kinds(p) as kinds
    from properties p
    where p.id = ${id}`.execute(db)
  return found.rows[0]!.kinds
}

type Growing = { id: number; keeperId: number; before: AdFields; after: AdFields }

/**
 * Why an ad may not become what is given, if so: it grows, and there is no room for what it counts as.
 * Storage is looked up once for all ads that it is asked of.
 */
export function growthFinder(db: Db) {
  const known = new Map<string, FullReason | undefined>()
  return async ({ id, keeperId, before, after }: Growing): Promise<FullReason[]> => {
    if (growingBytes(after) <= growingBytes(before)) return []
    const kinds = await findKinds(db, id)
    const key = [keeperId, ...kinds].join()
    if (!known.has(key)) known.set(key, await findWhyAnyFull(db, kinds, keeperId))
    const why = known.get(key)
    return why ? [why] : []
  }
}
