/** How long a registration waits for its link (ASVS 14.2.7), and a request is counted. */
export const requestSeconds = 30 * 24 * 3600

/**
 * Registrations that one network may have asked for: as many as it can within the 24 hours for which a
 * link is good, which is a hundred in each of 25 hours that are begun. So nobody else behind the same
 * network can end a registration whose link is still good.
 */
export const maxOfNetwork = 2_500

/** Of all networks together: each is at most 15 KB with its indexes and link, so 1.5 GB. */
export const maxInAll = 100_000

/** A new request makes so many others go at most; one is enough unless a bound was lowered. */
const maxDisplacedAtOnce = 100

export const excessOf = (count: number, max: number): number =>
  Math.min(Math.max(0, Math.ceil(count + 1 - max)), maxDisplacedAtOnce)

/**
 * Accounts that one network may open in as long: as many as it may ask for within 24 hours. What all new accounts
 * may store together (files/quotas/rules/shares.ts) is used up within days otherwise.
 */
export const maxOpenedOfNetwork = 2_500
