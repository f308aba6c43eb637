/** Loose on purpose: what is no address at all is told apart, the rest the mail server knows. */
export const looksLikeEmail = (text: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text)
