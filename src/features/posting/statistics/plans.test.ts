import { expect, test } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import type { Account } from '#platform/session/account.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { plansOf, vacuum } from '#test/plans.ts'
import { findAdTallies, findRanked, findTallies, summarizeAds } from './queries.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 40)
const ads = generateAds(1_200, 3, { gazetteer, catalogue, accounts, now: new Date() })
await postAds(
  db,
  ads.map((ad, at) => ({ ...ad, accountId: accounts[at % 40]!, agencyId: accounts[at % 20]! })),
)
await db.pool.query(`
  insert into interactions (property_id, day, action, visitor_id)
  select id, date '2026-08-16' - day, 'view', md5(format('%s/%s', id, day))
  from properties, generate_series(0, 99) as day`)
await vacuum(db)

const accountOf = (role: Account['role'], at: number) =>
  ({ id: accounts[at], role, sessionId: '' }) as Account

const window = { from: '2026-06-18', to: '2026-08-16' }
const asked = { ...window, sort: 'contacts', page: 1, limit: 5 } as const

test.each([
  ['agent', 25],
  ['agency', 1],
] as const)('the statistics of an %s never walk through those of others', async (role, at) => {
  const account = accountOf(role, at)
  const work = async (kysely: typeof db.kysely) => {
    await summarizeAds(kysely, account)
    await findTallies(kysely, account, window)
    await findAdTallies(kysely, { account, id: 7 }, window)
    await findRanked(kysely, account, asked)
  }
  for (const table of ['properties', 'interactions']) {
    const plans = await plansOf(db, table, work)
    expect(plans.length).toBeGreaterThan(2)
    expect(plans.filter((plan) => plan.startsWith('Seq'))).toEqual([])
  }
})
