import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { projectOn } from '#test/visitors/project.ts'
import { sweepFundraising } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const company = site.providers.settings().contact.email ?? ''
const project = projectOn(site)

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/fundraising-requests', { ...way, body: { ...project, ...changes } })

const stored = () => db.selectFrom('fundraising_requests').selectAll().execute()

const pathOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  `/fundraising-requests/show/${body.data.fundraisingRequest.id}`

beforeEach(async () => {
  await pool.query('delete from fundraising_requests')
  await pool.query('truncate throttles, mails')
})

describe('A fundraising request', () => {
  test('is stored, announced without its sender, and answered whole', async () => {
    const { status, body, cookies } = await send()
    const { fundraisingRequest } = body.data
    expect([status, fundraisingRequest]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        name: 'Sara Haddad',
        email: 'sara@projects.example',
        phone: '+971501112233',
        companyName: 'Haddad Development',
        isMasked: false,
        projectTitle: 'Forty flats in Al Jaddaf',
        emirate: expect.objectContaining({ id: project.emirateId, slug: 'dubai' }),
        projectType: 'residential',
        amount: 25_000_000.5,
        currency: 'AED',
        summary: 'The plot is paid;\nthe amount is for construction.',
        files: [],
        createdAt: expect.stringMatching(/^20.*Z$/),
      },
    ])
    expect(cookies.visitor).toMatchObject({ httpOnly: true })
    expect(await stored()).toMatchObject([
      { language: 'en', consent_version: 1, is_suspected: false, account_id: null, answer: null },
    ])
    const [mail] = await mailsTo(site, company)
    expect(mail?.text).toContain(`/en/fundraising/show/${fundraisingRequest.id}`)
    expect(mail?.text).not.toMatch(/Sara|1112233|projects\.example|Jaddaf/)
  })

  test('needs no company and takes digits of any script in the phone', async () => {
    const { status, body } = await send(
      { companyName: ' ', phone: '٠٥٠١١١٢٢٣٣', fileIds: null, amount: 10.005 },
      { headers: { 'accept-language': 'ar' } },
    )
    const { phone, companyName, files, amount } = body.data.fundraisingRequest
    expect([status, phone, companyName, files]).toEqual([201, '+971501112233', null, []])
    expect(amount).toBeCloseTo(10, 1)
    expect(await stored()).toMatchObject([{ language: 'ar' }])
  })

  test('is stored once for a key, and mailed to nobody where it looks like spam', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-project' }
    const [first, again] = [await send({}, { headers }), await send({}, { headers })]
    expect(again.body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
    expect((await send({ amount: 7 }, { headers })).status).toBe(422)
    await pool.query('truncate mails')
    for (const signs of [{ openMs: 10 }, { topicNote: 'https://spam.example' }]) {
      expect((await send(signs)).status).toBe(201)
    }
    expect(await mailsTo(site, company)).toEqual([])
    expect((await stored()).filter((row) => row.is_suspected)).toHaveLength(2)
  })

  test('shows phone and email to the browser or account that sent it and to operators alone', async () => {
    const { token } = await signUp(site, { email: 'owner@projects.example' })
    const other = await signUp(site, { email: 'other@projects.example', role: 'landlord' })
    const path = pathOf(await send({}, { token }))
    const shown = async (at: string, way: CallOptions = {}) => {
      const { status, body } = await ask('GET', at, way)
      const { phone, email, isMasked, projectTitle } = body.data.fundraisingRequest
      expect([status, projectTitle]).toEqual([200, project.projectTitle])
      return { phone, email, isMasked }
    }
    const whole = { phone: '+971501112233', email: 'sara@projects.example', isMasked: false }
    const masked = { phone: '+971•••••••33', email: 's…@p….example', isMasked: true }
    expect(await shown(path, { token })).toEqual(whole)
    expect(await shown(path)).toEqual(masked)
    expect(await shown(path, { token: other.token })).toEqual(masked)
    expect(await shown(path, { cookies: { visitor: 'forged.signature' } })).toEqual(masked)
    const { id } = other.user
    await db.updateTable('accounts').set({ role: 'operator' }).where('id', '=', id).execute()
    expect(await shown(path, { token: other.token })).toEqual(whole)
    const anonymous = await send()
    const visitor = anonymous.cookies.visitor?.value ?? ''
    expect(await shown(pathOf(anonymous), { cookies: { visitor } })).toEqual(whole)
    expect(await shown(pathOf(anonymous), { token })).toEqual(masked)
    expect((await ask('GET', path)).headers['cache-control']).toBe('no-store')
  })

  test.each(['x', '../auth/account', 'x'.repeat(22), '1', '%00'])(
    'with the id %j is not there',
    async (id) => {
      const { status, body } = await ask('GET', `/fundraising-requests/show/${id}`)
      expect([status, body.errors[0].code]).toEqual([404, 'not_found'])
    },
  )

  test('is in no line of the log', async () => {
    const sent = await send()
    await send({ phone: '12' })
    await ask('GET', pathOf(sent))
    expect(site.logged()).not.toMatch(/Haddad|projects\.example|1112233|Jaddaf|construction/i)
    expect(site.logged()).not.toContain(sent.body.data.fundraisingRequest.id)
  })

  test('goes after 24 months', async () => {
    await send()
    const [row] = await stored()
    const later = (days: number) =>
      new Date((row?.created_at.getTime() ?? 0) + days * 24 * 3600_000)
    await sweepFundraising(db, later(728))
    expect(await stored()).toHaveLength(1)
    await sweepFundraising(db, later(732))
    expect(await stored()).toEqual([])
  })

  test('is in the export of its account or address, and an erasure takes it', async () => {
    const { token } = await signUp(site, { email: 'omar@projects.example' })
    await send({ email: 'omar@projects.example' })
    await send({}, { token })
    await send()
    await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
    const { fundraisingRequests } = (await ask('GET', '/auth/export', { token })).body.data.export
    expect(fundraisingRequests).toHaveLength(2)
    expect(fundraisingRequests[0]).toMatchObject({ projectTitle: project.projectTitle, files: [] })
    expect(fundraisingRequests[0]).not.toHaveProperty('visitorHash')
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    expect(await stored()).toHaveLength(1)
  })

  test('is sent five times in ten minutes; what was refused does not count', async () => {
    for (let at = 0; at < 6; at += 1) await send({ phone: 'none' })
    for (let at = 0; at < 6; at += 1) await send({ fileIds: ['x'.repeat(22)] })
    for (let at = 0; at < 5; at += 1) expect((await send()).status).toBe(201)
    const { status, headers, body } = await send()
    expect([status, body.errors[0].code]).toEqual([429, 'form_sent_often'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
  })
})
