import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({
  now: () => new Date((time += 1)),
  env: { WORKER: 'off', RATE_LIMITS: 'on' },
})

let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.3.${host >> 8}.${host & 255}`)
}

const chosen = 'a word of mine'

/** Somebody registers the address; answers the token of the mailed link. */
async function register(email: string, changes: object = {}) {
  const secrets = { password: chosen, confirmPassword: chosen }
  const body = registration({ email, ...secrets, ...changes })
  expect((await askElsewhere()('POST', '/auth/register', { body })).status).toBe(201)
  return mailedToken(site, email, 'verify')
}

const verify = (body: object, ask = askElsewhere()) => ask('POST', '/auth/verify', { body })
const end = (token: string) => askElsewhere()('POST', '/auth/end-registration', { body: { token } })
const check = (body: object) => askElsewhere()('POST', '/auth/check-link', { body })
const needsPassword = async (body: object) => (await check(body)).body.data.link.needsPassword
const login = (email: string, password: string) =>
  askElsewhere()('POST', '/auth/login', { body: { email, password } })

describe('POST /auth/verify', () => {
  test('opens the account as the address with the token in its path does', async () => {
    const email = 'form@example.com'
    const { status, body, cookies } = await verify({ token: await register(email) })
    expect([status, body.data.user.email]).toEqual([200, email])
    expect(Object.keys(cookies)).toContain('auth_token')
    const again = await verify({ token: await mailedToken(site, email, 'verify') })
    expect([again.status, again.body.data]).toEqual([200, { token: null, user: null }])
    expect((await verify({ token: 'unknown' })).status).toBe(404)
  })

  test('opens the account with the password of the registration', async () => {
    const token = await register('right@example.com')
    const { status, body } = await verify({ token, password: chosen })
    expect([status, body.data.user.email]).toEqual([200, 'right@example.com'])
  })

  test('refuses another password at its field, and leaves the link as it was', async () => {
    const email = 'wrong@example.com'
    const token = await register(email)
    const refused = await verify({ token, password: 'a guess' })
    expect(faultOf(refused)).toEqual([422, 'invalid_password', 'password'])
    expect(faultOf(await verify({ token, password: '' }))).toEqual([422, 'required', 'password'])
    expect(Object.keys(refused.cookies)).not.toContain('auth_token')
    expect(faultOf(await login(email, chosen)).slice(0, 2)).toEqual([403, 'email_not_verified'])
    expect((await verify({ token, password: chosen })).body.data.user.email).toBe(email)
  })

  test('takes as few guesses as a login does', async () => {
    const token = await register('guessed@example.com')
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await verify({ token, password: `guess ${tries}` })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(faultOf(await verify({ token, password: chosen }))[0]).toBe(429)
  })

  test('opens for the owner while others guess at the login of the address', async () => {
    const email = 'besieged@example.com'
    const token = await register(email)
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await login(email, `guess ${tries}`)).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect((await verify({ token, password: chosen })).body.data?.user.email).toBe(email)
  })

  test('asks for no password where the link confirms another address', async () => {
    const ask = askElsewhere()
    const { token: bearer } = await signUp(site, { email: 'moves@example.com' }, ask)
    const body = { email: 'moved@example.com' }
    expect((await ask('PUT', '/agents/update', { token: bearer, body })).status).toBe(200)
    const token = await mailedToken(site, 'moved@example.com', 'verify')
    expect(await needsPassword({ token })).toBe(false)
    expect((await verify({ token })).status).toBe(200)
    expect(await needsPassword({ token })).toBe(false)
  })
})

describe('POST /auth/check-link', () => {
  test('wants the password but in the browser that registered, and spends nothing', async () => {
    const token = await register('mark@example.com', { browserMark: 'of-this-browser' })
    expect(await needsPassword({ token, browserMark: 'of-this-browser' })).toBe(false)
    expect(await needsPassword({ token, browserMark: 'of-another' })).toBe(true)
    expect(await needsPassword({ token })).toBe(true)
    expect((await verify({ token })).body.data.user.email).toBe('mark@example.com')
    expect(await needsPassword({ token })).toBe(false)
  })

  test('wants it where neither browser has a mark', async () => {
    const token = await register('unmarked@example.com')
    for (const browserMark of [undefined, null, '', 'a-mark']) {
      expect(await needsPassword({ token, browserMark })).toBe(true)
    }
  })

  test('wants it of the owner who registered too, where the link is that of a stranger', async () => {
    const email = 'both@example.com'
    const stranger = await register(email, { browserMark: 'of-the-stranger' })
    const own = await register(email, { browserMark: 'of-the-owner' })
    expect(await needsPassword({ token: stranger, browserMark: 'of-the-owner' })).toBe(true)
    expect(await needsPassword({ token: own, browserMark: 'of-the-owner' })).toBe(false)
  })

  test('knows no unknown link', async () => {
    expect((await check({ token: 'unknown' })).status).toBe(404)
  })
})

describe('A link that gives another address to an account', () => {
  const wish = async (from: string, email: string, name = 'Sara Haddad') => {
    const ask = askElsewhere()
    const { token } = await signUp(site, { email: from, name }, ask)
    await ask('PUT', '/agents/update', { token, body: { email } })
    const account = async () => (await ask('GET', '/auth/account', { token })).body.data.user.email
    return { account, token: await mailedToken(site, email, 'verify') }
  }
  const changeOf = async (token: string) => (await check({ token })).body.data.link.emailChange
  const endChange = (token: string) =>
    askElsewhere()('POST', '/auth/end-email-change', { body: { token } })

  test('is shown with the account and the address, and spent by nobody who only looks', async () => {
    const { account, token } = await wish('shows@example.com', 'shown@example.com')
    const change = { name: 'Sara Haddad', oldEmail: 's…@e….com', email: 'shown@example.com' }
    expect(await changeOf(token)).toEqual(change)
    expect(await account()).toBe('shows@example.com')
    expect((await verify({ token })).status).toBe(200)
    expect([await account(), await changeOf(token)]).toEqual(['shown@example.com', null])
  })

  test('opens nothing once the owner of the address has ended it, nor does an earlier one', async () => {
    const email = 'not-theirs@example.com'
    const { account, token } = await wish('wishes@example.com', email)
    expect((await endChange(token)).status).toBe(200)
    for (const answer of [
      await check({ token }),
      await verify({ token }),
      await endChange(token),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect(await account()).toBe('wishes@example.com')
  })

  test('is ended neither after it was opened nor by the link of a registration', async () => {
    const { account, token } = await wish('opens@example.com', 'opened@example.com')
    await verify({ token })
    expect((await endChange(token)).status).toBe(404)
    expect(await account()).toBe('opened@example.com')
    const other = await register('waits@example.com')
    expect((await endChange(other)).status).toBe(404)
    expect((await verify({ token: other })).body.data.user.email).toBe('waits@example.com')
  })

  test('shows no name that could be taken for a link', async () => {
    const name = 'Win at https://evil.example/claim'
    const { token } = await wish('named@example.com', 'named-too@example.com', name)
    expect((await changeOf(token)).name).not.toContain('evil.example')
  })
})

describe('the mail of a registration', () => {
  test('has no link that a stranger wrote', async () => {
    const email = 'greeted@example.com'
    const name = 'winner, take it: https://evil.example/claim'
    await register(email, { name })
    const greeted = (await mailsTo(site, email))[0]
    expect(greeted?.text).toContain('Hello winner, take it')
    expect(`${greeted?.text}${greeted?.html}`).not.toContain('evil.example')
  })
})

describe('POST /auth/end-registration', () => {
  test('deletes what a stranger registered unseen by them, and the owner may register', async () => {
    const email = 'victim@example.com'
    const token = await register(email)
    expect((await end(token)).status).toBe(200)
    for (const answer of [await verify({ token }), await check({ token }), await end(token)]) {
      expect(answer.status).toBe(404)
    }
    expect((await login(email, chosen)).status).toBe(403)
    expect(await mailsTo(site, email)).toHaveLength(1)
    const own = await register(email, { password: 'mint tea', confirmPassword: 'mint tea' })
    expect((await verify({ token: own, password: 'mint tea' })).status).toBe(200)
    expect((await login(email, chosen)).status).toBe(401)
    expect((await login(email, 'mint tea')).status).toBe(200)
  })

  test('gives back the mails that strangers have used up', async () => {
    const email = 'used-up@example.com'
    for (let times = 0; times < 3; times += 1) await register(email)
    expect((await end(await mailedToken(site, email, 'verify'))).status).toBe(200)
    const known = (await mailsTo(site, email)).length
    const own = await register(email, { password: 'mint tea', confirmPassword: 'mint tea' })
    expect(await mailsTo(site, email)).toHaveLength(known + 1)
    expect((await verify({ token: own, password: 'mint tea' })).status).toBe(200)
  })

  test('leaves another registration of the address alone', async () => {
    const email = 'two-of-them@example.com'
    const stranger = await register(email)
    const own = await register(email, { password: 'mint tea', confirmPassword: 'mint tea' })
    expect((await end(stranger)).status).toBe(200)
    expect((await verify({ token: own, password: 'mint tea' })).body.data.user.email).toBe(email)
  })

  test('ends no account, neither by a link that was opened nor by one to another address', async () => {
    const email = 'stays@example.com'
    const token = await register(email)
    await verify({ token })
    expect((await end(token)).status).toBe(404)
    expect((await login(email, chosen)).status).toBe(200)
  })
})

test('The mail of a registration says what to do where one has not registered', async () => {
  for (const [language, word] of [
    ['en', /If you did not register, open the link and choose “I did not register”/],
    ['ar', /إن لم تكن أنت من سجّل، فافتح الرابط واختر «لم أسجّل»/],
  ] as const) {
    const email = `mail-${language}@example.com`
    const headers = { 'accept-language': language }
    await askElsewhere()('POST', '/auth/register', { body: registration({ email }), headers })
    const [mail] = await mailsTo(site, email)
    expect(mail?.text).toMatch(word)
  }
})
