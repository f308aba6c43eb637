import { byOperation, wholes } from './sample-requests.ts'
import { byField } from './sample-fields.ts'
import { byOwner } from './sample-schemas.ts'
import { componentPath, type JsonSchema } from './schemas.ts'

type Place = { owner: string; field: string }
type Components = Record<string, JsonSchema>

/** The sample of a field: of this field of its owner, else of any field with this name. */
function sampleFor({ owner, field }: Place): { value: unknown } | undefined {
  const own = byOwner[owner]
  if (own && Object.hasOwn(own, field)) return { value: own[field] }
  return Object.hasOwn(byField, field) ? { value: byField[field] } : undefined
}

/** `{ example }` for a parameter or a file of an operation, where there is a sample. */
export function sampleOf(operation: string, name: string): { example?: unknown } {
  const own = byOperation[operation] ?? {}
  return Object.hasOwn(own, name) ? { example: own[name] } : {}
}

function exampleOf(schema: JsonSchema, place: Place, components: Components): unknown {
  const { $ref, anyOf, properties, items } = schema
  if ($ref) return exampleOfComponent($ref.slice(componentPath.length), place, components)
  if (anyOf) return exampleOf(anyOf[0]!, place, components)
  if (properties) return exampleOfObject(schema, place.owner, components)
  if (items) return [exampleOf(items, place, components)]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if ([schema.type].flat().includes('boolean')) return true
  if (schema.type === 'object') return {}
  throw new Error(
    `${place.owner}.${place.field} has no example: add one to tools/openapi/sample-fields.ts`,
  )
}

function exampleOfComponent(name: string, place: Place, components: Components): unknown {
  if (Object.hasOwn(wholes, name)) return wholes[name]
  const schema = components[name] ?? {}
  return exampleOf(schema, schema.properties ? { owner: name, field: '' } : place, components)
}

function exampleOfObject({ properties = {} }: JsonSchema, owner: string, components: Components) {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const place = { owner, field }
    const sample = sampleFor(place)
    return [field, sample ? sample.value : exampleOf(schema, place, components)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Examples of whole requests and answers, made of the samples of their fields. */
export function openExamples(components: Components) {
  const of = (schema: JsonSchema, owner: string) =>
    exampleOf(schema, { owner, field: '' }, components)
  return {
    ofAnswer: of,
    ofBody: (schema: JsonSchema, name: string) =>
      Object.hasOwn(wholes, name) ? wholes[name] : of(schema, `${name} body`),
  }
}

export type Examples = ReturnType<typeof openExamples>
