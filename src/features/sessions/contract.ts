import * as z from 'zod/mini'
import { LoggedIn } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** One place where somebody is logged in; `device` is what its browser calls itself, in short. */
export const Session = z.object({
  id: z.string(),
  device: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

/**
 * New tokens for the refresh cookie, from our own pages only; 401 where it is not good. A cookie
 * that was used before ends its session, the direct predecessor within ten seconds excepted.
 */
export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'cookie',
  limit: { max: 120, seconds: 60 },
  reply: LoggedIn,
})

/** Ends this session, or with `everywhere` all of the account's; from our own pages only. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'cookie',
  limit: { max: 60, seconds: 60 },
  body: z.optional(z.object({ everywhere: z.optional(z.boolean()) })),
  reply: z.object({}),
})

/** Where one is logged in, the last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'account',
  reply: z.object({ sessions: z.array(Session) }),
})

/** Ends one of one's own sessions at once. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'account',
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
})
