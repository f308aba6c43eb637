import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { deleteInBatches, maxBatchRows } from '#platform/sweeping/batches.ts'

export const dropRemoved = (db: Db, before: Date): Promise<void> =>
  deleteInBatches(db, 'favorites', sql`removed_at <= ${before}`)

export const dropOfVisitors = (db: Db, addedBefore: Date): Promise<void> =>
  deleteInBatches(db, 'favorites', sql`account_id is null and added_at <= ${addedBefore}`)

/** Rows of one statement, which is short however many there are. */
const rowsOfPage = 100_000

type Page = { network: Buffer; count: number; lastId: number }

/** How many favourites visitors have, by the network in hexadecimal digits. */
export async function countByNetwork(db: Db, limit = rowsOfPage): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let after: { network: Buffer; id: number } = { network: Buffer.alloc(0), id: 0 }
  for (;;) {
    const { rows } = await sql<Page>`
      select network, count(*)::integer as count, max(id) as "lastId"
      from (
        select network, id
        from favorites
        where account_id is null and (network, id) > (${after.network}::bytea, ${after.id}::bigint)
        order by network, id
        limit ${limit}) page
      group by network
      order by network`.execute(db)
    for (const { network, count } of rows) {
      const name = network.toString('hex')
      counts.set(name, (counts.get(name) ?? 0) + count)
    }
    const last = rows.at(-1)
    if (!last) return counts
    after = { network: last.network, id: last.lastId }
  }
}

type Excess = { network: Buffer; count: number }

export async function dropOldestOf(db: Db, { network, count }: Excess): Promise<void> {
  let left = count
  while (left > 0) {
    const deleted = await sql`
      delete from favorites
      where ctid = any (array(
        select ctid
        from favorites
        where account_id is null and network = ${network}
        order by id
        limit ${Math.min(left, maxBatchRows)}
        for update skip locked))`.execute(db)
    if (!deleted.numAffectedRows) return
    left -= Number(deleted.numAffectedRows)
  }
}
