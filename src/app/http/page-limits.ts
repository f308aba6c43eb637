import type { FastifyRequest } from 'fastify'
import { type Endpoint, type Limit, nameOf, usualReads } from '#platform/endpoint/endpoint.ts'
import { callerOf } from '#platform/http/address.ts'
import { openCallerLimit } from '#platform/http/limit-store.ts'
import type { Config } from '../config.ts'
import { allowanceOf } from './limits.ts'

function openCallLimits() {
  const opened = new Map<string, ReturnType<typeof openCallerLimit>>()
  return (endpoint: Endpoint, limit: Limit) => {
    const name = nameOf(endpoint)
    const count = opened.get(name) ?? openCallerLimit(limit)
    opened.set(name, count)
    return count
  }
}

/**
 * Counts the pages of every kind, 5 to 20 ms of the processor each, that are drawn for a caller and its
 * network, and the calls with a limit that these pages make, by that limit: a search costs the same whether
 * a page or `GET /properties` asks, whatever the address of the page. Pages that are kept are not counted.
 * Both throw 429 beyond.
 */
export function limitPages(config: Config) {
  const countPage = openCallerLimit(usualReads)
  const countOf = openCallLimits()
  return {
    countPage: ({ ip }: FastifyRequest) => countPage(callerOf(ip), allowanceOf(ip, config)),
    countCall: ({ ip }: FastifyRequest, endpoint: Endpoint) => {
      const { limit } = endpoint
      if (limit) countOf(endpoint, limit)(callerOf(ip), allowanceOf(ip, config))
    },
  }
}
