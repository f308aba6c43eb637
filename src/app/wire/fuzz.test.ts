import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchProperties } from '#features/property-search/contract.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { RATE_LIMITS: 'off' } })
const { app, marinaIds } = site
const endpoints = handlers(site.providers).map(({ endpoint }) => endpoint)

/** Product.md 1: nothing of ours shows, whatever went wrong. */
const internals = /FST_|node_modules|\.ts:|pg_|property_search|relation|\$\d|stack/i
/** Microseconds of our own work, which a busy machine does not lengthen. */
const slowest = 1_000_000

type Asked = { method?: 'GET' | 'POST'; url: string; payload?: string }
type Answered = { statusCode: number; body: string; type: unknown; work: number }
type Fault = { msg?: unknown; code?: unknown }

const isInWords = ({ msg, code }: Fault) => typeof msg === 'string' && typeof code === 'string'

function badManners({ statusCode, body, type, work }: Answered): string[] {
  const { data, errors = [] } = JSON.parse(body) as { data?: unknown; errors?: Fault[] }
  const isRefused = statusCode >= 400
  const wrong = {
    'a fault of ours': statusCode >= 500,
    slow: work > slowest,
    'no JSON': type !== 'application/json; charset=utf-8',
    'no data': !isRefused && typeof data !== 'object',
    'no words': isRefused && (errors.length === 0 || !errors.every(isInWords)),
    internals: isRefused && internals.test(body),
  }
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []))
}

/** What is wrong with the answer, with all that is needed to ask again; nothing, hopefully. */
async function faultsOf(asked: Asked): Promise<string[]> {
  const before = process.cpuUsage()
  const answer = await app.inject({ ...asked, headers: { 'content-type': 'application/json' } })
  const { statusCode, body, headers } = answer
  const work = process.cpuUsage(before).user
  const bad = badManners({ statusCode, body, type: headers['content-type'], work })
  return bad.map((name) => `${name}: ${asked.url} ${asked.payload ?? ''} → ${statusCode} ${body}`)
}

const nasty = fc.constantFrom(
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '2147483648',
  '9007199254740993',
  '0.000001',
  '-1',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202eafk',
  '\ud800',
  '\ufeff',
  "' or 1=1 --",
  "'; drop table properties; --",
  '%',
  '_%',
  '\\',
  '%%27',
  '${7*7}',
  '<script>',
  '٣٠٠',
  'دبي',
  '1,2,3,4,5',
  ',',
  '7+',
  '+',
  '25.2,55.3',
  '55,25,56,26',
  '25,55;26,55;26,56',
  'a'.repeat(10_000),
  '&'.repeat(50),
  '"'.repeat(99),
  'or or or',
  '( | & ! :*',
)

const anyText = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const namesOf = (query: unknown) =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? { query: '' })

const anyQuery = (names: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'other', names[0]! + '[]'), anyText), {
      maxLength: 6,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&'))

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

  test.each(['%00', '%ff%fe', '%ed%a0%80', '%c0%ae%c0%ae', '%2527', '%E2%80%AE', '%'])(
    'escapes that spell nothing: %s',
    async (bytes) => {
      for (const name of namesOf(searchProperties.query)) {
        expect(await faultsOf({ url: `/api/properties?${name}=${bytes}` })).toEqual([])
      }
      expect(await faultsOf({ url: `/api/properties/${bytes}` })).toEqual([])
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
