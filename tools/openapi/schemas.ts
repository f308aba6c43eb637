import * as z from 'zod/mini'
import type { NamedSchema } from '../checks/contracts.ts'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  required?: string[]
  [key: string]: unknown
}

type Direction = 'input' | 'output'

type Printed = { properties: { it: JsonSchema }; $defs?: Record<string, JsonSchema> }

export const componentPath = '#/components/schemas/'

/** A record whose keys are a closed list is an object with exactly these properties. */
function withListedKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema
  if (!propertyNames?.enum || typeof additionalProperties !== 'object') return schema
  const keys = propertyNames.enum as string[]
  return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) }
}

/** A multiple of one is what JSON Schema calls an integer. */
function withInteger(schema: JsonSchema): JsonSchema {
  const { multipleOf, ...rest } = schema
  return multipleOf === 1 ? { ...rest, type: 'integer' } : schema
}

function mapSchemas<Value>(value: Value, change: (schema: JsonSchema) => JsonSchema): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapSchemas(item, change)) as Value
  const entries = Object.entries(change(value as JsonSchema))
  return Object.fromEntries(entries.map(([key, item]) => [key, mapSchemas(item, change)])) as Value
}

const withComponentPaths = <Value>(value: Value): Value =>
  mapSchemas(value, (schema) =>
    typeof schema.$ref === 'string'
      ? { ...schema, $ref: schema.$ref.replace('#/$defs/', componentPath) }
      : schema,
  )

/**
 * Prints schemas as JSON Schema in which every named schema is a reference; `components` are the named
 * ones that were referred to. Throws where a name would stand for two different schemas, which happens
 * when an answer and a request share a schema that is written in another way than it is read.
 */
export function openSchemaPrinter(named: readonly NamedSchema[]) {
  const names = z.registry<Record<string, unknown>>()
  for (const { schema, name, description } of named) {
    names.add(schema, { id: name, ...(description && { description }) })
  }
  const components: Record<string, JsonSchema> = {}

  const add = (name: string, schema: JsonSchema) => {
    const known = components[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} names two different schemas in the API: export one for each`)
    }
    components[name] = schema
  }

  const print = (schema: z.ZodMiniType, io: Direction): JsonSchema => {
    const metadata = names as z.core.$ZodRegistry<Record<string, unknown>>
    const options = { io, unrepresentable: 'any', metadata } as const
    const printed = z.toJSONSchema(z.object({ it: schema }), options) as unknown as Printed
    const { properties, $defs = {} } = withComponentPaths(mapSchemas(printed, withListedKeys))
    for (const [name, definition] of Object.entries($defs)) add(name, definition)
    return properties.it
  }

  return { print, components }
}

/** The properties of an object without references, as parameters need them. */
export function printParameters(schema: z.ZodMiniType, io: Direction): JsonSchema {
  const printed = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return mapSchemas(printed as JsonSchema, withInteger)
}
