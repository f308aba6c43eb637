import { describe, expect, test } from 'vitest'
import { openDemoAccounts, demoEmails, demoPassword } from '#demo/ads/actions.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { fillEveryTable } from '#test/backups/every-table.ts'
import { asker, mailedToken, registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { teamsOf } from '#test/team.ts'
import { closeDemo } from './actions.ts'
import { endDemo, markDemo } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const { person } = teamsOf(site)
const { kysely: db, pool } = site.db

const login = (email: string, password = 'mint tea') =>
  ask('POST', '/auth/login', { body: { email, password } })

const forget = (email: string) => ask('POST', '/auth/forget-password', { body: { email } })

const reset = (token: string, password = 'cardamom tea') => {
  const body = { token, password, confirmPassword: password }
  return ask('POST', '/auth/reset-password', { body })
}

const logTo = (said: unknown[][]) => {
  const warn = (...line: unknown[]) => void said.push(line)
  return { warn, info: () => undefined, error: () => undefined }
}

const end = () => db.transaction().execute(endDemo)

/** The accounts that one logs in to, as the demo seeds them. */
async function addDemoAccounts() {
  const rows = demoEmails.map((email) => {
    const [role = ''] = email.split('@')
    const made = { email_verified_at: new Date(), source: 'demo' }
    return { role, slug: role, name: role, email, ...made }
  })
  await db.insertInto('accounts').values(rows).execute()
  await openDemoAccounts(site.db, site.providers.passwords)
}

/** What a confirmed change of address leaves. */
async function changeEmail(from: string, to: string) {
  const { id } = await db
    .updateTable('accounts')
    .set({ email: to })
    .where('email', '=', from)
    .returning('id')
    .executeTakeFirstOrThrow()
  const event = { account_id: id, kind: 'email_changed', at: new Date() }
  await db.insertInto('account_events').values(event).execute()
  return id
}

const operator = async (email: string) => {
  await addOperator(site, email)
  await reset(await mailedToken(site, email, 'reset-password'), 'mint tea')
  return (await login(email)).body.data as { token: string; user: { id: number } }
}

describe('A production on a database of which no demo is known', () => {
  test('ends nothing', async () => {
    const owner = await person('landlord')
    expect(await end()).toBeUndefined()
    expect((await login(owner.email)).status).toBe(200)
    expect((await ask('GET', '/auth/account', { token: owner.token })).status).toBe(200)
  })
})

describe('The first production on a demo’s database', () => {
  test('lets nobody in who got in while it was a demo', async () => {
    await addDemoAccounts()
    const owner = await person('landlord')
    const demo = (await login(demoEmails[0] ?? '', demoPassword)).body.data
    const staff = await operator('staff@dara.example')
    await forget(owner.email)
    const link = await mailedToken(site, owner.email, 'reset-password')
    const body = registration({ email: 'waits@example.com' })
    await ask('POST', '/auth/register', { body })
    const verify = await mailedToken(site, 'waits@example.com', 'verify')
    const factor = { account_id: owner.user.id, sealed: Buffer.alloc(1), confirmed_at: new Date() }
    await db.insertInto('second_factors').values(factor).execute()

    const { rows } = await pool.query(
      'select count(*)::int as n from accounts where password_hash is not null',
    )
    expect(await end()).toEqual({ accounts: rows[0].n, withoutEmail: [] })
    for (const email of demoEmails) expect((await login(email, demoPassword)).status).toBe(401)
    for (const token of [owner.token, demo.token, staff.token]) {
      expect((await ask('GET', '/auth/account', { token })).status).toBe(401)
    }
    const cookies = { refresh_token: owner.refresh }
    expect((await ask('POST', '/auth/refresh', { cookies })).status).toBe(401)
    expect((await login(owner.email)).status).toBe(401)
    expect((await login('staff@dara.example')).status).toBe(401)
    expect((await reset(link)).status).toBe(422)
    expect((await ask('GET', `/auth/verify/${verify}`)).status).not.toBe(200)
    expect((await login('waits@example.com')).status).toBe(401)

    await forget(owner.email)
    const fresh = await mailedToken(site, owner.email, 'reset-password')
    expect((await reset(fresh)).status).toBe(200)
    expect((await login(owner.email, 'cardamom tea')).body.data.user.email).toBe(owner.email)
    await forget('staff@dara.example')
    expect(await mailedToken(site, 'staff@dara.example', 'reset-password')).toBeTruthy()
  })

  test('is the only one that ends anything, until a demo runs on it again', async () => {
    const owner = await person('landlord')
    const staff = await operator('later@dara.example')
    expect(await end()).toBeUndefined()
    for (const { token } of [owner, staff]) {
      expect((await ask('GET', '/auth/account', { token })).status).toBe(200)
    }
    await markDemo(db)
    await markDemo(db)
    expect(await end()).toMatchObject({ withoutEmail: [] })
    expect((await ask('GET', '/auth/account', { token: owner.token })).status).toBe(401)
  })

  test('leaves no way by mail to what whoever changed its address did not own', async () => {
    await openDemoAccounts(site.db, site.providers.passwords)
    const taken = [
      await changeEmail('agency@demo.example', 'taker@example.com'),
      await changeEmail('operator@demo.example', 'chief@example.com'),
      (await operator('hijacked@dara.example')).user.id,
    ]
    await changeEmail('hijacked@dara.example', 'hijacker@example.com')
    const owner = await person('broker')
    await changeEmail(owner.email, 'new-address@example.com')
    expect(new Set((await end())?.withoutEmail)).toEqual(new Set(taken))
    await forget('new-address@example.com')
    expect(await mailedToken(site, 'new-address@example.com', 'reset-password')).toBeTruthy()
    for (const email of ['taker@example.com', 'chief@example.com', 'hijacker@example.com']) {
      await forget(email)
      await expect(mailedToken(site, email, 'reset-password')).rejects.toThrow('no link')
    }
    await addOperator(site, 'hijacked@dara.example')
    await changeEmail('agent@demo.example', 'gone@example.com')
  })

  test('that fails before it is done has ended nothing, and the next one does', async () => {
    await markDemo(db)
    const owner = await person('landlord')
    await pool.query('alter table mails rename to mails_away')
    await expect(closeDemo(db, logTo([]))).rejects.toThrow('mails')
    await pool.query('alter table mails_away rename to mails')
    expect((await ask('GET', '/auth/account', { token: owner.token })).status).toBe(200)
    expect(await end()).toBeDefined()
    expect((await login(owner.email)).status).toBe(401)
  })

  test('says so once, also where several processes start at once', async () => {
    await markDemo(db)
    await person('landlord')
    const said: unknown[][] = []
    await Promise.all([1, 2, 3].map(() => closeDemo(db, logTo(said))))
    expect(said).toEqual([[{ accounts: 1, withoutEmail: [] }, expect.stringContaining('demo’s')]])
  })

  test('lets no feed of the demo run on', async () => {
    await pool.query('delete from demo_marks')
    await fillEveryTable(pool)
    await pool.query(`update feeds set schedule = 'hourly', next_run_at = now()`)
    await markDemo(db)
    await end()
    const { rows } = await pool.query(`
      select schedule, next_run_at, state, finished_at is not null as is_over
      from feeds join feed_runs on feed_runs.feed_id = feeds.id`)
    const stopped = { schedule: 'off', next_run_at: null, state: 'cancelled', is_over: true }
    expect(rows).toEqual([stopped])
  })
})
