import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readContracts } from '../checks/contracts.ts'
import type { JsonSchema } from './schemas.ts'

type Media = Record<string, { schema: JsonSchema; example?: unknown }>
type Parameter = { name: string; in: string; example?: unknown }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media; $ref?: string }>
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
const contracts = await readContracts(process.cwd())
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Every object with three fields or more, written out as text. */
function objectsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { description: _words, ...schema } = value as JsonSchema
  const isObject = Object.keys(schema.properties ?? {}).length >= 3
  const inner = Object.entries(value).flatMap(([name, part]) =>
    name === 'example' ? [] : objectsIn(part),
  )
  return isObject ? [JSON.stringify(schema), ...inner] : inner
}

const exampleOfBody = ({ requestBody }: Operation) =>
  requestBody?.content['application/json']?.example

const exampleOfAnswer = ({ responses }: Operation) => {
  const media = Object.values(responses)[0]?.content?.['application/json']
  return (media?.example as { data: unknown } | undefined)?.data
}

describe('The API description', () => {
  test('names every object instead of repeating it', () => {
    const counts = Map.groupBy(objectsIn(document), (text) => text)
    expect([...counts].filter(([, found]) => found.length > 1).map(([text]) => text)).toEqual([])
  })

  test('says of each call what it does and how it is refused', () => {
    for (const { operationId, summary, description, security, responses } of operations) {
      const refusals = [responses[429]?.$ref, responses.default?.$ref]
      expect([operationId, refusals]).toEqual([
        operationId,
        ['#/components/responses/TooManyRequests', '#/components/responses/OtherRefusal'],
      ])
      expect([operationId, summary, description, security]).not.toContain('')
      expect([operationId, Array.isArray(security)]).toEqual([operationId, true])
    }
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
  })

  test('has a chapter for each call, in an order that is ours, and none that is empty', () => {
    const chapters = document.tags.map(({ name }) => name)
    expect(chapters[0]).toBe('search')
    expect(chapters).toEqual([...new Set(chapters)])
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(chapters))
    expect(document.tags.filter(({ description }) => !description)).toEqual([])
  })

  test('has an example of each request and answer', () => {
    const isMute = (media: Media | undefined) =>
      media !== undefined && Object.values(media).every(({ example }) => example === undefined)
    const mute = operations.filter(
      ({ requestBody, responses }) =>
        isMute(requestBody?.content) || isMute(Object.values(responses)[0]?.content),
    )
    expect(mute.map(({ operationId }) => operationId)).toEqual([])
  })

  const wire = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))

  test.each(contracts.map(({ name, endpoint }) => [name, endpoint] as const))(
    'has an example of each parameter of %s that the call takes',
    (name, { params, query }) => {
      const { parameters } = operations.find(({ operationId }) => operationId === name)!
      const faults = parameters.flatMap((parameter) => {
        const schema = { path: params, query }[parameter.in]
        if (parameter.example === undefined) return [parameter.name]
        const given = { [parameter.name]: wire(parameter.example) }
        const issues = schema ? (z.safeParse(schema, given).error?.issues ?? []) : []
        const own = issues.filter(({ path }) => path[0] === parameter.name)
        return own.map(({ message }) => `${parameter.name}: ${message}`)
      })
      expect(faults).toEqual([])
    },
  )

  test.each(contracts.map(({ name, endpoint }) => [name, endpoint] as const))(
    'shows a request of %s that is taken, and an answer that could be given',
    (name, { body, reply, download }) => {
      const operation = operations.find(({ operationId }) => operationId === name)!
      const taken = body && z.safeParse(body, exampleOfBody(operation)).error
      const given = download ? undefined : z.safeParse(reply, exampleOfAnswer(operation)).error
      expect([taken, given]).toEqual([undefined, undefined])
    },
  )
})
