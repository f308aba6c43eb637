import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({
  now: () => new Date(time),
  env: { WORKER: 'off', RATE_LIMITS: 'on' },
})

let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.1.${host >> 8}.${host & 255}`)
}

const path = '/auth/second-factor'
const password = 'mint tea'

/** A code counts once, so each is asked for in its own step. */
const nextCode = (secret: string) => {
  time += 30_000
  return codeOf(secret, stepAt(new Date(time)))
}

const person = async (email: string) => {
  const ask = askElsewhere()
  const { token } = await signUp(site, { email }, ask)
  return { email, token, ask }
}

const withFactor = async (email: string) => {
  const { token, ask } = await person(email)
  const started = await ask('POST', path, { token, body: { password } })
  const { secret } = started.body.data.secondFactor as { secret: string }
  const confirmed = await ask('POST', `${path}/confirm`, {
    token,
    body: { code: nextCode(secret) },
  })
  const codes = confirmed.body.data.recoveryCodes as string[]
  return { email, token, ask, secret, codes }
}

const resetPassword = async (email: string) => {
  await askElsewhere()('POST', '/auth/forget-password', { body: { email } })
  const token = await mailedToken(site, email, 'reset-password')
  await askElsewhere()('POST', '/auth/reset-password', { body: { token, password } })
}

const login = (email: string, more: object = {}, ask = askElsewhere()) =>
  ask('POST', '/auth/login', { body: { email, password, ...more } })

const saidOf = ({ status, body }: Awaited<ReturnType<typeof login>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.path,
]

describe('POST /auth/second-factor', () => {
  test('wants the password again and shows a secret as words, address and picture', async () => {
    const { token, ask, email } = await person('start@example.com')
    const refused = await ask('POST', path, { token, body: { password: 'another' } })
    expect(saidOf(refused)).toEqual([422, 'invalid_password', 'password'])
    const { status, body } = await ask('POST', path, { token, body: { password } })
    expect(status).toBe(201)
    const { secret, uri, qrCode } = body.data.secondFactor
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    const picture = sharp(Buffer.from(qrCode.split(',')[1], 'base64'))
      .resize(400)
      .ensureAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(uri)
    expect((await login(email)).status).toBe(200)
  })

  test('keeps the secret unreadable', async () => {
    const { secret, token, ask } = await withFactor('sealed@example.com')
    const { id } = (await ask('GET', '/auth/account', { token })).body.data.user
    const { sealed } = await site.db.kysely
      .selectFrom('second_factors')
      .select('sealed')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sealed.includes(secret)).toBe(false)
  })

  test('cannot replace one that is on', async () => {
    const { token, ask } = await withFactor('twice@example.com')
    const again = await ask('POST', path, { token, body: { password } })
    expect(saidOf(again)).toEqual([409, 'second_factor_on', undefined])
  })
})

describe('POST /auth/second-factor/confirm', () => {
  test('switches it on, answers ten recovery codes, ends other sessions and tells by mail', async () => {
    const { email, token, ask } = await person('on@example.com')
    const other = (await login(email)).body.data.token
    await ask('PUT', '/agents/update', { token: other, body: { email: 'thief@example.com' } })
    const link = await mailedToken(site, 'thief@example.com', 'verify')
    const started = await ask('POST', path, { token, body: { password } })
    const { secret } = started.body.data.secondFactor
    const wrong = await ask('POST', `${path}/confirm`, { token, body: { code: '12345' } })
    expect(saidOf(wrong)).toEqual([422, 'invalid_code', 'code'])
    const arabic = nextCode(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const { status, body } = await ask('POST', `${path}/confirm`, {
      token,
      body: { code: arabic },
      headers: { 'accept-language': 'ar' },
    })
    expect(status).toBe(201)
    expect(body.data.recoveryCodes).toHaveLength(10)
    expect((await ask('GET', '/auth/account', { token: other })).status).toBe(401)
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    const { user } = (await ask('GET', '/auth/account', { token })).body.data
    expect(user.secondFactor).toBe(true)
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toBe('تم تفعيل التحقق بخطوتين')
  })

  test('has nothing to confirm where nothing was begun', async () => {
    const { token, ask } = await person('unbegun@example.com')
    const confirm = () => ask('POST', `${path}/confirm`, { token, body: { code: '123456' } })
    // And uses up none of the tries of who begins one.
    for (let at = 0; at < 7; at += 1)
      expect(saidOf(await confirm())).toEqual([422, 'invalid_code', 'code'])
  })

  test('forgets wrong codes with a new password by mail', async () => {
    const { token, ask, email } = await person('forgiven@example.com')
    const start = await ask('POST', path, { token, body: { password } })
    const body = { code: '12345' }
    for (let at = 0; at < 6; at += 1) await ask('POST', `${path}/confirm`, { token, body })
    expect((await ask('POST', `${path}/confirm`, { token, body })).status).toBe(429)
    await resetPassword(email)
    const again = (await login(email)).body.data.token as string
    const { secret } = start.body.data.secondFactor as { secret: string }
    const code = nextCode(secret)
    const confirmed = await ask('POST', `${path}/confirm`, { token: again, body: { code } })
    expect(confirmed.status).toBe(201)
  })

  test('looks at no more than five wrong codes at once', async () => {
    const { token, ask } = await person('guessed@example.com')
    await ask('POST', path, { token, body: { password } })
    const statuses = []
    for (let i = 0; i < 7; i += 1) {
      const body = { code: String(100_000 + i) }
      statuses.push((await ask('POST', `${path}/confirm`, { token, body })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })
})

describe('a login where the second factor is on', () => {
  test('asks for the code after the right password only', async () => {
    const { email, secret } = await withFactor('asked@example.com')
    const wrong = await login(email, { password: 'a guess', code: nextCode(secret) })
    const unknown = await login('nobody@example.com', { password: 'a guess', code: '123456' })
    expect(wrong.body).toEqual(unknown.body)
    expect(saidOf(wrong)).toEqual([401, 'invalid_credentials', undefined])
    expect(saidOf(await login(email))).toEqual([401, 'second_factor_required', 'code'])
    expect((await login(email)).cookies).not.toHaveProperty('auth_token')
    const entered = await login(email, { code: nextCode(secret) })
    expect([entered.status, entered.body.data.user.secondFactor]).toEqual([200, true])
  })

  test('takes each code once, also of two at the same time', async () => {
    const { email, secret } = await withFactor('replay@example.com')
    const code = nextCode(secret)
    const both = await Promise.all([login(email, { code }), login(email, { code })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(saidOf(await login(email, { code }))).toEqual([401, 'invalid_code', 'code'])
  })

  test('takes each recovery code once, typed carelessly', async () => {
    const { email, codes } = await withFactor('recovered@example.com')
    const code = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}`
    expect((await login(email, { code })).status).toBe(200)
    expect(saidOf(await login(email, { code }))).toEqual([401, 'invalid_code', 'code'])
    expect((await login(email, { code: codes[4] })).status).toBe(200)
  })

  test('cannot be guessed by asking for the right password in between', async () => {
    const { email } = await withFactor('patient@example.com')
    let looked = 0
    for (let i = 0; i < 12; i += 1) {
      const { body } = await login(email, { code: String(200_000 + i) })
      if (body.errors[0].code === 'invalid_code') looked += 1
      expect(saidOf(await login(email))).toEqual([401, 'second_factor_required', 'code'])
    }
    expect(looked).toBe(5)
  })

  test('does not keep the owner out of a browser that was in before', async () => {
    const { email, secret } = await withFactor('owner@example.com')
    const before = await login(email, { code: nextCode(secret) })
    const cookie = Object.values(before.cookies).find(({ name }) => name.endsWith('visitor'))
    const cookies = { [cookie!.name]: cookie!.value }
    const code = nextCode(secret)
    for (let i = 0; i < 6; i += 1) await login(email, { code: '12345' })
    expect((await login(email, { code })).status).toBe(429)
    const body = { email, password, code }
    expect((await askElsewhere()('POST', '/auth/login', { body, cookies })).status).toBe(200)
  })
})

describe('DELETE /auth/second-factor', () => {
  test('wants the password and a code, then the password alone is enough', async () => {
    const { email, token, ask, secret, codes } = await withFactor('off@example.com')
    const end = (body: object) => ask('DELETE', path, { token, body })
    expect(saidOf(await end({ password: 'another', code: nextCode(secret) }))).toEqual([
      422,
      'invalid_password',
      'password',
    ])
    expect(saidOf(await end({ password, code: '12345' }))).toEqual([422, 'invalid_code', 'code'])
    expect(saidOf(await end({ password, code: '' }))).toEqual([422, 'required', 'code'])
    expect((await end({ password, code: codes[0] })).status).toBe(200)
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toBe('Two-step verification is off')
    const entered = await login(email)
    expect([entered.status, entered.body.data.user.secondFactor]).toEqual([200, false])
    expect(saidOf(await end({ password, code: codes[1] }))).toEqual([
      409,
      'second_factor_off',
      undefined,
    ])
  })
})
