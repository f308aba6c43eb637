import * as z from 'zod/mini'
import { ChosenPlace } from '#features/search/query/contract/search.ts'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import { frequencies } from '#features/visitors/alerts/contract.ts'
import { writeQuery } from '#platform/endpoint/codec.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { choiceField, pageFields, Pagination } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'
import { emailField, lineField } from '#platform/endpoint/person-fields.ts'
import { searchSorts } from './contract/sorts.ts'

export * from './contract/sorts.ts'

/** Of an account, or of a browser without one. */
export const maxSearches = 50
/** Each choice of a list counts, as each has a chip. */
export const maxFilters = 30
/** Characters. */
export const maxNameLength = 200

/** New ads are counted up to it: the number stands for itself and more. */
export const maxNewCount = 100

/** Entries of a list of a filter; its own limit is lower. */
const maxListed = 100
const maxFilterNameLength = 80

const Single = z.union([z.string(), z.number(), z.boolean()])
const FilterValue = z.nullable(z.union([Single, z.array(Single).check(z.maxLength(maxListed))]))

const isEmpty = (text: string) => /^[\s,،]*$/.test(text)

/** As an address has them: lists with commas, and nothing that is empty. */
function asQuery(filters: Record<string, z.output<typeof FilterValue>>): Record<string, unknown> {
  const written = Object.entries(writeQuery(filters))
  return Object.fromEntries(written.filter(([, text]) => !isEmpty(text)))
}

const SentFilters = z.pipe(
  z.pipe(
    z.record(z.string().check(z.maxLength(maxFilterNameLength)), FilterValue).check(
      z.refine((filters) => Object.keys(filters).length <= maxFilters, {
        error: 'too_many_filters',
        params: { maximum: maxFilters },
        abort: true,
      }),
    ),
    z.transform(asQuery),
  ),
  PropertySearch,
)

/**
 * A search to save. `filters` have the names and values of `GET /properties`, as text, numbers or
 * lists, and are checked alike; `page` and `limit` are not saved. `frequency` is that of the alerts by
 * email, `off` if absent. `email` is for visitors without an account, who have to confirm it; alerts of
 * an account go to its own address.
 */
export const NewSearch = z.object({
  name: lineField(maxNameLength),
  filters: SentFilters,
  frequency: z.optional(z.enum(frequencies)),
  email: z.optional(z.nullable(emailField())),
})

/**
 * `filters` are text, as in an address. `url` is the page of results without the prefix of a language.
 * `newCount` is the number of ads that came to fit the search since it was last opened, at most
 * {maxNewCount}, which stands for so many or more.
 */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  url: z.string(),
  frequency: z.enum(frequencies),
  newCount: z.int(),
  savedAt: z.string(),
})
export type SavedSearch = z.output<typeof SavedSearch>

/** Where alerts go; without an account only after `isConfirmed`. Null where no address is known. */
export const AlertAddress = z.object({ email: z.nullable(z.string()), isConfirmed: z.boolean() })
export type AlertAddress = z.output<typeof AlertAddress>

/** Spec 9: 10 saved searches a page. */
export const searchesOfPage = 10

const ListQuery = z
  .object({
    ...pageFields(searchesOfPage),
    sort: z._default(choiceField(searchSorts), 'newest'),
  })
  .check(isReachable())

/** As often as lists of ads are read. */
const readLimit = { max: 300, seconds: 300 }

/**
 * The saved searches of the account, or of the visitor without a login. `places` names the locations in
 * their filters, `newTotal` is the sum of `newCount` over all pages, at most {maxNewCount}.
 */
export const listSearches = endpoint({
  summary: 'List saved searches',
  method: 'GET',
  path: '/searches',
  access: 'anyone',
  limit: readLimit,
  query: ListQuery,
  reply: z.object({
    searches: z.array(SavedSearch),
    pagination: Pagination,
    newTotal: z.int(),
    places: z.array(ChosenPlace),
    alerts: AlertAddress,
  }),
})

/**
 * Saves a search. What a visitor saves without a login is moved to the account at the next login in
 * the same browser, the latest first and only as many as the account may still save. 422
 * `too_many_searches` beyond {maxSearches}, `too_many_filters` beyond {maxFilters} filters, and
 * `filters.` with the name of a filter whose value is not valid.
 */
export const saveSearch = endpoint({
  summary: 'Save a search',
  method: 'POST',
  path: '/searches',
  access: 'anyone',
  body: NewSearch,
  status: 201,
  reply: z.object({ search: SavedSearch }),
})

/** Another id is answered as not found. */
const SearchParams = z.object({ id: z.uuid() })

/** What is absent stays. */
export const SearchChange = z.object({
  name: z.optional(lineField(maxNameLength)),
  frequency: z.optional(z.enum(frequencies)),
  email: z.optional(z.nullable(emailField())),
})

/** Renames a saved search, or changes how often its alerts are sent. 404 for another's search. */
export const changeSearch = endpoint({
  summary: 'Change a saved search',
  method: 'PUT',
  path: '/searches/{id}',
  access: 'anyone',
  params: SearchParams,
  body: SearchChange,
  reply: z.object({ search: SavedSearch }),
})

/** How long a removed search can be restored. */
export const restoreHours = 24

/** Removes a saved search, which can be restored for {restoreHours} hours. 404 for another's search. */
export const removeSearch = endpoint({
  summary: 'Remove a saved search',
  method: 'DELETE',
  path: '/searches/{id}',
  access: 'anyone',
  params: SearchParams,
  reply: z.object({}),
})

/** Undoes the removal of a saved search. 404 for another's search, and for one that is gone. */
export const restoreSearch = endpoint({
  summary: 'Restore a removed search',
  method: 'POST',
  path: '/searches/{id}/restore',
  access: 'anyone',
  params: SearchParams,
  refusals: [422],
  reply: z.object({ search: SavedSearch }),
})

/** Notes that the results were opened: `newCount` begins at 0. 404 for another's search. */
export const openSearch = endpoint({
  summary: 'Note that a saved search was opened',
  method: 'POST',
  path: '/searches/{id}/open',
  access: 'anyone',
  params: SearchParams,
  reply: z.object({}),
})
