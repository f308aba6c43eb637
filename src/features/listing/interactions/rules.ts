import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'

/** An action counts once a day, and the day is that of the Emirates. */
export const countingDay = dayInDubai

/** The first day whose interactions are still kept one by one: a clock may be wrong by a day. */
export const firstSingleDay = (now: Date) => countingDay(new Date(now.getTime() - 2 * dayMs))

/** The first day that is kept at all: statistics look at ninety days and the ninety before. */
export const firstKeptDay = (now: Date) => countingDay(new Date(now.getTime() - 200 * dayMs))
