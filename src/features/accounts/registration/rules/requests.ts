import { daySeconds } from '#i18n/time-units.ts'

/** How long a registration waits for its link (ASVS 14.2.7) and its request is counted. */
export const requestSeconds = 30 * daySeconds

/**
 * 100 an hour in the 25 hours that begin while a link is valid, so that nobody behind the same
 * network can end a registration whose link is still valid.
 */
export const maxRequestsOfNetwork = 2_500

/** Each takes at most 31 KB with its indexes and link, so all take 3.1 GB. */
export const maxRequestsInAll = 100_000

/** Limits the work of one request; one is enough unless a limit above was lowered. */
const maxDisplacedAtOnce = 100

export const excessOf = (count: number, max: number): number =>
  Math.min(Math.max(0, Math.ceil(count + 1 - max)), maxDisplacedAtOnce)

/** More would use up the storage of all new accounts within days (files/quotas/rules/shares.ts). */
export const maxOpenedOfNetwork = 2_500
