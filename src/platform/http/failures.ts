import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfHeader } from '#i18n/language.ts'
import type { RefusalCode } from '#i18n/refusals.ts'
import type { Access } from '../endpoint/endpoint.ts'
import { faultOf, Refusal } from '../refusal.ts'
import { isOfErasedAccount, unauthenticated } from '../session/open-account.ts'
import { isDiskFull } from '../storage/disk-space.ts'
import { isOverload, overload } from './queueing/lanes.ts'
import { refusalLogOf } from './logging/refusal-log.ts'
import { Conflict } from './versions.ts'

const frameworkCodes: Record<string, [number, RefusalCode]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found'],
}

/** PostgreSQL: connection lost, deadlock, too many connections, locked, shutdown, cancelled. */
const passingStates = /^(08|40|53|55P03|57)/
const passingErrors =
  /ECONN|ENOENT|EPIPE|ETIMEDOUT|timeout exceeded|Connection terminated|not queryable|read timeout/

function isPassing(error: FastifyError): boolean {
  const state = /^[0-9A-Z]{5}$/.test(error.code ?? '') ? error.code : ''
  return passingStates.test(state) || passingErrors.test(`${error.code} ${error.message}`)
}

/** Undefined for a bug. */
export function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  const known = frameworkCodes[error.code]
  if (known) return new Refusal(known[0], [{ code: known[1] }])
  if (error.statusCode === 429) return new Refusal(429, [{ code: 'too_many_requests' }])
  if (error.statusCode === 503) return overload
  if (error.statusCode && error.statusCode < 500) return new Refusal(400, [{ code: 'malformed' }])
  if (isDiskFull(error)) return new Refusal(507, [{ code: 'no_space' }])
  if (isOfErasedAccount(error)) return unauthenticated()
  if (isPassing(error)) return new Refusal(503, [{ code: 'unavailable' }], 2)
}

/** Refusals because of the caller are security events (ASVS 16.3). */
const noted = new Set([401, 403, 429])

/** What such a call does not find is public, or its body names it, unless its path names a thing of somebody. */
const ofPublicThings: readonly Access[] = ['public', 'visitor']

/** An object of another account is answered as missing, so probing for objects shows here. */
const isPrivateMiss = ({ status }: Refusal, { routeOptions }: FastifyRequest) => {
  const { access = 'public', params } = routeOptions.config?.call?.endpoint ?? {}
  const isPublic = ofPublicThings.includes(access) || (access === 'anyone' && !params)
  return status === 404 && !isPublic
}

export function logFailure(
  error: Error,
  refusal: Refusal | undefined,
  request: FastifyRequest,
): void {
  if (!refusal) return request.log.error({ err: error }, 'unexpected failure')
  if (isOverload(refusal)) return
  const { status, message: code } = refusal
  if (status >= 500) refusalLogOf(request).note(request, { status, code, err: error })
  else if (noted.has(status) || isPrivateMiss(refusal, request))
    refusalLogOf(request).note(request, { status, code })
}

function errorExtras(refusal: Refusal | undefined, request: FastifyRequest) {
  if (!refusal) return { requestId: request.id }
  return refusal instanceof Conflict ? { data: refusal.current } : {}
}

export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  logFailure(error, refusal, request)
  const language = languageOfHeader(request.headers['accept-language'])
  const reasons = refusal?.reasons ?? [{ code: 'internal' as const }]
  if (refusal?.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const errors = reasons.map((reason) => faultOf(reason, language))
  return reply
    .code(refusal?.status ?? 500)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send({ errors, ...errorExtras(refusal, request) })
}
