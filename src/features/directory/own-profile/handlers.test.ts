import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off' } })
const ask = asker(site)
const { emirates } = site.gazetteer
const { languages, specialities } = site.catalogue

const full = {
  name: 'Layla Qasim',
  phone: '٠٥٠ ٢٢٢ ٣٣٤٤',
  whatsapp: '+971 50 222 3344',
  emirateId: emirates[0]!.id,
  job: 'Leasing consultant',
  bio: 'Homes with a view',
  languageIds: [languages[0]!.id, languages[1]!.id],
  specialityIds: [specialities[0]!.id],
  companyAddress: 'Marina Plaza',
  membershipId: 'M-7',
  brn: '54321',
}

type Person = Awaited<ReturnType<typeof signUp>>

const update = (token: string, body: object, headers: object = {}) =>
  ask('PUT', '/agents/update', { token, body, headers })

const account = async (token: string) => (await ask('GET', '/auth/account', { token })).body.data

describe('PUT /agents/update', () => {
  test('takes signs of a verified mark out of a name', async () => {
    const { token } = await signUp(site, { email: 'badge@example.com' })
    const { body } = await update(token, { name: 'Emaar ✔\ufe0f Properties ✅' })
    expect(body.data.user.name).toBe('Emaar Properties')
    expect((await update(token, { name: '☑ ✓' })).status).toBe(422)
  })

  test.each(['agent', 'broker', 'landlord'])(
    'changes the profile of a %s at once',
    async (role) => {
      const { token, user } = await signUp(site, { email: `${role}@example.com`, role })
      const answer = await update(token, full)
      expect(answer.status).toBe(200)
      const { languageIds: _, specialityIds: __, emirateId: ___, ...texts } = full
      expect(answer.body.data.user).toMatchObject({
        ...texts,
        phone: '+971502223344',
        whatsapp: '+971502223344',
        role,
        emirate: { id: emirates[0]!.id, slug: emirates[0]!.slug },
        languages: [{ id: languages[0]!.id }, { id: languages[1]!.id }],
        specialities: [{ id: specialities[0]!.id }],
      })
      expect(answer.cookies.user_name?.value).toBe('Layla Qasim')
      expect(await account(token)).toEqual(answer.body.data)
      const shown = (await site.get(`/agents/details/${user.id}`)).body.data.agent
      expect(shown).toMatchObject({ name: 'Layla Qasim', slug: 'layla-qasim' })
      // A landlord without a public ad tells no more than a name.
      expect(shown.brn).toBe(role === 'landlord' ? null : '54321')
    },
  )

  test('leaves alone what is not sent, and empties what may be empty', async () => {
    const { token } = await signUp(site, { email: 'part@example.com' })
    const before = (await update(token, full)).body.data.user
    const { user } = (await update(token, { job: 'Broker', whatsapp: '', brn: null })).body.data
    const jobs = { ...before.jobs, en: 'Broker' }
    expect(user).toEqual({ ...before, job: 'Broker', jobs, whatsapp: null, brn: null })
    expect((await update(token, {})).body.data.user).toEqual(user)
  })

  test.each([
    ['name', ' ', 'required'],
    ['email', '', 'required'],
    ['email', 'nobody', 'invalid_email'],
    ['phone', '', 'required'],
    ['phone', '12', 'invalid_phone'],
    ['whatsapp', '12', 'invalid_phone'],
    ['emirateId', null, 'required'],
    ['emirateId', 2_000_000_000, 'unknown_choice'],
    ['job', '', 'required'],
    ['bio', '', 'required'],
    ['languageIds', [], 'too_few'],
    ['languageIds', [999], 'unknown_choice'],
    ['specialityIds', [], 'too_few'],
    ['specialityIds', [999], 'unknown_choice'],
  ])('refuses %s = %j', async (path, value, code) => {
    const { token } = await person('refused@example.com')
    const { status, body } = await update(token, { [path]: value })
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, path, code])
  })

  test('takes no role, verification, agency or id from the body', async () => {
    const { token, user } = await signUp(site, { email: 'modest@example.com' })
    const wish = { id: 1, role: 'operator', verified: true, agencyId: 1, agency: 1, orn: '1' }
    expect((await update(token, wish)).body.data.user).toEqual(user)
  })

  test('hides a phone from the public and not from its owner', async () => {
    const { token, user } = await signUp(site, { email: 'hidden@example.com' })
    await update(token, { showPhone: false })
    expect((await site.get(`/agents/details/${user.id}`)).body.data.agent.phone).toBeNull()
    expect((await account(token)).user).toMatchObject({ phone: user.phone, showPhone: false })
  })
})

test('PUT /agencies/update changes an office, with its company and office number', async () => {
  for (const role of ['agency', 'company']) {
    const { token } = await signUp(site, { email: `office-${role}@example.com`, role })
    const body = { ...full, companyName: 'Qasim Homes LLC', orn: '12328' }
    const answer = await ask('PUT', '/agencies/update', { token, body })
    expect(answer.body.data.user).toMatchObject({ companyName: 'Qasim Homes LLC', orn: '12328' })
  }
})

