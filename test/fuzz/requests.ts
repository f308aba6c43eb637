import fc from 'fast-check'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { bodiesOf } from './bodies.ts'
import { anyText, brokenEscapes, encode, nasty } from './values.ts'

export type FuzzRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

export const namesOf = (query: unknown) =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? { query: '' })

/** Parameters once, twice, in brackets, and some that nobody declared. */
export const anyQuery = (names: string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names, 'other', `${names[0]!}[]`, `${names[0]!}[a]`),
        fc.oneof(
          { weight: 9, arbitrary: anyText.map(encode) },
          { weight: 1, arbitrary: fc.constantFrom(...brokenEscapes) },
        ),
      ),
      { maxLength: 6 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** Headers hold the characters of Latin-1 that are no controls. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 2_000)

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'expect',
  'forwarded',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'x-http-method-override',
  'x-request-id',
]

const headerValues = fc.oneof(
  anyText.map(headerText),
  fc.constantFrom(
    'Bearer ',
    'Bearer x',
    'Basic YTpi',
    'W/"1"',
    '*',
    'bytes=0-0,-1',
    'gzip;q=0, *;q=1',
    'ar;q=2, en-',
    'null',
    'cross-site',
    '100-continue',
    'visitor=x; refresh_token=x; auth_token=%00',
  ),
)

const contentTypes = [
  'application/json; charset=utf-16',
  'application/json;charset=',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  'x',
]

const anyHeaders = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...headerNames), headerValues, { maxKeys: 2 }),
    fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
  )
  .map(([headers, type]) => ({ ...headers, 'content-type': type }))

const partHeaders = fc
  .tuple(anyText, anyText)
  .map(
    ([name, type]) =>
      `Content-Disposition: form-data; name="file"; filename="${headerText(name)}"\r\n` +
      `Content-Type: ${headerText(type)}\r\n\r\n`,
  )

/** A form with a few files, perhaps cut off. */
const forms = fc
  .tuple(fc.array(fc.tuple(partHeaders, anyText), { maxLength: 3 }), fc.boolean())
  .map(([parts, isWhole]) => {
    const text = parts.map(([head, body]) => `--x\r\n${head}${body.toWellFormed()}\r\n`).join('')
    return isWhole ? `${text}--x--\r\n` : text
  })

/** Requests of one call; `ids` are things that exist, for places in its path. */
export function requestsOf(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { method, path, query, upload } = endpoint
  const id = fc.oneof(
    fc.constantFrom(...ids),
    anyText.map(encode).map((text) => text.replace(/^$/, 'x')),
    fc.constantFrom(...brokenEscapes),
  )
  const url = fc
    .tuple(id, anyQuery(namesOf(query)))
    .map(([one, asked]) => `/api${path.replace(/\{\w+\}/, one)}${asked && `?${asked}`}`)
  if (upload) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    return fc.record({
      method: fc.constant(method),
      url,
      headers: fc.constant(headers),
      payload: forms,
    })
  }
  const request = { method: fc.constant(method), url, headers: anyHeaders }
  if (method === 'GET') return fc.record<FuzzRequest>(request)
  return fc.record({ ...request, payload: bodiesOf(endpoint) })
}

const strayPaths = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/files/resumable',
  '/api/files/resumable/none',
  '/api/openapi.json',
  '/api/docs',
  '/metrics',
  '/media/none.webp',
  '/media/files/none',
  '/dev/mail.json',
]

/** Addresses and methods beside the table of calls. */
export const strays: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'),
  url: fc
    .tuple(fc.constantFrom(...strayPaths), nasty)
    .map(([path, text]) => `${path}?search=${encode(text).slice(0, 4_000)}`),
  headers: fc.dictionary(
    fc.constantFrom(...headerNames, 'tus-resumable', 'upload-length', 'upload-metadata'),
    headerValues,
    { maxKeys: 3 },
  ),
})
