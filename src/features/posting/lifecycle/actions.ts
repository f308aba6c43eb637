import { loadIsReviewed } from '#features/posting/own-ads/queries/review.ts'
import { fileAddress } from '#features/files/uploads/rules.ts'
import type { TakenFile } from '#features/files/uploads/queries.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { findPermitFaults } from '#features/listing/permits/queries.ts'
import {
  choosePackage,
  packageFullReason,
  requireSlot,
} from '#features/posting/packages/queries.ts'
import {
  findOpenSubscriptions,
  hasSlotFor,
  lockSlots,
} from '#features/posting/packages/queries/subscriptions.ts'
import {
  type Basis,
  assignPackage,
  type HeldSubscription,
  lastDayOf,
  type PackageRow,
} from '#features/posting/packages/rules.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { contentLanguageOf } from '#i18n/language.ts'
import { formatDay } from '#i18n/format.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { type Database, transaction } from '#platform/sql.ts'
import { phrases } from './phrases.ts'
import { expireAds, detachFile, transition, setVisible, claimEndingAds } from './queries.ts'
import {
  resolveSubmittedState,
  type EndingAd,
  isRenewalTooEarly,
  canTransition,
  computeRenewedEnd,
  type State,
  findRequestedTransition,
} from './rules.ts'

export async function detachFileFromAd(db: Db, file: TakenFile): Promise<void> {
  const [, id] = /^properties\/(\d+)$/.exec(file.claimedFor ?? '') ?? []
  if (id) await detachFile(db, { id: Number(id), address: fileAddress(file) })
}

const maxAdsOfTransaction = 500

export async function endAds(database: Database, now: Date): Promise<number> {
  const today = dayInDubai(now)
  const ended = await transaction(database, ({ kysely }) =>
    expireAds(kysely, { today, limit: maxAdsOfTransaction }),
  )
  return ended.length < maxAdsOfTransaction
    ? ended.length
    : ended.length + (await endAds(database, now))
}

type MailContext = { post: Post; origin: string; now: Date }

async function mailReminder(db: Db, ad: EndingAd, { post, origin, now }: MailContext) {
  const { language, id, name, email } = ad
  const reference = textInMail(ad.referenceId)
  const title = textInMail(ad.title[contentLanguageOf(language)]) || reference
  const values = { title, reference, day: formatDay(ad.endDate, language) }
  const mail = {
    to: email,
    language,
    name,
    subject: formatPhrase(phrases.endingSubject, language, values),
    paragraphs: [
      formatPhrase(phrases.endingReason, language, values),
      formatPhrase(phrases.endingAdvice, language, values),
    ],
    link: {
      label: formatPhrase(phrases.endingAction, language),
      url: `${origin}/${language}/my-properties/${id}`,
    },
    footer: formatPhrase(phrases.endingFooter, language),
  }
  await post(db, mail, { now })
}

/** Days before the last day of an ad. */
const reminders = [1, 7]

/** Sends each reminder of an ad once; answers how many. */
export async function mailEndReminders(database: Database, context: MailContext): Promise<number> {
  const today = dayInDubai(context.now)
  let mailCount = 0
  for (const days of reminders) {
    mailCount += await transaction(database, async ({ kysely }) => {
      const ads = await claimEndingAds(kysely, { today, days, limit: maxAdsOfTransaction })
      for (const ad of ads) await mailReminder(kysely, ad, context)
      return ads.length
    })
  }
  return mailCount
}

type ActionContext = { actorId: number; now: Date; gazetteer: () => Gazetteer }

const conflict = (code: 'not_possible_now' | 'renewal_needed' | 'renewal_too_early') =>
  new Refusal(409, [{ code }])

export const switchVisible = (db: Db, row: OwnRow, how: { visible: boolean; actorId: number }) =>
  setVisible(db, { id: row.id, state: row.state, ...how })

