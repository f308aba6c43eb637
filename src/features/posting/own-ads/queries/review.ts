import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { isAmong } from '#platform/database/statements.ts'

export const isModerationOn = sql<boolean>`
  (select value #>> '{}' <> 'auto' from settings where key = 'moderation')`

/** `moderation` is `all`, or it is `first` and fewer than three of the ads ever were public. */
export const isReviewed = (managingAccountId: RawBuilder<unknown>) =>
  sql<boolean>`ad_is_reviewed(${managingAccountId})`

export async function loadIsReviewed(db: Db, managingAccountId: number): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select ${isReviewed(sql`${managingAccountId}::integer`)} as is`.execute(db)
  return found.rows[0]!.is
}

/** Sends public ads with content that nobody approved to review. Run it before `refreshSearch`. */
export async function sendChangedToReview(db: Db, ids: readonly number[], actorId: number) {
  if (ids.length === 0) return []
  const found = await sql<{ id: number }>`
    with changed as (
      select p.id, p.state
      from properties p
      where ${isAmong('p.id', ids)} and p.state in ('live', 'under_offer')
        and p.approved_content is not null and ad_has_news(p)
    ), noted as (
      insert into property_events (property_id, account_id, from_state, to_state, reason)
      select id, ${actorId}::integer, state, 'in_review', 'changed' from changed
    )
    update properties p
    set state = 'in_review'
    from changed
    where p.id = changed.id
    returning p.id`.execute(db)
  return found.rows.map(({ id }) => id)
}
