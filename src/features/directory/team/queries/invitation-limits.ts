import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { mailLimitOfCaller } from '#platform/mail/mail-limits.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countAccount, throttleAccount, throttleCaller } from '#platform/session/throttle.ts'
import { dailyLimitOf, hourlyLimit, maxOpenInvitations } from '../rules/invitation-limits.ts'

type InviteCall = {
  db: Db
  account: { id: AccountId }
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  now: Date
}

/** Also counts with the other mails of the caller and its network. @throws Refusal 429 */
export async function countInvitation({ db, account, caller, now }: InviteCall): Promise<void> {
  const day = dailyLimitOf(caller.isKnown)
  const inviting = { account, caller, now }
  const counted = await countAccount(db, { ...day, name: 'invite/day/by', ...inviting })
  const { isWithin, maximum, wait } = counted
  if (!isWithin) {
    const values = { maximum }
    throw new Refusal(429, [{ code: 'too_many_invitations', values }], wait)
  }
  await throttleAccount(db, { ...hourlyLimit, name: 'invite/by', ...inviting })
  await throttleCaller(db, { ...mailLimitOfCaller, caller, now })
}

/** Locks the invitations of the agency. @throws Refusal 409 `invitations_full` */
export async function requireInvitationQuota(
  tx: Db,
  { agencyId, email }: { agencyId: AccountId; email: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invitations'), ${agencyId})`.execute(tx)
  const others = await tx
    .selectFrom('invitations')
    .select((the) => the.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('email', '<>', email)
    .executeTakeFirstOrThrow()
  if (Number(others.count) < maxOpenInvitations) return
  const values = { maximum: maxOpenInvitations }
  throw new Refusal(409, [{ code: 'invitations_full', path: 'email', values }])
}
