import type { Language } from '#i18n/language.ts'
import { type Arguments, type Phrase, formatPhrase } from '#i18n/phrases.ts'

/** What a phrase wants: the places in its texts, and the number that chooses a plural form. */
function parametersOf(phrase: Phrase): Set<string> {
  const forms = Object.values(phrase).flatMap((form: string | Record<string, string>) =>
    typeof form === 'string' ? [form] : ['{count}', ...Object.values(form)],
  )
  return new Set(forms.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))
}

const listed = (names: Iterable<string>) => [...names].toSorted().join(', ') || 'nothing'

/**
 * As `say`, for tests that look for words on a page: with a parameter missing, or one too many, they
 * would look for text that no reader ever sees.
 */
export function formatPhraseExactly(
  phrase: Phrase,
  language: Language,
  values: Arguments = {},
): string {
  const [wanted, given] = [listed(parametersOf(phrase)), listed(Object.keys(values))]
  if (wanted === given) return formatPhrase(phrase, language, values)
  throw new Error(`“${formatPhrase(phrase, language, values)}” takes ${wanted} and got ${given}`)
}
