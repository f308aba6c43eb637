import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { checkConsistency } from './actions.ts'
import { findOffenders, findStaleSearch } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, ask } = poster(site)
const { kysely: db, pool } = site.db

const landlord = await person('landlord')
const { body: sent } = await uploader(site)('/files/upload/single', [await jpeg()], landlord)
const { body } = await post(landlord, postedAd({ imageIds: [sent.data.file.id] }))
const { id } = body.data.property as { id: number }

const found = async () => (await checkConsistency(db)).filter(({ count }) => count > 0)

test('whatever an advertiser does, ads and what is kept beside them agree', async () => {
  const { token } = landlord
  const tell = (call: string, told: object) =>
    ask('POST', `/properties/${call}/${id}`, { token, body: told })
  await tell('set-visibility', { visibility: 'hidden' })
  await tell('set-state', { state: 'closed' })
  await tell('set-state', { state: 'live' })
  await tell('set-visibility', { visibility: 'visible' })
  await tell('renew', {})
  expect(await found()).toEqual([])
})

test.each([
  ['a price that search does not know', 'update properties set total_price = 5 where id = $1'],
  ['an ad that search lacks', 'delete from property_search where id = $1'],
  ['an ad without words', 'delete from property_words where property_id = $1'],
  ['words that an ad does not say', `update properties set name_en = 'Villa' where id = $1`],
  [
    'an ad that is on show although it is hidden',
    'update properties set visible = false where id = $1',
  ],
  ['a state nobody noted', `update properties set state = 'suspended' where id = $1`],
  [
    'a package that nobody paid for',
    'update subscription_packages set price = 10 where id = (select package_id from properties where id = $1)',
  ],
  [
    'an ad of another type than its package',
    'update subscription_packages set ad_type_id = 2 where id = (select package_id from properties where id = $1)',
  ],
  [
    'an ad that awaits the payment of nothing',
    `update properties set state = 'awaiting_payment' where id = $1`,
  ],
  [
    'an ad that shows what nobody has approved',
    `update properties set approved_content = '{something else}' where id = $1`,
  ],
  [
    'an ad in the name of an office that its advertiser does not work for',
    `update properties
    set agency_id = (select min(id) from accounts where id <> account_id)
    where id = $1`,
  ],
  [
    'the address of a picture that no feed names',
    `insert into feed_pictures (property_id, url, version) values ($1, 'https://a.example', '')`,
  ],
  ['a price without history', 'delete from property_prices where property_id = $1'],
  [
    'a picture that may be forgotten',
    `update files set claimed_for = 'accounts/' || $1::integer
    where claimed_for = 'properties/' || $1::integer`,
  ],
])('finds %s, and changes nothing', async (_, damage) => {
  const shown = async () => (await pool.query('select s::text from property_search s')).rows
  const before = await shown()
  const looking = db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(damage, [id]))
    const offenders = (await findOffenders(tx)).flatMap(({ ids }) => ids)
    const stale = await findStaleSearch(tx, { after: 0, upTo: id })
    expect([...offenders, ...stale]).toContain(id)
    throw new Error('taken back')
  })
  await expect(looking).rejects.toThrow('taken back')
  expect(await shown()).toEqual(before)
})

test('waits for nobody who changes an ad meanwhile, nor they for it', async () => {
  await pool.query(`
    create function refuse_writes() returns trigger language plpgsql as $$
    begin raise 'the check writes'; end $$`)
  for (const table of ['property_search', 'property_words']) {
    await pool.query(`
      create trigger refuse_writes before insert or update or delete on ${table}
      for each statement execute function refuse_writes()`)
  }
  await db.transaction().execute(async (tx) => {
    for (const [table, key] of [
      ['properties', 'id'],
      ['property_search', 'id'],
      ['property_words', 'property_id'],
    ] as const) {
      const held = `select from ${table} where ${key} = $1 for update`
      await tx.executeQuery(CompiledQuery.raw(held, [id]))
    }
    expect(await found()).toEqual([])
  })
  for (const table of ['property_search', 'property_words']) {
    await pool.query(`drop trigger refuse_writes on ${table}`)
  }
})

test('finds a registration that waits although its address has an account', async () => {
  await pool.query(`
    insert into registrations (id, email, password_hash, sealed, created_at)
    select gen_random_uuid(), lower(email), '', '', now()
    from accounts
    where email_verified_at is not null and email is not null
    limit 1`)
  const findings = await found()
  expect(findings.map(({ what, count }) => [what, count])).toEqual([
    ['registrations that wait although their address has an account', 1],
  ])
})

test('finds a password of an account that is kept as that of a registration', async () => {
  await pool.query('delete from registrations')
  await pool.query(`
    insert into registration_decoys (email, password_hash, created_at)
    select lower(email), password_hash, now()
    from accounts
    where password_hash is not null and email is not null
    limit 1`)
  const findings = await found()
  expect(findings.map(({ what, count }) => [what, count])).toEqual([
    ['passwords of accounts that are kept as that of a registration', 1],
  ])
})

test('finds an account whose ads are counted otherwise than they are', async () => {
  await pool.query('delete from registration_decoys')
  const { id: accountId } = landlord.user
  for (const kind of ['drafts', 'off_show', 'submitted']) {
    const entry = [accountId, kind]
    await pool.query(
      'insert into storage_entries (account_id, kind, bytes) values ($1, $2, 1)',
      entry,
    )
    const what = 'accounts whose ads are counted otherwise than they are'
    expect(await found()).toEqual([{ what, count: 1, ids: [accountId] }])
    await pool.query(
      'delete from storage_entries where account_id = $1 and kind = $2 and bytes = 1',
      entry,
    )
  }
  expect(await found()).toEqual([])
})

test('finds an ad whose stored flags are not those of the rules', async () => {
  const set = (assignment: string) =>
    pool.query(`update properties set ${assignment} where id = $1`, [id])
  await pool.query('alter table properties disable trigger properties_status_flags')
  await set('status_flags = status_flags | 1')
  await pool.query('alter table properties enable trigger properties_status_flags')
  const what = 'ads whose stored flags are not those of the rules'
  expect(await found()).toEqual([{ what, count: 1, ids: [id] }])
  await set('status_flags = 0')
  expect(await found()).toEqual([])
})
