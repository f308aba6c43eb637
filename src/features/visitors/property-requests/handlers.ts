import type { Settings } from '#features/reference/site-settings/contract.ts'
import { findSender } from '#features/visitors/forms/queries.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Call, type Handler, handle, handleCreation } from '#platform/handle.ts'
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

type Paying = Pick<Dependencies, 'requestGateway'> & { fee: Fee | null }

async function startPayment(call: Call<typeof payRequest>, { requestGateway, fee }: Paying) {
  const { db, caller, language, now, body } = call
  const { requestId } = body
  const { request, isOwn } = await requireRequest(call, requestId)
  if (!isOwn) throw new Refusal(404, [{ code: 'not_found' }])
  const origin = caller.origin()
  const returnUrl = `${origin}/${language}/property-request/show/${requestId}?sent=true`
  if (!fee || !requestGateway) return { url: returnUrl }
  if (request.expiresAt <= now) throw new Refusal(409, [{ code: 'request_over' }])
  await throttleCaller(db, { ...paymentLimit, caller, now })
  const sender = await findSender(call)
  const { email } = request
  const payer = { sender, email: email ?? null, origin, language, now }
  return { url: await requestGateway.start(db, { requestId, fee, returnUrl, ...payer }) }
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

    handle(payRequest, (call) => startPayment(call, { ...dependencies, fee: findFee() })),
  ]
}
