import type { RunReason } from './runs.ts'
import { shareLeft } from '#features/files/quotas/rules/shares.ts'
import { minuteMs } from '#i18n/time-units.ts'

const megabyte = 1024 * 1024

/** Counts an account's files and the rows of its runs. */
export const maxMegabytesOfWork = 256
/** Counts all accounts; backups copy these bytes. */
export const maxMegabytesInAll = 8_192

/** With less room no run begins. */
const leastBytes = megabyte

/** Beyond this the sweep deletes the oldest rows of all accounts. */
export const sweptBeyond = (maxMegabytesInAll / 2) * megabyte

/** Beyond this the rows of an account's oldest runs are deleted. */
export const keptOfAccount = (maxMegabytesOfWork / 2) * megabyte

/** PostgreSQL reuses the room of deleted rows after a vacuum, so they count until then. */
export const cleanedUpAfterMs = 5 * minuteMs

/** Bytes; `isKnown`: the account has its own room. */
export type Taken = { byAccount: number; inAll: number; isKnown: boolean }

export function roomLeft({ byAccount, inAll, isKnown }: Taken): number {
  const own = maxMegabytesOfWork * megabyte - byAccount
  if (isKnown) return own
  return Math.min(own, shareLeft({ most: maxMegabytesInAll, byAccount, inAll }))
}

const full = (maximum: number): RunReason => ({ code: 'feed_room_full', values: { maximum } })

export function whyNoRoom(taken: Taken, bytes: number): RunReason | undefined {
  if (roomLeft(taken) >= bytes) return undefined
  const { byAccount, inAll } = taken
  const own = roomLeft({ ...taken, byAccount: 0, inAll: inAll - byAccount })
  const isOwn = own >= bytes || own >= (maxMegabytesOfWork / 2) * megabyte
  return isOwn ? full(Math.floor(own / megabyte)) : ({ code: 'feed_room_taken' } as RunReason)
}

export const whyNoRun = (taken: Taken) => whyNoRoom(taken, leastBytes)
