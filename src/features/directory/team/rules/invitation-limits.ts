import { daySeconds, hourSeconds } from '#i18n/time-units.ts'

export const hourlyLimit = { max: 60, seconds: hourSeconds }

/** Accounts are free and strangers get the letters, so agencies not known yet may send few. */
export const dailyLimitOf = (isKnown: boolean) => ({
  max: isKnown ? 200 : 20,
  seconds: daySeconds,
})

/** Includes declined invitations. */
export const maxOpenInvitations = 500
