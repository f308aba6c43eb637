import type { Db } from '#platform/handle.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Caller } from '#platform/session/caller.ts'
import { type Holder, lockPassword } from './queries/passwords.ts'

type Compared = { password: string; passwords: Passwords; caller: Pick<Caller, 'address'> }

/**
 * To be asked in the transaction that changes something for a right password: the account may have
 * another one, or be erased, since it was compared. The same password under another hash still counts.
 */
export async function isStillRight(
  tx: Db,
  holder: Pick<Holder, 'id' | 'passwordHash'>,
  { password, passwords, caller }: Compared,
): Promise<boolean> {
  const current = await lockPassword(tx, holder.id)
  return current === holder.passwordHash || passwords.isRight(password, current, caller)
}
