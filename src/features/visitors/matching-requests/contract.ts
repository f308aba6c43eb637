import * as z from 'zod/mini'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import { PropertyRequest } from '#features/visitors/property-requests/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Pagination, pageFields } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

/** How many the dashboard shows at first. */
export const firstRequests = 5

/** Who sent a request and how advertisers may get in touch: what was not chosen is null. */
export const RequestContact = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
})

export type RequestContact = z.output<typeof RequestContact>

/**
 * An open property request that matches ads of yours, `matchingAds` of them. `contact` is null unless its
 * sender shares it. Unless all of it is shared, phone numbers, emails and links are also removed from
 * `specifications`.
 */
export const MatchingRequest = z.extend(
  z.omit(PropertyRequest, {
    id: true,
    name: true,
    phone: true,
    email: true,
    isMasked: true,
    shareContact: true,
    contactChannels: true,
  }),
  { contact: z.nullable(RequestContact), matchingAds: z.int() },
)
export type MatchingRequest = z.output<typeof MatchingRequest>

/**
 * Open property requests that match at least one of your public ads: its purpose, type, location and
 * price, a rent by what it comes to in a year. The newest first, among the last {maxOpenRequests} of all.
 */
export const listMatchingRequests = endpoint({
  summary: 'List the property requests that match your ads',
  method: 'GET',
  path: '/agents/property-requests',
  access: advertiserRoles,
  lane: 'slow',
  query: z.object(pageFields(firstRequests)).check(isReachable()),
  reply: z.object({ propertyRequests: z.array(MatchingRequest), pagination: Pagination }),
})
