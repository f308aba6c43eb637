import { expect, test } from 'vitest'
import { openDemoAccounts, demoEmails, demoPassword } from '#features/demo/jobs.ts'
import { asker, mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'
import { endDemoLogins } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const { kysely: db } = site.db

const login = (email: string, password = demoPassword) =>
  ask('POST', '/auth/login', { body: { email, password } })

test('a production lets nobody in with the public password of a demo', async () => {
  const rows = demoEmails.map((email) => {
    const [role = ''] = email.split('@')
    return { role, slug: role, name: role, email, email_verified_at: new Date() }
  })
  await db.insertInto('accounts').values(rows).execute()
  await openDemoAccounts(site.db, site.providers.passwords)
  const { person } = teamsOf(site)
  const real = await person('landlord')
  const [email = ''] = demoEmails
  const { token } = (await login(email)).body.data
  await ask('POST', '/auth/forget-password', { body: { email } })
  const reset = /reset-password\/([\w-]+)/.exec((await mailsTo(site, email))[0]?.text ?? '')?.[1]

  expect(await endDemoLogins(db)).toBe(demoEmails.length)
  for (const one of demoEmails) expect([one, (await login(one)).status]).toEqual([one, 401])
  expect((await ask('GET', '/auth/account', { token })).status).toBe(401)
  const body = { token: reset, password: 'cardamom tea', confirmPassword: 'cardamom tea' }
  expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(422)

  expect((await ask('GET', '/auth/account', { token: real.token })).status).toBe(200)
  expect((await login(real.email, 'mint tea')).status).toBe(200)
  expect(await endDemoLogins(db)).toBe(0)
})
