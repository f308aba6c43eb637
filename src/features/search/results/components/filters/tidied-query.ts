import { defaults } from '#features/search/query/contract/limits.ts'
import {
  type PropertySearch,
  type SearchQuery,
  writeSearch,
} from '#features/search/query/contract/search.ts'
import { interpretField, withoutPageOnly } from '#features/search/filters/rules/sentence.ts'
import { readSearch } from '#features/search/query/contract/address.ts'

/** The form always sends the reader's unit, which filters nothing without an area. */
function dropIdleUnit(search: PropertySearch): PropertySearch {
  const isMeasured = search.space_min !== undefined || search.space_max !== undefined
  return isMeasured ? search : { ...search, unit: defaults.unit }
}

/** What cannot be parsed is sent to the server as it is. */
export function tidyQuery(asked: SearchQuery): SearchQuery {
  const query = withoutPageOnly(asked)
  const search = dropIdleUnit(readSearch(query))
  const unknownEntries = Object.entries(query).filter(([name]) => !(name in search))
  return { ...writeSearch(search), ...Object.fromEntries(unknownEntries) }
}

/** `shown`: the search that the form was drawn for; `latest`: the one that was requested last. */
type Searches = { typed: SearchQuery; shown: SearchQuery; latest: SearchQuery }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Applies the form's changes to an earlier choice whose page is still loading. Words that were typed
 * are to be interpreted; words that the page already searches for are not.
 */
export function queryToAsk({ typed, shown, latest }: Searches): SearchQuery {
  const [now, before, { page: _, ...typedQuery }] = [
    tidyQuery(typed),
    tidyQuery(shown),
    tidyQuery(latest),
  ]
  const names = new Set([...Object.keys(now), ...Object.keys(typedQuery)])
  const entries = [...names].map((name) => {
    const isChanged = !isSame(now[name], before[name])
    return [name, isChanged ? now[name] : typedQuery[name]] as const
  })
  const query = entries.filter(([, value]) => value !== undefined)
  const isNewSentence = now.keyword !== undefined && now.keyword !== before.keyword
  const sentence = isNewSentence ? { [interpretField.name]: interpretField.value } : {}
  return { ...(Object.fromEntries(query) as SearchQuery), ...sentence }
}
