import { pathWithoutLanguage } from '#i18n/language.ts'

/** Spec 2: these pages have no footer. */
const withoutFooter = /^\/(login|register|verify)\/?$/

export function hasFooter(path: string): boolean {
  return !withoutFooter.test(pathWithoutLanguage(path))
}
