import { loadReviewed } from '#features/posting/own-ads/queries/review.ts'
import { fileAddress } from '#features/files/uploads/rules.ts'
import type { TakenFile } from '#features/files/uploads/queries.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { permitReasons } from '#features/listing/permits/queries.ts'
import { choosePackage, requireSlot } from '#features/posting/packages/queries.ts'
import { type Basis, chosenPlace, endOf } from '#features/posting/packages/rules.ts'
import { say } from '#i18n/phrases.ts'
import { contentLanguageOf } from '#i18n/language.ts'
import { formatDay } from '#i18n/format.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { textInLetter } from '#platform/mail/letter.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { type Database, transaction } from '#platform/sql.ts'
import { phrases } from './phrases.ts'
import { expireAds, leaveFile, moveAd, setVisible, takeEnding } from './queries.ts'
import {
  afterSubmission,
  type Ending,
  isTooEarly,
  mayMove,
  renewedEnd,
  type State,
  wishedMove,
} from './rules.ts'

/** Removes a deleted file from the ad that it was claimed for. */
export async function leaveAd(db: Db, file: TakenFile): Promise<void> {
  const [, id] = /^properties\/(\d+)$/.exec(file.claimedFor ?? '') ?? []
  if (id) await leaveFile(db, { id: Number(id), address: fileAddress(file) })
}

/** Ads in one transaction. */
const batch = 500

export async function endAds(database: Database, now: Date): Promise<number> {
  const today = dayInDubai(now)
  const ended = await transaction(database, ({ kysely }) =>
    expireAds(kysely, { today, limit: batch }),
  )
  return ended.length < batch ? ended.length : ended.length + (await endAds(database, now))
}

type Mailing = { post: Post; origin: string; now: Date }

async function remind(db: Db, ad: Ending, { post, origin, now }: Mailing) {
  const { language, id, name, email } = ad
  const reference = textInLetter(ad.referenceId)
  const title = textInLetter(ad.title[contentLanguageOf(language)]) || reference
  const values = { title, reference, day: formatDay(ad.endDate, language) }
  const letter = {
    to: email,
    language,
    name,
    subject: say(phrases.endingSubject, language, values),
    paragraphs: [
      say(phrases.endingReason, language, values),
      say(phrases.endingAdvice, language, values),
    ],
    link: {
      label: say(phrases.endingAction, language),
      url: `${origin}/${language}/my-properties/${id}`,
    },
    footer: say(phrases.endingFooter, language),
  }
  await post(db, letter, { now })
}

/** Days before the last day of an ad. */
const reminders = [1, 7]

/** Sends each reminder of an ad once; answers how many. */
export async function remindOfEnds(database: Database, mailing: Mailing): Promise<number> {
  const today = dayInDubai(mailing.now)
  let told = 0
  for (const days of reminders) {
    told += await transaction(database, async ({ kysely }) => {
      const ads = await takeEnding(kysely, { today, days, limit: batch })
      for (const ad of ads) await remind(kysely, ad, mailing)
      return ads.length
    })
  }
  return told
}

type Doing = { actorId: number; now: Date; gazetteer: () => Gazetteer }

const conflict = (code: 'not_possible_now' | 'renewal_needed' | 'renewal_too_early') =>
  new Refusal(409, [{ code }])

export const switchVisible = (db: Db, row: OwnRow, how: { visible: boolean; actorId: number }) =>
  setVisible(db, { id: row.id, state: row.state, ...how })

/** Where operators enforce permits no ad becomes public again without one. */
async function requirePermit(db: Db, row: OwnRow, { gazetteer, now }: Doing) {
  const { keeperId, id: propertyId } = row
  const whose = { keeperId, propertyId, gazetteer, today: dayInDubai(now) }
  const reasons = await permitReasons(db, row, whose)
  if (reasons.length > 0) throw new Refusal(422, reasons)
}

