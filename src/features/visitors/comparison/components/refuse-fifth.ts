import { maxCompared } from '#features/listing/property/components/chosen-ads.ts'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { addToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'

export function refuseFifth(): void {
  const language = languageOfPath(location.pathname)
  const text = formatPhrase(phrases.tooMany, language, { maximum: maxCompared })
  addToast({ kind: 'error', text })
}
