import type { Settings } from '#features/reference/site-settings/contract.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Handler, handle, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { throttleCaller } from '#platform/session/throttle.ts'
import type { RequestGateway } from './actions/fees.ts'
import { requestPageOf } from './actions/page.ts'
import { requireRequest, sendRequest, shownRequest } from './actions/requests.ts'
import { createRequest, type Fee, payRequest, readRequestPage, showRequest } from './contract.ts'
import type { Lookups } from './rules.ts'

/** Each begins a payment at the gateway; who has changed the mind begins some again. */
export const paymentLimit = { name: 'request-payment', max: 20, seconds: hourSeconds }

type Dependencies = {
  post: Post
  settings: () => Pick<Settings, 'contact'>
  gazetteer: () => Lookups['gazetteer']
  catalogue: () => Lookups['catalogue']
  /** Without one, requests cost nothing. */
  requestGateway?: RequestGateway | undefined
  requestFee: () => Fee | null
}

export const propertyRequestHandlers = (dependencies: Dependencies): Handler[] => {
  const { post, settings, gazetteer, catalogue, requestGateway, requestFee } = dependencies
  const findFee = () => (requestGateway ? requestFee() : null)
  const lookups = () => ({ gazetteer: gazetteer(), catalogue: catalogue() })
  return [
    handle(readRequestPage, async () => requestPageOf(lookups(), findFee())),

    handleCreation(createRequest, (call) =>
      sendRequest(call, { lookups: lookups(), post, settings }),
    ),

    handle(showRequest, async (call) => {
      const { request, isOwn } = await requireRequest(call, call.params.id)
      return { propertyRequest: shownRequest(request, { ...lookups(), isMasked: !isOwn }) }
    }),

    handle(payRequest, async (call) => {
      const { requestId } = call.body
      const { isOwn } = await requireRequest(call, requestId)
      if (!isOwn) throw new Refusal(404, [{ code: 'not_found' }])
      const path = `/${call.language}/property-request/show/${requestId}?sent=true`
      const returnUrl = `${call.caller.origin()}${path}`
      const fee = findFee()
      if (!fee || !requestGateway) return { url: returnUrl }
      await throttleCaller(call.db, { ...paymentLimit, caller: call.caller, now: call.now })
      return { url: await requestGateway.start({ requestId, fee, returnUrl }) }
    }),
  ]
}
