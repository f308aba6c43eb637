import type { RunReason } from './runs.ts'
import { shareLeft } from '#features/files/quotas/rules/shares.ts'
import { minuteMs } from '#i18n/time-units.ts'

const megabyte = 1024 * 1024

/** Megabytes that an account's files and the rows of its runs may take. */
export const maxMegabytesOfWork = 256
/** Megabytes that files and rows of all accounts may take together; backups copy them. */
export const maxMegabytesInAll = 8_192

/** Less room than this is none: no run is begun. */
const leastBytes = megabyte

/** Once files and rows take so much, the sweep takes the oldest rows of all accounts away. */
export const sweptBeyond = (maxMegabytesInAll / 2) * megabyte

/** Once the kept rows of an account's older runs take so much, its oldest ones leave. */
export const keptOfAccount = (maxMegabytesOfWork / 2) * megabyte

/**
 * PostgreSQL uses the room of rows that were taken away only after it has cleaned up; it looks each
 * minute. Until then they count as if they were there.
 */
export const cleanedUpAfterMs = 5 * minuteMs

/** Bytes that are taken by files and rows of an account and of all. `isKnown`: it has room of its own. */
export type Taken = { byAccount: number; inAll: number; isKnown: boolean }

/** Bytes that files and rows of an account may still take; less than none where others took them. */
export function roomLeft({ byAccount, inAll, isKnown }: Taken): number {
  const own = maxMegabytesOfWork * megabyte - byAccount
  if (isKnown) return own
  return Math.min(own, shareLeft({ most: maxMegabytesInAll, byAccount, inAll }))
}

const full = (maximum: number): RunReason => ({ code: 'feed_room_full', values: { maximum } })

/** Why an account's files and rows may not take so many bytes more, if so. */
export function whyNoRoom(taken: Taken, bytes: number): RunReason | undefined {
  if (roomLeft(taken) >= bytes) return undefined
  const { byAccount, inAll } = taken
  const own = roomLeft({ ...taken, byAccount: 0, inAll: inAll - byAccount })
  const isOwn = own >= bytes || own >= (maxMegabytesOfWork / 2) * megabyte
  return isOwn ? full(Math.floor(own / megabyte)) : ({ code: 'feed_room_taken' } as RunReason)
}

/** Why the files and rows of an account leave no room for another run, if so. */
export const whyNoRun = (taken: Taken) => whyNoRoom(taken, leastBytes)
