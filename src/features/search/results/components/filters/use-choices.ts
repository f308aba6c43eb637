import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { CountedChoices } from '../choices-model.ts'
import type { Results } from '../results-model.ts'
import { choicesQuery } from '../results-query.ts'

/** What is chosen in a form that is not sent yet: its choices are counted for that. */
export const TypedSearch = createContext<PropertySearch | undefined>(undefined)

export const useAskedSearch = ({ search }: Results) => useContext(TypedSearch) ?? search

const typesIn = (typed: PropertySearch): CountedChoices['chosenTypes'] => ({
  residential: typed.property_type ?? [],
  commercial: typed.commercial_property_type ?? [],
})

/**
 * While a form is typed into, its earlier choices stay until the new ones are counted, and also where
 * that fails, as for a lowest price above the highest: fields that went away would lose their ticks.
 */
export function useChoices(results: Results): CountedChoices | undefined {
  const typed = useContext(TypedSearch)
  const asked = useAskedSearch(results)
  const { data } = useQuery(choicesQuery(asked, { language: useLanguage() }))
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return data ?? (typed && last && { ...last, chosenTypes: typesIn(typed) })
}
