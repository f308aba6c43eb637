import { hourSeconds } from '#i18n/time-units.ts'

/** Per hour, to addresses that may not be the caller's: they use up the mail provider's quota. */
export const mailLimitOfCaller = { name: 'mail/from', max: 60, seconds: hourSeconds } as const
