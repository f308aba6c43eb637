/** Loose on purpose: the mail server decides whether the address exists. */
export const looksLikeEmail = (text: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text)

export const canLogInWith = (text: string) =>
  looksLikeEmail(text.trim()) || /^[\s\d٠-٩۰-۹+().-]{7,40}$/.test(text)

/** Only a path of this site, to prevent open redirects. */
export function returnPath(next: string | undefined): string {
  const isOurs = next !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(next)
  return isOurs ? next : '/'
}
