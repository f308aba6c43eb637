import type { RefusalCode } from '#i18n/refusals.ts'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { faultOf, type Reason } from '#platform/refusal.ts'
import { componentPath, type JsonSchema } from './schemas.ts'

type Kind = { name: string; description: string; reason: Reason }

const of = (code: RefusalCode, path?: string): Reason => ({ code, ...(path && { path }) })

const retry = {
  'Retry-After': {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer' },
  },
}

/** What each status means, with the words of a usual reason. */
const kinds = {
  401: {
    name: 'Unauthenticated',
    description: 'The token or cookie is missing, wrong or expired.',
    reason: of('unauthenticated'),
  },
  403: {
    name: 'Forbidden',
    description: 'The caller is known and may not do this.',
    reason: of('forbidden'),
  },
  404: {
    name: 'NotFound',
    description: 'It does not exist, or it belongs to another account.',
    reason: of('not_found'),
  },
  409: {
    name: 'Conflict',
    description:
      'Its current state does not allow this. After a stale `If-Match`, `data` is the current object.',
    reason: of('changed_meanwhile'),
  },
  422: {
    name: 'Invalid',
    description: 'A parameter or a field is missing or not valid; `path` names it.',
    reason: of('required', 'name.en'),
  },
  428: {
    name: 'VersionNeeded',
    description: 'The call needs the `ETag` of the object as `If-Match`.',
    reason: of('version_needed'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'The caller has used up its limit.',
    reason: of('too_many_requests'),
  },
} as const satisfies Record<number, Kind>

const other: Kind = {
  name: 'OtherRefusal',
  description: 'Any other refusal or failure. 503 is temporary: try again after `Retry-After`.',
  reason: of('unavailable'),
}

/** The body of every answer that is not a success. */
export const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused, with one entry for each reason.',
  properties: {
    errors: { type: 'array', items: { $ref: `${componentPath}Fault` } },
    data: {
      type: 'object',
      description: 'With status 409 after a stale `If-Match`: the current object.',
    },
    requestId: {
      type: 'string',
      description: 'With status 500: the name of the request in our log.',
    },
  },
  required: ['errors'],
}

const responseOf = ({ description, reason }: Kind) => ({
  description,
  ...(['too_many_requests', 'unavailable'].includes(reason.code) && { headers: retry }),
  content: {
    'application/json': {
      schema: { $ref: `${componentPath}Refusal` },
      example: { errors: [faultOf(reason, 'en')] },
    },
  },
})

export const refusalResponses = Object.fromEntries(
  [...Object.values<Kind>(kinds), other].map((kind) => [kind.name, responseOf(kind)]),
)

type Status = keyof typeof kinds

function statusesOf(endpoint: Endpoint): Status[] {
  const { access, params, query, body, upload, versioned, refusals = [] } = endpoint
  const isPrivate =
    ['account', 'anyone', 'cookie', 'form'].includes(access as string) || Array.isArray(access)
  const isForSome = isPrivate || access === 'link'
  return [
    ...(isPrivate ? [401 as const] : []),
    ...(isForSome ? [403 as const] : []),
    ...(params ? [404 as const] : []),
    ...(versioned ? [409 as const] : []),
    ...(query || body || upload ? [422 as const] : []),
    ...(versioned === 'required' ? [428 as const] : []),
    ...refusals,
    429,
  ]
}

/** Each refusal that follows from the declaration, and one entry for all others. */
export function refusalsOf(endpoint: Endpoint) {
  const refer = ({ name }: Kind) => ({ $ref: `#/components/responses/${name}` })
  const statuses = [...new Set(statusesOf(endpoint))].toSorted((a, b) => a - b)
  return {
    ...Object.fromEntries(statuses.map((status) => [status, refer(kinds[status])])),
    default: refer(other),
  }
}
