import * as z from 'zod/mini'
import { consentField, spamSigns } from '#features/visitors/forms/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { emailField, LinkToken } from '#platform/endpoint/person-fields.ts'

/** How long the link that confirms a subscription is valid. */
export const confirmDays = 7

/** How long an address is kept after it was unsubscribed, so that the link can say so again. */
export const goneDays = 30

/** The address of a subscriber. */
export const Subscriber = z.object({
  email: emailField(),
  ...consentField('newsletter'),
  ...spamSigns,
})

/**
 * Mails a link to the address. The newsletter comes only once its owner has confirmed it there, within
 * {confirmDays} days. The answer is the same whether the address is known or not. What looks like spam is stored
 * as long, but not mailed.
 */
export const subscribe = endpoint({
  summary: 'Subscribe to the newsletter',
  method: 'POST',
  path: '/newsletter',
  access: 'visitor',
  body: Subscriber,
  status: 201,
  reply: z.object({}),
})

/** Confirms a subscription, however often. 404 for an unknown or expired token. */
export const confirmSubscription = endpoint({
  summary: 'Confirm a subscription',
  method: 'POST',
  path: '/newsletter/confirm',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({}),
})

/** Ends a subscription, however often, by the link of any newsletter. 404 for an unknown token. */
export const unsubscribe = endpoint({
  summary: 'Unsubscribe from the newsletter',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({}),
})
