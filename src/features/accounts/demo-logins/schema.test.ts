import { describe, expect, test } from 'vitest'
import { fillEveryTable } from '#test/backups/every-table.ts'
import { siteDatabase } from '#test/filled-databases.ts'
import { endDemo, markDemo } from './queries.ts'

const { db: site } = await siteDatabase()
const { kysely: db, pool } = site

/** Tables whose rows let somebody in, are kept for who asks to be let in, or need the demo's key. */
const emptied = [
  'finance_applications',
  'idempotency_keys',
  'known_devices',
  'mailed_tokens',
  'mails',
  'recovery_codes',
  'registration_decoys',
  'registration_requests',
  'registrations',
  'second_factors',
  'session_tokens',
  'sessions',
]

/** Tables about accounts whose rows stay, each with the reason. */
const kept = {
  account_events: 'what was done',
  account_languages: 'a profile',
  account_specialities: 'a profile',
  accounts: 'the password goes, and the address of some',
  advertiser_counts: 'a number',
  begun_uploads: 'only a session of the account can go on with it',
  contact_messages: 'what was written to the company',
  favorites: 'which ads were saved',
  feed_items: 'what a feed said of an ad',
  feed_runs: 'is cancelled',
  feeds: 'is not fetched any more by itself',
  files: 'what was uploaded',
  fundraising_requests: 'what visitors seek funding for',
  invitations: 'opened by a mailed token alone',
  membership_events: 'what was done',
  payment_orders: 'what was paid for',
  properties: 'ads',
  property_events: 'what was done',
  property_requests: 'what visitors look for',
  search_owners: 'whose searches were saved',
  subscriptions: 'packages that were bought or granted',
}

/** Columns that look like a secret in tables of which rows stay, each with the reason. */
const harmless = {
  'accounts.id_number': 'sealed, and not asked for at a login',
  'accounts.password_hash': 'set to null',
  'alert_links.address_hash': 'tells to which address a link was mailed',
  'alert_links.hash': 'stops or confirms alerts, lets nobody in',
  'applied_seeds.hash': 'of files that the program brings along',
  'contact_messages.visitor_hash': 'tells which browser sent it',
  'favorites.network': 'tells from which network it was saved',
  'favorites.visitor_hash': 'tells whose they are, lets nobody in',
  'feed_chunks.bytes': 'a feed as it came',
  'feed_items.hash': 'tells whether an ad of a feed has changed',
  'feed_rows.hash': 'tells whether an ad of a feed has changed',
  'feeds.turn': 'counts fetches of a network',
  'files.network': 'counts what a network has sent',
  'files.registrant': 'tells whose registration a photo was sent with',
  'files.sender': 'counts what a visitor has sent',
  'files.thumbhash': 'a blur',
  'fundraising_requests.visitor_hash': 'tells which browser sent it',
  'login_tries.key': 'counts tries, lets nobody in',
  'newsletter_subscriptions.confirm_hash': 'confirms an address for the newsletter',
  'newsletter_subscriptions.unsubscribe_hash': 'ends a subscription',
  'payment_orders.visitor_hash': 'tells which browser pays for a request',
  'properties.content_hash': 'tells whether an imported ad has changed',
  'property_images.thumbhash': 'a blur',
  'property_requests.visitor_hash': 'tells which browser sent it',
  'property_search.rank_key': 'the place in a list',
  'schema_migrations.hash': 'of files that the program brings along',
  'search_owners.visitor_hash': 'tells whose searches they are, lets nobody in',
  'settings.key': 'the name of a setting',
  'throttles.key': 'counts calls, lets nobody in',
}

describe('What gives access to an account', () => {
  test('is decided about for each table that refers to accounts', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name
      from pg_constraint
      where contype = 'f' and confrelid = 'accounts'::regclass
        and conrelid::regclass::text <> all($1)`,
      [emptied],
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kept))
  })

  test('is decided about for each column that looks like a secret', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name
      from information_schema.columns
      where table_schema = 'public'
        and (data_type = 'bytea'
          or column_name ~ '(^|_)(key|token|secret|sealed|password|code|link)(_|$)|hash')
        and table_name <> all($1)`,
      [emptied],
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(harmless))
  })

  test('is gone from every table that holds it once a demo’s database is a production’s', async () => {
    await fillEveryTable(pool)
    await pool.query(`update accounts set password_hash = 'hash'`)
    const count = async (table: string) =>
      (await pool.query(`select count(*)::integer as n from ${table}`)).rows[0].n as number
    for (const table of emptied) expect([table, await count(table)]).not.toEqual([table, 0])
    await markDemo(db)
    await db.transaction().execute(endDemo)
    for (const table of emptied) expect([table, await count(table)]).toEqual([table, 0])
    expect(await count('accounts where password_hash is not null')).toBe(0)
  })
})
