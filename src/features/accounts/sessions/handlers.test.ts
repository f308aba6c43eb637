import { describe, expect, test } from 'vitest'
import { asker, mailedToken, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({ now: () => new Date(time), env: { WORKER: 'off' } })
const ask = asker(site)

const pass = (seconds: number) => {
  time += seconds * 1000
}

const refresh = (token: string, headers: object = {}) =>
  ask('POST', '/auth/refresh', { cookies: { refresh_token: token }, headers })

const login = async (email: string, userAgent = 'curl/8') => {
  const headers = { 'user-agent': userAgent }
  const answer = await ask('POST', '/auth/login', {
    body: { email, password: 'mint tea' },
    headers,
  })
  return {
    token: answer.body.data.token as string,
    refreshToken: answer.cookies.refresh_token?.value ?? '',
  }
}

/** The token of the link that is mailed to another address. */
const wishFor = async (email: string, token: string) => {
  expect((await ask('PUT', '/agents/update', { token, body: { email } })).status).toBe(200)
  return mailedToken(site, email, 'verify')
}

const statusOf = async (token: string) => (await ask('GET', '/auth/account', { token })).status

describe('a bearer token', () => {
  test('is taken with the prefix and without it, and nothing else is', async () => {
    const { token } = await signUp(site, { email: 'bearer@example.com' })
    const account = async (headers: object, cookies = {}) =>
      (await ask('GET', '/auth/account', { headers, cookies })).status
    expect(await account({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await account({ authorization: token })).toBe(200)
    expect(await account({ authorization: `bearer ${token}` })).toBe(200)
    expect(await account({ authorization: `Basic ${token}` })).toBe(401)
    expect(await account({ authorization: `Bearer ${token}x` })).toBe(401)
    expect(await account({}, { auth_token: token })).toBe(401)
    expect(await account({})).toBe(401)
  })

  test('is good for a quarter of an hour', async () => {
    const { token } = await signUp(site, { email: 'short@example.com' })
    pass(14 * 60)
    expect(await statusOf(token)).toBe(200)
    pass(61)
    expect(await statusOf(token)).toBe(401)
  })

  test('is nowhere in the database, nor is the refresh token', async () => {
    const { token, refresh: refreshToken } = await signUp(site, { email: 'hashed@example.com' })
    const tables = ['sessions', 'session_tokens'] as const
    for (const table of tables) {
      const rows = await site.db.kysely.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
      const bytes = rows.flatMap((row) => Object.values(row).filter(Buffer.isBuffer))
      expect(bytes.some((one) => one.includes(refreshToken) || one.includes(token))).toBe(false)
    }
  })
})

describe('POST /auth/refresh', () => {
  test('gives a new token and a new cookie, and the old bearer token lives on to its end', async () => {
    const { token, refresh: first, user } = await signUp(site, { email: 'fresh@example.com' })
    pass(60)
    const answer = await refresh(first)
    expect(answer.status).toBe(200)
    expect(answer.body.data.user).toEqual(user)
    expect(answer.body.data.token).not.toBe(token)
    expect(answer.cookies.refresh_token?.value).not.toBe(first)
    expect([await statusOf(token), await statusOf(answer.body.data.token)]).toEqual([200, 200])
  })

  test('lets two tabs come at once and leaves them with one and the same cookie', async () => {
    const { refresh: first } = await signUp(site, { email: 'tabs@example.com' })
    pass(60)
    const [one, two] = await Promise.all([refresh(first), refresh(first)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.cookies.refresh_token?.value).toBe(two.cookies.refresh_token?.value)
    pass(60)
    expect((await refresh(one.cookies.refresh_token?.value ?? '')).status).toBe(200)
  })

  test('ends the session when a used cookie comes again later, for whoever holds it', async () => {
    const { refresh: stolen } = await signUp(site, { email: 'stolen@example.com' })
    pass(60)
    const owner = await refresh(stolen)
    pass(11)
    const thief = await refresh(stolen)
    expect(thief.status).toBe(401)
    expect(thief.cookies.refresh_token?.value).toBe('')
    expect(await statusOf(owner.body.data.token)).toBe(401)
    expect((await refresh(owner.cookies.refresh_token?.value ?? '')).status).toBe(401)
  })

  test('never takes the last but two, however soon', async () => {
    const { refresh: first } = await signUp(site, { email: 'older@example.com' })
    const second = (await refresh(first)).cookies.refresh_token?.value ?? ''
    const third = (await refresh(second)).cookies.refresh_token?.value ?? ''
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
  })

  test('is for our own pages only', async () => {
    const { refresh: token } = await signUp(site, { email: 'own@example.com' })
    expect((await refresh(token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await refresh(token, { origin: undefined })).status).toBe(403)
    expect((await ask('POST', '/auth/logout', { headers: { origin: undefined } })).status).toBe(403)
    expect((await refresh(token)).status).toBe(200)
  })

  test('is over after thirty days without use and after ninety anyway', async () => {
    await signUp(site, { email: 'idle@example.com' })
    const idle = await login('idle@example.com')
    pass(30 * 24 * 3600)
    expect((await refresh(idle.refreshToken)).status).toBe(401)
    let { refreshToken } = await login('idle@example.com')
    for (let days = 0; days < 87; days += 29) {
      pass(29 * 24 * 3600)
      const answer = await refresh(refreshToken)
      expect(answer.status).toBe(200)
      refreshToken = answer.cookies.refresh_token?.value ?? ''
    }
    pass(3 * 24 * 3600)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  test('does not know what is no token', async () => {
    expect((await ask('POST', '/auth/refresh')).status).toBe(401)
    expect((await refresh('nonsense')).status).toBe(401)
  })
})

describe('sessions', () => {
  test('are listed with their device, the current one marked', async () => {
    await signUp(site, { email: 'list@example.com' })
    pass(1)
    const phone =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
    const { token } = await login('list@example.com', phone)
    const { sessions } = (await ask('GET', '/auth/sessions', { token })).body.data
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ device: 'Chrome · Android', current: true })
    expect(sessions[0].lastUsedAt).toBe(new Date(time).toISOString())
    expect(sessions[1].current).toBe(false)
  })

  test('end at once, one’s own only', async () => {
    const { token } = await signUp(site, { email: 'mine@example.com' })
    const other = await login('mine@example.com')
    const stranger = await signUp(site, { email: 'stranger@example.com' })
    const { sessions } = (await ask('GET', '/auth/sessions', { token: other.token })).body.data
    const first = sessions.find((one: { current: boolean }) => !one.current)
    const end = (as: string) => ask('DELETE', `/auth/sessions/${first.id}`, { token: as })
    const foreign = await end(stranger.token)
    const missing = await ask('DELETE', `/auth/sessions/${crypto.randomUUID()}`, stranger)
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect(await statusOf(token)).toBe(200)
    const link = await wishFor('thief-of-device@example.com', token)
    expect((await end(other.token)).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    expect((await ask('DELETE', '/auth/sessions/7', { token: other.token })).status).toBe(404)
  })

  test('are twenty at most: with one more the oldest ends', async () => {
    const { token } = await signUp(site, { email: 'many@example.com' })
    for (let i = 0; i < 20; i += 1) {
      pass(1)
      await login('many@example.com')
    }
    expect(await statusOf(token)).toBe(401)
  })
})

describe('POST /auth/logout', () => {
  test('ends this session by its cookie or its token and takes the cookies away', async () => {
    const { token, refresh: refreshToken } = await signUp(site, { email: 'out@example.com' })
    const other = await login('out@example.com')
    const answer = await ask('POST', '/auth/logout', { cookies: { refresh_token: refreshToken } })
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    expect(answer.cookies.auth_token).toMatchObject({ value: '', path: '/' })
    for (const name of ['user_name', 'user_names']) {
      expect(answer.cookies[name]).toMatchObject({ value: '', path: '/' })
    }
    expect(answer.cookies.refresh_token).toMatchObject({ value: '', path: '/api/auth' })
    expect(answer.headers['clear-site-data']).toBe('"storage"')
    expect(Object.keys(answer.cookies)).not.toContain('visitor')
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([401, 200])
    await ask('POST', '/auth/logout', { token: other.token, body: {} })
    expect(await statusOf(other.token)).toBe(401)
    expect((await ask('POST', '/auth/logout')).status).toBe(200)
  })

  test('ends all sessions of the account and nobody else’s', async () => {
    const { token } = await signUp(site, { email: 'all@example.com' })
    const other = await login('all@example.com')
    const stranger = await signUp(site, { email: 'stays@example.com' })
    await ask('POST', '/auth/logout', { token, body: { everywhere: true } })
    const statuses = [await statusOf(token), await statusOf(other.token)]
    expect(statuses).toEqual([401, 401])
    expect(await statusOf(stranger.token)).toBe(200)
  })

  test('everywhere ends links to another e-mail, which whoever was in may have asked for', async () => {
    const { token } = await signUp(site, { email: 'wished-away@example.com' })
    const link = await wishFor('thief-of-mail@example.com', token)
    await ask('POST', '/auth/logout', { token, body: { everywhere: true } })
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
  })

  test('is not possible with a token that has run out, or a refresh token that was used', async () => {
    const { token, refresh: used } = await signUp(site, { email: 'left@example.com' })
    const everywhere = { body: { everywhere: true } }
    await refresh(used)
    pass(16 * 60)
    const other = await login('left@example.com')
    await ask('POST', '/auth/logout', { token, cookies: { refresh_token: used }, ...everywhere })
    expect(await statusOf(other.token)).toBe(200)
    await ask('POST', '/auth/logout', {
      cookies: { refresh_token: other.refreshToken },
      ...everywhere,
    })
    expect(await statusOf(other.token)).toBe(401)
  })
})
