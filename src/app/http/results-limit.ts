import type { FastifyRequest } from 'fastify'
import { listsOfProperties } from '#features/properties/contract.ts'
import { callerOf } from '#platform/http/address.ts'
import { openCounts } from '#platform/http/limit-store.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from '../config.ts'
import { allowanceOf } from './limits.ts'

const resultsPath = /^(\/(en|ar))?\/properties\/?$/
const pathOf = (url: string) => url.split('?')[0] ?? '/'

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
    if (count(callerOf(ip)) > allowed) {
      throw new Refusal(429, [{ code: 'too_many_requests' }], retrySeconds)
    }
  }
}

/** A fifth of the time over which is counted: whoever comes back too soon is only told again. */
const retrySeconds = listsOfProperties.seconds / 5
