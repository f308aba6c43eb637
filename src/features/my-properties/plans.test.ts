import { expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/jobs.ts'
import { readGazetteer } from '#features/gazetteer/jobs.ts'
import { seedLookups } from '#features/seeding/jobs.ts'
import type { Account } from '#platform/session/account.ts'
import { freshDatabase } from '#test/database.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { plansOf } from '#test/plans.ts'
import { countStates, findOwnCards } from './queries.ts'

const db = await freshDatabase()
await seedLookups(db, 'db/seed')
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 6)
const ads = generateAds(1_200, 3, { gazetteer, catalogue, accounts, now: new Date() })
await postAds(
  db,
  ads.map((ad, at) => ({ ...ad, accountId: accounts[at % 6]!, agencyId: accounts[1]! })),
)
await db.pool.query('vacuum analyze')

const accountOf = (role: Account['role'], at: number) =>
  ({ id: accounts[at], role, sessionId: '' }) as Account

test.each([
  ['agent', 0, 'properties_account'],
  ['agency', 1, 'properties_keeper'],
] as const)('a page of an %s comes from one index', async (role, at, index) => {
  const page = await plansOf(db, 'properties', (kysely) =>
    findOwnCards(kysely, accountOf(role, at), { page: 2, limit: 5 }),
  )
  expect(page.some((plan) => plan.startsWith('Index') && plan.endsWith(index))).toBe(true)
  expect(page.filter((plan) => plan.startsWith('Seq'))).toEqual([])
})

test('the counts by state read nothing but an index', async () => {
  const counts = await plansOf(db, 'properties', (kysely) =>
    countStates(kysely, accountOf('agent', 0)),
  )
  expect(counts).toEqual(['Index Only Scan by properties_account'])
})
