import * as z from 'zod/mini'
import { type Endpoint, isCreation, type Upload } from '#platform/endpoint/endpoint.ts'
import { maxKeyLength } from '#platform/idempotency/idempotent-reply.ts'
import { answerLifetimeSeconds } from '#platform/idempotency/kept-answers.ts'
import type { Contracted } from '../checks/contracts.ts'
import { type Examples, sampleOf } from './examples.ts'
import { parameterSample } from './sample-parameters.ts'
import { refusalsOf } from './refusals.ts'
import { type JsonSchema, printParameters } from './schemas.ts'
import { securityOf } from './security.ts'

export type Print = (schema: z.ZodMiniType, io: 'input' | 'output') => JsonSchema

/** Text on the wire, described by what it is read as; a list is `a,b,c`. */
function parametersOf(schema: z.ZodMiniType | undefined, place: 'query' | 'path', name: string) {
  if (!schema) return []
  const input = printParameters(schema, 'input')
  const read = printParameters(schema, 'output').properties ?? input.properties ?? {}
  return Object.entries(read).map(([field, { description, ...printed }]) => ({
    name: field,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(field),
    ...(description === undefined ? {} : { description }),
    schema: printed,
    ...(printed.type === 'array' ? { style: 'form', explode: false } : {}),
    example: sampleOf(name, field).example ?? parameterSample(field, printed),
  }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A word that you make up for this request. Sent again with the same key within ${answerLifetimeSeconds / 3600} hours, the request is done once and gets the same answer, or 409 \`answer_gone\` when that answer is no longer kept. The same key with another request is refused with 422.`,
  schema: { type: 'string', maxLength: maxKeyLength },
  example: 'b7c1f0de-5a0e-4c6b-9d55-0f4c2f9a3c11',
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the object as you last read it. The call is refused with 409 when the object has changed since.',
  schema: { type: 'string' },
  example: '"Zk3uV0m1cX8rT2bQ9sLw4e"',
}

function headersOf(endpoint: Endpoint) {
  return [
    ...(endpoint.versioned ? [ifMatch] : []),
    ...(isCreation(endpoint) ? [idempotencyKey] : []),
  ]
}

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' }

/** A form with one file, or with several under the same name. */
function filesOf({ field, maxFiles }: Upload) {
  const one = maxFiles === 1
  const files = one ? bytes : { type: 'array', items: bytes, minItems: 1, maxItems: maxFiles }
  const schema = { type: 'object', properties: { [field]: files }, required: [field] }
  const example = { [field]: one ? 'the bytes of the file' : ['the bytes of the first file'] }
  return { 'multipart/form-data': { schema, example } }
}

function requestBodyOf({ endpoint, name }: Contracted, print: Print, examples: Examples) {
  const { body, upload } = endpoint
  if (upload) return { requestBody: { required: true, content: filesOf(upload) } }
  if (!body) return {}
  const schema = print(body, 'input')
  const content = { 'application/json': { schema, example: examples.ofBody(schema, name) } }
  return { requestBody: { required: !z.safeParse(body, undefined).success, content } }
}

/** A file of one of these media types, or the envelope in JSON. */
function answerOf({ endpoint, name }: Contracted, print: Print, examples: Examples) {
  const { download, reply } = endpoint
  if (download) {
    const types = download.map((type) => [
      type,
      { schema: { type: 'string' }, ...sampleOf(name, type) },
    ])
    return Object.fromEntries(types) as Record<string, unknown>
  }
  const data = print(reply, 'output')
  const schema = { type: 'object', properties: { data }, required: ['data'] }
  return { 'application/json': { schema, example: { data: examples.ofAnswer(data, name) } } }
}

export function operationOf(contracted: Contracted, print: Print, examples: Examples) {
  const { endpoint, name, district, description } = contracted
  const { summary, params, query, access, status = 200 } = endpoint
  return {
    operationId: name,
    tags: [district],
    summary,
    description,
    'x-access': access,
    security: securityOf(access),
    parameters: [
      ...parametersOf(params, 'path', name),
      ...parametersOf(query, 'query', name),
      ...headersOf(endpoint),
    ],
    ...requestBodyOf(contracted, print, examples),
    responses: {
      [status]: { description: 'Success', content: answerOf(contracted, print, examples) },
      ...refusalsOf(endpoint),
    },
  }
}
