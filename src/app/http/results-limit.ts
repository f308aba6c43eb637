import type { FastifyReply, FastifyRequest } from 'fastify'
import { listsOfProperties } from '#features/properties/contract.ts'
import { languageOfPath } from '#i18n/language.ts'
import { refusals } from '#i18n/refusals.ts'
import { callerOf } from '#platform/http/address.ts'
import { logFailure } from '#platform/http/failures.ts'
import { openCounts } from '#platform/http/limit-store.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from '../config.ts'
import { allowanceOf } from './limits.ts'

const resultsPath = /^(\/(en|ar))?\/properties\/?$/
const pathOf = (url: string) => url.split('?')[0] ?? '/'

/** A page of results that was not drawn, since its caller has had as many as a caller may. */
export class TooManyResults extends Refusal {
  constructor(retryAfter: number) {
    super(429, [{ code: 'too_many_requests' }], retryAfter)
  }
}

/**
 * Counts the pages of results that are drawn for a caller: a search costs the same whether a page or
 * `GET /properties` asks. Pages that are kept are not counted.
 */
export function limitResults(config: Config) {
  const { max, seconds } = listsOfProperties
  const count = openCounts(seconds * 1000)
  return ({ url, ip }: FastifyRequest) => {
    if (!resultsPath.test(pathOf(url))) return
    const allowed = max * allowanceOf(ip, config)
    if (count(callerOf(ip)) > allowed) throw new TooManyResults(retrySeconds)
  }
}

/** A fifth of the time over which is counted: whoever comes back too soon is only told again. */
const retrySeconds = listsOfProperties.seconds / 5

/** The refusal as a page, for a person; it has no script, no style and nothing of the address. */
export function sendTooMany(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  logFailure(refusal, refusal, request)
  const language = languageOfPath(pathOf(request.url))
  const text = refusals.too_many_requests[language]
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return reply
    .code(refusal.status)
    .header('retry-after', refusal.retryAfter)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1></html>`,
    )
}
