import * as z from 'zod/mini'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import { Package } from '#features/posting/packages/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** Orders and subscriptions have random ids. Any other one is answered as not found. */
export const PrivateId = z.string().check(z.minLength(1, 'required'), z.maxLength(64))

/** `expiring`: ends within two weeks. `refunded`: paid back, so it is over. */
export const subscriptionStates = ['active', 'expiring', 'expired', 'refunded'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * What an advertiser bought or was granted: room for `slots` public ads until `endDate`, the last day.
 * `canRenew`: another period can be paid now.
 */
export const Subscription = z.object({
  id: z.string(),
  package: Package,
  state: z.enum(subscriptionStates),
  basis: z.enum(['paid', 'granted']),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  slots: z.int(),
  slotsUsed: z.int(),
  canRenew: z.boolean(),
})
export type Subscription = z.output<typeof Subscription>

/** Your subscriptions, those that end last first. */
export const listSubscriptions = endpoint({
  summary: 'List your subscriptions',
  method: 'GET',
  path: '/subscriptions/mine',
  access: advertiserRoles,
  reply: z.object({ mySubscriptions: z.array(Subscription) }),
})
