import { sql } from 'kysely'
import { isListedBy, ownRow, ownTables } from '#features/posting/own-ads/queries/own-ads.ts'
import type { OwnRow, State } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'

export async function findEmails(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])))
}

type After = { states: readonly State[] | undefined; after: string | undefined; limit: number }

/** `after` is the `position` of the last ad known; every page costs the same. */
export async function findOwnAfter(
  db: Db,
  account: Account,
  { states, after, limit }: After,
): Promise<(OwnRow & { position: string })[]> {
  const [at = 'infinity', id = '0'] = after?.split(' ') ?? []
  const inStates = states ? sql`and p.state = any(${states}::text[])` : sql``
  const found = await sql<OwnRow & { position: string }>`
    select ${ownRow}, wanted.position
    from (
      select p.id, p.created_at,
        to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || p.id
          as position
      from properties p
      where ${isListedBy(account)} ${inStates}
        and (p.created_at, p.id) < (${at}::timestamptz, ${id}::integer)
      order by p.created_at desc, p.id desc
      limit ${limit}
    ) wanted
    join properties p on p.id = wanted.id
    ${ownTables}
    order by wanted.created_at desc, wanted.id desc`.execute(db)
  return found.rows
}
