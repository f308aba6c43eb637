/** Spec 9: minimum password length. */
export const shortestPassword = 6

/** For unattended pages: the password is asked for again after this time. */
export const proofMinutes = 5
