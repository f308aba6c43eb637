/** Spec 9: minimum password length. */
export const shortestPassword = 6

/** Whoever finds an open page must not get far with it: the password is asked for again after so long. */
export const proofMinutes = 5
