import fastJson, { type AnySchema } from 'fast-json-stringify'
import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `anyOf [X, null]` becomes a nullable X, which is serialised without trying alternatives. */
function withoutNullUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNullUnions)
  if (!isObject(schema)) return schema
  const union = schema.anyOf
  if (Array.isArray(union) && union.length === 2) {
    const other = union.find((one) => isObject(one) && one.type !== 'null')
    if (isObject(other) && union.some((one) => isObject(one) && one.type === 'null')) {
      return { ...(withoutNullUnions(other) as JsonSchema), nullable: true }
    }
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutNullUnions(value)]),
  )
}

export function envelopeSchema(reply: z.ZodMiniType): JsonSchema {
  const data = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
  const { $schema: _dialect, ...schema } = data as JsonSchema
  return { type: 'object', properties: { data: schema }, required: ['data'] }
}

/** Undeclared fields are never sent. Compiling all serialisers at start took 0.1 s. */
export function serialiserOf(reply: z.ZodMiniType): (data: unknown) => string {
  let write: ((envelope: object) => string) | undefined
  return (data) => {
    write ??= fastJson(withoutNullUnions(envelopeSchema(reply)) as AnySchema)
    return write({ data })
  }
}
