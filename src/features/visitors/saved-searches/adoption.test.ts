import { describe, expect, test } from 'vitest'
import { advisoryLocks } from '#platform/postgres/advisory-locks.ts'
import { openSite } from '#test/site.ts'
import { type Cookies, searchesOn } from '#test/visitors/saved-searches.ts'
import { adoptionJob, adoptionQueue } from './jobs.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, list, person, visitorWith } = searchesOn(site)
const { pool, kysely: db } = site.db

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

const logIn = (email: string, cookies: Cookies) =>
  ask('POST', '/auth/login', { cookies, body: { email, password: 'mint tea' } })

const namesOf = async (token: string) => (await list({ token })).searches.map(({ name }) => name)

/** What the worker does with the jobs of logins. */
async function runJobs(): Promise<void> {
  const { rows } = await pool.query('select data from jobs.job where name = $1', [
    adoptionQueue.name,
  ])
  for (const { data } of rows) await adoptionJob(db).run(data)
}

/** As a batch of matches does, for longer than anybody waits. */
async function whileAlertsAreLocked(work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.alerts])
    await work()
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

describe('A login in a browser with saved searches', () => {
  test('moves them at once, and the job of it finds nothing to do', async () => {
    const { email } = await person('agent')
    const { cookies } = await visitorWith(flats)
    const { token } = (await logIn(email, cookies)).body.data
    expect(await namesOf(token)).toEqual(['Flats'])
    await runJobs()
    expect(await namesOf(token)).toEqual(['Flats'])
    expect((await list({ cookies })).searches).toEqual([])
  })

  test('succeeds while alerts hold their lock, and the searches arrive afterwards', async () => {
    const { email } = await person('agent')
    const { cookies } = await visitorWith(flats)
    let token = ''
    await whileAlertsAreLocked(async () => {
      const answer = await logIn(email, cookies)
      expect(answer.status).toBe(200)
      token = answer.body.data.token
      expect(await namesOf(token)).toEqual([])
    })
    await runJobs()
    expect(await namesOf(token)).toEqual(['Flats'])
  })

  test('moves nothing to an account that was erased meanwhile', async () => {
    const { email } = await person('agent')
    const { cookies } = await visitorWith(flats)
    await whileAlertsAreLocked(async () => {
      await logIn(email, cookies)
    })
    await pool.query('update accounts set erased_at = now() where email = $1', [email])
    await runJobs()
    expect((await list({ cookies })).searches).toHaveLength(1)
  })
})
