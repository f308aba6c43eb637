import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'
import { PersonalData } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, person } = teamsOf(site)
const { kysely: db } = site.db

async function ownerOf(ads: number, files: number) {
  const one = await person('landlord')
  const { id } = one.user
  await sql`
    insert into properties (account_id, reference_id, state, description_en)
    select ${id}, 'L-' || at, 'draft', repeat('A home of many words. ', 20)
    from generate_series(1, ${ads}::integer) as at`.execute(db)
  await sql`
    insert into files (
      id, account_id, purpose, kind, ending, width, height, bytes, claimed_for, created_at)
    select 'many-' || ${id}::integer || '-' || at, ${id}, 'account', 'image', 'jpg', 1, 1, 1, 'properties/0',
      now() - at * interval '1 second'
    from generate_series(1, ${files}::integer) as at`.execute(db)
  return one
}

test('The export of a large owner has each ad and file once, in the shape of its contract', async () => {
  const { token, user } = await ownerOf(1_001, 4_100)
  const answer = await ask('GET', '/auth/export', { token })
  const data = answer.body.data.export
  expect(data.properties).toHaveLength(1_001)
  expect(new Set(data.properties.map((ad: { id: number }) => ad.id)).size).toBe(1_001)
  const sent = data.files.filter((file: { id: string }) => file.id.startsWith('many-'))
  expect([sent.length, sent.at(-1).id]).toEqual([4_100, `many-${user.id}-1`])
  expect(z.safeParse(z.strictObject(PersonalData.shape), data).error).toBeUndefined()
})

test('The export of a large owner is sent while it is read, and none of it is kept', async () => {
  const { token } = await ownerOf(600, 0)
  const answer = await site.app.inject({
    url: '/api/auth/export',
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  })
  let pieces = 0
  for await (const _ of answer.stream()) pieces += 1
  // Twenty-five ads are read at a time.
  expect(pieces).toBeGreaterThan(24)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('Events of an ad name the account that caused them, but not where that is an operator', async () => {
  const [one, operator] = [await ownerOf(1, 0), await person('landlord')]
  await db
    .updateTable('accounts')
    .set({ role: 'operator' })
    .where('id', '=', operator.user.id)
    .execute()
  await sql`
    insert into property_events (property_id, account_id, from_state, to_state, reason, at)
    select p.id, author.id, 'live', 'suspended', author.role, author.at
    from properties p, (values
      (${one.user.id}::integer, 'advertiser', now()),
      (${operator.user.id}::integer, 'operator', now() + interval '1 second')
    ) as author (id, role, at)
    where p.account_id = ${one.user.id}`.execute(db)
  const [ad] = (await ask('GET', '/auth/export', { token: one.token })).body.data.export.properties
  expect(ad.events).toMatchObject([
    { accountId: one.user.id, reason: 'advertiser' },
    { reason: 'operator' },
  ])
  expect(ad.events[1]).not.toHaveProperty('accountId')
  expect(ad.events[1]).not.toHaveProperty('propertyId')
})

test('An account with nothing exports empty lists', async () => {
  const { token } = await person('landlord')
  const { body } = await ask('GET', '/auth/export', { token })
  expect(body.data.export).toMatchObject({ properties: [], feeds: [], devices: [{}] })
})

test('Searches without an account are exported once their alerts are confirmed by a letter to it', async () => {
  const { token, user } = await person('landlord')
  const { confirmedVisitor, visitorWith } = searchesOn(site)
  const flats = { filters: { locations: [215] }, frequency: 'daily', email: user.email }
  await confirmedVisitor(user.email, { ...flats, name: 'Confirmed' })
  await visitorWith({ ...flats, name: 'Unconfirmed' })
  await confirmedVisitor('stranger@example.com', { ...flats, name: 'Of another' })
  const { searches } = (await ask('GET', '/auth/export', { token })).body.data.export
  expect(searches).toMatchObject([{ name: 'Confirmed', alertsTo: user.email }])
})
