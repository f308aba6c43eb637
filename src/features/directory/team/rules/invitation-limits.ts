export const hourlyLimit = { max: 60, seconds: 3600 }

/** Accounts are free and strangers get the letters, so agencies not known yet may send few. */
export const dailyLimitOf = (isKnown: boolean) => ({
  max: isKnown ? 200 : 20,
  seconds: 24 * 3600,
})

/** Includes declined invitations. */
export const maxOpenInvitations = 500
