import { describe, expect, it } from 'vitest'
import { countHit } from '#platform/session/throttle.ts'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { interactionHandlers } from './handlers.ts'
import { sweepInteractions } from './actions.ts'

const db = await freshDatabase()
await seedSmall(db)
let now = new Date('2026-03-01T10:00:00Z')
const { post } = await apiServer({ db, handlers: interactionHandlers(), now: () => now })

const addAd = () => addPublicAd(db, { place: 'dubai/dubai-marina' })

const act = (propertyId: unknown, action: unknown, headers: Record<string, string> = {}) =>
  post('/anonymous-users/action', { propertyId, action }, headers)

type Answer = Awaited<ReturnType<typeof act>>

const cookieOf = ({ cookies }: Answer) => ({ cookie: `__Host-visitor=${cookies[0]?.value}` })

const counters = async (id: number) => {
  const { rows } = await db.pool.query('select * from property_counters where property_id = $1', [
    id,
  ])
  return rows[0]
}

describe('Counting an action', () => {
  it('stops at some thousands an hour from one address, and answers as before', async () => {
    const id = await addAd()
    const first = await act(id, 'view')
    await db.pool.query('update throttles set hits = 1e6')
    const [same, other] = [await act(id, 'share', cookieOf(first)), await act(id, 'view')]
    expect([same.status, other.status, other.body]).toEqual([202, 202, { data: {} }])
    expect(await counters(id)).toMatchObject({ views: 1, sharings: 0 })
    await db.pool.query('truncate throttles')
  })

  it('answers 202 with nothing and counts it', async () => {
    const id = await addAd()
    const answer = await act(id, 'view')
    expect([answer.status, answer.body]).toEqual([202, { data: {} }])
    expect(await counters(id)).toMatchObject({ views: 1, call_attempts: 0 })
  })

  it('counts each of the six actions by itself', async () => {
    const id = await addAd()
    const visitor = cookieOf(await act(id, 'view'))
    for (const action of ['call', 'sms', 'whatsapp', 'favorite', 'share']) {
      expect((await act(id, action, visitor)).status).toBe(202)
    }
    expect(await counters(id)).toEqual({
      property_id: id,
      last_viewed_at: now,
      views: 1,
      call_attempts: 1,
      sms_attempts: 1,
      whatsapp_attempts: 1,
      favorite_attempts: 1,
      sharings: 1,
    })
  })

  it('counts a visitor once a day, and the day begins at midnight in Dubai', async () => {
    const id = await addAd()
    now = new Date('2026-03-01T19:59:00Z')
    const visitor = cookieOf(await act(id, 'call'))
    await act(id, 'call', visitor)
    expect(await counters(id)).toMatchObject({ call_attempts: 1 })
    now = new Date('2026-03-01T20:00:00Z')
    await act(id, 'call', visitor)
    expect(await counters(id)).toMatchObject({ call_attempts: 2 })
  })

  it('counts two visitors twice', async () => {
    const id = await addAd()
    await act(id, 'view')
    await act(id, 'view')
    expect(await counters(id)).toMatchObject({ views: 2 })
  })

  it('counts once when the same visitor sends it eight times at once', async () => {
    const id = await addAd()
    const visitor = cookieOf(await act(id, 'share'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'sms', visitor)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202))
    expect(await counters(id)).toMatchObject({ sms_attempts: 1 })
  })

  it('loses none when eight visitors come at once', async () => {
    const id = await addAd()
    await Promise.all(Array.from({ length: 8 }, () => act(id, 'view')))
    expect(await counters(id)).toMatchObject({ views: 8 })
  })

  it('does not count crawlers, nor give them a cookie', async () => {
    const id = await addAd()
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    const answer = await act(id, 'view', { 'user-agent': agent })
    expect([answer.status, answer.cookies]).toEqual([202, []])
    expect(await counters(id)).toBeUndefined()
  })
})

