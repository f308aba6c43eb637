import { expect, test } from 'vitest'
import { asker, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepAccounts } from './jobs.ts'

const start = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({ now: () => new Date(start), env: { WORKER: 'off' } })
const { kysely: db } = site.db

const countOf = async (table: 'sessions' | 'registrations' | 'mailed_tokens' | 'mails') =>
  (await db.selectFrom(table).selectAll().execute()).length

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
