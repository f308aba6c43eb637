import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import type { Config } from '../config.ts'

/** An IPv6 customer owns a /64, so that is one caller (reliability.md 4). */
export function callerOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Product.md 2: limits are on everywhere; a demo gives loopback a hundredfold allowance. */
export async function addLimits(app: FastifyInstance, config: Config) {
  if (config.rateLimits === 'off') return
  // Before the plugin, whose own hook reads what this one writes.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.call?.endpoint.limit
    if (!limit) return
    route.config = {
      ...route.config,
      rateLimit: {
        max: (request) =>
          config.rateLimits === 'relaxed' && isLoopback(request.ip) ? limit.max * 100 : limit.max,
        timeWindow: limit.seconds * 1000,
      },
    }
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => callerOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, [{ code: 'too_many_requests' }], Math.ceil(ttl / 1000)),
  })
}
