import { describe, expect, test } from 'vitest'
import { dropExpired } from '#features/files/uploads/queries.ts'
import { asker, mailedToken, mailsTo, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const ask = asker(site)
const upload = uploader(site)

const later = (seconds: number) => {
  time += seconds * 1000
}

const faultOf = async (changes: object) => {
  const { status, body } = await ask('POST', '/auth/register', { body: registration(changes) })
  return [
    status,
    ...body.errors.map((error: { path: string; code: string }) => [error.path, error.code]),
  ]
}

describe('POST /auth/register', () => {
  test('answers 201 with {} and mails a link in the reader’s language', async () => {
    const body = registration({ email: 'Nour@Example.com' })
    const headers = { 'accept-language': 'ar' }
    const answer = await ask('POST', '/auth/register', { body, headers })
    expect([answer.status, answer.body]).toEqual([201, { data: {} }])
    expect(answer.cookies).not.toHaveProperty('auth_token')
    const [mail] = await mailsTo(site, 'nour@example.com')
    expect(mail?.subject).toBe('فعّل حسابك')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toMatch(/http:\/\/localhost:80\/ar\/verify\/[\w-]{43}\n/)
  })

  test('names every missing field', async () => {
    const { status, body } = await ask('POST', '/auth/register', { body: { companyName: '' } })
    const required = Object.keys(registration()).sort()
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual(required)
  })

  test.each([
    [{ email: 'not an address' }, 'email', 'invalid_email'],
    [{ email: 'a@example.com\r\nbcc: b@example.com' }, 'email', 'invalid_email'],
    [{ email: '0501112233' }, 'email', 'invalid_email'],
    [{ name: 'Sara Haddad, RERA approved' }, 'name', 'claims_verification'],
    [{ name: '★★★' }, 'name', 'name_without_letters'],
    [{ role: 'agency', companyName: 'عقارات موثّقة' }, 'companyName', 'claims_verification'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'too_short'],
    [{ password: 'é'.repeat(600), confirmPassword: 'é'.repeat(600) }, 'password', 'too_long'],
    [{ confirmPassword: 'mint teа' }, 'confirmPassword', 'passwords_must_match'],
    [{ birthday: '2026-03-02' }, 'birthday', 'birthday_in_future'],
    [{ birthday: '15/06/1990' }, 'birthday', 'invalid_date'],
    [{ phone: '12' }, 'phone', 'invalid_phone'],
    [{ role: 'operator' }, 'role', 'invalid_choice'],
    [{ gender: '' }, 'gender', 'required'],
    [{ name: '   ' }, 'name', 'required'],
    [{ idNumber: 7 }, 'idNumber', 'invalid'],
  ])('refuses %j', async (changes, path, code) => {
    expect(await faultOf(changes)).toEqual([422, [path, code]])
  })

  test('says that passwords must match even where other fields are wrong', async () => {
    const wrong = await faultOf({ name: '', confirmPassword: 'another' })
    expect(wrong).toContainEqual(['confirmPassword', 'passwords_must_match'])
  })

  test('answers the same for an address that has an account, and tells its owner', async () => {
    await signUp(site, { email: 'known@example.com' })
    const body = registration({ email: 'KNOWN@example.com', name: 'Somebody Else' })
    const again = await ask('POST', '/auth/register', { body })
    expect([again.status, again.body]).toEqual([201, { data: {} }])
    const [mail] = await mailsTo(site, 'known@example.com')
    expect(mail?.subject).toBe('You already have an account')
  })

  test('takes no role, verification or id of its own choice from the body', async () => {
    const wish = { id: 1, verified: true, emailVerified: true, agency: 1, accountId: 1 }
    const { user } = await signUp(site, { email: 'modest@example.com', ...wish })
    expect(user).toMatchObject({ verified: false, agency: null })
    expect(user.id).not.toBe(1)
  })

  test('makes one account of twenty equal registrations at once, all answered alike', async () => {
    const body = registration({ email: 'eager@example.com' })
    const asked = Array.from({ length: 20 }, () => ask('POST', '/auth/register', { body }))
    const answers = await Promise.all(asked)
    expect(
      new Set(answers.map(({ status, body: said }) => `${status} ${JSON.stringify(said)}`)),
    ).toEqual(new Set(['201 {"data":{}}']))
    const links = (await mailsTo(site, 'eager@example.com')).map(
      ({ text }) => /verify\/([\w-]+)/.exec(text)?.[1],
    )
    const open = (some: typeof links) =>
      Promise.all(some.map((link) => ask('GET', `/auth/verify/${link}`)))
    // One caller may read ten things at once.
    const opened = [...(await open(links.slice(0, 10))), ...(await open(links.slice(10)))]
    const tokens = opened.map(({ status, body: said }) => [status, said.data.token !== null])
    expect(tokens.filter(([, isIn]) => isIn)).toHaveLength(1)
    expect(tokens.every(([status]) => status === 200)).toBe(true)
  })

  test('makes the uploaded photo that of the profile', async () => {
    const sent = await upload('/files/upload/single?for=registration', [await jpeg()])
    const { id } = sent.body.data.file
    const { user, token } = await signUp(site, { email: 'seen@example.com', photoId: id })
    const photo = { id, url: `/media/files/${id}-square.webp`, width: 400, height: 400 }
    const signed = expect.stringMatching(/^[^?]+-square\.webp\?until=\d+&sig=[\w-]{22}$/)
    expect(user.photo).toEqual({ ...photo, url: signed, thumbhash: null })
    expect((await site.get(`/agents/details/${user.id}`)).body.data.agent.photo).toMatchObject(
      photo,
    )
    const taken = await faultOf({ email: 'thief@example.com', photoId: id })
    expect(taken).toEqual([422, ['photoId', 'unknown_file']])
    expect((await ask('DELETE', `/files/auth/${id}`, { token })).status).toBe(200)
    expect((await ask('GET', '/auth/account', { token })).body.data.user.photo).toBeNull()
  })

  test('knows no photo that was never sent or is older than an hour', async () => {
    expect(await faultOf({ photoId: 'unknown' })).toEqual([422, ['photoId', 'unknown_file']])
    const sent = await upload('/files/upload/single?for=registration', [await jpeg()])
    later(3600)
    const { id } = sent.body.data.file
    expect(await faultOf({ photoId: id })).toEqual([422, ['photoId', 'unknown_file']])
  })

  test('keeps the photo until the link is opened', async () => {
    const email = 'patient@example.com'
    const sent = await upload('/files/upload/single?for=registration', [await jpeg()])
    const { id: photoId } = sent.body.data.file
    await ask('POST', '/auth/register', { body: registration({ email, photoId }) })
    later(23 * 3600)
    await dropExpired(site.db.kysely, new Date(time))
    const opened = await ask('GET', `/auth/verify/${await mailedToken(site, email, 'verify')}`)
    expect(opened.body.data.user.photo.id).toBe(photoId)
  })

  test('keeps the photo as long for an address that has an account', async () => {
    await signUp(site, { email: 'has-account@example.com' })
    const statuses: number[][] = []
    for (const email of ['has-account@example.com', 'has-no-account@example.com']) {
      const sent = await upload('/files/upload/single?for=registration', [await jpeg()])
      const body = registration({ email, photoId: sent.body.data.file.id })
      const send = async () => (await ask('POST', '/auth/register', { body })).status
      const first = await send()
      later(2 * 3600)
      statuses.push([first, await send()])
      later(30 * 24 * 3600)
      statuses.at(-1)?.push(await send())
    }
    expect(statuses).toEqual([
      [201, 201, 422],
      [201, 201, 422],
    ])
  })
})

describe('GET /auth/verify/{token}', () => {
  test('opens the account and a session, with two cookies for scripts and one not', async () => {
    const email = 'first@example.com'
    await ask('POST', '/auth/register', { body: registration({ email, name: 'Sara\nHaddad' }) })
    const link = await mailedToken(site, email, 'verify')
    const opened = await ask('GET', `/auth/verify/${link}`)
    expect(opened.status).toBe(200)
    const { token, user } = opened.body.data
    expect(user).toMatchObject({ email, name: 'Sara Haddad', emailVerified: true, role: 'agent' })
    expect(user).toMatchObject({
      phone: '+971501112233',
      bio: 'Homes by the sea',
      birthday: '1990-06-15',
    })
    const { auth_token, user_name, refresh_token } = opened.cookies
    expect(auth_token).toMatchObject({ value: token, path: '/', maxAge: 900 })
    expect(auth_token).not.toHaveProperty('httpOnly')
    expect(user_name).toMatchObject({ value: 'Sara Haddad', path: '/' })
    expect(refresh_token).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
    expect((await ask('GET', '/auth/account', { token })).body.data.user).toEqual(user)
    expect((await site.get(`/agents/details/${user.id}`)).status).toBe(200)
  })

  test('is not spent by whoever only looks at the link', async () => {
    const email = 'scanned@example.com'
    await ask('POST', '/auth/register', { body: registration({ email }) })
    const token = await mailedToken(site, email, 'verify')
    const looks = [`/api/auth/verify/${token}`, `/en/verify/${token}`, `/ar/verify/${token}`]
    for (const url of looks) await site.app.inject({ method: 'HEAD', url })
    for (const url of looks.slice(1)) await site.app.inject(url)
    const head = await site.app.inject({ method: 'HEAD', url: `/api/auth/verify/${token}` })
    expect([head.statusCode, head.headers.allow, head.body]).toEqual([405, 'GET', ''])
    expect((await ask('GET', `/auth/verify/${token}`)).body.data.user.email).toBe(email)
  })

  test('says success to a second opening and opens no session', async () => {
    const { link } = await signUp(site, { email: 'second@example.com' })
    const again = await ask('GET', `/auth/verify/${link}`)
    expect([again.status, again.body]).toEqual([200, { data: { token: null, user: null } }])
    expect(again.cookies).not.toHaveProperty('auth_token')
  })

  test('gives the account the password of the registration whose link was opened', async () => {
    const email = 'wanted@example.com'
    const thief = { email, password: 'thief knows', confirmPassword: 'thief knows' }
    await ask('POST', '/auth/register', { body: registration(thief) })
    const { user } = await signUp(site, { email })
    const login = (password: string) => ask('POST', '/auth/login', { body: { email, password } })
    expect((await login('thief knows')).status).toBe(401)
    expect((await login('mint tea')).body.data.user.id).toBe(user.id)
  })

  test('does not know an unknown or an old token', async () => {
    const email = 'late@example.com'
    await ask('POST', '/auth/register', { body: registration({ email }) })
    const link = await mailedToken(site, email, 'verify')
    later(24 * 3600)
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    expect((await ask('GET', '/auth/verify/unknown')).status).toBe(404)
  })

  test('is refused to a picture on another site, and to a browser that is led to it', async () => {
    const email = 'led@example.com'
    await ask('POST', '/auth/register', { body: registration({ email }) })
    const path = `/auth/verify/${await mailedToken(site, email, 'verify')}`
    const led = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, led]) {
      expect((await ask('GET', path, { headers })).status).toBe(403)
    }
    const byOurPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
    expect((await ask('GET', path, { headers: byOurPage })).status).toBe(200)
  })
})
