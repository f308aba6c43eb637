import { dayInDubai } from '#i18n/dubai-day.ts'

/** Product.md 4: an action counts once a day, and the day is that of the Emirates. */
export const countingDay = dayInDubai
