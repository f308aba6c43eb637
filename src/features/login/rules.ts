/** Reliability.md 4: five wrong passwords are free, then each wait is twice the last. */
export const freeTries = 5
export const longestWait = 300
export const mostInAnHour = 20
/** NIST SP 800-63B: after 100 in a row only a mailed link helps. */
export const mostInARow = 100

/** Loose on purpose: what is no address at all is told apart, the rest the mail server knows. */
export const looksLikeEmail = (text: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text)
