import { findDifferences } from '#features/payments/orders/queries/ledger.ts'
import type { Subscription } from '#features/payments/subscriptions/contract.ts'
import type { Notice } from '#features/payments/gateways/rules/gateway.ts'
import { postedAd } from '../ads/posted-ad.ts'
import type { poster } from '../ads/poster.ts'
import type { openSite } from '../site.ts'
import type { Person } from '../team.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A package with a price, of the ad type of `postedAd`. */
const plusPackage = 2

/** What a buyer does on a site with a fake gateway, and what its bank sends. */
export function paymentsOf(site: Site, { person, post, read, ask }: ReturnType<typeof poster>) {
  const get = async (path: string, { token }: Person) =>
    (await ask('GET', path, { token })).body.data

  return {
    /** An ad that awaits the payment of its package. */
    waitingAd: async (ownerOfAd?: Person, subscriptionId = plusPackage) => {
      const owner = ownerOfAd ?? (await person('landlord'))
      const { property } = (await post(owner, postedAd({ subscriptionId }))).body.data
      return { owner, id: property.id as number }
    },
    pay: ({ token }: Person, propertyId: number, subscriptionId?: number) =>
      ask('POST', '/payment/property-subscription', {
        token,
        body: { propertyId, subscriptionId },
      }),
    renew: ({ token }: Person, subscriptionId: string) =>
      ask('POST', '/payment/subscription-renewal', { token, body: { subscriptionId } }),
    own: async (owner: Person, id: number) =>
      (await read(owner, id)).body.data.property.propertyData[0],
    order: async (owner: Person, id: string) => (await get(`/payment/orders/${id}`, owner)).order,
    subscriptions: async (owner: Person): Promise<Subscription[]> =>
      (await get('/subscriptions/mine', owner)).mySubscriptions,
    send: (notice: Notice | string, headers: Record<string, string> = { 'x-signed': 'yes' }) =>
      site.app.inject({
        method: 'POST',
        url: '/api/payment/notices/sandbox',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof notice === 'string' ? notice : JSON.stringify(notice),
      }),
    differences: () => findDifferences(site.db.kysely),
  }
}
