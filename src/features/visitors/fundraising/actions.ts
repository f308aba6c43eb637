import { maskEmail } from '#features/directory/own-profile/rules.ts'
import { claimDocuments, requireDocuments } from '#features/files/quotas/queries/sent-forms.ts'
import { createSigner } from '#features/files/signatures/queries.ts'
import { fileAddress } from '#features/files/uploads/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import {
  mailCompany,
  maySeeAll,
  type ReadingCall,
  throttleForm,
} from '#features/visitors/forms/actions.ts'
import { findSender } from '#features/visitors/forms/queries.ts'
import { isSuspected, maskPhone } from '#features/visitors/forms/rules.ts'
import { requestId } from '#features/visitors/property-requests/contract.ts'
import type { CreatedReply, CreatingCall, Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { readPhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import { findAccount } from '#platform/session/gate.ts'
import type { createFundraising, FundraisingRequest } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import {
  addFundraising,
  claimOf,
  findFundraising,
  type FoundFundraising,
  type StoredFundraising,
} from './queries.ts'

type ViewContext = { gazetteer: Gazetteer; db: Db; now: Date; isOwn: boolean; hasAccount: boolean }

/**
 * As it goes over the wire. A stranger could share a signed address, so only accounts get one: files
 * that anybody may send must not be public here.
 */
export function shownFundraising(
  { request, documents }: Pick<FoundFundraising, 'request' | 'documents'>,
  { gazetteer, db, now, isOwn, hasAccount }: ViewContext,
): FundraisingRequest {
  const { createdAt, emirateId, email, phone, ...rest } = request
  const emirate = gazetteer.byId(emirateId)
  const sign = createSigner(db, now)
  return {
    ...rest,
    email: isOwn ? email : maskEmail(email),
    phone: isOwn ? phone : maskPhone(phone),
    isMasked: !isOwn,
    emirate: emirate ? { id: emirate.id, slug: emirate.slug, name: emirate.name } : null,
    files: documents.map(({ id, bytes }) => ({
      id,
      bytes,
      url: isOwn && hasAccount ? sign(fileAddress({ id, ending: 'pdf' })) : null,
    })),
    createdAt: createdAt.toISOString(),
  }
}

type SendingCall = CreatingCall<typeof createFundraising>

/** All faults together, so that one correction is enough. */
function readRequest({ body, now }: SendingCall, gazetteer: Gazetteer): StoredFundraising {
  const phone = readPhone(body.phone)
  const isEmirate = gazetteer.byId(body.emirateId)?.kind === 'emirate'
  if (!phone || !isEmirate) {
    throw new Refusal(422, [
      ...(phone ? [] : [{ code: 'invalid_phone' as const, path: 'phone' }]),
      ...(isEmirate ? [] : [{ code: 'unknown_choice' as const, path: 'emirateId' }]),
    ])
  }
  const { name, email, companyName, projectTitle, emirateId, projectType, currency } = body
  return {
    id: newId(),
    name,
    email,
    phone,
    companyName,
    projectTitle,
    emirateId,
    projectType,
    amount: Math.round(body.amount * 100) / 100,
    currency,
    summary: body.summary,
    createdAt: now,
  }
}

type Sending = {
  gazetteer: Gazetteer
  post: Post
  settings: () => Pick<Settings, 'contact'>
}

export async function sendFundraising(
  call: SendingCall,
  { gazetteer, post, settings }: Sending,
): Promise<CreatedReply> {
  const { db, body, language, caller, now } = call
  const request = readRequest(call, gazetteer)
  const ids = [...new Set(body.fileIds ?? [])]
  const claim = { ids, claimedFor: claimOf(request.id), path: 'fileIds', now }
  await requireDocuments(db, claim)
  await throttleForm(db, { form: 'fundraising', caller, now })
  const sender = await findSender(call)
  const { consentVersion } = body
  const added = { request, sender, language, consentVersion, isSuspected: isSuspected(body) }
  const { email: to } = settings().contact
  const path = `/fundraising/show/${request.id}`
  const notice = { to, path, phrases, isSuspected: added.isSuspected }
  return call.transact(
    async (tx) => {
      await addFundraising(tx, added)
      await claimDocuments(tx, claim)
      await mailCompany(tx, notice, { ...call, post })
      const found = await findFundraising(tx, request.id)
      const hasAccount = sender.accountId !== null
      const shown = { gazetteer, db: tx, now, isOwn: true, hasAccount }
      return { fundraisingRequest: shownFundraising(found!, shown) }
    },
    () => claimOf(request.id),
  )
}

/** @throws Refusal 404 */
export async function readFundraising(
  call: ReadingCall & { params: { id: string } },
  gazetteer: Gazetteer,
): Promise<FundraisingRequest> {
  const { db, params, now } = call
  const found = requestId.test(params.id) ? await findFundraising(db, params.id) : undefined
  if (!found) throw new Refusal(404, [{ code: 'not_found' }])
  const isOwn = await maySeeAll(call, found.sender)
  const account = await findAccount(db, { bearer: call.caller.bearer, now })
  return shownFundraising(found, { gazetteer, db, now, isOwn, hasAccount: account !== undefined })
}
