import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import type { TypeNames } from './rules/query-parser.ts'
import {
  type InterpretationLookups,
  interpretQuery,
  typeNamesOf,
} from './rules/query-interpretation.ts'

type Sources = {
  catalogue: () => Catalogue
  locations: () => Pick<InterpretationLookups, 'gazetteer' | 'index'>
}

export function createQueryInterpreter({ catalogue, locations }: Sources) {
  let named: { catalogue: Catalogue; types: TypeNames[] } | undefined
  return (search: PropertySearch): PropertySearch | undefined => {
    const now = catalogue()
    if (named?.catalogue !== now) named = { catalogue: now, types: typeNamesOf(now) }
    return interpretQuery(search, { ...locations(), ...named })
  }
}
