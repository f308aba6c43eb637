import { comparedIds, maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { addToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'

/** Chooses an ad or takes it back; a fifth one is refused with words. */
export function chooseToCompare(id: number): void {
  const chosen = comparedIds.read()
  if (chosen.includes(id) || chosen.length < maxCompared) return comparedIds.toggle(id)
  const language = languageOfPath(location.pathname)
  const text = formatPhrase(phrases.tooMany, language, { maximum: maxCompared })
  addToast({ kind: 'error', text })
}
