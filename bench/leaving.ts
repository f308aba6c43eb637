import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { closeAds } from '#features/oversight/erasure/queries/ads.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { handOverBatch } from '#features/feeds/handover/queries/ads.ts'
import { endMembership } from '#features/directory/team/queries/members.ts'
import { insertProperties } from '#features/posting/submission/queries/one-ad.ts'
import { refreshAds } from '#features/directory/own-profile/queries.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import type { Db } from '#platform/handle.ts'
import { migrate } from '#platform/migrate.ts'
import { type Database, openDatabase } from '#platform/sql.ts'
import type { AccountId } from '#platform/session/account.ts'
import { addAccounts, generateAds } from '#test/generated-ads.ts'
import { quiet, startThrowaway } from '#test/throwaway-postgres.ts'

/** What becomes of many ads of one agent who leaves an agency: `node bench/leaving.ts 50000`. */
const count = Number(process.argv[2] ?? 50_000)
const atOnce = 5_000

type Team = { agent: number; agency: AccountId }

async function addAds(db: Database, accountId: number, agencyId: number): Promise<void> {
  const { kysely } = db
  const gazetteer = await readGazetteer(kysely)
  const catalogue = await readCatalogue(kysely)
  const given = { gazetteer, catalogue, accounts: [accountId], now: new Date() }
  for (let from = 0; from < count; from += atOnce) {
    const ads = generateAds(Math.min(atOnce, count - from), from, given)
    const named = ads.map((ad, at) => {
      const name = `L-${from + at}`
      return { ...ad, accountId, agencyId, adTypeId: 1, referenceId: name, sourceId: name }
    })
    await insertProperties(kysely, named)
  }
}

async function setState(db: Database, state: string): Promise<void> {
  const changed = 'update properties set state = $1 returning id'
  const { rows } = await db.pool.query<{ id: number }>(changed, [state])
  await refreshSearch(
    db.kysely,
    rows.map(({ id }) => id),
  )
  await db.pool.query('vacuum full analyze')
}

class TakenBack extends Error {}

/** Prints how long the work takes, in a transaction that is taken back. */
async function time({ kysely }: Database, what: string, work: (tx: Db) => Promise<unknown>) {
  const begun = performance.now()
  const run = kysely.transaction().execute(async (tx) => {
    await work(tx)
    console.log(`${what.padEnd(40)} ${(performance.now() - begun).toFixed(0)} ms`)
    throw new TakenBack()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
}

async function handOver({ kysely }: Database, id: number | undefined): Promise<void> {
  const took: number[] = []
  let isOver = id === undefined
  while (!isOver) {
    const begun = performance.now()
    isOver = await kysely.transaction().execute((tx) => handOverBatch(tx, id!))
    took.push(performance.now() - begun)
  }
  const [longest, sum] = [Math.max(...took), took.reduce((one, other) => one + other, 0)]
  console.log(
    `… handed over by ${took.length} batches, ${sum.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  )
}

async function measure(db: Database, { agent, agency }: Team, what: string): Promise<void> {
  const now = new Date()
  const ending = { agencyId: agency, agentId: agent, actorId: agent, kind: 'left' as const, now }
  await time(db, `${what}: an agent leaves`, (tx) => endMembership(tx, ending))
  await time(db, `${what}: ads of an erased agency`, (tx) => closeAds(tx, agency, now))
  await time(db, `${what}: another name of the agency`, (tx) => refreshAds(tx, agency))
  const ended = await db.kysely.transaction().execute((tx) => endMembership(tx, ending))
  await handOver(db, ended?.handOverId)
  await db.pool.query('update accounts set agency_id = $1 where id = $2', [agency, agent])
  await db.pool.query('update properties set account_id = $1', [agent])
}

const server = await startThrowaway({})
const db = await openDatabase(server.connection, { log: quiet, max: 4, statementTimeout: 0 })
try {
  await migrate(db.pool, 'db/migrations')
  await seedLookups(db, 'db/seed')
  const [agent = 0, agency = 0] = await addAccounts(db, 2)
  await addAds(db, agent, agency)
  for (const state of ['draft', 'live']) {
    await setState(db, state)
    await measure(db, { agent, agency: agency as AccountId }, state)
  }
} finally {
  await db.close()
  await server.remove()
}
