import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { findHalfErased } from '#features/oversight/erasure/queries/leftovers.ts'
import { clearFeeds } from '#features/feeds/runs/actions/clearing.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import {
  findMarked,
  findWordColumns,
  markOf,
  markRows,
  valueOf,
} from '#test/accounts/marked-rows.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'
import { finishErasures } from './actions.ts'

const dataDir = `${tmpdir()}/dara-every-column-${process.pid}`
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
const { kysely: db } = site.db
const ask = asker(site)

/** Tables of which no row is about an account, each with the reason. */
const ofNobody: Record<string, string> = {
  ad_changes: 'numbers of ads, for sixty days',
  ad_types: 'of the program',
  amenities: 'of the program',
  applied_seeds: 'of the program',
  erased_entries: 'ids of what operators deleted',
  invoice_mails: 'numbers of documents',
  invoice_numbers: 'numbers of documents',
  invoices: 'kept for five years by the law on tax procedures, with name and address of the buyer',
  ledger_entries: 'amounts, kept for five years by the law on tax procedures',
  payment_notices: 'ids of notices',
  payment_orders: 'what was paid for and when, kept for five years by the law on tax procedures',
  sandbox_notices: 'payments without money',
  sandbox_payments: 'payments without money',
  subscription_periods: 'days of a package',
  subscription_reminders: 'days of a package',
  subscriptions: 'days of a package',
  interaction_days: 'counts of all visitors',
  interactions: 'what visitors did, by a number of their browser, for three days',
  languages: 'of the program',
  location_external_ids: 'of the program',
  locations: 'of the program',
  permit_rules: 'of the program',
  property_types: 'of the program',
  search_counts: 'counts of all visitors',
  settings: 'of the operators',
  specialities: 'of the program',
  subscription_packages: 'of the operators',
}

/** Columns without anything of a person, each with the reason. */
const harmless: Record<string, string> = {
  'account_events.actor': 'which operator it was',
  'accounts.password_hash': 'goes too, but this erasure asks for the password',
  'accounts.slug': 'becomes the role',
  'feed_pictures.file_id': 'the name of a file that goes',
  'files.id': 'a random name',
  'idempotency_keys.about': 'the id of a row that goes',
  'properties.subscription_id': 'a random id',
  'properties.qr_file_id': 'the name of a file that goes',
  'property_events.from_state': 'one of a list',
  'property_events.to_state': 'one of a list',
  'property_images.file_id': 'the name of a file that goes',
  'property_requests.location_ids': 'numbers of locations',
  'property_requests.type_ids': 'numbers of property types',
  'property_words.words': 'made of the words of the ad, which are marked',
  'search_filters.keys': 'numbers',
  'search_owners.email': 'null in the row of an account',
}

const columns = (await findWordColumns(db)).filter(
  ({ table, column }) => !(table in ofNobody) && !(`${table}.${column}` in harmless),
)

const erase = (token: string) =>
  ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })

const live = {
  state: 'live',
  purpose: 'sale',
  category: 'residential',
  type_id: 1,
  total_price: 100_000,
}

async function addPerson(email: string) {
  const { user, token } = await signUp(site, { email, role: 'agency' })
  await uploader(site)('/files/upload/single', [await jpeg()], { token })
  const adId = await addPublicAd(site.db, { place: site.marina.slug, agentId: user.id })
  // Of a draft nothing at all would be left.
  await db.updateTable('properties').set(live).where('id', '=', adId).execute()
  return { id: user.id as number, email, adId, token }
}

/** `email` is without the mark, or letters that were sent to it would have the mark. */
async function addMarked(mark: string, email: string) {
  const person = await addPerson(email)
  await markRows(db, { ...person, mark }, columns)
  await refreshSearch(db, [person.adId])
  return person
}

test('an erasure leaves no word of an account in any column, and all words of others', async () => {
  const { token } = await addMarked('zorkmid', 'one@example.com')
  await addMarked('quatloo', 'other@example.com')
  const found = await findMarked(db, 'zorkmid')
  const missing = columns.filter((place) => {
    const rows = found[place.table] ?? []
    return !rows.some((row) => row.includes(markOf('zorkmid', place)))
  })
  expect(missing).toEqual([])
  const others = await findMarked(db, 'quatloo')
  expect((await erase(token)).status).toBe(200)
  await clearFeeds(db)
  const { mails = [], ...left } = await findMarked(db, 'zorkmid')
  expect(left).toEqual({})
  // The letter that confirms it.
  expect(mails.map((row) => JSON.parse(row).recipient)).toEqual(['zorkmid-accounts.email'])
  expect(await findMarked(db, 'quatloo')).toEqual(others)
})

const { media } = site.providers

test('a word that comes back to the row of an erased account or ad is found and taken away', async () => {
  const { id, adId, token } = await addPerson('again@example.com')
  await erase(token)
  const rows: Record<string, string> = {
    accounts: `id = ${id}`,
    properties: `id = ${adId}`,
  }
  for (const place of columns.filter(({ table }) => table in rows)) {
    const { table, column } = place
    const set = `${column} = ${valueOf('florin', place)}`
    await site.db.pool.query(`update ${table} set ${set} where ${rows[table]}`)
    const found = (await findHalfErased(db)).map((half) => half.id)
    expect([table, column, found]).toEqual([table, column, [id]])
    await finishErasures(db, media)
    expect([table, column, await findMarked(db, 'florin')]).toEqual([table, column, {}])
  }
})

test('rows that come back to an erased account are found and taken away', async () => {
  const person = await addPerson('rows@example.com')
  await erase(person.token)
  // Those go by the address, which nobody knows any more.
  const found = columns.filter(({ table }) => !/^(newsletter|registration)/.test(table))
  await markRows(db, { ...person, mark: 'florin' }, found)
  expect(Object.keys(await findMarked(db, 'florin')).length).toBeGreaterThan(10)
  expect(await finishErasures(db, media)).toBe(1)
  await clearFeeds(db)
  expect(await findMarked(db, 'florin')).toEqual({})
  expect(await findHalfErased(db)).toEqual([])
})
