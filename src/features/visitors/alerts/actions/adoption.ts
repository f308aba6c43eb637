import type { AccountId } from '#platform/session/account.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import { lockVisitor, mergeOwners } from '../queries/adoption.ts'
import { saveOwner } from '../queries/owners.ts'
import { scheduleUntold } from '../queries/schedule.ts'

/** After it the searches of the browser are those of the account, whose address gets their alerts. */
export const adoptSearches: AdoptVisitor = async (tx, { accountId, visitorId }) => {
  const visitor = await lockVisitor(tx, visitorId)
  if (!visitor) return
  const now = new Date()
  const person = { accountId: accountId as AccountId }
  const account = await saveOwner(tx, person, { language: visitor.language, now })
  await mergeOwners(tx, visitor.id, account.id)
  await scheduleUntold(tx, account.id, now)
}
