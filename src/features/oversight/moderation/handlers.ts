import { transition } from '#features/posting/lifecycle/queries.ts'
import { findVerdictTransition } from '#features/posting/lifecycle/rules.ts'
import { changeOwn } from '#features/posting/own-ads/actions.ts'
import type { Lookups, OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { findPermitFaults } from '#features/listing/permits/queries.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { moderateProperty } from './contract.ts'
import { mailVerdict } from './mail.ts'
import { findEndAfterReview } from './queries.ts'

type Dependencies = Lookups & { post: Post }
type ModerateCall = Call<typeof moderateProperty>

/** The days of an ad begin with its approval and do not run while it waits. */
async function findDays(db: Db, row: OwnRow, today: string) {
  const { id, state, endDate, currentPackage, currentSubscription } = row
  // An ad of a subscription ends with it, however long the review took.
  if (currentSubscription) return { startDate: row.startDate ?? today }
  if (endDate === null)
    return currentPackage ? { startDate: today, endDate: lastDayOf(today, currentPackage) } : {}
  if (state !== 'in_review') return {}
  return { endDate: await findEndAfterReview(db, { id, endDate, today }) }
}

async function applyVerdict(db: Db, row: OwnRow, call: ModerateCall & Dependencies) {
  const { body, account, now, gazetteer } = call
  const { id, state: from, managingAccountId } = row
  if (!findVerdictTransition(from, body.state))
    throw new Refusal(409, [{ code: 'not_possible_now' }])
  const step = { id, from, to: body.state, actorId: account.id, reason: body.reason }
  if (body.state !== 'live') return void (await transition(db, step))
  const today = dayInDubai(now)
  const reasons = await findPermitFaults(db, row, {
    managingAccountId,
    propertyId: id,
    gazetteer,
    today,
  })
  if (reasons.length > 0) throw new Refusal(422, reasons)
  const days = await findDays(db, row, today)
  await transition(db, { ...step, ...days, isApproval: true })
}

async function moderate(call: ModerateCall, dependencies: Dependencies) {
  const { body, now, caller, versions } = call
  // An approval names the version that was reviewed; taking an ad off the site may not wait.
  const require = body.state === 'live' ? versions.requireNamed : versions.require
  return changeOwn(
    { ...call, versions: { ...versions, require } },
    dependencies,
    async (tx, row) => {
      await applyVerdict(tx, row, { ...dependencies, ...call })
      await mailVerdict(tx, row, { ...body, origin: caller.origin(), post: dependencies.post, now })
    },
  )
}

export const moderationHandlers = (dependencies: Dependencies): Handler[] => [
  handle(moderateProperty, (call) => moderate(call, dependencies)),
]