test('the ads of an agency are found by its new name at once', async () => {
  const { token, user } = await signUp(site, { email: 'renamed@example.com', role: 'agency' })
  const place = site.marina.slug
  const id = await addPublicAd(site.db, { place, agentId: user.id, agencyId: user.id })
  const { kysely } = site.db
  const live = { state: 'live', purpose: 'sale', category: 'residential', type_id: 1 }
  await kysely
    .updateTable('properties')
    .set({ ...live, total_price: 100_000 })
    .where('id', '=', id)
    .execute()
  const names = { ar: 'زيتونة للعقارات' }
  await ask('PUT', '/agencies/update', { token, body: { name: 'Zaytoona Homes', names } })
  for (const keyword of ['zaytoona', encodeURIComponent('زيتونة')]) {
    const { properties } = (await site.get(`/properties?keyword=${keyword}`)).body.data
    expect(properties.map((one: { id: number }) => one.id)).toEqual([id])
  }
})

const people = new Map<string, Person>()

async function person(email: string): Promise<Person> {
  const known = people.get(email) ?? (await signUp(site, { email }))
  people.set(email, known)
  return known
}

describe('a profile that was changed elsewhere', () => {
  test('is not overwritten: 409 with what it is now', async () => {
    const { token } = await signUp(site, { email: 'two-tabs@example.com' })
    const { etag } = (await ask('GET', '/auth/account', { token })).headers
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const first = await update(token, { job: 'First' }, { 'if-match': etag })
    expect([first.status, first.headers.etag === etag]).toEqual([200, false])
    const second = await update(token, { job: 'Second' }, { 'if-match': etag })
    expect(second.status).toBe(409)
    expect(second.body.errors[0].code).toBe('changed_meanwhile')
    expect(second.body.data).toEqual(await account(token))
    const again = await update(token, { job: 'Second' }, { 'if-match': `W/${first.headers.etag}` })
    expect(again.body.data.user.job).toBe('Second')
  })

  test('is changed by one of two at once', async () => {
    const { token } = await signUp(site, { email: 'at-once@example.com' })
    const { etag } = (await ask('GET', '/auth/account', { token })).headers
    const both = ['One', 'Two'].map((job) => update(token, { job }, { 'if-match': etag }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('another e-mail', () => {
  const login = async (email: string) =>
    (await ask('POST', '/auth/login', { body: { email, password: 'mint tea' } })).status

  test('counts once its link is opened, which opens no session and tells the old one', async () => {
    const { token, user } = await signUp(site, { email: 'old@example.com' })
    const answer = await update(token, { email: 'New@Example.com', job: 'Agent' })
    expect(answer.body.data.user).toMatchObject({ email: 'old@example.com', job: 'Agent' })
    expect([await login('old@example.com'), await login('new@example.com')]).toEqual([200, 401])
    const link = await mailedToken(site, 'new@example.com', 'verify')
    const opened = await ask('GET', `/auth/verify/${link}`)
    expect([opened.status, opened.body.data]).toEqual([200, { token: null, user: null }])
    expect(opened.cookies).not.toHaveProperty('auth_token')
    expect([await login('old@example.com'), await login('new@example.com')]).toEqual([401, 200])
    expect((await account(token)).user).toMatchObject({ id: user.id, email: 'new@example.com' })
    const [notice] = await mailsTo(site, 'old@example.com')
    expect(notice?.subject).toBe('Your email address was changed')
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(200)
  })

  test('ends the links that were mailed to the old one', async () => {
    const { token } = await signUp(site, { email: 'left@example.com' })
    await ask('POST', '/auth/forget-password', { body: { email: 'left@example.com' } })
    const reset = await mailedToken(site, 'left@example.com', 'reset-password')
    await update(token, { email: 'moved@example.com' })
    await ask('GET', `/auth/verify/${await mailedToken(site, 'moved@example.com', 'verify')}`)
    const body = { token: reset, password: 'stolen', confirmPassword: 'stolen' }
    expect((await ask('POST', '/auth/reset-password', { body })).status).toBe(422)
  })

  test('is not said to be confirmed by a link to yet another one', async () => {
    const { token } = await signUp(site, { email: 'undecided@example.com' })
    for (const email of ['first@example.com', 'second@example.com']) await update(token, { email })
    const first = await mailedToken(site, 'first@example.com', 'verify')
    const second = await mailedToken(site, 'second@example.com', 'verify')
    expect((await ask('GET', `/auth/verify/${second}`)).status).toBe(200)
    expect((await ask('GET', `/auth/verify/${first}`)).status).toBe(404)
    const { body } = await ask('GET', '/auth/account', { token })
    expect(body.data.user.email).toBe('second@example.com')
  })

  test('that somebody has is answered alike, and only that somebody is told', async () => {
    await signUp(site, { email: 'taken@example.com' })
    const { token, user } = await signUp(site, { email: 'wants@example.com' })
    const answer = await update(token, { email: 'taken@example.com' })
    expect([answer.status, answer.body.data.user]).toEqual([200, user])
    const [mail] = await mailsTo(site, 'taken@example.com')
    expect(mail?.subject).toBe('This address already has an account')
    expect(mail?.text).not.toContain('/verify/')
  })

  test('that somebody got in the meantime is not found', async () => {
    const { token } = await signUp(site, { email: 'slow@example.com' })
    await update(token, { email: 'wanted@example.com' })
    const link = await mailedToken(site, 'wanted@example.com', 'verify')
    await signUp(site, { email: 'wanted@example.com' })
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
    expect((await account(token)).user.email).toBe('slow@example.com')
  })

  test('has a link that is good for a day', async () => {
    const { token } = await signUp(site, { email: 'late@example.com' })
    await update(token, { email: 'too-late@example.com' })
    const link = await mailedToken(site, 'too-late@example.com', 'verify')
    time += 24 * 3600_000
    expect((await ask('GET', `/auth/verify/${link}`)).status).toBe(404)
  })
})
