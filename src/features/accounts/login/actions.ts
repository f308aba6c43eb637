import type { Db, Visitor } from '#platform/handle.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Refusal } from '#platform/refusal.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { Caller } from '#platform/session/caller.ts'
import { deviceKey, findAccountsOfDevice } from '#platform/session/devices.ts'
import {
  accountBudget,
  accountKeys,
  type AttemptBudget,
  attemptRefusal,
  forgetAttempts,
  nameKey,
  phoneBudget,
  reserveAttempt,
} from '#platform/session/login-attempts.ts'
import { findHolders, type Holder, maxHolders } from './queries/phones.ts'

type LoggingIn = {
  db: Db
  visitor: Visitor
  caller: Pick<Caller, 'address' | 'allowance'>
  now: Date
  passwords: Passwords
  phone: string
  password: string
}

/** Compares with all of them, so that the time does not reveal which one is right. */
async function findRight(
  { passwords, password, caller }: LoggingIn,
  holders: readonly (Holder | undefined)[],
) {
  let right: Holder | undefined
  for (const holder of holders) {
    const isRight = await passwords.isRight(password, holder?.passwordHash, caller)
    if (isRight) right ??= holder
  }
  return right
}

const padTo = (length: number, holders: readonly Holder[]) =>
  Array.from({ length }, (_, at) => holders[at])

const keyOf = ({ visitor }: LoggingIn, { id }: Holder) =>
  deviceKey(accountKeys(id).password, hashOf(visitor.id()))

async function findKnown({ db, visitor }: LoggingIn, holders: readonly Holder[]) {
  const accountIds = holders.map(({ id }) => id)
  const ids = await findAccountsOfDevice(db, { accountIds, visitorId: visitor.id() })
  return holders.filter(({ id }) => ids.includes(id))
}

function reserve({ db, caller, now }: LoggingIn, counted: { key: string; budget: AttemptBudget }) {
  return reserveAttempt(db, { ...counted, allowance: caller.allowance, now })
}

const reserveName = (call: LoggingIn) =>
  reserve(call, { key: nameKey(call.phone), budget: phoneBudget })

async function bookKnown(call: LoggingIn, known: readonly Holder[]) {
  const allowed: Holder[] = []
  let refusal: Refusal | undefined
  for (const holder of known) {
    const reservation = await reserve(call, { key: keyOf(call, holder), budget: accountBudget })
    if (reservation.isAllowed) allowed.push(holder)
    else refusal ??= attemptRefusal(reservation)
  }
  if (refusal && allowed.length === 0) throw refusal
  return { allowed, refusal }
}

/**
 * Always compares `maxHolders` times, so that the time does not reveal how many accounts there are.
 * Accounts known in this browser come first, each under its own count. The count of the number is
 * not lowered by a right password: the owner of one account could otherwise guess at that of
 * another by setting it for their own (docs/decisions/0022-phone-numbers-of-several-accounts.md).
 * @throws 429 when no account may be tried, or one of this browser may not and no other is right
 */
export async function provePhone(call: LoggingIn): Promise<Holder | undefined> {
  const holders = await findHolders(call.db, call.phone)
  const known = await findKnown(call, holders)
  const { allowed, refusal } = await bookKnown(call, known)
  const own = await findRight(call, allowed)
  const reservation = own ? undefined : await reserveName(call)
  if (reservation && !reservation.isAllowed && known.length === 0) throw attemptRefusal(reservation)
  const others = reservation?.isAllowed ? holders.filter((holder) => !known.includes(holder)) : []
  const other = await findRight(call, padTo(maxHolders - allowed.length, others))
  if (own) await forgetAttempts(call.db, [keyOf(call, own)])
  if (!own && !other && refusal) throw refusal
  return own ?? other
}
