import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, isCreation, nameOf } from '#platform/endpoint/endpoint.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import { ownCalls } from '#test/access/own-calls.ts'
import { accessFixtures, isPrivate } from '#test/access/fixtures.ts'
import { testKeys } from '#test/keys.ts'
import { mailsTo, registration } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { contactMessage } from '#test/visitors/message.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const fixtures = accessFixtures(site)
const { ask } = fixtures

const all = handlers(site.providers).map(({ endpoint }) => endpoint)

const repeatable = all.filter(isCreation)

const creating = repeatable.filter(isPrivate)

/** Bodies of the calls that need no account. */
const visitors: Record<string, () => object> = {
  'POST /auth/register': () => registration({ email: 'kept@example.com' }),
  'POST /contact-us': () => contactMessage,
  'POST /finance-applications': () => financeOn(site),
  'POST /fundraising-requests': () => projectOn(site),
  'POST /newsletter': () => ({ email: 'sara@newsletter.example' }),
  'POST /property-request': () => wishOn(site),
}

const keptRows = () => site.db.kysely.selectFrom('idempotency_keys').selectAll().execute()

const key = (text: string) => ({ headers: { 'idempotency-key': text } })

describe('asked twice under one Idempotency-Key', () => {
  test('a registration is one, with one mail', async () => {
    const body = registration({ email: 'twice@example.com' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST', '/auth/register', { body, ...key('one') })),
    )
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, { data: {} }])
    expect(await mailsTo(site, 'twice@example.com')).toHaveLength(1)
    const other = { ...body, name: 'Another Name' }
    const refused = await ask('POST', '/auth/register', { body: other, ...key('one') })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'key_used_otherwise'])
  })

  test.each(creating.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is answered alike',
    async (name, { method, path }) => {
      const { role, prepare } = ownCalls[name]!
      const people = { owner: await fixtures.person(role), caller: await fixtures.person(role) }
      const { token } = people.caller
      const body = (await prepare?.(fixtures, people)) ?? {}
      const first = await ask(method, path, { token, body, ...key('mine') })
      const second = await ask(method, path, { token, body, ...key('mine') })
      expect(first.status).toBe(201)
      expect([second.status, second.body]).toEqual([201, first.body])
      expect(second.headers['idempotency-replayed']).toBe('true')
      const theirs = { token: people.owner.token, body, ...key('mine') }
      const other = await ask(method, path, theirs)
      expect(other.headers).not.toHaveProperty('idempotency-replayed')
    },
  )
})

/** The names of all fields of an answer. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)]
}

const holdsSecret = (endpoint: Endpoint) =>
  fieldsOf(z.toJSONSchema(endpoint.reply, { unrepresentable: 'any' })).some((field) =>
    /secret|token|recovery|password|otp/i.test(field),
  )

describe('an answer with a secret', () => {
  test('is declared as one, and is none that a key keeps', () => {
    const posts = all.filter(({ method, status }) => method === 'POST' && status === 201)
    const declared = posts.filter(({ answersSecret }) => answersSecret)
    expect(declared.map(nameOf)).toEqual(['POST /auth/second-factor'])
    // Whoever has lost this answer has a second factor and no codes for a lost phone.
    const isRepeated = (endpoint: Endpoint) =>
      nameOf(endpoint) === 'POST /auth/second-factor/confirm'
    expect(posts.filter((endpoint) => holdsSecret(endpoint) && !isRepeated(endpoint))).toEqual(
      declared,
    )
    expect(repeatable.filter((endpoint) => declared.includes(endpoint))).toEqual([])
  })

  test('is not repeated under its key, nor kept, but for one that would be lost for good', async () => {
    await site.db.kysely.deleteFrom('idempotency_keys').execute()
    const { token } = await fixtures.person('agent')
    const body = { password: 'mint tea' }
    const begin = () => ask('POST', '/auth/second-factor', { token, body, ...key('factor') })
    const [one, other] = [await begin(), await begin()]
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.headers).not.toHaveProperty('idempotency-replayed')
    const { secret } = other.body.data.secondFactor
    expect(secret).not.toBe(one.body.data.secondFactor.secret)
    const code = codeOf(secret, stepAt(new Date()))
    const confirm = () =>
      ask('POST', '/auth/second-factor/confirm', { token, body: { code }, ...key('confirm') })
    expect((await confirm()).body.data.recoveryCodes).toHaveLength(10)
    expect((await keptRows()).length).toBe(1)
    expect((await confirm()).headers).toHaveProperty('idempotency-replayed')
  })
})

/** What somebody with a copy of the database can make of a body and of all that is public of a call. */
function plainHashes(name: string, body: object): string[] {
  const sent = JSON.stringify(body)
  const inputs = [undefined, {}].flatMap((params) =>
    [undefined, {}].map((query) => JSON.stringify([params, query, body])),
  )
  const texts = [
    sent,
    ...inputs,
    ...inputs.map((input) => JSON.stringify([name, input])),
    ...inputs.map((input) => JSON.stringify(['request', name, input])),
  ]
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
    texts.map((text) => hash(algorithm, text, 'hex')),
  )
}

/** Everything that a row holds besides times, as hexadecimal text. */
const bytesOf = (row: object) =>
  Object.values(row).flatMap((value) => {
    if (Buffer.isBuffer(value)) return [value.toString('hex')]
    return value instanceof Date ? [] : [Buffer.from(String(value)).toString('hex')]
  })

describe('what is kept of a request', () => {
  test.each(repeatable.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s cannot be matched with its body without the key',
    async (name, { method, path }) => {
      const { role = 'agent', prepare } = ownCalls[name] ?? {}
      const people = { owner: await fixtures.person(role), caller: await fixtures.person(role) }
      const body = visitors[name]?.() ?? (await prepare?.(fixtures, people)) ?? {}
      const { token } = visitors[name] ? {} : people.caller
      await site.db.kysely.deleteFrom('idempotency_keys').execute()
      const answer = await ask(method, path, { ...(token && { token }), body, ...key('seen') })
      expect(answer.status).toBe(201)
      const rows = await keptRows()
      expect(rows).toHaveLength(1)
      const kept = rows.flatMap(bytesOf).join(' ')
      for (const plain of plainHashes(name, body)) expect(kept).not.toContain(plain)
      const texts = Object.values(body).filter((value) => typeof value === 'string')
      for (const text of texts) expect(kept).not.toContain(Buffer.from(text).toString('hex'))
      // Under another key nothing of it is the same: each hash depends on the key.
      const other = Buffer.alloc(32, 99)
      setHashKey(site.db.kysely, other)
      const again = await ask(method, path, { ...(token && { token }), body, ...key('seen') })
      setHashKey(site.db.kysely, testKeys.hashes)
      expect(again.headers).not.toHaveProperty('idempotency-replayed')
      const hashes = (await keptRows()).flatMap((row) => [row.hash, row.request_hash])
      const distinct = new Set(hashes.map((one) => one.toString('hex')))
      expect(distinct.size).toBe(hashes.length)
    },
  )

  test('is in columns that this test knows', async () => {
    const { rows } = await site.db.pool.query(
      `select column_name from information_schema.columns
      where table_name = 'idempotency_keys' order by column_name`,
    )
    const columns = rows.map((row) => row.column_name)
    const stored = ['account_id', 'created_at', 'hash', 'request_hash', 'sealed']
    expect(columns).toEqual(['about', ...stored])
  })
})
