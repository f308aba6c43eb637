import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const { pool } = await freshDatabase()

/** Tables whose rows go with the account, by themselves or with what they refer to. */
const erasedWith = [
  'account_languages',
  'account_specialities',
  'begun_uploads',
  'contact_messages',
  'favorites',
  'feed_items',
  'feed_runs',
  'feeds',
  'files',
  'finance_applications',
  'fundraising_requests',
  'idempotency_keys',
  'invitations',
  'known_devices',
  'mailed_tokens',
  'mails',
  'property_requests',
  'registration_decoys',
  'search_owners',
  'second_factors',
  'sessions',
]

/** Tables that keep a number without a person, or what happened when. */
const keptWithout = [
  'account_events',
  'accounts',
  'advertiser_counts',
  'membership_events',
  // Records of sales are kept for five years (Federal Decree-Law 28 of 2022 on tax procedures).
  'payment_orders',
  'properties',
  'property_events',
  'subscriptions',
]

test('whatever refers to an account is known to export and erasure', async () => {
  const { rows } = await pool.query(`
    select distinct conrelid::regclass::text as name
    from pg_constraint
    where contype = 'f' and confrelid = 'accounts'::regclass
    order by name`)
  expect(rows.map(({ name }) => name)).toEqual([...erasedWith, ...keptWithout].toSorted())
})
