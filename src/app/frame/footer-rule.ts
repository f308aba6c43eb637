import { pathWithoutLanguage } from '#i18n/language.ts'

/** Spec 2: these three hide the footer, under every language prefix; the token is not drawn. */
const withoutFooter = /^\/(login|register|verify)\/?$/

export function hasFooter(path: string): boolean {
  return !withoutFooter.test(pathWithoutLanguage(path))
}
