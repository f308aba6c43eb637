import type { FastifyRequest } from 'fastify'
import { listsOfProperties } from '#features/properties/contract.ts'
import { callerOf, networkOf } from '#platform/http/address.ts'
import { openCounts } from '#platform/http/limit-store.ts'
import { Refusal } from '#platform/refusal.ts'
import { callersOfNetwork } from '#platform/session/throttle.ts'
import type { Config } from '../config.ts'
import { allowanceOf } from './limits.ts'

type PageLimit = { max: number; seconds: number }

/** Of pages of every kind: five a second, each of which takes 5 to 20 ms of the processor. */
const allPages: PageLimit = { max: 1_500, seconds: 300 }

const resultsPath = /^(\/(en|ar))?\/properties\/?$/
const isResults = (url: string) => resultsPath.test(url.split('?')[0] ?? '/')

/** Counts for a caller, and for its network ten times as many. */
function openLimit({ max, seconds }: PageLimit, config: Config) {
  const ofCallers = openCounts(seconds * 1000)
  const ofNetworks = openCounts(seconds * 1000)
  return (ip: string) => {
    const caller = callerOf(ip)
    const allowed = max * allowanceOf(ip, config)
    const isWithin =
      ofCallers(caller) <= allowed && ofNetworks(networkOf(caller)) <= allowed * callersOfNetwork
    // A fifth of the time over which is counted: whoever comes back too soon is only told again.
    if (!isWithin) throw new Refusal(429, [{ code: 'too_many_requests' }], seconds / 5)
  }
}

/**
 * Counts the pages that are drawn for a caller, and among them those of results: a search costs the same
 * whether a page or `GET /properties` asks. Pages that are kept are not counted.
 */
export function limitPages(config: Config) {
  const countPage = openLimit(allPages, config)
  const countResults = openLimit(listsOfProperties, config)
  return ({ url, ip }: FastifyRequest) => {
    countPage(ip)
    if (isResults(url)) countResults(ip)
  }
}
