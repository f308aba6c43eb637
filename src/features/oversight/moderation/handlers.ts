import { moveAd } from '#features/posting/lifecycle/queries.ts'
import { verdictMove } from '#features/posting/lifecycle/rules.ts'
import { requireOwn, showOwn } from '#features/posting/own-ads/actions.ts'
import { type Lookups, type OwnRow, versionOf } from '#features/posting/own-ads/rules/own-ads.ts'
import { permitReasons } from '#features/listing/permits/queries.ts'
import { endOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { moderateProperty } from './contract.ts'
import { mailVerdict } from './mail.ts'
import { findEndAfterReview } from './queries.ts'

type Parts = Lookups & { post: Post }
type Moderating = Call<typeof moderateProperty>

/** The days of an ad begin with its approval and do not run while it waits. */
async function daysOf(db: Db, { id, state, endDate, held }: OwnRow, today: string) {
  if (endDate === null) return held ? { startDate: today, endDate: endOf(today, held) } : {}
  if (state !== 'in_review') return {}
  return { endDate: await findEndAfterReview(db, { id, endDate, today }) }
}

async function move(db: Db, row: OwnRow, call: Moderating & Parts) {
  const { body, account, now, gazetteer } = call
  const { id, state: from, keeperId } = row
  if (!verdictMove(from, body.state)) throw new Refusal(409, [{ code: 'not_possible_now' }])
  const step = { id, from, to: body.state, actorId: account.id, reason: body.reason }
  if (body.state !== 'live') return void (await moveAd(db, step))
  const today = dayInDubai(now)
  const reasons = await permitReasons(db, row, { keeperId, propertyId: id, gazetteer, today })
  if (reasons.length > 0) throw new Refusal(422, reasons)
  const days = await daysOf(db, row, today)
  await moveAd(db, { ...step, ...days, isApproval: true })
}

async function moderate(call: Moderating, parts: Parts) {
  const { account, params, body, now, caller, versions } = call
  const property = await call.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, { account, id: params.id }, { locks: true })
    // An approval names the version that was reviewed; taking an ad off the site may not wait.
    const require = body.state === 'live' ? versions.requireNamed : versions.require
    require(versionOf(before), { property: await showOwn(tx, before, { ...parts, now }) })
    await move(tx, before, { ...parts, ...call })
    await mailVerdict(tx, before, { ...body, origin: caller.origin(), post: parts.post, now })
    const after = await requireOwn(tx, { account, id: params.id })
    versions.show(versionOf(after))
    return showOwn(tx, after, { ...parts, now })
  })
  return { property }
}

export const moderationHandlers = (parts: Parts): Handler[] => [
  handle(moderateProperty, (call) => moderate(call, parts)),
]
