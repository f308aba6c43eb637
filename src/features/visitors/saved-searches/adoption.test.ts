import { describe, expect, test } from 'vitest'
import { advisoryLocks } from '#platform/postgres/advisory-locks.ts'
import { openSite } from '#test/site.ts'
import { type Cookies, searchesOn } from '#test/visitors/saved-searches.ts'
import { maxSearches } from './contract.ts'
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

/** A browser that has saved as many searches as it may, each of another price; the newest is the last. */
async function fullVisitor(from: number): Promise<Cookies> {
  const { cookies, saved } = await visitorWith({ name: 'First', filters: { price_max: from } })
  await pool.query(
    `with copied as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      select gen_random_uuid(), owner_id, 'Search ' || at,
        jsonb_build_object('price_max', ($2::integer + at)::text), 'off',
        saved_at + at * interval '1 second', seen_at
      from saved_searches, generate_series(1, $3::integer) as at
      where id = $1
      returning id)
    insert into search_filters select copied.id, keys, operands
    from copied, search_filters where search_id = $1`,
    [saved[0]!.id, from, maxSearches - 1],
  )
  return cookies
}

const countOf = async (token: string) => {
  const { rows } = await pool.query(
    `select count(*)::int as count
    from saved_searches
    join search_owners on search_owners.id = owner_id
    where account_id is not null`,
  )
  const { pagination } = (await ask('GET', '/searches', { token })).body.data
  return { listed: pagination.total, stored: rows[0].count }
}

describe('The limit of an account', () => {
  test('holds however many browsers are logged in to it', async () => {
    const { email } = await person('agent')
    const [first, second] = [await fullVisitor(1_000_000), await fullVisitor(2_000_000)]
    await logIn(email, first)
    const { token } = (await logIn(email, second)).body.data
    expect(await countOf(token)).toEqual({ listed: maxSearches, stored: maxSearches })
  })

  test('leaves room for the latest searches of a browser, beside its own', async () => {
    const { email, token } = await person('agent')
    const own = { name: 'Own', filters: { purpose: 'rent' } }
    await ask('POST', '/searches', { token, body: own })
    const cookies = await fullVisitor(3_000_000)
    const login = await logIn(email, cookies)
    const { searches } = await list({ token: login.body.data.token }, '?limit=50')
    const names = searches.map(({ name }) => name)
    expect(names).toHaveLength(maxSearches)
    expect(names).toContain('Own')
    expect(names).toContain(`Search ${maxSearches - 1}`)
    expect(names).not.toContain('First')
  })
})

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
    let token = ''
    await whileAlertsAreLocked(async () => {
      token = (await logIn(email, cookies)).body.data.token
    })
    const body = { password: 'mint tea' }
    expect((await ask('DELETE', '/auth/account', { token, body })).status).toBe(200)
    await runJobs()
    expect((await list({ cookies })).searches).toHaveLength(1)
  })
})
