import { sql } from 'kysely'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { findWhyFull } from '#features/files/quotas/queries/shares.ts'
import type { FullReason, Kind } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { growingBytes } from '../rules/draft-quota.ts'

/** Drafts are free, so they are limited: the feed of a large agency leaves tens of thousands. */
export const maxDrafts = 50_000

/** Drafts of agents count for their agency. */
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

/** Throws 422 if ads off show fill the account's room, or new accounts have submitted too much. */
export async function requireMarketRoom(db: Db, keeperId: number): Promise<void> {
  const why = await findWhyAnyFull(db, ['off_show', 'submitted'], keeperId)
  if (why) throw new Refusal(422, [why])
}

export async function draftsLeft(db: Db, accountId: number) {
  const full = await findWhyFull(db, 'drafts', accountId)
  return full
    ? { left: 0, why: full }
    : { left: await countDraftsLeft(db, accountId), why: tooMany }
}

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

/** Refuses growth without room for it. One finder looks up storage once for all of its ads. */
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
