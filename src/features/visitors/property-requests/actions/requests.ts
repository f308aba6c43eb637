import { maskEmail } from '#features/directory/own-profile/rules.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import {
  mailCompany,
  maySeeAll,
  type ReadingCall,
  throttleForm,
} from '#features/visitors/forms/actions.ts'
import { findSender } from '#features/visitors/forms/queries.ts'
import { isSuspected, maskPhone } from '#features/visitors/forms/rules.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { CreatedReply, CreatingCall } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { readPhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import { type createRequest, type PropertyRequest, requestDays, requestId } from '../contract.ts'
import { phrases } from '../phrases/mail.ts'
import { addRequest, findRequest, type StoredRequest } from '../queries.ts'
import { findUnknown, type Lookups, placeWithPath, rangesOf, sharedChannels } from '../rules.ts'

type ViewContext = Lookups & { isMasked: boolean }

/** As it goes over the wire. Places and types that are no longer offered are left out. */
export function shownRequest(
  { createdAt, expiresAt, ...request }: StoredRequest,
  { gazetteer, catalogue, isMasked }: ViewContext,
): PropertyRequest {
  const { phone, email, city, region, area, propertyTypes } = request
  const place = (id: number | null | undefined) => placeWithPath(gazetteer, id)
  return {
    ...request,
    phone: isMasked ? maskPhone(phone) : phone,
    email: isMasked && email ? maskEmail(email) : email,
    isMasked,
    city: place(city) ?? null,
    region: place(region) ?? null,
    area: area.flatMap((id) => place(id) ?? []),
    propertyTypes: propertyTypes.flatMap((id) => catalogue.typeById(id) ?? []),
    space: request.space ?? null,
    measurement: request.measurement ?? null,
    insideMallOnly: request.insideMallOnly ?? false,
    shareContact: request.shareContact ?? false,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

type SendingCall = CreatingCall<typeof createRequest>

/** All faults together, so that one correction is enough. */
function readRequest({ body, now }: SendingCall, lookups: Lookups): StoredRequest {
  const phone = readPhone(body.phone)
  const faults = [
    ...(phone ? [] : [{ code: 'invalid_phone' as const, path: 'phone' }]),
    ...findUnknown(body, lookups),
  ]
  if (!phone || faults.length > 0) throw new Refusal(422, faults)
  const { acceptTerms: _, topicNote: __, openMs: ___, consentVersion: ____, ...request } = body
  return {
    ...request,
    id: newId(),
    phone,
    area: [...new Set(body.area)],
    goals: [...new Set(body.goals)],
    customerTypes: [...new Set(body.customerTypes)],
    propertyTypes: [...new Set(body.propertyTypes)],
    priceRanges: rangesOf(body.priceRanges),
    contactChannels: sharedChannels(body),
    createdAt: now,
    expiresAt: new Date(now.getTime() + requestDays * dayMs),
  }
}

type Sending = { lookups: Lookups; post: Post; settings: () => Pick<Settings, 'contact'> }

export async function sendRequest(
  call: SendingCall,
  { lookups, post, settings }: Sending,
): Promise<CreatedReply> {
  const { db, body, language, caller, now } = call
  const request = readRequest(call, lookups)
  await throttleForm(db, { form: 'property-request', caller, now })
  const sender = await findSender(call)
  const { consentVersion } = body
  const added = { request, sender, language, consentVersion, isSuspected: isSuspected(body) }
  const { email: to } = settings().contact
  const path = `/property-request/show/${request.id}`
  const notice = { to, path, phrases, isSuspected: added.isSuspected }
  return call.transact(
    async (tx) => {
      await addRequest(tx, added)
      await mailCompany(tx, notice, { ...call, post })
      return { propertyRequest: shownRequest(request, { ...lookups, isMasked: false }) }
    },
    () => `property_requests/${request.id}`,
  )
}

/** @throws Refusal 404 */
export async function requireRequest(call: ReadingCall, id: string) {
  const found = requestId.test(id) ? await findRequest(call.db, id) : undefined
  if (!found) throw new Refusal(404, [{ code: 'not_found' }])
  return { request: found.request, isOwn: await maySeeAll(call, found.sender) }
}
