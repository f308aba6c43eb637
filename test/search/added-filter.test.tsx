import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AllFilters } from '#features/search/filter-sheet/components/all-filters.tsx'
import type { FilterSet, PhrasesOf } from '#features/search/filters/components/filter-set.ts'
import { filterWriter } from '#features/search/filters/components/filter-words.ts'
import { chips, choices, counts, flags, labels } from '#features/search/filters/phrases/filters.ts'
import { createActiveFilterReader } from '#features/search/filters/rules/filters.ts'
import { createSearchReader } from '#features/search/query/contract/address.ts'
import type { Declarations } from '#features/search/query/contract/declaration.ts'
import { facetFields } from '#features/search/query/contract/facets.ts'
import { fieldsOf } from '#features/search/query/contract/fields.ts'
import { searchParameters } from '#features/search/query/contract/filters.ts'
import { searchAddress, searchQueryIn } from '#features/search/query/contract/search.ts'
import { conditions, matchingBy } from '#features/search/query/queries/matching.ts'
import { cellLayout } from '#features/search/query/rules/facets.ts'
import type { Filter } from '#features/search/query/rules/matching.ts'
import { createFilterReader } from '#features/search/query/rules/search.ts'
import { resultsOf } from '#features/search/results/components/results-model.ts'
import { choicesQuery } from '#features/search/results/components/results-query.ts'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'

const declarations = {
  ...searchParameters,
  view: {
    kind: 'choice',
    choices: ['sea', 'park'],
    sheet: { as: 'radios', position: 3 },
    facet: { order: 5, firstBit: 11, bits: 2 },
  },
  balconies_min: {
    kind: 'integer',
    minimum: 1,
    maximum: 9,
    purpose: 'rent',
    sheet: { as: 'number', position: 11 },
  },
} as const satisfies Declarations

const phrases: PhrasesOf<typeof declarations> = {
  choices: {
    ...choices,
    view: {
      sea: { en: 'Sea view', ar: 'إطلالة بحرية' },
      park: { en: 'Park view', ar: 'على حديقة' },
    },
  },
  flags,
  counts,
  chips: {
    ...chips,
    balconies_min: {
      en: { one: '{count} balcony', other: '{count} balconies' },
      ar: {
        zero: 'بدون شرفات',
        one: 'شرفة واحدة',
        two: 'شرفتان',
        few: '{count} شرفات',
        many: '{count} شرفة',
        other: '{count} شرفة',
      },
    },
  },
  labels: {
    ...labels,
    view: { en: 'View', ar: 'الإطلالة' },
    balconies_min: { en: 'Balconies', ar: 'الشرفات' },
  },
}

const set: FilterSet = { declarations, phrases }
const read = createSearchReader(declarations)
const asked = '?balconies_min=٢&view=sea'
const search = read(searchQueryIn(asked))

test('A declared filter is a parameter with its limits', () => {
  const Fields = z.object(fieldsOf(declarations))
  expect(z.parse(Fields, { view: 'sea', balconies_min: '٢' })).toMatchObject({
    view: 'sea',
    balconies_min: 2,
  })
  expect(z.safeParse(Fields, { view: 'moon' }).success).toBe(false)
  expect(z.safeParse(Fields, { balconies_min: '10' }).success).toBe(false)
})

test('A declared filter is read from an address and written into one', () => {
  expect(search).toMatchObject({ view: 'sea', balconies_min: 2 })
  expect(searchAddress(search)).toBe('?balconies_min=2&view=sea')
})

const context = { vocabulary: { types: [], adTypes: [], amenities: [], places: [] }, search }

test('A declared filter has a chip in both languages, which takes it back', () => {
  const active = createActiveFilterReader(declarations)(search)
  const said = (language: Language) =>
    active.map((filter) => filterWriter(set)(filter, { ...context, language }))
  expect(said('en')).toEqual(['Sea view', '2 balconies'])
  expect(said('ar')).toEqual(['إطلالة بحرية', 'شرفتان'])
  expect(active.map(({ without }) => searchAddress(without))).toEqual([
    '?balconies_min=2',
    '?view=sea',
  ])
})

const pagination = { page: 1, limit: 20, total: 0, totalIsExact: true, pages: 0 }

function formFor(purpose: 'sale' | 'rent') {
  const language = 'en'
  const results = resultsOf({ properties: [], pagination, places: [] }, { ...context, language })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const types = { residential: [], commercial: [] }
  const offered = { types, chosenTypes: types, counts: { view: { sea: 41 } }, price: null }
  client.setQueryData(choicesQuery(search, { language }).queryKey, offered as never)
  const filters = { query: { purpose }, settled: search, revision: 0, chosen: [], choose() {} }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider value={language}>
        <AllFilters results={results} filters={filters} set={set} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

test('A declared filter is in the form, with its counts, for its purpose alone', () => {
  expect(formFor('rent')).toMatch(/Balconies.*<input[^>]+name="balconies_min"[^>]+value="2"/)
  expect(formFor('rent')).toMatch(
    /name="view"[^>]*value="sea"\/><span>Sea view<\/span><span[^>]+>41</,
  )
  expect(formFor('sale')).not.toContain('name="balconies_min"')
})

type Parts = Filter & { view?: number; balconies_min?: number }

test('A declared filter is a condition on the index table', () => {
  const compiler = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const matching = matchingBy<Parts>({
    ...conditions,
    view: (code) => sql`view = ${code}`,
    balconies_min: (count) => sql`balconies >= ${count}`,
  })
  const fixtures = { gazetteer: { emirates: [] }, catalogue: {}, now: new Date() } as never
  const { filter, faults } = createFilterReader(declarations)(search, fixtures)
  expect(faults).toEqual([])
  expect(matching(filter).compile(compiler)).toMatchObject({
    sql: 'view = $1 and balconies >= $2',
    parameters: [0, 2],
  })
})

test('A declared facet has its place on the wire and in the keys of counted cells', () => {
  expect(Object.keys(facetFields(declarations)).at(-1)).toBe('view')
  const { facets, typeFrom, placeFrom } = cellLayout(declarations)
  const ends = facets.map(({ firstBit, bits }) => firstBit + bits)
  expect(facets.slice(1).map(({ firstBit, bits }) => firstBit + bits)).toEqual(
    facets.slice(0, -1).map(({ firstBit }) => firstBit),
  )
  expect([ends[0], typeFrom, placeFrom]).toEqual([13, 13, 28])
})

test('A declared filter without its words or its condition does not compile', () => {
  // @ts-expect-error The words of the view and of balconies are missing.
  const wordless: PhrasesOf<typeof declarations> = { choices, flags, counts, chips, labels }
  // @ts-expect-error The conditions of the view and of balconies are missing.
  const unconditional = () => matchingBy<Parts>(conditions)
  expect([wordless, unconditional]).toHaveLength(2)
})
