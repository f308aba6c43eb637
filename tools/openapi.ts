import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type Endpoint, isCreation, type Upload } from '#platform/endpoint/endpoint.ts'
import { envelopeSchema } from '#platform/reply-schema.ts'
import { type Contracted, readContracts } from './checks/contracts.ts'

const file = 'docs/openapi.json'

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  type?: string
  [key: string]: unknown
}

type Schema = z.ZodMiniType | undefined

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

/** A multiple of one is what JSON Schema calls an integer. */
function plain({ multipleOf, ...field }: JsonSchema): JsonSchema {
  if (multipleOf === undefined) return field
  return multipleOf === 1 ? { ...field, type: 'integer' } : { ...field, multipleOf }
}

/** Text on the wire, described by what it is read as; a list is `a,b,c`. */
function parametersOf(schema: Schema, place: 'query' | 'path') {
  if (!schema) return []
  const input = schemaOf(schema, 'input')
  const read = schemaOf(schema, 'output').properties ?? input.properties ?? {}
  return Object.entries(read).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(name),
    schema: plain(field),
    ...(field.type === 'array' ? { style: 'form', explode: false } : {}),
  }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and request within 48 hours are done once and get the same answer, or 409 answer_gone where an account has made so many calls since that its answer is no longer kept; the same key with another request is refused with 422.',
  schema: { type: 'string', maxLength: 255 },
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' }

/** A form with one file, or with several under the same name. */
function filesOf({ field, mostFiles }: Upload) {
  const one = mostFiles === 1
  const files = one ? bytes : { type: 'array', items: bytes, minItems: 1, maxItems: mostFiles }
  const schema = { type: 'object', properties: { [field]: files }, required: [field] }
  return { content: { 'multipart/form-data': { schema } } }
}

function requestBodyOf({ body, upload }: Endpoint) {
  const content = upload ? filesOf(upload) : body && json(schemaOf(body, 'input'))
  return content && { requestBody: { required: true, ...content } }
}

/** A file of one of these media types, or the envelope in JSON. */
function answerOf({ download, reply }: Endpoint) {
  if (!download) return json(envelopeSchema(reply))
  const types = download.map((type) => [type, { schema: { type: 'string' } }])
  return { content: Object.fromEntries(types) as Record<string, unknown> }
}

function operationOf({ endpoint, name, feature, description }: Contracted) {
  const { params, query, access, status = 200 } = endpoint
  return {
    operationId: name,
    tags: [feature],
    description,
    'x-access': access,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(isCreation(endpoint) ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      [status]: { description: 'The answer', ...answerOf(endpoint) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

const fault = {
  type: 'object',
  properties: { msg: { type: 'string' }, code: { type: 'string' }, path: { type: 'string' } },
  required: ['msg', 'code'],
}

const refusal = {
  description: 'Why not, in the language of Accept-Language; `path` names the field',
  ...json({
    type: 'object',
    properties: {
      errors: { type: 'array', items: fault },
      requestId: { type: 'string', description: 'With status 500: what our log calls the request' },
    },
    required: ['errors'],
  }),
}

/** The whole API as an OpenAPI 3.1 document, printed from the contracts. */
export function openApiOf(contracts: Contracted[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const sorted = contracts.toSorted((a, b) => (a.endpoint.path < b.endpoint.path ? -1 : 1))
  for (const contracted of sorted) {
    const { path, method } = contracted.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(contracted) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dara', version: '1', description: 'Homes in the United Arab Emirates' },
    servers: [{ url: '/api' }],
    paths,
    components: { responses: { Refusal: refusal } },
  }
}

const textOf = (contracts: Contracted[]) => `${JSON.stringify(openApiOf(contracts), null, 2)}\n`

/** Whether the committed document is what the contracts say. */
export const openApiIsCurrent = async (contracts: Contracted[]): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) === textOf(contracts)

if (import.meta.main) await writeFile(file, textOf(await readContracts(process.cwd())))
