import { pathWithoutLanguage } from '#i18n/language.ts'

/** Who comes from these has no page to return to. */
const onTheWayIn = /^\/$|^\/(login|register|forgot-password|reset-password|verify)\b/

type From = {
  /** The login page then says why somebody who had logged in is there. */
  hasEnded?: boolean
}

/** The login that leads back to an address of ours: `/login?next=%2Fen%2Fproperties`. */
export function loginFrom(address: string, { hasEnded = false }: From = {}): string {
  if (onTheWayIn.test(pathWithoutLanguage(address))) return '/login'
  return `/login?next=${encodeURIComponent(address)}${hasEnded ? '&ended=true' : ''}`
}
