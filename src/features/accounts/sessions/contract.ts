import * as z from 'zod/mini'
import { LoggedIn } from '#features/accounts/account/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** A device where the account is logged in. `device` is a short name of its browser. */
export const Session = z.object({
  id: z.string(),
  device: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

/**
 * New tokens for the refresh cookie, from the site's own pages only. 401 when the cookie is not
 * valid. Using an old cookie ends its session, except its direct predecessor within {graceSeconds} seconds.
 */
export const refresh = endpoint({
  summary: 'Renew the token',
  method: 'POST',
  path: '/auth/refresh',
  access: 'cookie',
  limit: { max: 120, seconds: 60 },
  reply: LoggedIn,
})

/**
 * Ends this session, or all sessions of the account with `everywhere`. From the site's own pages
 * only.
 */
export const logout = endpoint({
  summary: 'Log out',
  method: 'POST',
  path: '/auth/logout',
  access: 'cookie',
  limit: { max: 60, seconds: 60 },
  body: z.optional(z.object({ everywhere: z.optional(z.boolean()) })),
  reply: z.object({}),
})

/** Where the account is logged in, the last used session first. */
export const listSessions = endpoint({
  summary: 'List your sessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'account',
  reply: z.object({ sessions: z.array(Session) }),
})

/** Ends one of your sessions at once. */
export const endSession = endpoint({
  summary: 'End a session',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'account',
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
})
