import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { countSearch, nameSearches } from './actions.ts'
import { listPopularSearches, recordSearch } from './contract.ts'
import { chosenSearches, type Searched, searchedIn } from './rules.ts'

type Sources = {
  locations: () => Locations
  catalogue: () => Catalogue
  settings: () => Pick<Settings, 'popularSearches'>
  searched: () => readonly Searched[]
}

export const popularSearchHandlers = (sources: Sources): Handler[] => {
  const lookups = () => {
    const { gazetteer, counts } = sources.locations()
    return { gazetteer, counts, catalogue: sources.catalogue() }
  }
  return [
    handle(listPopularSearches, async () => {
      const found = nameSearches(sources.searched(), lookups())
      return { searches: chosenSearches(found, sources.settings().popularSearches) }
    }),

    handle(recordSearch, async (call) => {
      const searched = searchedIn(call.body.query, lookups())
      if (searched && !call.visitor.isBot) await countSearch(call, searched)
      return {}
    }),
  ]
}
