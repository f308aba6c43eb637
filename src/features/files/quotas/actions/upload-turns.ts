import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import type { Asker } from '#platform/media/places.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { throttleAccount } from '#platform/session/throttle.ts'

type UploadCall = {
  db: Db
  account: { id: AccountId }
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  now: Date
}

/** Known accounts have separate places, as they have separate storage. */
export function uploaderOf({ account, caller }: Pick<UploadCall, 'account' | 'caller'>) {
  const kind = caller.isKnown ? 'known' : 'account'
  const network = networkOf(caller.address)
  return { kind, caller: String(account.id), network } satisfies Asker
}

/** Per hour; an agency with ten ads of thirty pictures is not an attacker. */
const limit = { max: 300, seconds: hourSeconds }

/** @throws Refusal 429 `too_many_requests` */
export const countFiles = ({ db, account, caller, now }: UploadCall, times = 1) =>
  throttleAccount(db, { name: 'upload/account', ...limit, account, caller, times, now })
