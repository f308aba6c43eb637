import { findIsKnown } from '#features/storage-shares/queries.ts'
import type { Db } from '#platform/handle.ts'
import { callersOfNetwork, networkOf } from '#platform/http/address.ts'
import type { Asker } from '#platform/media/places.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { throttle } from '#platform/session/throttle.ts'

type Uploading = {
  db: Db
  account: { id: AccountId }
  caller: Pick<Caller, 'address' | 'allowance'>
  now: Date
}

/** Whose turn the files of an account take. Known accounts have places of their own, as of storage. */
export async function findUploader({ db, account, caller }: Omit<Uploading, 'now'>) {
  const kind = (await findIsKnown(db, account.id)) ? 'known' : 'account'
  const network = networkOf(caller.address)
  return { kind, caller: String(account.id), network } satisfies Asker
}

/** Files in an hour; an agency with ten ads of thirty pictures is no attacker. */
const limit = { max: 300, seconds: 3600 }

/**
 * Counts so many files more of an account; those of a new account also count for its network, which may
 * send as many as ten of its accounts: accounts are free.
 * @throws Refusal 429 `too_many_requests`
 */
export async function countFiles(uploading: Uploading, uploader: Asker, times: number) {
  const { db, caller, now, account } = uploading
  const counted = { ...limit, times, allowance: caller.allowance, now }
  await throttle(db, { ...counted, key: `upload/account/${account.id}` })
  if (uploader.kind !== 'known') await countForNetwork(uploading, times)
}

/** The same of a network alone, for files that have a limit of their own for each account. */
export async function countForNetwork({ db, caller, now }: Omit<Uploading, 'account'>, times = 1) {
  const key = `upload/account/network/${networkOf(caller.address)}`
  const max = limit.max * callersOfNetwork
  await throttle(db, { ...limit, max, key, times, allowance: caller.allowance, now })
}
