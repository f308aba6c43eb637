import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/words.tsx'
import type { Results } from '../results-model.ts'
import { choicesQuery } from '../results-query.ts'

export function useChoices({ search }: Results) {
  return useQuery(choicesQuery(search, { language: useLanguage() })).data
}
