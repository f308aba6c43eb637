import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { LinkToken, tokenField } from '#platform/endpoint/person-fields.ts'

/** `instant` alerts are sent within minutes, `daily` and `weekly` ones in the morning, `off` none. */
export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const
export type Frequency = (typeof frequencies)[number]

/** How long the link that confirms an address is valid. */
export const confirmDays = 7

/**
 * What a link in an alert or in the email that confirms an address is for. The address is masked; it and
 * the searches are empty where alerts do not go to the address of the link any more.
 */
export const AlertLink = z.object({
  purpose: z.enum(['confirm', 'stop']),
  email: z.string(),
  searches: z.array(z.object({ id: z.string(), name: z.string(), frequency: z.enum(frequencies) })),
})
export type AlertLink = z.output<typeof AlertLink>

/** Says what a link is for and changes nothing. 404 for an unknown or expired token. */
export const readAlertLink = endpoint({
  summary: 'Check a link of an alert',
  method: 'POST',
  path: '/searches/alert-link',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({ link: AlertLink }),
})

/**
 * Confirms the address to which a visitor without an account gets alerts; opening the link again
 * succeeds. 404 for an unknown or expired token.
 */
export const confirmAlerts = endpoint({
  summary: 'Confirm an address for alerts',
  method: 'POST',
  path: '/searches/confirm-alerts',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({}),
})

/** The token of an alert; with `searchId` only that search's alerts end. */
export const StoppedAlerts = z.object({ token: tokenField(), searchId: z.optional(z.uuid()) })

/**
 * Ends the alerts of all saved searches of the link's owner, or of one, if they go to the address to which
 * the link was sent. It needs no login and may be repeated. 404 for an unknown token, and for a search that the owner does not have.
 */
export const stopAlerts = endpoint({
  summary: 'Stop alerts',
  method: 'POST',
  path: '/searches/stop-alerts',
  access: 'link',
  body: StoppedAlerts,
  refusals: [404],
  reply: z.object({}),
})
