import { requireOwn, showOwn } from '#features/my-properties/jobs.ts'
import { type Lookups, type OwnRow, versionOf } from '#features/my-properties/rules.ts'
import { endOf } from '#features/subscriptions/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { renewProperty, setState, setVisibility } from './contract.ts'
import { choosePackage, findPackagesById, requireSlot } from '#features/subscriptions/queries.ts'
import { moveAd, setVisible } from './queries.ts'
import { isTooEarly, mayMove, renewedEnd, type State, wishedMove } from './rules.ts'

type Changing = Call<typeof setVisibility> | Call<typeof setState> | Call<typeof renewProperty>

const conflict = (code: 'not_possible_now' | 'renewal_needed' | 'renewal_too_early') =>
  new Refusal(409, [{ code }])

/** An own ad, changed by nobody else until `change` has done its work, as it is afterwards. */
async function changed(
  call: Changing,
  lookups: Lookups,
  change: (db: Db, row: OwnRow) => Promise<void>,
) {
  const { account, params, now, versions } = call
  const property = await call.db.transaction().execute(async (tx) => {
    const before = await requireOwn(tx, { account, id: params.id }, { locks: true })
    const current = await showOwn(tx, before, { ...lookups, now })
    versions.require(versionOf(before), { property: current })
    await change(tx, before)
    const after = await requireOwn(tx, { account, id: params.id })
    versions.show(versionOf(after))
    return showOwn(tx, after, { ...lookups, now })
  })
  return { property }
}

/** An ad that was closed comes back within the time it has, where its package has room. */
async function requireTime(db: Db, row: OwnRow, now: Date) {
  const { id, endDate, firstPublishedAt, packageId, keeperId } = row
  const isOver = endDate !== null && endDate < dayInDubai(now)
  if (isOver || firstPublishedAt === null) throw conflict('renewal_needed')
  const [held] = await findPackagesById(db, packageId === null ? [] : [packageId])
  if (held) await requireSlot(db, { row: held, keeperId, propertyId: id })
}

async function moveByWish(db: Db, row: OwnRow, call: Call<typeof setState>) {
  const { state: to, reason } = call.body
  const from = row.state
  const move = wishedMove(from, to)
  if (!move) throw conflict('not_possible_now')
  if (move === 'reopen' && from === 'closed') await requireTime(db, row, call.now)
  await moveAd(db, { id: row.id, from, to, actorId: call.account.id, reason })
}

const isOnShow = (state: State) => state === 'live' || state === 'under_offer'

async function renew(db: Db, row: OwnRow, call: Call<typeof renewProperty>) {
  const { id, state: from, adTypeId, keeperId, endDate } = row
  const { subscriptionId } = call.body
  if (adTypeId === null || !mayMove('renew', from, 'live')) throw conflict('not_possible_now')
  const chosen = await choosePackage(db, { adTypeId, subscriptionId })
  const isPaid = chosen.price > 0
  if (isPaid && isOnShow(from)) throw new Refusal(409, [{ code: 'paid_renewal_too_early' }])
  const today = dayInDubai(call.now)
  const last = (start: string) => endOf(start, chosen)
  if (isOnShow(from) && isTooEarly({ endDate, today }, last)) throw conflict('renewal_too_early')
  await requireSlot(db, { row: chosen, keeperId, propertyId: id })
  const step = { id, from, actorId: call.account.id, reason: 'renewed', packageId: chosen.id }
  if (isPaid) return moveAd(db, { ...step, to: 'awaiting_payment' })
  const to = isOnShow(from) ? from : 'live'
  await moveAd(db, { ...step, to, endDate: renewedEnd({ endDate, today }, last) })
}

export const adLifeHandlers = (lookups: Lookups): Handler[] => [
  handle(setVisibility, (call) =>
    changed(call, lookups, (db, { id, state }) =>
      setVisible(db, { id, state, visible: call.body.visibility, actorId: call.account.id }),
    ),
  ),
  handle(setState, (call) => changed(call, lookups, (db, row) => moveByWish(db, row, call))),
  handle(renewProperty, (call) => changed(call, lookups, (db, row) => renew(db, row, call))),
]
