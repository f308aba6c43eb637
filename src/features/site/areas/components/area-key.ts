import type { Language } from '#i18n/language.ts'

/** For the head of the page, which is in the scripts of all pages, as the query itself need not be. */
export const areaKey = (slug: string, language: Language) => ['area', slug, language] as const
