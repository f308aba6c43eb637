import * as z from 'zod/mini'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'

type JsonSchema = {
  type?: string | string[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

type Path = (string | number)[]

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
export const valueAt = (path: Path, text: string): unknown =>
  path.reduceRight<unknown>(
    (inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }),
    text,
  )

export type TextField = { schema: z.ZodMiniType; path: Path; part: 'query' | 'body' }

/** Every text of a call's query or body, with a name to tell it by. */
export function textFieldsOf(
  endpoint: Endpoint,
  part: TextField['part'],
): [name: string, field: TextField][] {
  const schema = endpoint[part]
  if (!schema) return []
  const paths = new Map(textPaths(inputOf(schema)).map((path) => [path.join('.'), path]))
  return [...paths].map(([name, path]) => [
    `${part} ${name} of ${nameOf(endpoint)}`,
    { schema, path, part },
  ])
}
