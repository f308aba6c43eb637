import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { reasonsOf } from '#platform/issues.ts'
import { isEndpoint, load } from '#tools/checks/contracts.ts'
import { longTexts } from '#test/fuzz/long-texts.ts'

type JsonSchema = {
  type?: string | string[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

type Path = (string | number)[]

const root = process.cwd()
const contracts = globSync('src/features/*/contract.ts', { cwd: root }).sort()
const modules = await Promise.all(contracts.map((path) => load(root, path)))
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** The paths to all texts in what a schema takes. */
function textPaths(schema: JsonSchema, path: Path = []): Path[] {
  const { anyOf = [], properties = {}, items } = schema
  return [
    ...([schema.type].flat().includes('string') ? [path] : []),
    ...anyOf.flatMap((one) => textPaths(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => textPaths(one, [...path, name])),
    ...(items ? textPaths(items, [...path, 0]) : []),
  ]
}

const inputOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** A value with this text at this path and nothing else. */
const valueAt = (path: Path, text: string): unknown =>
  path.reduceRight<unknown>(
    (inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }),
    text,
  )

type Field = { schema: z.ZodMiniType; path: Path; part: 'query' | 'body' }

function fieldsOf(endpoint: Endpoint, part: Field['part']): [name: string, field: Field][] {
  const schema = endpoint[part]
  if (!schema) return []
  const paths = new Map(textPaths(inputOf(schema)).map((path) => [path.join('.'), path]))
  return [...paths].map(([name, path]) => [
    `${part} ${name} of ${nameOf(endpoint)}`,
    { schema, path, part },
  ])
}

/**
 * Milliseconds of our own work, which a busy machine does not lengthen. What takes the square of a
 * text's length takes seconds here, what takes its length a few milliseconds.
 */
const maxWorkMs = 250

function workMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

/** The least of three where the first is too long: the collector of memory may work meanwhile. */
function isSlow(work: () => unknown): boolean {
  return [1, 2, 3].every(() => workMs(work) > maxWorkMs)
}

/** A line and an address of at most 16 KB are all that Node takes in. */
const inQuery = longTexts(16_000)
const inBody = longTexts()

function parse({ schema, path, part }: Field, text: string) {
  const result = z.safeParse(schema, valueAt(path, text), { reportInput: true })
  if (!result.success) reasonsOf(result.error.issues, part)
}

describe('a text as long as a request may be', () => {
  const bodies = endpoints.flatMap((endpoint) => fieldsOf(endpoint, 'body'))
  const queries = endpoints.flatMap((endpoint) => fieldsOf(endpoint, 'query'))

  test('may stand in many fields', () => {
    expect(bodies.length).toBeGreaterThan(100)
    expect(queries.length).toBeGreaterThan(60)
  })

  test.each(bodies)('is soon read or refused in the %s', (_name, field) => {
    const slow = inBody.filter(([, text]) => isSlow(() => parse(field, text)))
    expect(slow.map(([name]) => name)).toEqual([])
  })

  test.each(queries)('is soon read or refused in the %s', (_name, field) => {
    const slow = inQuery.filter(([, text]) => isSlow(() => parse(field, text)))
    expect(slow.map(([name]) => name)).toEqual([])
  })
})