describe('What is kept of actions', () => {
  const kept = async (id: number) => {
    const { rows } = await db.pool.query(
      `select day, action, sum(count)::integer as count,
        (select count(*)::integer from interactions where property_id = $1) as single
      from interaction_counts
      where property_id = $1
      group by day, action
      order by day`,
      [id],
    )
    return rows
  }

  it('is the same count by day once their days are over, and nothing of half a year ago', async () => {
    const id = await addAd()
    await db.pool.query(
      `insert into interactions (property_id, day, action, visitor_id)
      select $1, date '2026-03-01' - ago, 'view', format('visitor %s', visitor)
      from unnest(array[0, 2, 3, 200, 201]) as ago, generate_series(1, 3) as visitor`,
      [id],
    )
    now = new Date('2026-03-01T10:00:00Z')
    await sweepInteractions(db.kysely, now)
    const view = { action: 'view', count: 3, single: 6 }
    const days = ['2025-08-13', '2026-02-26', '2026-02-27', '2026-03-01']
    expect(await kept(id)).toEqual(days.map((day) => ({ day, ...view })))
    await sweepInteractions(db.kysely, now)
    expect(await kept(id)).toHaveLength(4)
  })

  it('is no visitor more once half a million came in a day, but each is counted', async () => {
    const id = await addAd()
    const { post: anew } = await apiServer({ db, handlers: interactionHandlers(), now: () => now })
    const view = () => anew('/anonymous-users/action', { propertyId: id, action: 'view' })
    await countHit(db.kysely, { key: 'actions/all', max: 1, seconds: 86_400, times: 500_000, now })
    for (const _ of [1, 2, 3]) expect((await view()).status).toBe(202)
    expect(await kept(id)).toEqual([{ day: '2026-03-01', action: 'view', count: 3, single: 0 }])
    expect(await counters(id)).toMatchObject({ views: 3 })
    await db.pool.query('truncate throttles')
  })
})

describe('An action is refused', () => {
  it('where the ad is hidden or never was', async () => {
    const id = await addAd()
    await db.pool.query('delete from property_search where id = $1', [id])
    for (const absent of [id, 999_999, -1, 0, 2 ** 40]) {
      const { status, body } = await act(absent, 'view')
      expect(status).toBe(404)
      expect(body.errors[0]).toMatchObject({ code: 'property_not_found', path: 'propertyId' })
    }
    expect((await act(id, 'view', { 'user-agent': 'bingbot/2.0' })).status).toBe(404)
  })

  it('in Arabic where the action is none of the six', async () => {
    const { status, body } = await act(await addAd(), 'stare', { 'accept-language': 'ar' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { msg: 'اختر أحد الخيارات المتاحة', code: 'invalid_choice', path: 'action' },
    ])
  })

  it.each([
    ['a text for an id', { propertyId: '1', action: 'view' }, 422],
    ['a fraction', { propertyId: 1.5, action: 'view' }, 422],
    ['nothing', {}, 422],
    ['a list', [], 422],
    ['no JSON', '{"propertyId":', 400],
    ['an empty body', '', 422],
  ])('for %s', async (_, body, status) => {
    expect((await post('/anonymous-users/action', body)).status).toBe(status)
  })
})

describe('The cookie of a visitor', () => {
  it('is signed, lasts a year and is out of reach for scripts', async () => {
    const { cookies } = await act(await addAd(), 'view')
    expect(cookies).toEqual([
      {
        name: '__Host-visitor',
        value: expect.stringMatching(/^[\w-]{22}\..{43}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 31_536_000,
      },
    ])
  })

  it('is sent once and then kept', async () => {
    const id = await addAd()
    const visitor = cookieOf(await act(id, 'view'))
    expect((await act(id, 'call', visitor)).cookies).toEqual([])
  })

  it('that was tampered with is replaced', async () => {
    const id = await addAd()
    const { cookie } = cookieOf(await act(id, 'view'))
    const forged = cookie.replace(/=./, cookie.startsWith('__Host-visitor=A') ? '=B' : '=A')
    for (const wrong of [
      forged,
      '__Host-visitor=abc',
      '__Host-visitor=',
      '__Host-visitor=%00.%ff',
    ]) {
      const { status, cookies } = await act(id, 'view', { cookie: wrong })
      expect([status, cookies.length]).toEqual([202, 1])
    }
  })
})
