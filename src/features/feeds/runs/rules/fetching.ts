import { minuteMs } from '#i18n/time-units.ts'

/** Milliseconds that a fetch may have one of the places of quick ones. */
export const usualQuickMs = 20_000

/** Expectations 5.4: a large feed may take a while, an endless one not. Milliseconds of all attempts. */
export const fetchMs = 5 * minuteMs
