/** Spec 9: minimum password length. */
export const minPasswordLength = 6

/** For unattended pages: the password is asked for again after this time. */
export const proofMinutes = 5

/** RFC 6238 with the defaults of authenticator apps. */
export const codeSeconds = 30
export const codeDigits = 6
