import { pathWithoutLanguage } from '#i18n/language.ts'

const onTheWayIn = /^\/$|^\/(login|register|forgot-password|reset-password|verify)\b/

type LoginOptions = {
  hasEnded?: boolean
}

export function loginFrom(address: string, { hasEnded = false }: LoginOptions = {}): string {
  if (onTheWayIn.test(pathWithoutLanguage(address))) return '/login'
  return `/login?next=${encodeURIComponent(address)}${hasEnded ? '&ended=true' : ''}`
}
