import { expect, test } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import type { Account } from '#platform/session/account.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { plansOf, vacuum } from '#test/plans.ts'
import { findOwnCards, findOwnPage } from './queries/own-ads.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 6)
const ads = generateAds(1_200, 3, { gazetteer, catalogue, accounts, now: new Date() })
await postAds(
  db,
  ads.map((ad, at) => ({ ...ad, accountId: accounts[at % 6]!, agencyId: accounts[1]! })),
)
await vacuum(db)

const accountOf = (role: Account['role'], at: number) =>
  ({ id: accounts[at], role, sessionId: '' }) as Account

const asked = {
  page: 2,
  limit: 5,
  sort: 'needs',
  today: '2026-11-22',
} as const

test.each([
  ['agent', 0, 'properties_account'],
  ['agency', 1, 'properties_keeper'],
] as const)(
  'what an %s has, in order and counted, comes from one index',
  async (role, at, index) => {
    const survey = await plansOf(db, 'properties', (kysely) =>
      findOwnPage(kysely, accountOf(role, at), asked),
    )
    expect(new Set(survey)).toEqual(new Set([`Index Only Scan by ${index}`]))
  },
)

test('what is searched for is found in an index of its own', async () => {
  const search = { ...asked, search: 'marina' }
  const found = await plansOf(db, 'properties', (kysely) =>
    findOwnPage(kysely, accountOf('agent', 0), search),
  )
  const indexes = ['properties_account_sought', 'properties_account']
  expect(new Set(found)).toEqual(new Set(indexes.map((name) => `Index Only Scan by ${name}`)))
})

test('the cards of a page are read by their ids', async () => {
  const cards = await plansOf(db, 'properties', (kysely) => findOwnCards(kysely, [1, 5, 9, 2, 3]))
  expect(cards).toEqual(['Index Scan by properties_pkey'])
})
