import { expect, test } from 'vitest'
import { findMessages } from '#features/visitors/contact/queries.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { answerMessage, requireMessage } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db } = site.db
const ask = asker(site)

const message = {
  name: 'سارة حداد',
  email: 'sara@inbox.example',
  phone: '0501112233',
  subject: 'فيلا',
  message: 'هل ما زالت معروضة؟',
}

async function receive(changes: object = {}, token?: string): Promise<number> {
  const headers = { 'accept-language': 'ar' }
  const body = { ...message, ...changes }
  await ask('POST', '/contact-us', { body, headers, ...(token && { token }) })
  const found = await findMessages(db, { isSuspected: false, limit: 1 })
  return found[0]?.id ?? 0
}

const command = () => ({ db, post: site.providers.post, actor: 'noor', now: new Date() })

test('An answer is mailed in the language of the message, kept with it, and given once', async () => {
  const id = await receive()
  await answerMessage(command(), { id, answer: 'نعم.\nأهلًا بك.' })
  const [mail] = await mailsTo(site, message.email)
  expect(mail?.subject).toBe('رد: فيلا')
  for (const text of ['سارة حداد', 'نعم.', 'أهلًا بك.', message.message])
    expect(mail?.text).toContain(text)
  expect(await requireMessage(db, id)).toMatchObject({
    answer: 'نعم.\nأهلًا بك.',
    answeredBy: 'noor',
  })
  const again = answerMessage(command(), { id, answer: 'No.' })
  await expect(again).rejects.toThrow(`Message ${id} was answered by noor`)
  await expect(answerMessage(command(), { id: 999, answer: 'No.' })).rejects.toThrow('no message')
  expect(await mailsTo(site, message.email)).toHaveLength(1)
})

test('Messages that wait for an answer, that have one and that look like spam are listed apart', async () => {
  const id = await receive()
  await receive({ topicNote: 'https://spam.example' })
  const idsOf = async (wanted: { isSuspected: boolean; isAnswered?: boolean }) =>
    (await findMessages(db, { ...wanted, limit: 9 })).map((found) => found.id)
  expect(await idsOf({ isSuspected: false, isAnswered: false })).toEqual([id])
  expect(await idsOf({ isSuspected: false, isAnswered: true })).not.toContain(id)
  expect(await idsOf({ isSuspected: true })).toHaveLength(1)
})

test('The export of an account has the messages of its address and of its owner, an erasure takes them', async () => {
  const { token } = await signUp(site, { email: 'omar@inbox.example' })
  await receive({ email: 'omar@inbox.example', subject: 'By address' })
  await receive({ email: 'work@inbox.example', subject: 'By account' }, token)
  await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
  const { messages } = (await ask('GET', '/auth/export', { token })).body.data.export
  const subjects = messages.map(({ subject }: { subject: string }) => subject)
  expect(subjects).toEqual(['By address', 'By account'])
  expect(messages[0]).not.toHaveProperty('visitorHash')
  await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  const left = await findMessages(db, { isSuspected: false, limit: 99 })
  expect(left.map(({ subject }) => subject)).not.toContain('By address')
  expect(left.map(({ subject }) => subject)).not.toContain('By account')
  expect(left.length).toBeGreaterThan(0)
})
