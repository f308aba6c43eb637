import type { Db } from '#platform/handle.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Caller } from '#platform/session/caller.ts'
import { type Holder, lockPassword } from './queries/passwords.ts'

type Comparison = { password: string; passwords: Passwords; caller: Pick<Caller, 'address'> }

/** Call it in the transaction of the change. A renewed hash of the same password is still right. */
export async function isStillRight(
  tx: Db,
  holder: Pick<Holder, 'id' | 'passwordHash'>,
  { password, passwords, caller }: Comparison,
): Promise<boolean> {
  const current = await lockPassword(tx, holder.id)
  return current === holder.passwordHash || passwords.isRight(password, current, caller)
}
