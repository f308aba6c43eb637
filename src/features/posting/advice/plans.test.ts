import { expect, test } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import type { Account } from '#platform/session/account.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { plansOf, vacuum } from '#test/plans.ts'
import { findDuplicates } from './queries.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 6)
const ads = generateAds(3_000, 3, { gazetteer, catalogue, accounts, now: new Date() })
await postAds(
  db,
  ads.map((ad, at) => ({ ...ad, permitNumber: `7${1_000_000_000 + at}`, agencyId: accounts[1]! })),
)
await vacuum(db)

test('two ads that look alike are found by indexes, however many ads there are', async () => {
  const { rows } = await db.pool.query(`
    select id, keeper_id as "managingAccountId", category, ready, permit_number as "permitNumber", purpose,
      location_id as "locationId", type_id as "typeId", rooms, space_sqm::float8 as "spaceSqm",
      total_price::float8 as "totalPrice"
    from properties
    where ready is distinct from 'off-plan'
    limit 1`)
  const account = { id: accounts[1], role: 'agency', sessionId: '' } as Account
  const plans = await plansOf(db, 'properties', (kysely) =>
    findDuplicates(kysely, account, rows[0]),
  )
  const indexes = plans.map((plan) => plan.split(' by ')[1])
  expect(indexes).toHaveLength(3)
  expect(new Set(indexes)).toEqual(
    new Set(['properties_alike', 'properties_permit', 'properties_pkey']),
  )
})
