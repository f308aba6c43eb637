import { beforeEach, describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { answerEntry, closeEntry, requireEntry } from './actions.ts'
import { findEntries } from './queries/kinds.ts'
import { type InboxKindName, inboxKindNames, statusOf } from './rules.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db, pool } = site.db
const ask = asker(site)

const message = {
  name: 'سارة حداد',
  email: 'sara@inbox.example',
  phone: '0501112233',
  subject: 'فيلا',
  message: 'هل ما زالت معروضة؟',
}

const store = { db, vault: site.providers.vault }

type Wanted = Parameters<typeof findEntries>[1]

const list = (wanted: Partial<Wanted> = {}) =>
  findEntries(store, { kinds: inboxKindNames, isSuspected: false, limit: 99, ...wanted })

const sent: Record<InboxKindName, { path: string; body: object }> = {
  contact: { path: '/contact-us', body: message },
  'property-request': { path: '/property-request', body: wishOn(site) },
  fundraising: { path: '/fundraising-requests', body: projectOn(site) },
  finance: { path: '/finance-applications', body: financeOn(site) },
}

type Sending = { changes?: object; token?: string; language?: string }

/** Sends a form and answers how its entry is named. */
async function receive(kind: InboxKindName, { changes, token, language = 'ar' }: Sending = {}) {
  const { path, body } = sent[kind]
  const headers = { 'accept-language': language }
  await ask('POST', path, { body: { ...body, ...changes }, headers, ...(token && { token }) })
  const [entry] = await list({ kinds: [kind], limit: 1 })
  return { kind, id: entry?.id ?? '' }
}

const command = () => ({
  ...store,
  post: site.providers.post,
  origin: 'https://dara.example',
  actor: 'noor',
  now: new Date(),
})

beforeEach(async () => {
  await pool.query('delete from fundraising_requests')
  await pool.query('truncate contact_messages, property_requests, finance_applications, mails')
})

describe('An answer', () => {
  test('is mailed in the language of the message, kept with it, and given once', async () => {
    const name = await receive('contact')
    await answerEntry(command(), { ...name, answer: 'نعم.\nأهلًا بك.' })
    const [mail] = await mailsTo(site, message.email)
    expect(mail?.subject).toBe('رد: فيلا')
    for (const text of ['سارة حداد', 'نعم.', 'أهلًا بك.', message.message])
      expect(mail?.text).toContain(text)
    const kept = await requireEntry(store, name)
    expect(kept).toMatchObject({ answer: 'نعم.\nأهلًا بك.', answeredBy: 'noor' })
    expect(statusOf(kept)).toBe('answered')
    const again = answerEntry(command(), { ...name, answer: 'No.' })
    await expect(again).rejects.toThrow(`contact ${name.id} was answered by noor`)
    const same = await answerEntry(command(), { ...name, answer: 'نعم.\nأهلًا بك.' })
    expect(same.isRepeated).toBe(true)
    expect(await mailsTo(site, message.email)).toHaveLength(1)
  })

  test.each([
    ['property-request', 'sara@requests.example', /^Our answer to your request of /, 'By the sea'],
    ['fundraising', 'sara@projects.example', /^Re: Forty flats/, 'The plot is paid'],
  ] as const)('to a %s has what was written and its page', async (kind, email, subject, text) => {
    const changes = kind === 'property-request' ? { specifications: 'By the sea' } : {}
    const name = await receive(kind, { changes, language: 'en' })
    await answerEntry(command(), { ...name, answer: 'We will call you.' })
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toMatch(subject)
    expect(mail?.text).toContain('We will call you.')
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain(`https://dara.example/en/${kind}/show/${name.id}`)
  })

  test('in Arabic keeps apart what was written from left to right', async () => {
    const name = await receive('contact', { changes: { message: 'A villa (new)' } })
    await answerEntry(command(), { ...name, answer: 'نعم.' })
    const [mail] = await mailsTo(site, message.email)
    expect(mail?.text).toContain('كتبت إلينا: \u2068A villa (new)\u2069')
  })

  test('given by two operators at the same moment is mailed once', async () => {
    const name = await receive('fundraising')
    const answers = ['Yes.', 'No.'].map((answer) => answerEntry(command(), { ...name, answer }))
    const ended = await Promise.allSettled(answers)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mailsTo(site, 'sara@projects.example')).toHaveLength(1)
  })

  test('is not kept where it cannot be mailed', async () => {
    const name = await receive('contact')
    const post = async () => {
      throw new Error('no queue')
    }
    const failed = answerEntry({ ...command(), post }, { ...name, answer: 'Yes.' })
    await expect(failed).rejects.toThrow('no queue')
    expect(await requireEntry(store, name)).toMatchObject({ answer: null, answeredAt: null })
  })

  test('needs an email, an entry that exists and one that is not closed', async () => {
    const silent = await receive('property-request', { changes: { email: null } })
    const answer = 'Yes.'
    const noEmail = answerEntry(command(), { ...silent, answer })
    await expect(noEmail).rejects.toThrow('left no email. Call +971501112233')
    const unknown = answerEntry(command(), { kind: 'contact', id: '999', answer })
    await expect(unknown).rejects.toThrow('There is no contact 999.')
    const name = await receive('contact')
    expect(await closeEntry(command(), name)).toEqual({ isRepeated: false })
    expect(await closeEntry({ ...command(), actor: 'omar' }, name)).toEqual({ isRepeated: true })
    const closed = answerEntry(command(), { ...name, answer })
    await expect(closed).rejects.toThrow(`contact ${name.id} was closed by noor`)
    expect(await mailsTo(site, message.email)).toEqual([])
  })
})

