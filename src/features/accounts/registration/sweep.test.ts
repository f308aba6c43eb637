import { expect, test } from 'vitest'
import { asker, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepAccounts } from './actions.ts'

const start = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({ now: () => new Date(start), env: { WORKER: 'off' } })
const { kysely: db } = site.db

type Table = 'sessions' | 'registrations' | 'registration_decoys' | 'mailed_tokens' | 'mails'

const countOf = async (table: Table) => (await db.selectFrom(table).selectAll().execute()).length

const dayLater = (days: number) => new Date(start + days * 24 * 3600_000)

test('what is over goes, and nothing that still counts', async () => {
  await signUp(site, { email: 'in@example.com' })
  const body = registration({ email: 'never-opened@example.com' })
  await asker(site)('POST', '/auth/register', { body })
  await sweepAccounts(db, new Date(start))
  expect([await countOf('sessions'), await countOf('registrations')]).toEqual([1, 1])
  expect([await countOf('mailed_tokens'), await countOf('mails')]).toEqual([2, 2])
  await sweepAccounts(db, dayLater(1))
  expect([await countOf('mailed_tokens'), await countOf('sessions')]).toEqual([0, 1])
  await sweepAccounts(db, dayLater(29))
  expect([await countOf('sessions'), await countOf('registrations')]).toEqual([1, 1])
  await sweepAccounts(db, dayLater(30))
  expect([await countOf('sessions'), await countOf('registrations')]).toEqual([0, 0])
  expect(await countOf('mails')).toBe(0)
})

test('what login knows of a registration that does not wait goes as late as one that waits', async () => {
  const body = registration({ email: 'in@example.com' })
  await asker(site)('POST', '/auth/register', { body })
  await sweepAccounts(db, new Date(start + 30 * 24 * 3600_000 - 1))
  expect(await countOf('registration_decoys')).toBe(1)
  await sweepAccounts(db, dayLater(30))
  expect(await countOf('registration_decoys')).toBe(0)
})
