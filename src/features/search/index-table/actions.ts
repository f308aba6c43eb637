import { type Database, transaction } from '#platform/sql.ts'
import { findDue, refreshSearch } from './queries.ts'

export async function followCalendar(db: Database): Promise<number> {
  return transaction(db, async ({ kysely }) => {
    const ids = await findDue(kysely)
    if (ids.length > 0) await refreshSearch(kysely, ids)
    return ids.length
  })
}
