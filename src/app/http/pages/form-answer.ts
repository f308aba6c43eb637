import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { withoutScripts } from '#platform/http/page-policy.ts'
import { phrases } from './phrases.ts'

/** The page of a refused form: complete without scripts, which know nothing of the answer. */
export const toFormAnswer = (drawn: string, language: Language): string =>
  withoutScripts(drawn).replace(
    /<title[^<>]*>/,
    (tag) => `${tag}${formatPhrase(phrases.notSent, language)} `,
  )
