import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'

/** Drafts cost nothing, so their number is limited: a feed of a large agency leaves tens of thousands. */
export const maxDrafts = 50_000

/** How many more drafts an account may have, with those of the agency that it works for. */
export async function countDraftsLeft(db: Db, accountId: number): Promise<number> {
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
