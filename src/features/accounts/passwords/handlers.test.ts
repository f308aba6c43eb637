import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const strict = await openSite({ now: tick, env: { WORKER: 'off', PASSWORD_BLOCKLIST: 'on' } })
const strictLimits = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site)

const login = async (email: string, password: string) =>
  (await ask('POST', '/auth/login', { body: { email, password } })).status

const forget = (email: string) => ask('POST', '/auth/forget-password', { body: { email } })

const reset = (token: string, password = 'cardamom coffee') =>
  ask('POST', '/auth/reset-password', { body: { token, password, confirmPassword: password } })

const statusOf = async (token: string) => (await ask('GET', '/auth/account', { token })).status

const faultOf = ({
  status,
  body,
}: {
  status: number
  body: { errors: { path: string; code: string }[] }
}) => [status, body.errors[0]?.path, body.errors[0]?.code]

describe('a forgotten password', () => {
  test('is asked for with the same answer whether there is an account or not', async () => {
    await signUp(site, { email: 'known@example.com' })
    const [known, unknown] = [
      await forget('Known@example.com'),
      await forget('unknown@example.com'),
    ]
    expect([known.status, known.body]).toEqual([200, { data: {} }])
    expect([unknown.status, unknown.body]).toEqual([200, { data: {} }])
    expect((await mailsTo(site, 'known@example.com'))[0]?.subject).toBe('Choose a new password')
    expect(await mailsTo(site, 'unknown@example.com')).toEqual([])
    expect(faultOf(await forget('no address'))).toEqual([422, 'email', 'invalid_email'])
  })

  test('is not used up by strangers who register the address', async () => {
    const email = 'wanted@example.com'
    const elsewhere = asker(strictLimits, '10.9.0.1')
    await signUp(strictLimits, { email }, asker(strictLimits, '10.9.0.2'))
    for (let times = 0; times < 4; times += 1) {
      await elsewhere('POST', '/auth/register', { body: registration({ email }) })
    }
    await elsewhere('POST', '/auth/forget-password', { body: { email } })
    expect((await mailsTo(strictLimits, email))[0]?.subject).toBe('Choose a new password')
  })

  test('becomes a new one by the mailed link, ends all sessions and opens none', async () => {
    const email = 'lost@example.com'
    const { token } = await signUp(site, { email })
    await forget(email)
    const answer = await reset(await mailedToken(site, email, 'reset-password'))
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    expect(answer.cookies).not.toHaveProperty('auth_token')
    expect(await statusOf(token)).toBe(401)
    expect([await login(email, 'mint tea'), await login(email, 'cardamom coffee')]).toEqual([
      401, 200,
    ])
    const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
  })

  test('has links that work once, for an hour, and not after another was used', async () => {
    const email = 'once@example.com'
    await signUp(site, { email })
    await forget(email)
    const first = await mailedToken(site, email, 'reset-password')
    await forget(email)
    const second = await mailedToken(site, email, 'reset-password')
    const both = await Promise.all([reset(first), reset(first)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(faultOf(await reset(first))).toEqual([422, 'token', 'invalid_token'])
    expect(faultOf(await reset(second))).toEqual([422, 'token', 'invalid_token'])
    await forget(email)
    const late = await mailedToken(site, email, 'reset-password')
    time += 3600_000
    expect(faultOf(await reset(late))).toEqual([422, 'token', 'invalid_token'])
    expect(faultOf(await reset('unknown'))).toEqual([422, 'token', 'invalid_token'])
  })

  test('has links that end where the password is changed by its owner', async () => {
    const email = 'changed-since@example.com'
    const { token } = await signUp(site, { email })
    await forget(email)
    const link = await mailedToken(site, email, 'reset-password')
    const body = { oldPassword: 'mint tea', newPassword: 'rose water' }
    expect((await ask('PUT', '/auth/update-password', { token, body })).status).toBe(200)
    expect(faultOf(await reset(link))).toEqual([422, 'token', 'invalid_token'])
    expect(await login(email, 'rose water')).toBe(200)
    await forget(email)
    const later = await mailedToken(site, email, 'reset-password')
    expect((await reset(later)).status).toBe(200)
  })

  test('takes back a change of e-mail that was begun and not confirmed', async () => {
    const email = 'robbed@example.com'
    const { token } = await signUp(site, { email })
    const wish = { token, body: { email: 'thief@example.com' } }
    expect((await ask('PUT', '/agents/update', wish)).status).toBe(200)
    const link = await mailedToken(site, 'thief@example.com', 'verify')
    await forget(email)
    await reset(await mailedToken(site, email, 'reset-password'))
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    expect(await login(email, 'cardamom coffee')).toBe(200)
  })

  test('is set once where two of its links are opened at the same time', async () => {
    const email = 'hasty@example.com'
    await signUp(site, { email })
    for (let round = 0; round < 8; round += 1) {
      await forget(email)
      const first = await mailedToken(site, email, 'reset-password')
      await forget(email)
      const second = await mailedToken(site, email, 'reset-password')
      const both = await Promise.all([reset(first), reset(second)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    }
  })

  test('ends the count of wrong ones in browsers that the owner is known in', async () => {
    const email = 'forgetful@example.com'
    const { user } = await signUp(strictLimits, { email })
    const asked = asker(strictLimits, '10.9.9.9')
    const first = await asked('POST', '/auth/login', { body: { email, password: 'mint tea' } })
    const cookie = Object.values(first.cookies).find(({ name }) => name.endsWith('visitor'))!
    const cookies = { [cookie.name]: cookie.value }
    const tryIt = (password: string) =>
      asked('POST', '/auth/login', { body: { email, password }, cookies })
    await tryIt('wrong one')
    await strictLimits.db.kysely.updateTable('login_tries').set({ in_row: 100 }).execute()
    expect((await tryIt('mint tea')).body.errors[0].code).toBe('reset_needed')
    await asked('POST', '/auth/forget-password', { body: { email } })
    const token = await mailedToken(strictLimits, email, 'reset-password')
    const chosen = { password: 'cardamom coffee', confirmPassword: 'cardamom coffee' }
    await asked('POST', '/auth/reset-password', { body: { token, ...chosen } })
    expect((await tryIt('cardamom coffee')).body.data.user.id).toBe(user.id)
  })

  test('cannot be set with a link that verifies, nor the other way round', async () => {
    const email = 'mixed@example.com'
    const { link } = await signUp(site, { email })
    await forget(email)
    const token = await mailedToken(site, email, 'reset-password')
    expect((await reset(link)).status).toBe(422)
    expect((await ask('GET', `/auth/verify/${token}`)).status).toBe(404)
  })
})

describe('PUT /auth/update-password', () => {
  const update = (token: string, oldPassword: string, wanted: string | object) => {
    const chosen = typeof wanted === 'string' ? { newPassword: wanted } : wanted
    return ask('PUT', '/auth/update-password', { token, body: { oldPassword, ...chosen } })
  }

  test('changes it, keeps this session, ends the others and tells the owner', async () => {
    const email = 'change@example.com'
    const { token } = await signUp(site, { email })
    const body = { email, password: 'mint tea' }
    const other = (await ask('POST', '/auth/login', { body })).body.data.token
    const answer = await update(token, 'mint tea', {
      newPassword: 'شاي بالنعناع',
      confirmPassword: 'شاي بالنعناع',
    })
    expect([answer.status, answer.body]).toEqual([200, { data: {} }])
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect([await login(email, 'mint tea'), await login(email, 'شاي بالنعناع')]).toEqual([401, 200])
    const subjects = (await mailsTo(site, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
  })

  test('refuses a wrong old one, the same again, a short one and two that differ', async () => {
    const { token } = await signUp(site, { email: 'refused@example.com' })
    expect(faultOf(await update(token, 'wrong', 'cardamom'))).toEqual([
      422,
      'oldPassword',
      'wrong_password',
    ])
    expect(faultOf(await update(token, 'mint tea', 'mint tea'))).toEqual([
      422,
      'newPassword',
      'password_unchanged',
    ])
    expect(faultOf(await update(token, 'mint tea', 'short'))).toEqual([
      422,
      'newPassword',
      'too_short',
    ])
    const differ = await update(token, 'mint tea', {
      newPassword: 'cardamom',
      confirmPassword: 'Cardamom',
    })
    expect(faultOf(differ)).toEqual([422, 'confirmPassword', 'passwords_must_match'])
    expect(await login('refused@example.com', 'mint tea')).toBe(200)
  })

  test('refuses what is easy to guess where the site says so', async () => {
    const { token } = await signUp(strict, { email: 'strict@example.com' })
    const easy = await asker(strict)('PUT', '/auth/update-password', {
      token,
      body: { oldPassword: 'mint tea', newPassword: 'Haddad1990' },
    })
    expect(faultOf(easy)).toEqual([422, 'newPassword', 'password_too_easy'])
  })
})
