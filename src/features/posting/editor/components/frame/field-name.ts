import { contentLanguages } from '#i18n/language.ts'
import { useWords } from '#i18n/words.tsx'
import { inWords } from '../fields/language-words.ts'
import { phrases } from '../../phrases/fields.ts'

const names: Record<string, keyof typeof phrases> = { ready: 'readiness' }

const isKnown = (field: string): field is keyof typeof phrases => field in phrases

export function useFieldName() {
  const words = useWords(phrases)
  return (path: string): string => {
    const [field = '', language] = path.split('.')
    const key = names[field] ?? field
    const name = isKnown(key) ? words(key) : field
    const written = contentLanguages.find((one) => one === language)
    return written ? words(inWords[written], { field: name }) : name
  }
}
