import type { RunReason } from './runs.ts'
import { remainingShare } from '#features/files/quotas/rules/shares.ts'
import { minuteMs } from '#i18n/time-units.ts'

const megabyte = 1024 * 1024

/** Counts an account's files and the rows of its runs. */
export const maxMegabytesOfWork = 256
/** Counts all accounts; backups copy these bytes. */
export const maxMegabytesInAll = 8_192

/** With less room no run begins. */
const minBytesOfRun = megabyte

/** Beyond this the sweep deletes the oldest rows of all accounts. */
export const sweepAboveBytes = (maxMegabytesInAll / 2) * megabyte

/** Beyond this the rows of an account's oldest runs are deleted. */
export const maxKeptBytesOfAccount = (maxMegabytesOfWork / 2) * megabyte

/** PostgreSQL reuses the room of deleted rows after a vacuum, so they count until then. */
export const cleanedUpAfterMs = 5 * minuteMs

/** Bytes; `isKnown`: the account has its own room. */
export type Usage = { byAccount: number; inAll: number; isKnown: boolean }

export function remainingBytes({ byAccount, inAll, isKnown }: Usage): number {
  const own = maxMegabytesOfWork * megabyte - byAccount
  if (isKnown) return own
  return Math.min(own, remainingShare({ most: maxMegabytesInAll, byAccount, inAll }))
}

const quotaFull = (maximum: number): RunReason => ({ code: 'feed_room_full', values: { maximum } })

export function checkWorkQuota(usage: Usage, bytes: number): RunReason | undefined {
  if (remainingBytes(usage) >= bytes) return undefined
  const { byAccount, inAll } = usage
  const own = remainingBytes({ ...usage, byAccount: 0, inAll: inAll - byAccount })
  const isOwn = own >= bytes || own >= (maxMegabytesOfWork / 2) * megabyte
  return isOwn ? quotaFull(Math.floor(own / megabyte)) : ({ code: 'feed_room_taken' } as RunReason)
}

export const checkNewRunQuota = (usage: Usage) => checkWorkQuota(usage, minBytesOfRun)