describe('The list', () => {
  test('has all kinds, the newest first, by kind, status and day', async () => {
    for (const kind of inboxKindNames) await receive(kind)
    expect((await list()).map(({ kind }) => kind)).toEqual([...inboxKindNames].toReversed())
    expect((await list({ limit: 2 })).map(({ kind }) => kind)).toEqual(['finance', 'fundraising'])
    const [, project, wish] = await list()
    expect(project).toMatchObject({
      subject: 'Forty flats in Al Jaddaf',
      facts: { emirate: 'dubai', amount: 25_000_000.5, currency: 'AED' },
    })
    expect(wish).toMatchObject({ subject: null, facts: { city: 'dubai', goals: ['buy'] } })
    await answerEntry(command(), { kind: 'fundraising', id: project!.id, answer: 'Yes.' })
    await closeEntry(command(), { kind: 'property-request', id: wish!.id })
    const kindsOf = async (wanted: Partial<Wanted>) => (await list(wanted)).map(({ kind }) => kind)
    expect(await kindsOf({ status: 'new' })).toEqual(['finance', 'contact'])
    expect(await kindsOf({ status: 'answered' })).toEqual(['fundraising'])
    expect(await kindsOf({ status: 'closed' })).toEqual(['property-request'])
    expect(await kindsOf({ kinds: ['contact', 'fundraising'], status: 'closed' })).toEqual([])
    const [soon, ago] = [60_000, -60_000].map((ms) => new Date(Date.now() + ms))
    expect(await kindsOf({ since: soon })).toEqual([])
    expect(await kindsOf({ until: ago })).toEqual([])
    expect(await kindsOf({ since: ago, until: soon })).toHaveLength(4)
  })

  test('has what looks like spam apart', async () => {
    for (const kind of inboxKindNames) {
      await receive(kind, { changes: { topicNote: 'https://spam.example' } })
    }
    expect(await list()).toEqual([])
    expect(await list({ isSuspected: true })).toHaveLength(4)
  })
})

