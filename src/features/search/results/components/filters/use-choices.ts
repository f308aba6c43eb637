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

type Options = CountedChoices['types']['residential']

/** New counts for the types of `listed`, 0 where there is no ad left, and after them what is new. */
function keepListed(listed: Options, counted: Options): Options {
  const kept = listed.map((one) => counted.find(isSameType(one)) ?? { ...one, count: 0 })
  return [...kept, ...counted.filter((one) => !listed.some(isSameType(one)))]
}

const isSameType =
  ({ value }: Options[number]) =>
  (other: Options[number]) =>
    other.value === value

const withListed = ({ types }: CountedChoices, counted: CountedChoices): CountedChoices => ({
  ...counted,
  types: {
    residential: keepListed(types.residential, counted.types.residential),
    commercial: keepListed(types.commercial, counted.types.commercial),
  },
})

export const useChoicesQuery = (results: Results) =>
  useQuery(choicesQuery(useAskedSearch(results), { language: useLanguage() }))

/**
 * While a form is typed into, its earlier choices stay until the new ones are counted, and also where
 * that fails, as for a lowest price above the highest. A type that is listed stays where no ad of it is
 * left: its box may have been ticked since the counts were asked for, and would take its tick along.
 */
export function useChoices(results: Results): CountedChoices | undefined {
  const typed = useContext(TypedSearch)
  const { data } = useChoicesQuery(results)
  const [{ counted, shown }, setLast] = useState({ counted: data, shown: data })
  if (data && data !== counted)
    setLast({ counted: data, shown: typed && shown ? withListed(shown, data) : data })
  if (data && data === counted) return shown
  return data ?? (typed && shown && { ...shown, chosenTypes: typesIn(typed) })
}
