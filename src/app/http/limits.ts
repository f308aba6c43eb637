import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Endpoint, Limit } from '#platform/endpoint/endpoint.ts'
import { callerOf } from '#platform/http/address.ts'
import { limitStore, tooManyRequests } from '#platform/http/limit-store.ts'
import type { Config } from '../config.ts'

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)

export function allowanceOf(address: string, { rateLimits }: Pick<Config, 'rateLimits'>): number {
  if (rateLimits === 'off') return Number.POSITIVE_INFINITY
  return rateLimits === 'relaxed' && isLoopback(address) ? 100 : 1
}

/**
 * Counts invalid input too, before a body is read; a mobile network has thousands of customers
 * behind one address (docs/security.md).
 */
const anonymousWrites: Limit = { max: 300, seconds: 300 }
const anonymous: readonly Access[] = ['public', 'visitor', 'anyone', 'link']

/** Links of mails are opened with GET but write. */
export function limitOf({ method, access, limit }: Endpoint): Limit | undefined {
  const isAnonymousWrite = (method !== 'GET' || access === 'link') && anonymous.includes(access)
  return limit ?? (isAnonymousWrite ? anonymousWrites : undefined)
}

/** An account's calls are counted by account, those with a wrong token as other private ones. */
const isOfAccount = ({ access }: Endpoint, { headers }: FastifyRequest) =>
  access === 'anyone' && headers.authorization !== undefined

/** The limit of a network is ten times that of a caller. */
export const rateLimitOf = ({ max, seconds }: Limit, config: Config) => ({
  rateLimit: {
    max: (request: FastifyRequest) => max * allowanceOf(request.ip, config),
    timeWindow: seconds * 1000,
  },
})

export async function addLimits(app: FastifyInstance, config: Config) {
  if (config.rateLimits === 'off') return
  // Before the plugin, whose own hook reads what this one sets.
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.call?.endpoint
    const limit = endpoint && limitOf(endpoint)
    if (!limit) return
    const { rateLimit } = rateLimitOf(limit, config)
    const allowList = (request: FastifyRequest) => isOfAccount(endpoint, request)
    route.config = { ...route.config, rateLimit: { ...rateLimit, allowList } }
  })
  await app.register(rateLimit, {
    global: false,
    store: limitStore,
    keyGenerator: (request) => callerOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
}