describe('A finance application', () => {
  const email = 'sara@finance.example'

  const stored = () => db.selectFrom('finance_applications').selectAll().executeTakeFirstOrThrow()

  test('is listed with what was entered, although its columns are encrypted', async () => {
    const name = await receive('finance')
    const [entry] = await list({ kinds: ['finance'] })
    const { name: person, email: _, phone: __, ...facts } = financeOn(site)
    const sender = { name: person, email, phone: '+971501112233', language: 'ar' }
    expect(entry).toMatchObject({ ...name, ...sender, subject: null, text: null, closedAt: null })
    expect(entry?.facts).toEqual({ ...facts, locations: [site.marina.slug] })
    expect(await requireEntry(store, name)).toEqual(entry)
  })

  test('is answered once, with nothing in the mail but the answer and its page', async () => {
    const name = await receive('finance')
    const answer = 'With 30,123 a month: yes.'
    await answerEntry(command(), { ...name, answer })
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toMatch(/^ردنا على طلبك بتاريخ /)
    expect(mail?.text).toContain(answer)
    expect(mail?.text).toContain(`https://dara.example/ar/finance/show/${name.id}`)
    expect(mail?.text).not.toMatch(/1500000|20456|2789|1990|1112233/)
    const kept = await requireEntry(store, name)
    expect(kept).toMatchObject({ answer, answeredBy: 'noor', answeredAt: expect.any(Date) })
    expect((await stored()).answer?.toString('latin1')).not.toContain('30,123')
    expect(await answerEntry(command(), { ...name, answer })).toEqual({ email, isRepeated: true })
    const again = answerEntry(command(), { ...name, answer: 'No.' })
    await expect(again).rejects.toThrow(`finance ${name.id} was answered by noor`)
    expect(await mailsTo(site, email)).toHaveLength(1)
  })

  test('that is closed is over from then on', async () => {
    const name = await receive('finance')
    const closing = command()
    expect(await closeEntry(closing, name)).toEqual({ isRepeated: false })
    expect(await closeEntry(command(), name)).toEqual({ isRepeated: true })
    expect((await stored()).closes_at).toEqual(closing.now)
    const kept = await requireEntry(store, name)
    expect(kept).toMatchObject({ closedBy: 'noor', closedAt: closing.now })
    expect(await list({ kinds: ['finance'], status: 'new' })).toEqual([])
    expect(await list({ kinds: ['finance'], status: 'closed' })).toEqual([kept])
    const answer = answerEntry(command(), { ...name, answer: 'Yes.' })
    await expect(answer).rejects.toThrow(`finance ${name.id} was closed by noor on`)
  })

  test('closes by itself, which no operator did', async () => {
    const name = await receive('finance')
    const ended = new Date('2026-01-02T08:00:00Z')
    await db.updateTable('finance_applications').set({ closes_at: ended }).execute()
    const [kept] = await list({ kinds: ['finance'], status: 'closed' })
    expect(kept).toMatchObject({ ...name, closedBy: null, closedAt: ended })
    expect(await closeEntry(command(), name)).toEqual({ isRepeated: true })
    expect((await stored()).closes_at).toEqual(ended)
    const answer = answerEntry(command(), { ...name, answer: 'Yes.' })
    await expect(answer).rejects.toThrow(`finance ${name.id} was closed on 2026-01-02.`)
  })
})

test('The export of an account has the messages of its address and of its owner, an erasure takes them', async () => {
  const { token } = await signUp(site, { email: 'omar@inbox.example' })
  const byAddress = { email: 'omar@inbox.example', subject: 'By address' }
  const name = await receive('contact', { changes: byAddress })
  await receive('contact', { changes: { email: 'work@inbox.example', subject: 'Work' }, token })
  await receive('contact')
  await answerEntry(command(), { ...name, answer: 'Yes.' })
  await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
  const { messages } = (await ask('GET', '/auth/export', { token })).body.data.export
  const subjects = messages.map(({ subject }: { subject: string }) => subject)
  expect(subjects).toEqual(['By address', 'Work'])
  expect(messages[0]).toMatchObject({ answer: 'Yes.' })
  expect(messages[0]).not.toHaveProperty('visitorHash')
  await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  expect((await list()).map(({ subject }) => subject)).toEqual(['فيلا'])
})
