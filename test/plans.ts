import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { promotionStep } from '#features/listing/property/rules/rank.ts'
import type { Db } from '#platform/handle.ts'
import type { Tables } from '#platform/tables.ts'
import { administer, type FreshDatabase } from './database.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

type Work = (db: Db) => Promise<unknown>

/** In the order in which `work` sends them. */
export async function statementsOf(db: FreshDatabase, work: Work) {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const dialect = new PostgresDialect({ pool: db.pool })
  const listening = new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query) })
  await work(listening)
  return sent
}

/** How PostgreSQL reads `table` in each statement that `work` sends: `Index Only Scan by name`. */
export async function plansOf(db: FreshDatabase, table: string, work: Work) {
  const sent = await statementsOf(db, work)
  const plans = await Promise.all(
    sent.map(async ({ sql: text, parameters }) => {
      const { rows } = await db.pool.query(`explain (format json) ${text}`, [...parameters])
      return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    }),
  )
  return plans
    .flat()
    .filter((node) => node['Relation Name'] === table)
    .map((node) => [node['Node Type'], node['Index Name']].filter(Boolean).join(' by '))
}

/**
 * Vacuums so that plans are what they are in a settled database: rows of a commit that is not yet on
 * disk would stay unmarked, and no index would do without the table.
 */
export async function vacuum({ pool }: { pool: pg.Pool }) {
  const write = "select pg_logical_emit_message(true, 'all before is on disk', '')"
  await pool.query(`begin; set local synchronous_commit = on; ${write}; commit`)
  await pool.query('vacuum analyze')
}

/** Rows of search without the ads behind them: enough for the planner to choose as it would. */
export async function fillSearch(db: FreshDatabase, rows: number, locs: number[]) {
  const fill = `
    set local session_replication_role = replica;
    set local synchronous_commit = on;
    insert into property_search (
      id, loc, price, price_per_sqm, space, amenities_low, amenities_high, rank_key, published,
      agency_id, agent_id, lat_e6, lng_e6, type, purpose, category, rooms, bathrooms, furnished,
      ready, has_video, price_reduced)
    select id, (array[${locs.join(', ')}])[1 + id * 7 % ${locs.length}], 1 + id * 7919::bigint % 500000000,
      case when id % 10 = 1 then 1 + id * 104729::bigint % 3000000 end,
      nullif(1 + id * 7907::bigint % 900000000, 1 + id % 5000), id % 97, 0,
      id * 7901::bigint % 200000000 + case when id % 25 = 0 then ${promotionStep} else 0 end,
      id * 7901::bigint % 200000000, id % 97, id % 499,
      24000000 + id * 7907::bigint % 2000000, 54000000 + id * 7919::bigint % 2000000,
      1 + id % 13, id % 2, 0, nullif(id % 8, 7), id % 6, id % 3, id / 2 % 2, id % 5 = 0, id % 9 = 0
    from generate_series(1, ${rows}) as id`
  await administer(fill, db.connection.database)
  await db.pool.query('vacuum analyze property_search')
}

/**
 * Vacuums a table; the pages that an index alone cannot answer for, because somebody may still see
 * another version of a row.
 */
export async function countUnseenPages(db: Db, table: string): Promise<number> {
  await sql`vacuum analyze ${sql.id(table)}`.execute(db)
  const { rows } = await sql<{ pages: number }>`
    select relpages - relallvisible as pages from pg_class where oid = ${table}::regclass`.execute(
    db,
  )
  return rows[0]?.pages ?? 0
}

/** Blocks that a statement reads, from memory or not. */
export async function countBlocks(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${statement}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN)
}
