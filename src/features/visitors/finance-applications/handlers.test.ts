import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { answerApplication, closeApplication, sweepApplications } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const company = site.providers.settings().contact.email ?? ''
const finance = financeOn(site)

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/finance-applications', { ...way, body: { ...finance, ...changes } })

const stored = () => db.selectFrom('finance_applications').selectAll().execute()

const pathOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  `/finance-applications/show/${body.data.financeApplication.id}`

/** What nobody may find in plain. */
const entered = /Haddad|sara@|finance\.example|1112233|1500000|30123|20456|2789|1990/i

beforeEach(async () => {
  await pool.query('truncate finance_applications, throttles, mails, idempotency_keys')
})

describe('A finance application', () => {
  test('is stored, announced without anything of it, and answered whole with its result', async () => {
    const { status, body, headers } = await send()
    const { financeApplication } = body.data
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(financeApplication).toEqual({
      ...finance,
      id: expect.stringMatching(/^[\w-]{22}$/),
      isMasked: false,
      phone: '+971501112233',
      email: 'sara@finance.example',
      locations: [expect.objectContaining({ id: site.marina.id })],
      indication: {
        largestLoan: expect.any(Number),
        boundBy: 'value',
        wantedLoan: 1_125_000,
        years: expect.any(Number),
        yearlyRate: site.providers.settings().mortgage.defaultRate,
      },
      createdAt: expect.any(String),
    })
    expect(financeApplication.indication.largestLoan).toBe(1_200_000)
    const [row] = await stored()
    expect(row).toMatchObject({ consent_version: 1, is_suspected: false, language: 'en' })
    const [mail] = await mailsTo(site, company)
    expect(mail?.text).toContain(`/en/finance/show/${financeApplication.id}`)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(entered)
  })

  test('is in the database as nobody can read it, by a hash that only the key makes', async () => {
    await send({}, { headers: { 'idempotency-key': 'a-key-of-an-application' } })
    // Not the bytes as hexadecimal text, in which any four digits may follow each other.
    const { rows } = await pool.query(
      `select encode(sealed, 'escape') || (to_jsonb(a) - $1::text[]) as row
      from finance_applications a
      union all
      select encode(sealed, 'escape') || (to_jsonb(k) - $1::text[]) from idempotency_keys k`,
      [['sealed', 'hash', 'request_hash', 'email_hash', 'visitor_hash', 'answer']],
    )
    expect(rows).toHaveLength(2)
    for (const { row } of rows) expect(row).not.toMatch(entered)
    const [row] = await stored()
    const place = `finance_applications/${row?.id}`
    const { vault } = site.providers
    expect(JSON.parse(vault.open(row!.sealed, place))).toMatchObject({ totalIncome: 30_123 })
    expect(() => vault.open(row!.sealed, 'finance_applications/other')).toThrow(
      'unable to authenticate',
    )
    expect(row?.email_hash).toHaveLength(33)
  })

  test('is stored once for a key, and mailed to nobody where it looks like spam', async () => {
    const headers = { 'idempotency-key': 'a-key-of-finance' }
    const [first, again] = [await send({}, { headers }), await send({}, { headers })]
    expect(again.body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
    expect((await send({ budget: 7 }, { headers })).status).toBe(422)
    await pool.query('truncate mails')
    for (const signs of [{ openMs: 10 }, { topicNote: 'https://spam.example' }]) {
      expect((await send(signs)).status).toBe(201)
    }
    expect(await mailsTo(site, company)).toEqual([])
    expect((await stored()).filter((row) => row.is_suspected)).toHaveLength(2)
  })

  test('takes digits of any script in the phone, and each location once', async () => {
    const locations = [site.marina.id, site.marina.id]
    const { body } = await send({ phone: '٠٥٠١١١٢٢٣٣', locations, budget: 1_000.005 })
    expect(body.data.financeApplication).toMatchObject({ phone: '+971501112233', budget: 1_000.01 })
    expect(body.data.financeApplication.locations).toHaveLength(1)
  })

  test('is shown whole to the account that sent it and to operators, without person and amounts to others', async () => {
    const { token } = await signUp(site, { email: 'owner@finance.example' })
    const other = await signUp(site, { email: 'other@finance.example', role: 'landlord' })
    const sent = await send({}, { token })
    const shown = async (way: CallOptions = {}) => {
      const { status, body, headers } = await ask('GET', pathOf(sent), way)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      return body.data.financeApplication
    }
    const whole = sent.body.data.financeApplication
    expect(await shown({ token })).toEqual(whole)
    const { locations, createdAt, id, ...choices } = whole
    const masked = {
      id,
      locations,
      createdAt,
      isMasked: true,
      propertyType: choices.propertyType,
      propertyStatus: choices.propertyStatus,
      mortgageType: choices.mortgageType,
      purchaseTime: choices.purchaseTime,
      stage: choices.stage,
      applicationType: choices.applicationType,
      phone: '+971•••••••33',
      email: expect.not.stringMatching(/sara|finance/),
      name: null,
      budget: null,
      initialPaymentPercentage: null,
      uaeNational: null,
      birthYear: null,
      employmentSituation: null,
      totalIncome: null,
      creditCardLimit: null,
      monthlyRepayments: null,
      indication: null,
    }
    expect(await shown()).toEqual(masked)
    expect(await shown({ token: other.token })).toEqual(masked)
    expect(await shown({ cookies: { visitor: 'forged.signature' } })).toEqual(masked)
    // Whoever comes to the computer after a logout has its cookie.
    const cookies = { visitor: sent.cookies.visitor?.value ?? '' }
    expect(await shown({ cookies })).toEqual(masked)
    await db
      .updateTable('accounts')
      .set({ role: 'operator' })
      .where('id', '=', other.user.id)
      .execute()
    expect(await shown({ token: other.token })).toEqual(whole)
  })

  test('that was sent without an account is shown whole in that browser alone', async () => {
    const sent = await send()
    const cookies = { visitor: sent.cookies.visitor?.value ?? '' }
    const masks = await Promise.all(
      [{ cookies }, {}].map(async (way) => {
        const { body } = await ask('GET', pathOf(sent), way)
        return body.data.financeApplication.isMasked
      }),
    )
    expect(masks).toEqual([false, true])
  })

  test.each(['x', '../auth/account', 'x'.repeat(22), '1', '%00'])(
    'with the id %j is not there',
    async (id) => {
      const { status, body } = await ask('GET', `/finance-applications/show/${id}`)
      expect([status, body.errors[0].code]).toEqual([404, 'not_found'])
    },
  )

  test('is in no line of the log', async () => {
    const sent = await send()
    await send({ phone: '12', totalIncome: -30_123 })
    await ask('GET', pathOf(sent))
    expect(site.logged()).not.toMatch(entered)
    expect(site.logged()).not.toContain(sent.body.data.financeApplication.id)
  })

  test('goes 24 months after it was closed, or after the year in which it is open', async () => {
    await send()
    await send({ email: 'closed@finance.example' })
    const [row, closed] = await stored()
    const month = (months: number, at = row!.created_at) => {
      const then = new Date(at)
      then.setUTCMonth(then.getUTCMonth() + months)
      return then
    }
    expect(row?.closes_at).toEqual(month(12))
    const closing = { id: closed!.id, actor: 'noor', now: month(1) }
    await closeApplication(db, closing)
    await closeApplication(db, { ...closing, now: month(2) })
    const day = 24 * 3600_000
    const left = async (at: Date) => {
      await sweepApplications(db, at)
      return (await stored()).length
    }
    expect(await left(new Date(month(25).getTime() - day))).toBe(2)
    expect(await left(new Date(month(25).getTime() + day))).toBe(1)
    expect(await left(new Date(month(36).getTime() - day))).toBe(1)
    expect(await left(new Date(month(36).getTime() + day))).toBe(0)
  })

  test('is in the export of its account or address, and an erasure takes it', async () => {
    const { token } = await signUp(site, { email: 'omar@finance.example' })
    await send({ email: 'Omar@finance.example' })
    const [row] = await stored()
    const answer = { id: row!.id, answer: 'Yes.', actor: 'noor', now: new Date() }
    await answerApplication(db, site.providers.vault, answer)
    await send({}, { token })
    await send()
    await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
    const { financeApplications } = (await ask('GET', '/auth/export', { token })).body.data.export
    expect(financeApplications).toHaveLength(2)
    expect(financeApplications[0]).toMatchObject({ totalIncome: 30_123, name: 'Sara Haddad' })
    expect(financeApplications[0]).toMatchObject({ answer: 'Yes.' })
    expect(financeApplications[1]).toMatchObject({ answer: null, answeredAt: null })
    for (const name of ['sealed', 'visitorHash', 'answeredBy'])
      expect(financeApplications[0]).not.toHaveProperty(name)
    await pool.query(`update finance_applications set sealed = '\\x01' where id = $1`, [row!.id])
    const damaged = (await ask('GET', '/auth/export', { token })).body.data.export
    expect(damaged.financeApplications).toMatchObject([
      { id: row!.id, isUnreadable: true },
      financeApplications[1],
    ])
    await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
    expect(await stored()).toHaveLength(1)
  })
})

describe('Applications from one address', () => {
  test('are five in ten minutes; what was refused does not count', async () => {
    for (let at = 0; at < 9; at += 1) await send({ phone: 'none' })
    for (let at = 0; at < 5; at += 1) expect((await send()).status).toBe(201)
    const { status, body, headers } = await send()
    expect([status, body.errors[0].code]).toEqual([429, 'form_sent_often'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
  })
})
