import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { badManners } from '#test/fuzz/manners.ts'
import { anyQuery, namesOf } from '#test/fuzz/requests.ts'
import { anyText, brokenEscapes, encode, nasty } from '#test/fuzz/values.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { RATE_LIMITS: 'off' } })
const { app, marinaIds } = site
const endpoints = handlers(site.providers).map(({ endpoint }) => endpoint)

/** Microseconds of our own work, which a busy machine does not lengthen. */
const slowest = 1_000_000

type FuzzRequest = { method?: 'GET' | 'POST'; url: string; payload?: string }

/** What is wrong with the answer, with all that is needed to ask again; nothing, hopefully. */
async function faultsOf(asked: FuzzRequest): Promise<string[]> {
  const before = process.cpuUsage()
  const answer = await app.inject({ ...asked, headers: { 'content-type': 'application/json' } })
  const { statusCode: status, body, headers } = answer
  const isSlow = process.cpuUsage(before).user > slowest
  const bad = badManners({ status, body, type: headers['content-type'], isSlow })
  return bad.map((name) => `${name}: ${asked.url} ${asked.payload ?? ''} → ${status} ${body}`)
}

const reads = endpoints.filter(({ method }) => method === 'GET')

describe('whatever is asked', () => {
  test.each(reads.map((read) => [read.path, read] as const))(
    'GET %s keeps its manners',
    async (_path, read) => {
      const id = fc.oneof(fc.constantFrom(...marinaIds.slice(0, 3).map(String)), anyText)
      await fc.assert(
        fc.asyncProperty(id, anyQuery(namesOf(read.query)), async (one, query) => {
          const path = read.path.replace('{id}', encode(one).replace(/^$/, 'x'))
          expect(await faultsOf({ url: `/api${path}?${query}` })).toEqual([])
        }),
        { numRuns: read === searchProperties ? 250 : 25 },
      )
    },
  )

  test('each parameter of GET /properties alone, with each nasty value', async () => {
    const values = fc.sample(nasty, 60)
    for (const name of namesOf(searchProperties.query)) {
      for (const value of new Set(values)) {
        expect(await faultsOf({ url: `/api/properties?${name}=${encode(value)}` })).toEqual([])
      }
    }
  })

  test.each(brokenEscapes)('escapes that spell nothing: %s', async (bytes) => {
    for (const name of namesOf(searchProperties.query)) {
      expect(await faultsOf({ url: `/api/properties?${name}=${bytes}` })).toEqual([])
    }
    expect(await faultsOf({ url: `/api/properties/${bytes}` })).toEqual([])
  })
})

type Schema = { type?: string; minimum?: number; maximum?: number }

/** Every schema of a whole number in another, by the path to it. */
function wholeNumbersIn(schema: unknown, path: string): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return []
  const own: [string, Schema][] =
    'type' in schema && schema.type === 'integer' ? [[path, schema as Schema]] : []
  const inner = Object.entries(schema).flatMap(([name, part]) =>
    wholeNumbersIn(part, `${path}.${name}`),
  )
  return [...own, ...inner]
}

describe('whole numbers that may be sent', () => {
  // Those whose queries compare with a wider number, so that any is as absent as an unknown one.
  const isWide = (path: string) => path.startsWith('/anonymous-users/')
  const bodies = endpoints.flatMap(({ body, path }) =>
    body && !isWide(path) ? [{ body, path }] : [],
  )
  const numbers = bodies.flatMap(({ body, path }) =>
    wholeNumbersIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), path),
  )

  test('are in many bodies', () => {
    expect(numbers.length).toBeGreaterThan(20)
  })

  test.each(numbers)(
    '%s has limits that a column of the database has room for',
    (_path, schema) => {
      const { minimum = -Infinity, maximum = Infinity } = schema
      expect(minimum).toBeGreaterThanOrEqual(-(2 ** 31))
      expect(maximum).toBeLessThan(2 ** 31)
    },
  )
})

describe('whatever is sent', () => {
  const url = '/api/anonymous-users/action'

  test('any JSON is taken or refused in words', async () => {
    const body = fc.oneof(
      fc.json(),
      fc
        .record({ propertyId: fc.jsonValue(), action: fc.jsonValue() })
        .map((one) => JSON.stringify(one)),
      fc
        .record({
          propertyId: fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger()),
          action: fc.constantFrom('view', 'call', 'VIEW', '', 'constructor'),
        })
        .map((one) => JSON.stringify(one)),
    )
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        expect(await faultsOf({ method: 'POST', url, payload })).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test.each([
    '{"propertyId":1e309,"action":"view"}',
    '{"propertyId":1,"propertyId":2,"action":"view"}',
    '{"propertyId":1,"action":"view","__proto__":{"admin":true}}',
    '{"propertyId":1,"action":["view"]}',
    '{"propertyId":{"$gt":0},"action":"view"}',
    '\ufeff{"propertyId":1,"action":"view"}',
    `${'['.repeat(100_000)}`,
    `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
    `{"propertyId":1,"action":"${'v'.repeat(300_000)}"}`,
    'nonsense',
  ])('the body %.60s', async (payload) => {
    expect(await faultsOf({ method: 'POST', url, payload })).toEqual([])
  })
})
