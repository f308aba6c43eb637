import { maskEmail } from '#features/directory/own-profile/rules.ts'
import { toFils } from '#features/listing/costs/rules/mortgage.ts'
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
import { placeWithPath } from '#features/visitors/property-requests/rules.ts'
import type { Call, CreatedReply, CreatingCall } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { readPhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { applicationId, type createApplication, type FinanceApplication } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import { addApplication, findApplication, placeOf, type StoredApplication } from './queries.ts'
import { findBirthYearFault, findUnknownLocation, indicationOf } from './rules.ts'

type ViewContext = { gazetteer: Gazetteer; yearlyRate: number; now: Date }

const nobody = {
  isMasked: true,
  budget: null,
  initialPaymentPercentage: null,
  name: null,
  uaeNational: null,
  birthYear: null,
  employmentSituation: null,
  totalIncome: null,
  creditCardLimit: null,
  monthlyRepayments: null,
  indication: null,
}

/** As it goes over the wire. Places that are no longer there are left out. */
export function shownApplication(
  application: StoredApplication,
  { gazetteer, ...terms }: ViewContext,
): FinanceApplication {
  const { locations, createdAt } = application
  return {
    ...application,
    isMasked: false,
    locations: locations.flatMap((id) => placeWithPath(gazetteer, id) ?? []),
    indication: indicationOf(application, terms),
    createdAt: createdAt.toISOString(),
  }
}

export const maskedApplication = (shown: FinanceApplication): FinanceApplication => ({
  ...shown,
  ...nobody,
  phone: maskPhone(shown.phone),
  email: maskEmail(shown.email),
})

type SendingCall = CreatingCall<typeof createApplication>

/** All faults together, so that one correction is enough. */
function readApplication({ body, now }: SendingCall, gazetteer: Gazetteer): StoredApplication {
  const phone = readPhone(body.phone)
  const faults = [
    ...findUnknownLocation(body, gazetteer),
    ...(phone ? [] : [{ code: 'invalid_phone' as const, path: 'phone' }]),
    ...findBirthYearFault(body, now),
  ]
  if (!phone || faults.length > 0) throw new Refusal(422, faults)
  const { topicNote: _, openMs: __, consentVersion: ___, ...entered } = body
  return {
    ...entered,
    id: newId(),
    phone,
    locations: [...new Set(body.locations)],
    budget: toFils(body.budget),
    totalIncome: toFils(body.totalIncome),
    creditCardLimit: toFils(body.creditCardLimit),
    monthlyRepayments: toFils(body.monthlyRepayments),
    createdAt: now,
  }
}

export type Parts = {
  post: Post
  vault: Vault
  settings: () => Pick<Settings, 'contact' | 'mortgage'>
  gazetteer: () => Gazetteer
}

export async function sendApplication(call: SendingCall, parts: Parts): Promise<CreatedReply> {
  const { post, vault, settings } = parts
  const { db, body, language, caller, now } = call
  const gazetteer = parts.gazetteer()
  const application = readApplication(call, gazetteer)
  await throttleForm(db, { form: 'finance', caller, now })
  const sender = await findSender(call)
  const { consentVersion } = body
  const added = { application, sender, language, consentVersion, isSuspected: isSuspected(body) }
  const { contact, mortgage } = settings()
  const { email: to } = contact
  const path = `/finance/show/${application.id}`
  const notice = { to, path, phrases, isSuspected: added.isSuspected }
  return call.transact(
    async (tx) => {
      await addApplication(tx, vault, added)
      await mailCompany(tx, notice, { ...call, post })
      const shown = { gazetteer, yearlyRate: mortgage.defaultRate, now }
      return { financeApplication: shownApplication(application, shown) }
    },
    () => placeOf(application.id),
  )
}

type LinkCall = ReadingCall & Pick<Call<never>, 'log'>

/** @throws Refusal 404, or 409 where it does not open */
export async function readByLink(call: LinkCall, id: string, parts: Parts) {
  const found = applicationId.test(id) ? await findApplication(call.db, parts.vault, id) : undefined
  if (!found) throw new Refusal(404, [{ code: 'not_found' }])
  const { application, sender } = found
  if (!application) {
    call.log.error({ application: id }, 'a finance application does not open')
    throw new Refusal(409, [{ code: 'application_unreadable' }])
  }
  const terms = { yearlyRate: parts.settings().mortgage.defaultRate, now: call.now }
  const shown = shownApplication(application, { gazetteer: parts.gazetteer(), ...terms })
  return (await maySeeAll(call, sender)) ? shown : maskedApplication(shown)
}
