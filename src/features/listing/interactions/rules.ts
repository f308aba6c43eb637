import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'

export const countingDay = dayInDubai

/** Earlier days are summed up; one day more is kept because a clock may be wrong. */
export const firstSingleDay = (now: Date) => countingDay(new Date(now.getTime() - 2 * dayMs))

/** Statistics compare ninety days with the ninety before. */
export const firstKeptDay = (now: Date) => countingDay(new Date(now.getTime() - 200 * dayMs))
