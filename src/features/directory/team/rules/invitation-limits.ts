export const limitOfHour = { max: 60, seconds: 3600 }

/**
 * And in a day. Accounts are free, and these letters go to strangers under a name of the sender's choice, so
 * agencies that are not known (storage-shares) may send few: ten of them 200 a day.
 */
export const limitOfDay = (isKnown: boolean) => ({
  max: isKnown ? 200 : 20,
  seconds: 24 * 3600,
})

/** Invitations of an agency that nobody has accepted, those that were declined among them. */
export const maxOpenInvitations = 500
