import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'

export const countingDay = dayInDubai

/** Earlier days are summed up; one day more is kept because a clock may be wrong. */
export const singleDays = 2

/** Statistics compare ninety days with the ninety before. */
export const summedDays = 200

const dayBefore = (now: Date, days: number) => countingDay(new Date(now.getTime() - days * dayMs))

export const firstSingleDay = (now: Date) => dayBefore(now, singleDays)
export const firstKeptDay = (now: Date) => dayBefore(now, summedDays)
