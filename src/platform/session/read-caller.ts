import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../http/address.ts'
import { originOf } from '../http/origin.ts'
import { bearerOf } from './gate.ts'
import type { Caller, UserNames } from './caller.ts'
import { maxIdleSeconds, tokenSeconds } from './sessions.ts'

export type CallerOptions = { isSecure: boolean; allowanceOf: (address: string) => number }

/** Scripts read the first three; the refresh token is only sent to /api/auth. */
const places = {
  auth_token: { path: '/', httpOnly: false, sameSite: 'lax' },
  user_name: { path: '/', httpOnly: false, sameSite: 'lax' },
  user_names: { path: '/', httpOnly: false, sameSite: 'lax' },
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
  const drop = (name: Name) => reply.clearCookie(name, { ...places[name], secure })
  const greet = ({ name, names }: UserNames) => {
    set('user_name', name, maxIdleSeconds)
    const hasOthers = Object.values(names).some((one) => one !== null && one !== name)
    if (hasOthers) set('user_names', JSON.stringify(names), maxIdleSeconds)
    else if (request.cookies?.user_names) drop('user_names')
  }
  return {
    address: callerOf(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, maxUserAgentLength) ?? '',
    allowance: site.allowanceOf(request.ip),
    isKnown,
    origin: () => originOf(request, publicUrl),
    bearer: bearerOf(request.headers.authorization),
    refreshToken: request.cookies?.refresh_token,
    keep: ({ token, refreshToken }, user) => {
      set('auth_token', token, tokenSeconds)
      greet(user)
      set('refresh_token', refreshToken, maxIdleSeconds)
    },
    greet,
    forget: () => {
      for (const name of Object.keys(places) as Name[]) drop(name)
    },
    clearStorage: () => void reply.header('clear-site-data', cleared),
  }
}
