import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mailLimitOfCaller } from '#platform/mail/mail-limits.ts'
import { countHit } from '#platform/session/throttle.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { maxOpenInvitations } from './rules/invitation-limits.ts'

const now = new Date('2026-03-01T08:00:00Z')
const env = { WORKER: 'off', RATE_LIMITS: 'on' }
const site = await openSite({ now: () => now, env })
const { kysely: db } = site.db
let count = 0

const agency = async () => {
  count += 1
  const email = `agency-${count}@limits.example`
  return signUp(site, { email, role: 'agency', name: 'Agency' })
}
type Agency = Awaited<ReturnType<typeof agency>>

const verify = ({ user }: Agency) =>
  db.updateTable('accounts').set({ verified: true }).where('id', '=', user.id).execute()

const invite = async (
  { token }: Agency,
  email: string,
  { from = '127.0.0.1', language = 'en' } = {},
) =>
  asker(site, from)('POST', '/agencies/add-agent', {
    token,
    body: { email },
    headers: { 'accept-language': language },
  })

const countBefore = (key: string, times: number, seconds = 3600) =>
  countHit(db, { key, max: 1, seconds, times, now })

const wrote = async (email: string) => (await mailsTo(site, email)).length

describe('Invitations of a day', () => {
  test('are twenty of an agency that is not known, and the refusal says when it goes on', async () => {
    const one = await agency()
    for (let at = 0; at < 20; at += 1) {
      expect((await invite(one, `day-${at}@limits.example`)).status).toBe(201)
    }
    const refused = await invite(one, 'day-20@limits.example', { language: 'ar' })
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_invitations'])
    expect(refused.body.errors[0].msg).toContain('20')
    expect(refused.headers['retry-after']).toBe(String(24 * 3600))
    expect([await wrote('day-19@limits.example'), await wrote('day-20@limits.example')]).toEqual([
      1, 0,
    ])
    const { rows } = await sql<{ id: number }>`
      select id from invitations where agency_id = ${one.user.id} limit 1`.execute(db)
    const path = `/agencies/invitations/${rows[0]!.id}/resend`
    expect((await asker(site)('POST', path, { token: one.token })).status).toBe(429)
  })

  test('are two hundred of one that is known', async () => {
    const one = await agency()
    await verify(one)
    await countBefore(`invite/day/by/${one.user.id}`, 199, 24 * 3600)
    expect((await invite(one, 'known-1@limits.example')).status).toBe(201)
    const refused = await invite(one, 'known-2@limits.example')
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_invitations'])
  })
})

describe('Invitations of many agencies', () => {
  test('are two hundred in a day of all new ones in a network, and the refusal names that number', async () => {
    const one = await agency()
    const from = '198.18.7.1'
    await countBefore('invite/day/by/network/198.18.7', 200, 24 * 3600)
    const refused = await invite(one, 'network@limits.example', { from })
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_invitations'])
    expect(refused.body.errors[0].msg).toContain(' 200 ')
  })

  test('count with all letters that their caller and its network cause', async () => {
    const [one, two] = [await agency(), await agency()]
    const { name, max } = mailLimitOfCaller
    await countBefore(`${name}/198.51.100.1`, max - 1)
    const first = { from: '198.51.100.1' }
    expect((await invite(one, 'from-1@limits.example', first)).status).toBe(201)
    const refused = await invite(two, 'from-2@limits.example', first)
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_requests'])
    expect(await wrote('from-2@limits.example')).toBe(0)
    await countBefore(`${name}/network/198.51.100`, 10 * max - 1)
    const second = { from: '198.51.100.2' }
    expect((await invite(two, 'from-3@limits.example', second)).status).toBe(429)
    const elsewhere = { from: '192.0.2.1' }
    expect((await invite(two, 'from-4@limits.example', elsewhere)).status).toBe(201)
  })
})

test('An agency has so many open invitations, and may send those again', async () => {
  const one = await agency()
  await sql`
    insert into invitations (agency_id, email, invited_at, declined_at)
    select ${one.user.id}, 'open-' || number || '@limits.example', ${now},
      case when number % 2 = 0 then ${now}::timestamptz end
    from generate_series(1, ${maxOpenInvitations}::integer) as number`.execute(db)
  const from = { from: '203.0.113.1' }
  const refused = await invite(one, 'one-more@limits.example', { ...from, language: 'ar' })
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0]).toMatchObject({ code: 'invitations_full', path: 'email' })
  expect(refused.body.errors[0].msg).toContain('الدعوات')
  expect((await invite(one, 'open-1@limits.example', from)).status).toBe(201)
  await sql`delete from invitations where email = 'open-2@limits.example'`.execute(db)
  expect((await invite(one, 'one-more@limits.example', from)).status).toBe(201)
})