/** A closed ad comes back only within its time, and if its package has room. */
async function requireTime(db: Db, row: OwnRow, doing: Doing) {
  const { id, endDate, firstPublishedAt, held, keeperId } = row
  const isOver = endDate !== null && endDate < dayInDubai(doing.now)
  if (isOver || firstPublishedAt === null) throw conflict('renewal_needed')
  await requirePermit(db, row, doing)
  if (held) await requireSlot(db, { row: held, keeperId, propertyId: id })
}

type Wish = { state: 'under_offer' | 'live' | 'closed'; reason: string | null }

/** Answers the state reached: an ad that was changed since its approval is reviewed. */
export async function moveByWish(db: Db, row: OwnRow, wish: Wish & Doing): Promise<State> {
  const { state: to, reason, actorId } = wish
  const from = row.state
  const move = wishedMove(from, to)
  if (!move) throw conflict('not_possible_now')
  if (move === 'reopen' && from === 'closed') await requireTime(db, row, wish)
  return moveAd(db, { id: row.id, from, to, actorId, reason })
}

const isOnShow = (state: State) => state === 'live' || state === 'under_offer'

/** An ad that never was public is let in like a submitted one; `moveAd` decides on the others. */
async function renewedState(db: Db, row: OwnRow, isFree: boolean): Promise<State> {
  const { state: from, firstPublishedAt, keeperId } = row
  if (isOnShow(from)) return from
  if (firstPublishedAt !== null) return isFree ? 'live' : 'awaiting_payment'
  return afterSubmission({ from, isPaid: isFree, isReviewed: await loadReviewed(db, keeperId) })
}

type Renewing = Doing & { subscriptionId?: number | null | undefined }

/** A paid package leaves the ad in `awaiting_payment`. Answers the state reached. */
export async function renewAd(db: Db, row: OwnRow, renewing: Renewing): Promise<State> {
  const { id, state: from, adTypeId, keeperId, endDate } = row
  const { subscriptionId, actorId, now } = renewing
  if (adTypeId === null || !mayMove('renew', from, 'live')) throw conflict('not_possible_now')
  const chosen = await choosePackage(db, { adTypeId, subscriptionId })
  const isPaid = chosen.price > 0
  if (isPaid && isOnShow(from)) throw new Refusal(409, [{ code: 'paid_renewal_too_early' }])
  const today = dayInDubai(now)
  const last = (start: string) => endOf(start, chosen)
  if (!isPaid && isTooEarly({ endDate, today }, last)) throw conflict('renewal_too_early')
  await requirePermit(db, row, renewing)
  await requireSlot(db, { row: chosen, keeperId, propertyId: id })
  const step = { id, from, actorId, reason: 'renewed', ...chosenPlace(chosen) }
  const to = await renewedState(db, row, !isPaid)
  const startDate = row.startDate ?? today
  const days = { startDate, endDate: renewedEnd({ endDate, today }, last) }
  return moveAd(db, { ...step, to, ...(isOnShow(to) && days) })
}

type Payment = { basis: Exclude<Basis, 'free'>; actorId: number | null; now: Date }

/** The only way into a paid package. Throws 409 if the ad does not await a payment. */
export async function settlePayment(db: Db, row: OwnRow, payment: Payment): Promise<void> {
  const { id, state: from, wanted, endDate } = row
  const { basis: packageBasis, actorId, now } = payment
  if (from !== 'awaiting_payment' || !wanted) throw conflict('not_possible_now')
  const to = await renewedState(db, row, true)
  const place = { packageId: wanted.id, packageBasis }
  const step = { id, from, to, actorId, reason: packageBasis, ...place }
  if (to !== 'live') return void (await moveAd(db, step))
  const today = dayInDubai(now)
  const last = (start: string) => endOf(start, wanted)
  const days = { startDate: row.startDate ?? today, endDate: renewedEnd({ endDate, today }, last) }
  await moveAd(db, { ...step, ...days })
}
