import { reconcile } from '#features/payments/orders/actions/reconcile.ts'
import { poster } from '../ads/poster.ts'
import { openSite } from '../site.ts'
import type { Person } from '../team.ts'
import { paymentsOf } from './buyer.ts'
import { fakeGateway } from './fake-gateway.ts'

type Bought = { owner: Person; id: number; url: string; orderId: string }

/** A site with a fake gateway, and orders on it at each step of their way. */
export async function openSales() {
  const bank = fakeGateway()
  const env = { WORKER: 'off', RATE_LIMITS: 'off' }
  const site = await openSite({ env, gateway: bank.gateway })
  const play = poster(site)
  const buying = paymentsOf(site, play)
  const { waitingAd, pay, order, own, subscriptions, send } = buying
  const { gazetteer, issueDocument } = site.providers

  const checkedOut = async (): Promise<Bought> => {
    const { owner, id } = await waitingAd()
    const { url } = (await pay(owner, id)).body.data as { url: string }
    return { owner, id, url, orderId: bank.set(url, 'open').checkout.orderId }
  }

  return {
    bank,
    site,
    play,
    ...buying,
    checkedOut,
    paidFor: async () => {
      const bought = await checkedOut()
      bank.set(bought.url, 'paid')
      await send(bank.noticeOf(bought.url))
      return bought
    },
    /** What came of it: states of the order, the ad and the subscriptions of its owner. */
    outcome: async ({ owner, id, orderId }: Bought) => {
      const held = (await subscriptions(owner)).map((one) => one.state)
      return [(await order(owner, orderId)).state, (await own(owner, id)).state, held]
    },
    /** Asks the gateway about all that hangs. */
    ask: (now = new Date(), graceMs = 0) => {
      const { gateway } = bank
      return reconcile(site.db.kysely, { gateway, gazetteer, issueDocument, now, graceMs })
    },
  }
}
