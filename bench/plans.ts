import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from '#platform/sql.ts'
import type { Tables } from '#platform/tables.ts'
import { openMarket } from './market/make.ts'
import { describePlan, type Plan } from './plans/describe.ts'
import { ownShapes } from './plans/own.ts'
import { shapesOf } from './plans/shapes.ts'

const { values } = parseArgs({
  options: { ads: { type: 'string', default: '100000' }, keep: { type: 'string' } },
})

type Sent = { sql: string; parameters: readonly unknown[] }

const rounds = 7

/** The quickest of a few, so that what else the machine does stays out of it. */
async function explain({ pool }: Database, { sql, parameters }: Sent): Promise<Plan> {
  let best: Plan | undefined
  for (let round = 0; round < rounds; round += 1) {
    const { rows } = await pool.query(
      `explain (analyze, buffers, timing off, format json) ${sql}`,
      [...parameters],
    )
    const plan: Plan = rows[0]['QUERY PLAN'][0]
    if (!best || plan['Execution Time'] < best['Execution Time']) best = plan
  }
  return best!
}

async function tableOf(db: Database): Promise<string[]> {
  const sent: Sent[] = []
  const dialect = new PostgresDialect({ pool: db.pool })
  const listening = new Kysely<Tables>({
    dialect,
    log: ({ query: { sql, parameters } }) => void sent.push({ sql, parameters }),
  })
  const lines: string[] = []
  for (const { name, ask } of [...(await shapesOf(db)), ...(await ownShapes(db))]) {
    sent.length = 0
    await ask(listening)
    const plans: string[] = []
    for (const statement of sent.slice()) plans.push(describePlan(await explain(db, statement)))
    lines.push(...plans.map((plan, at) => `| ${at === 0 ? name : '… then'} | ${plan} |`))
  }
  return lines
}

const ads = Number(values.ads)
const market = await openMarket(ads, values.keep)
try {
  const { rows } = await market.db.pool.query('show server_version')
  const text = `# Plans of searches and of own ads

Written by \`node bench/plans.ts\`: each statement of a search, and of the ad list of an advertiser with
some 5,000 ads, at ${ads.toLocaleString('en')} ads (PostgreSQL
${rows[0].server_version.split(' ')[0]}). Each statement is explained with its own values and analysed ${rounds} times; the fastest is shown.
*Read* counts the rows that scans returned before joins and sorts, *pages* those of 8 kB, all in memory. An index-only
scan of \`property_search\` reads no table row. src/features/search/query/plans.test.ts checks the scans.

Two searches read the table on purpose, because the planner finds that cheaper. A search for everything on
sale takes the first 5,001 rows in table order (this query runs once a minute; after that the index is
walked). A word that thousands of ads share is joined with all rows in one hash. Words themselves are always
found by their index.

| Search | Scans | Read | Pages | Planning ms | Execution ms |
|---|---|---|---|---|---|
${(await tableOf(market.db)).join('\n')}
`
  await writeFile('docs/search-plans.md', text)
  console.log(text)
} finally {
  await market.close()
}