/** Where operators enforce permits no ad becomes public again without one. */
async function requirePermit(db: Db, row: OwnRow, { gazetteer, now }: ActionContext) {
  const { managingAccountId, id: propertyId } = row
  const whose = { managingAccountId, propertyId, gazetteer, today: dayInDubai(now) }
  const reasons = await findPermitFaults(db, row, whose)
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

/** A closed ad comes back only within its time, and if its package has room. */
async function requireReopenable(db: Db, row: OwnRow, context: ActionContext) {
  const { id, endDate, firstPublishedAt, currentPackage, managingAccountId } = row
  const isOver = endDate !== null && endDate < dayInDubai(context.now)
  if (isOver || firstPublishedAt === null) throw conflict('renewal_needed')
  await requirePermit(db, row, context)
  if (!currentPackage) return
  const today = dayInDubai(context.now)
  if (currentPackage.price === 0 || !row.currentSubscription) {
    return requireSlot(db, { row: currentPackage, managingAccountId, propertyId: id, today })
  }
  await lockSlots(db, currentPackage.id, managingAccountId)
  const slot = { subscriptionId: row.currentSubscription.id, propertyId: id }
  if (!(await hasSlotFor(db, slot))) throw new Refusal(422, [packageFullReason(currentPackage)])
}

type TransitionRequest = { state: 'under_offer' | 'live' | 'closed'; reason: string | null }

/** Answers the state reached: an ad that was changed since its approval is reviewed. */
export async function requestTransition(
  db: Db,
  row: OwnRow,
  request: TransitionRequest & ActionContext,
): Promise<State> {
  const { state: to, reason, actorId } = request
  const from = row.state
  const transitionName = findRequestedTransition(from, to)
  if (!transitionName) throw conflict('not_possible_now')
  if (transitionName === 'reopen' && from === 'closed') await requireReopenable(db, row, request)
  return transition(db, { id: row.id, from, to, actorId, reason })
}

const isOnShow = (state: State) => state === 'live' || state === 'under_offer'

/** An ad that never was public is let in like a submitted one; `transition` decides on the others. */
async function resolveRenewedState(db: Db, row: OwnRow, isFree: boolean): Promise<State> {
  const { state: from, firstPublishedAt, managingAccountId } = row
  if (isOnShow(from)) return from
  if (firstPublishedAt !== null) return isFree ? 'live' : 'awaiting_payment'
  return resolveSubmittedState({
    from,
    isPaid: isFree,
    isReviewed: await loadIsReviewed(db, managingAccountId),
  })
}

type RenewalRequest = ActionContext & { subscriptionId?: number | null | undefined }

type RenewedDays = { today: string; chosen: PackageRow; subscription: HeldSubscription | undefined }

/** An ad of a subscription lasts as long as that, and not shorter than it had. */
function renewedDaysOf({ startDate, endDate }: OwnRow, renewed: RenewedDays) {
  const { today, chosen, subscription } = renewed
  const last = (start: string) => lastDayOf(start, chosen)
  const ownEnd = subscription ? (endDate ?? today) : computeRenewedEnd({ endDate, today }, last)
  const end = subscription && subscription.endDate > ownEnd ? subscription.endDate : ownEnd
  return { startDate: startDate ?? today, endDate: end }
}

async function findFreeSubscription(db: Db, row: OwnRow, { chosen, today }: RenewalChoice) {
  const { id: propertyId, managingAccountId } = row
  const holder = { packageId: chosen.id, managingAccountId, propertyId, today }
  return chosen.price === 0 ? undefined : (await findOpenSubscriptions(db, holder))[0]
}

type RenewalChoice = { chosen: PackageRow; today: string }

async function requireRenewable(db: Db, row: OwnRow, choice: RenewalChoice & ActionContext) {
  const { id: propertyId, state, endDate, managingAccountId } = row
  const { chosen, today } = choice
  const isPaid = chosen.price > 0
  if (isPaid && isOnShow(state)) throw new Refusal(409, [{ code: 'paid_renewal_too_early' }])
  const last = (start: string) => lastDayOf(start, chosen)
  if (!isPaid && isRenewalTooEarly({ endDate, today }, last)) throw conflict('renewal_too_early')
  await requirePermit(db, row, choice)
  await requireSlot(db, { row: chosen, managingAccountId, propertyId, today })
}

/**
 * A package with a price leaves the ad in `awaiting_payment`, unless a subscription to it has a free
 * slot. Answers the state reached.
 */
export async function renewAd(db: Db, row: OwnRow, request: RenewalRequest): Promise<State> {
  const { id, state: from, adTypeId } = row
  const { subscriptionId, actorId, now } = request
  if (adTypeId === null || !canTransition('renew', from, 'live')) throw conflict('not_possible_now')
  const chosen = await choosePackage(db, { adTypeId, subscriptionId })
  const today = dayInDubai(now)
  await requireRenewable(db, row, { ...request, chosen, today })
  const subscription = await findFreeSubscription(db, row, { chosen, today })
  const step = { id, from, actorId, reason: 'renewed', ...assignPackage(chosen, subscription) }
  const to = await resolveRenewedState(db, row, chosen.price === 0 || subscription !== undefined)
  const days = renewedDaysOf(row, { today, chosen, subscription })
  const isDated = isOnShow(to) || (to === 'in_review' && subscription)
  return transition(db, { ...step, to, ...(isDated && days) })
}

type Payment = {
  basis: Exclude<Basis, 'free'>
  actorId: number | null
  now: Date
  subscription?: HeldSubscription
}

/** The only way into a paid package. Throws 409 if the ad does not await a payment. */
export async function settlePayment(db: Db, row: OwnRow, payment: Payment): Promise<State> {
  const { id, state: from, wantedPackage: chosen } = row
  const { basis: packageBasis, actorId, now, subscription } = payment
  if (from !== 'awaiting_payment' || !chosen) throw conflict('not_possible_now')
  const to = await resolveRenewedState(db, row, true)
  const held = subscription && { subscriptionId: subscription.id }
  const assignment = { packageId: chosen.id, packageBasis, ...held }
  const step = { id, from, to, actorId, reason: packageBasis, ...assignment }
  const days = renewedDaysOf(row, { today: dayInDubai(now), chosen, subscription })
  return transition(db, { ...step, ...((to === 'live' || subscription) && days) })
}
