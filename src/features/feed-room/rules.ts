import type { RunReason } from '#features/feed-runs/rules.ts'

const megabyte = 1024 * 1024

/** Megabytes that an account's files and the rows of its runs may take. */
export const mostMegabytesOfWork = 256
/** Megabytes that is kept of what its feeds said last, to compare the next run with. */
export const mostMegabytesOfItems = 256
/** Megabytes that files and rows of all accounts may take together; backups copy them. */
export const mostMegabytesInAll = 8_192

/** Of what others leave of all, an account may hold so much: a hundred who take all they can leave some. */
const shareOfFree = 1 / 32

/** Less room than this is none: no run is begun. */
const leastBytes = megabyte

/** Once files and rows take so much, the sweep takes the oldest rows of all accounts away. */
export const sweptBeyond = (mostMegabytesInAll / 2) * megabyte

/** Once the kept rows of an account's older runs take so much, its oldest ones leave. */
export const keptOfAccount = (mostMegabytesOfWork / 2) * megabyte

/**
 * PostgreSQL uses the room of rows that were taken away only after it has cleaned up; it looks each
 * minute. Until then they count as if they were there.
 */
export const cleanedUpAfterMs = 5 * 60_000

/** Bytes that are taken: by files and rows of an account and of all, and by its items. */
export type Taken = { byAccount: number; inAll: number; byItems: number }

/** Bytes that files and rows of an account may still take; less than none where others took them. */
export function roomLeft({ byAccount, inAll }: Pick<Taken, 'byAccount' | 'inAll'>): number {
  const ofAccount = mostMegabytesOfWork * megabyte - byAccount
  const freeOfOthers = mostMegabytesInAll * megabyte - (inAll - byAccount)
  const ofAll = freeOfOthers * shareOfFree - byAccount
  return Math.min(ofAccount, ofAll)
}

const full = (maximum: number): RunReason => ({ code: 'feed_room_full', values: { maximum } })

/** Why an account's files and rows may not take so many bytes more, if so. */
export function whyNoRoom(taken: Pick<Taken, 'byAccount' | 'inAll'>, bytes: number) {
  if (roomLeft(taken) >= bytes) return undefined
  const { byAccount, inAll } = taken
  const own = roomLeft({ byAccount: 0, inAll: inAll - byAccount })
  const isOwn = own >= bytes || own >= (mostMegabytesOfWork / 2) * megabyte
  return isOwn ? full(Math.floor(own / megabyte)) : ({ code: 'feed_room_taken' } as RunReason)
}

/** Why nothing more may be kept of what an account's feeds say. */
export const whyNoItems = ({ byItems }: Pick<Taken, 'byItems'>) =>
  byItems < mostMegabytesOfItems * megabyte
    ? undefined
    : ({ code: 'feed_items_full', values: { maximum: mostMegabytesOfItems } } as RunReason)

/** Why no run of an account may begin, if so. */
export const whyNoRun = (taken: Taken) => whyNoRoom(taken, leastBytes) ?? whyNoItems(taken)
