import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs, secondMs } from '#i18n/time-units.ts'
import { confirmDays } from '../contract.ts'

/** When daily and weekly alerts are sent, in Dubai. */
const morning = 'T08:00:00+04:00'
const monday = 1

/** Ads that arrive in this time are in one email. */
const bundleSeconds = 10

/** Between two instant emails to the same address. */
export const minutesBetweenInstant = 15

/**
 * Days after which rows are deleted: searches that were removed and can still be restored, changes of
 * ads and their matches, and searches of visitors who have not come back.
 */
export const sweepDays = { removed: 1, news: 60, visitor: 90, visitorWithAlerts: 365 }

const morningOf = (day: string) => new Date(`${day}${morning}`)

function nextMorning(now: Date): Date {
  const today = morningOf(dayInDubai(now))
  return today > now ? today : new Date(today.getTime() + dayMs)
}

/** 8 o'clock in Dubai is 4 o'clock in UTC, which is the same day. */
function nextMonday(now: Date): Date {
  const next = nextMorning(now)
  const days = (7 + monday - next.getUTCDay()) % 7
  return new Date(next.getTime() + days * dayMs)
}

export const confirmExpiry = (now: Date) => new Date(now.getTime() + confirmDays * dayMs)

export const dueTimes = (now: Date) => ({
  instant: new Date(now.getTime() + bundleSeconds * secondMs),
  daily: nextMorning(now),
  weekly: nextMonday(now),
})
