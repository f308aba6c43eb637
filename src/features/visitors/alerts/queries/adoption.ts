import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { Reader } from '../rules/letters.ts'
import { findOwner, isOf } from './owners.ts'
import { lockAlerts } from './schedule.ts'

export async function lockVisitor(tx: Db, visitorId: string) {
  if (!(await findOwner(tx, { visitorId }))) return undefined
  // Before the row, which is the order of all others.
  await lockAlerts(tx)
  const { rows } = await sql<{ id: string } & Pick<Reader, 'language'>>`
    select id, language
    from search_owners
    where ${isOf({ visitorId })}
    for update`.execute(tx)
  return rows[0]
}

/** Searches that the account has too stay the account's. Links in earlier emails go on working. */
export async function mergeOwners(
  tx: Db,
  visitorOwner: string,
  accountOwner: string,
): Promise<void> {
  await sql`
    delete from saved_searches own
    using saved_searches others
    where own.owner_id = ${visitorOwner} and others.owner_id = ${accountOwner}
      and others.deleted_at is null and own.filters = others.filters`.execute(tx)
  await sql`
    update saved_searches
    set owner_id = ${accountOwner}
    where owner_id = ${visitorOwner}`.execute(tx)
  await sql`
    update alert_links
    set owner_id = ${accountOwner}
    where owner_id = ${visitorOwner} and purpose = 'stop'`.execute(tx)
  await sql`delete from search_owners where id = ${visitorOwner}`.execute(tx)
}
