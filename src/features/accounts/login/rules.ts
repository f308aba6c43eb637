/** Loose on purpose: what is no address at all is told apart, the rest the mail server knows. */
export const looksLikeEmail = (text: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text)

/** An e-mail, or at least the digits of a phone number; which numbers there are the server knows. */
export const canLogInWith = (text: string) =>
  looksLikeEmail(text.trim()) || /^[\s\d٠-٩۰-۹+().-]{7,40}$/.test(text)

/** Where a login leads: `next` where it is a path of ours, nowhere else (no open redirect). */
export function returnPath(next: string | undefined): string {
  const isOurs = next !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(next)
  return isOurs ? next : '/'
}
