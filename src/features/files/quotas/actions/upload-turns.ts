import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import type { Asker } from '#platform/media/places.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { throttleAccount } from '#platform/session/throttle.ts'

type Uploading = {
  db: Db
  account: { id: AccountId }
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  now: Date
}

/** Whose turn the files of an account take. Known accounts have their own places, as of storage. */
export function uploaderOf({ account, caller }: Pick<Uploading, 'account' | 'caller'>) {
  const kind = caller.isKnown ? 'known' : 'account'
  const network = networkOf(caller.address)
  return { kind, caller: String(account.id), network } satisfies Asker
}

/** Files in an hour; an agency with ten ads of thirty pictures is no attacker. */
const limit = { max: 300, seconds: 3600 }

/**
 * Counts so many files more of an account, however they are sent.
 * @throws Refusal 429 `too_many_requests`
 */
export const countFiles = ({ db, account, caller, now }: Uploading, times = 1) =>
  throttleAccount(db, { name: 'upload/account', ...limit, account, caller, times, now })
