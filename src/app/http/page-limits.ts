import type { FastifyRequest } from 'fastify'
import { type Endpoint, type Limit, nameOf, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
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

/** By call and not by page, since a call costs the same whether a page or the API makes it. */
export function limitPages(config: Config) {
  const countPage = openCallerLimit(defaultReadLimit)
  const countOf = openCallLimits()
  return {
    countPage: ({ ip }: FastifyRequest) => countPage(callerOf(ip), allowanceOf(ip, config)),
    countCall: ({ ip }: FastifyRequest, endpoint: Endpoint) => {
      const { limit } = endpoint
      if (limit) countOf(endpoint, limit)(callerOf(ip), allowanceOf(ip, config))
    },
  }
}
