import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import type { RequestGateway } from '#features/visitors/property-requests/actions/fees.ts'
import { findPaidOrder, lockOpenOrder } from '../queries.ts'
import { amountsOfTotal } from '../rules.ts'
import { closePage, openPaymentPage, placeOrder } from './checkout.ts'

/** Takes the fees of property requests. A request that is paid already leads to its own page. */
export const createRequestGateway = (gateway: Gateway): RequestGateway => ({
  start: async (db, { requestId, fee, returnUrl, sender, ...payer }) => {
    const payable = { kind: 'property_request' as const, requestId }
    if (await findPaidOrder(db, payable)) return returnUrl
    const context = { ...payer, gateway }
    const item = {
      ...payable,
      accountId: sender.accountId,
      visitorHash: sender.visitorHash,
      placedBy: sender.accountId,
      propertyId: null,
      subscriptionId: null,
      packageId: null,
      terms: null,
      ...amountsOfTotal(fee.amount),
    }
    const { order, ended } = await db.transaction().execute(async (tx) => {
      const open = await lockOpenOrder(tx, payable)
      return placeOrder(tx, item, { ...context, open })
    })
    await closePage(gateway, ended)
    return openPaymentPage(db, order, { ...context, returnUrl })
  },
})
