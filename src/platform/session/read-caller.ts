import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../http/address.ts'
import { originOf } from '../http/origin.ts'
import { bearerOf } from './gate.ts'
import type { Caller } from './caller.ts'
import { maxIdleSeconds, tokenSeconds } from './sessions.ts'

export type CallerOptions = { isSecure: boolean; allowanceOf: (address: string) => number }

/** Scripts read the first two; the refresh token is only sent to /api/auth. */
const places = {
  auth_token: { path: '/', httpOnly: false, sameSite: 'lax' },
  user_name: { path: '/', httpOnly: false, sameSite: 'lax' },
  refresh_token: { path: '/api/auth', httpOnly: true, sameSite: 'strict' },
} as const

/** "cookies" would also delete the visitor's favourites; "cache" is slow in Chrome. */
const cleared = '"storage"'

const maxUserAgentLength = 500

type Name = keyof typeof places

type Site = CallerOptions & { publicUrl: string | undefined; isKnown: boolean }

export function readCaller(request: FastifyRequest, reply: FastifyReply, site: Site): Caller {
  const { isSecure: secure, publicUrl, isKnown } = site
  const set = (name: Name, value: string, maxAge: number) =>
    reply.setCookie(name, value, { ...places[name], secure, maxAge })
  return {
    address: callerOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, maxUserAgentLength) ?? '',
    allowance: site.allowanceOf(request.ip),
    isKnown,
    origin: () => originOf(request, publicUrl),
    bearer: bearerOf(request.headers.authorization),
    refreshToken: request.cookies?.refresh_token,
    keep: ({ token, refreshToken }, userName) => {
      set('auth_token', token, tokenSeconds)
      set('user_name', userName, maxIdleSeconds)
      set('refresh_token', refreshToken, maxIdleSeconds)
    },
    greet: (userName) => void set('user_name', userName, maxIdleSeconds),
    forget: () => {
      for (const name of Object.keys(places) as Name[]) {
        reply.clearCookie(name, { ...places[name], secure })
      }
    },
    clearStorage: () => void reply.header('clear-site-data', cleared),
  }
}
