import { createHmac } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { testKeys } from '#test/keys.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const older = Buffer.alloc(32, 11)
const site = await openSite({
  now: tick,
  env: { WORKER: 'off', RATE_LIMITS: 'on' },
  keys: { ...testKeys, olderPeppers: [older] },
  passwords: openPasswords(testKeys.pepper, older),
})

/** Addresses are limited too, so each call here comes from one of its own. */
let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.0.${host >> 8}.${host & 255}`)
}

const person = (email: string) => signUp(site, { email }, askElsewhere())

const login = (email: string, password = 'mint tea', more: object = {}) =>
  askElsewhere()('POST', '/auth/login', { body: { email, password }, ...more })

describe('a login from a browser that the owner has not used', () => {
  const subjects = async (email: string) => (await mailsTo(site, email)).map((one) => one.subject)

  test('is told to the owner, one from a known browser is not', async () => {
    const email = 'told@example.com'
    await person(email)
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
    const first = await login(email, 'mint tea', { headers })
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toBe('New login to your account')
    expect(mail?.text).toContain('Chrome · Android')
    expect(mail?.text).toMatch(/2026, \d+:\d\d (am|pm) \(Dubai time\), IP address 10\.0\./i)
    const cookie = Object.values(first.cookies).find(({ name }) => name.endsWith('visitor'))
    const cookies = { [cookie!.name]: cookie!.value }
    await login(email, 'mint tea', { headers, cookies })
    expect(await subjects(email)).toEqual(['New login to your account', 'Activate your account'])
  })

  test('is told without a link in the name that a program gives itself', async () => {
    const email = 'named@example.com'
    await person(email)
    await login(email, 'mint tea', { headers: { 'user-agent': 'secure-dara.com/login' } })
    const [mail] = await mailsTo(site, email)
    expect(mail?.text).toContain('secure-dara')
    expect(mail?.text).not.toContain('secure-dara.com')
  })

  test('is told in the language of whoever logs in', async () => {
    const email = 'arabic@example.com'
    await person(email)
    await login(email, 'mint tea', { headers: { 'accept-language': 'ar' } })
    expect((await subjects(email))[0]).toBe('تسجيل دخول من جهاز جديد')
  })

  test('is told five times a day at most', async () => {
    const email = 'often@example.com'
    await person(email)
    for (let i = 0; i < 7; i += 1) expect((await login(email)).status).toBe(200)
    expect(await subjects(email)).toHaveLength(6)
  })
})

describe('a password that was hashed long ago', () => {
  const hashOf = async (email: string) => {
    const row = await site.db.kysely
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return row.password_hash
  }

  const keep = (email: string, password_hash: string) =>
    site.db.kysely
      .updateTable('accounts')
      .set({ password_hash })
      .where('email', '=', email)
      .execute()

  test('under an older pepper is hashed anew at login, and stays right', async () => {
    const email = 'pepper@example.com'
    await person(email)
    await keep(email, await openPasswords(older).hash('mint tea'))
    expect((await login(email, 'a guess')).status).toBe(401)
    const before = await hashOf(email)
    expect((await login(email)).status).toBe(200)
    const renewed = await hashOf(email)
    expect(renewed?.slice(0, 8)).not.toBe(before?.slice(0, 8))
    expect(await openPasswords(testKeys.pepper).isRight('mint tea', renewed)).toBe(true)
    expect((await login(email)).status).toBe(200)
    expect(await hashOf(email)).toBe(renewed)
  })

  test('at a lower cost is hashed anew at login', async () => {
    const email = 'cost@example.com'
    await person(email)
    const now = (await hashOf(email)) ?? ''
    const cheap = await hash(
      createHmac('sha256', testKeys.pepper).update('mint tea').digest('base64'),
      { memoryCost: 8_192, timeCost: 1, parallelism: 1 },
    )
    await keep(email, now.slice(0, 8) + cheap)
    expect((await login(email)).status).toBe(200)
    expect((await hashOf(email))?.slice(0, 39)).toBe(now.slice(0, 39))
  })
})
