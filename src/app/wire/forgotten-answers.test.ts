import { expect, test } from 'vitest'
import { deleteEntry } from '#features/oversight/inbox/actions.ts'
import { isCreation, nameOf } from '#platform/endpoint/endpoint.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db } = site.db
const ask = asker(site)

const search = { name: 'A home for Sara', filters: { purpose: 'sale' }, frequency: 'daily' }

/** What visitors send that is answered with what they sent. */
const bodies: Record<string, object> = {
  'POST /finance-applications': financeOn(site),
  'POST /fundraising-requests': projectOn(site),
  'POST /property-request': wishOn(site),
  'POST /searches': search,
}

const call = (name: string, body: object, key: string) =>
  ask('POST', name.replace('POST ', ''), { body, headers: { 'idempotency-key': key } })

const keptAnswers = async () =>
  (await db.selectFrom('idempotency_keys').select('hash').where('sealed', 'is not', null).execute())
    .length

test('No other call of a visitor is answered with what somebody sent', () => {
  const answering = handlers(site.providers)
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => isCreation(endpoint))
    .filter(({ access }) => access === 'visitor' || access === 'anyone')
    .filter(({ reply }) => JSON.stringify(reply._zod.def) !== '{"type":"object","shape":{}}')
  expect(answering.map(nameOf).toSorted()).toEqual(Object.keys(bodies))
})

const forms = Object.entries(bodies).filter(([name]) => name !== 'POST /searches')

test.each(forms)('An erasure forgets the answer to %s', async (name, sent) => {
  const email = `sara.${name.slice(6)}@erased.example`
  const before = await keptAnswers()
  const key = `erased-${name.slice(6)}`
  const first = await call(name, { ...sent, email }, key)
  expect(first.status).toBe(201)
  expect((await call(name, { ...sent, email }, key)).body).toEqual(first.body)
  expect(await keptAnswers()).toBe(before + 1)
  const { token } = await signUp(site, { email })
  await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  expect(await keptAnswers()).toBe(before)
  const { status, body } = await call(name, { ...sent, email }, key)
  expect([status, body.errors[0].code]).toEqual([409, 'answer_gone'])
})

test('The answer with a saved search goes with the search', async () => {
  const before = await keptAnswers()
  await call('POST /searches', { ...search, email: 'sara@saved.example' }, 'saved')
  expect(await keptAnswers()).toBe(before + 1)
  await db.deleteFrom('search_owners').execute()
  expect(await keptAnswers()).toBe(before)
})

test('An operator who deletes a request deletes the answer to it', async () => {
  const name = 'POST /fundraising-requests'
  const { body } = await call(name, projectOn(site), 'deleted')
  const before = await keptAnswers()
  const { id } = body.data.fundraisingRequest
  const { vault } = site.providers
  const deletion = { db, vault, actor: 'noor', noteErasure: async () => {}, now: new Date() }
  await deleteEntry(deletion, { kind: 'fundraising', id })
  expect(await keptAnswers()).toBe(before - 1)
})
