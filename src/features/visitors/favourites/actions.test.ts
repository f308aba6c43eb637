import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { asker, mailedToken, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { fillFavorites } from '#test/visitors/favourites.ts'
import { adoptFavorites } from './actions.ts'
import { favoritesJob, favoritesQueue } from './jobs.ts'
import { maxFavorites } from './contract.ts'
import { markRemoved } from './queries/favorites.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const { pool, kysely: db } = site.db
const [one = 0, two = 0, three = 0] = site.marinaIds
const path = '/anonymous-users/favorites'
const password = 'mint tea'

beforeEach(() => pool.query('delete from favorites'))

type Cookies = Record<string, string>

/** A browser that has saved these ads without an account. */
async function browserWith(...ids: number[]): Promise<Cookies> {
  let cookies: Cookies = {}
  for (const propertyId of ids) {
    const answer = await ask('POST', path, { body: { propertyId }, cookies })
    const set = Object.values(answer.cookies).map(({ name, value }) => [name, value])
    cookies = { ...cookies, ...Object.fromEntries(set) }
  }
  return cookies
}

const logIn = (email: string, cookies: Cookies) =>
  ask('POST', '/auth/login', { body: { email, password }, cookies })

async function idsOf(who: { token?: string; cookies?: Cookies }): Promise<number[]> {
  return (await ask('GET', `${path}/ids`, who)).body.data.ids
}

let people = 0
async function member() {
  people += 1
  const email = `member-${people}@favourites.example`
  const { token, user } = await signUp(site, { email })
  return { email, token, id: user.id as number }
}

describe('Who logs in', () => {
  test('finds what was saved before on this device and on every other', async () => {
    const { email, token: other } = await member()
    await ask('POST', path, { body: { propertyId: one }, token: other })
    const cookies = await browserWith(one, two)
    const { body } = await logIn(email, cookies)
    expect(await idsOf({ token: body.data.token })).toEqual([two, one])
    expect(await idsOf({ token: other })).toEqual([two, one])
    expect(await idsOf({ cookies })).toEqual([])
    await logIn(email, await browserWith(three))
    expect(await idsOf({ token: other })).toEqual([three, two, one])
  })

  test('finds it after the link of a registration as well', async () => {
    const email = 'newcomer@favourites.example'
    const cookies = await browserWith(two)
    await ask('POST', '/auth/register', { body: registration({ email }), cookies })
    const link = await mailedToken(site, email, 'verify')
    const opened = await ask('GET', `/auth/verify/${link}`, { cookies })
    expect(await idsOf({ token: opened.body.data.token })).toEqual([two])
    expect(await idsOf({ cookies })).toEqual([])
  })

  test('keeps the note and the first price of the account, or else those of the device', async () => {
    const { email, token } = await member()
    for (const body of [{ propertyId: one, note: 'of the account' }, { propertyId: two }]) {
      await ask('POST', path, { body, token })
    }
    await pool.query('update favorites set price_at_adding = 7')
    const cookies = await browserWith(one, two)
    for (const propertyId of [one, two]) {
      await ask('POST', path, { body: { propertyId, note: 'of the device' }, cookies })
    }
    await logIn(email, cookies)
    const { body } = await ask('GET', path, { token })
    expect(body.data.favorites).toMatchObject([
      { property: { id: two }, note: 'of the device', priceAtAdding: 7 },
      { property: { id: one }, note: 'of the account', priceAtAdding: 7 },
    ])
  })

  test('gets back what the account has removed and the device has saved', async () => {
    const { email, token } = await member()
    await ask('POST', path, { body: { propertyId: one, note: 'old' }, token })
    await ask('DELETE', path, { body: { propertyId: one }, token })
    const cookies = await browserWith(one)
    await logIn(email, cookies)
    const { body } = await ask('GET', path, { token })
    expect(body.data.favorites).toMatchObject([{ property: { id: one }, note: null }])
  })

  test('gets nothing of what the device has removed, and nothing with a wrong password', async () => {
    const { email, token } = await member()
    const cookies = await browserWith(one, two)
    await ask('DELETE', path, { body: { propertyId: one }, cookies })
    await ask('POST', '/auth/login', { body: { email, password: 'a guess' }, cookies })
    expect([await idsOf({ token }), await idsOf({ cookies })]).toEqual([[], [two]])
    await logIn(email, cookies)
    expect(await idsOf({ token })).toEqual([two])
    const { rows } = await pool.query('select 1 from favorites where visitor_hash is not null')
    expect(rows).toEqual([])
  })

  test('of two accounts at once takes them into one of the two', async () => {
    const [first, second] = [await member(), await member()]
    const cookies = await browserWith(one, two)
    await Promise.all([logIn(first.email, cookies), logIn(second.email, cookies)])
    const found = [await idsOf(first), await idsOf(second)].flat()
    expect(found).toHaveLength(2)
    expect(new Set(found)).toEqual(new Set([one, two]))
  })
})

/** What the worker does with the jobs of logins. */
async function runJobs(): Promise<void> {
  const { rows } = await pool.query(
    'with done as (delete from jobs.job where name = $1 returning data) select data from done',
    [favoritesQueue.name],
  )
  for (const { data } of rows) await favoritesJob(db).run(data)
}

/** As a save of each visitor does that is still under way. */
async function whileVisitorsAreLocked(work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(
      `select pg_advisory_lock(hashtextextended('favorites/' || encode(visitor_hash, 'hex'), 0))
      from favorites`,
    )
    await work()
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

describe('A login', () => {
  test('succeeds while its visitor is locked, and the favourites arrive afterwards', async () => {
    const { email, token } = await member()
    const cookies = await browserWith(one)
    await whileVisitorsAreLocked(async () => {
      expect((await logIn(email, cookies)).status).toBe(200)
      expect(await idsOf({ token })).toEqual([])
    })
    await runJobs()
    expect(await idsOf({ token })).toEqual([one])
  })

  test('moves nothing that the next person in the browser saves before its job has run', async () => {
    const { email, token } = await member()
    const cookies = await browserWith(one)
    await logIn(email, cookies)
    await ask('POST', path, { body: { propertyId: two }, cookies })
    await runJobs()
    expect([await idsOf({ token }), await idsOf({ cookies })]).toEqual([[one], [two]])
  })
})

test('An account has no more than the limit after a login: its own stay, the latest others fill it', async () => {
  const { id, token } = await member()
  await fillFavorites(db, { accountId: id }, [maxFavorites - 3, '2026-01-01'])
  await fillFavorites(db, { visitor: 'a visitor' }, [5, '2026-02-01'])
  const adopt = (visitorId: string) =>
    adoptFavorites(db, { accountId: id, visitorHash: hashOf(visitorId) })
  const counts = async () => {
    const { rows } = await pool.query(
      'select added_at::date::text as day, count(*)::integer from favorites group by 1 order by 1',
    )
    return rows.map(({ count }) => count)
  }
  await adopt('a visitor')
  expect(await counts()).toEqual([maxFavorites - 3, 3])
  await fillFavorites(db, { visitor: 'another visitor' }, [2, '2026-03-01'])
  await adopt('another visitor')
  expect(await counts()).toEqual([maxFavorites - 3, 3])
  expect((await idsOf({ token })).length).toBe(maxFavorites)
})

test('Of what an owner removed within an hour the latest are kept, as many as of the others', async () => {
  const { id } = await member()
  await fillFavorites(db, { accountId: id }, [maxFavorites + 1, '2026-01-01'])
  await pool.query(`update favorites set removed_at = now() - interval '1 minute'`)
  await fillFavorites(db, { accountId: id }, [1, '2026-01-01'])
  const { rows } = await pool.query(
    'select property_id as "propertyId" from favorites where removed_at is null',
  )
  const owner = { accountId: id as AccountId }
  const propertyId = Number(rows[0].propertyId)
  expect(await markRemoved(db, { owner, propertyId, now: new Date() })).toBe(true)
  const kept = await pool.query('select property_id as "propertyId" from favorites')
  expect(kept.rows.length).toBe(maxFavorites)
  expect(kept.rows.map((row) => Number(row.propertyId))).toContain(propertyId)
})

test('A favourite of a visitor has the network from which it was saved, as a hash', async () => {
  await browserWith(one, two)
  const { rows } = await pool.query('select distinct network from favorites')
  expect(rows).toHaveLength(1)
  expect(rows[0].network).toHaveLength(33)
})

test('Favourites are part of what an account exports, and go with it', async () => {
  const { id, token } = await member()
  await ask('POST', path, { body: { propertyId: one, note: 'mine' }, token })
  const { body } = await ask('GET', '/auth/export', { token })
  expect(body.data.export.favorites).toMatchObject([{ propertyId: one, note: 'mine' }])
  expect((await ask('DELETE', '/auth/account', { token, body: { password } })).status).toBe(200)
  const left = await db
    .selectFrom('favorites')
    .select('id')
    .where('account_id', '=', id as AccountId)
    .execute()
  expect(left).toEqual([])
})

test('A favourite goes with its ad', async () => {
  await fillFavorites(db, { visitor: 'a visitor' }, [1, '2026-01-01'])
  await pool.query(`delete from properties where reference_id = 'filler 1'`)
  expect((await pool.query('select 1 from favorites')).rows).toEqual([])
})
