import type { AdFields } from '#features/ad-rules/contract.ts'
import type { Warning } from './contract.ts'
import { mannerOf } from './reading/manner.ts'

const nothing = { fact: null, said: null, known: null, place: null }

/** What readers of an ad's texts would stumble over. */
export function warningsOf(ad: AdFields): Warning[] {
  return (['name', 'description'] as const).flatMap((field) =>
    (['en', 'ar'] as const).flatMap((language) =>
      mannerOf(ad[field]?.[language] ?? '', field, language).map((code) => ({
        ...nothing,
        code,
        path: `${field}.${language}`,
      })),
    ),
  )
}
