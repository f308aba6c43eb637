import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { postedAd } from '../ads/posted-ad.ts'
import { registration } from '../people.ts'
import { anyJson, anyText } from './values.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

const deepest = 6

const texts = fc.oneof(
  anyText,
  fc.constantFrom('Sara Haddad', 'sara@example.com', 'mint tea', '050 111 2233', '1990-06-15'),
)
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 0.1),
)

function arrayLike({ items = {} }: Schema, depth: number) {
  return fc.array(likely(items, depth + 1), { maxLength: 4 })
}

/** Each field may be missing, and there may be others. */
function objectLike({ properties = {} }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, likely(field, depth + 1)] as const,
  )
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const others = fc.dictionary(fc.constantFrom('role', 'id', 'verified', 'accountId'), anyJson, {
    maxKeys: 1,
  })
  return fc.tuple(known, others).map(([one, other]) => ({ ...one, ...other }))
}

const byType = (schema: Schema, depth: number): Record<string, () => fc.Arbitrary<unknown>> => ({
  string: () => texts,
  integer: () => numbers,
  number: () => numbers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: () => arrayLike(schema, depth),
  object: () => objectLike(schema, depth),
})

function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => likely(one, depth + 1)))
  const types = [schema.type ?? 'string'].flat()
  return fc.oneof(...types.map((type) => byType(schema, depth)[type]?.() ?? anyJson))
}

/** Mostly of the type that the schema asks for, now and then anything else. */
function likely(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > deepest) return anyJson
  return fc.oneof(
    { weight: depth === 0 ? 30 : 5, arbitrary: fitting(schema, depth) },
    { weight: 1, arbitrary: anyJson },
  )
}

/** Bodies that would be taken, so that one spoiled field gets as far as it can. */
const goodBodies: Record<string, () => object> = {
  'POST /properties': postedAd,
  'PUT /properties/my-properties/{id}': postedAd,
  'POST /auth/register': registration,
}

/** A good body with one or two fields spoiled. */
function spoiled(good: () => object): fc.Arbitrary<unknown> {
  const names = Object.keys(good())
  const spoiling = fc.dictionary(fc.constantFrom(...names), anyJson, { minKeys: 0, maxKeys: 2 })
  return spoiling.map((changes) => ({ ...good(), ...changes }))
}

/** Bodies that no `JSON.stringify` writes. */
const oddBodies = fc.constantFrom(
  '',
  'nonsense',
  '{"a":1e309}',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '\ufeff{}',
  '{"email":"\\ud800@example.com","password":"\\u0000"}',
  '"text"',
  'null',
  '[]',
  '['.repeat(100_000),
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  `{"a":"${'v'.repeat(300_000)}"}`,
  `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
)

/** JSON texts for a call: by its schema, of a good body with a fault, or odd altogether. */
export function bodiesOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const { body } = endpoint
  const schema = body
    ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
    : {}
  const good = goodBodies[nameOf(endpoint)]
  const values = good ? fc.oneof(likely(schema), spoiled(good)) : likely(schema)
  return fc.oneof(
    { weight: 12, arbitrary: values.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: oddBodies },
  )
}
