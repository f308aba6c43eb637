import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readSearch } from '#features/search/query/contract/address.ts'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { resultsOf } from '#features/search/results/components/results-model.ts'
import { choicesQuery } from '#features/search/results/components/results-query.ts'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { AllFilters } from './all-filters.tsx'

const vocabulary = { types: [], adTypes: [], amenities: [], places: [] }
const pagination = { page: 1, limit: 20, total: 0, totalIsExact: true, pages: 0 }

const offered = {
  types: {
    residential: [{ value: 'villa', label: 'Villa', count: 3 }],
    commercial: [{ value: 'showroom', label: 'Showroom', count: 2 }],
  },
  chosenTypes: { residential: [], commercial: [] },
  counts: {},
  price: null,
}

/** The form for a query, with the choices that the server has counted for it. */
function formFor(query: string, language: Language = 'en', more = {}): string {
  const search = readSearch(searchQueryIn(query))
  const results = resultsOf(
    { properties: [], pagination, places: [] },
    { search, vocabulary, language },
  )
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(choicesQuery(search, { language }).queryKey, { ...offered, ...more } as never)
  const typed = { query: searchQueryIn(query), settled: search, revision: 0, chosen: [] }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider value={language}>
        <AllFilters results={results} filters={{ ...typed, choose: () => undefined }} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

const hasField = (html: string, name: string) => html.includes(`name="${name}"`)

/** The opening tag of the closed or open part around a field. */
function partAround(html: string, name: string): string {
  const before = html.slice(0, html.indexOf(`name="${name}"`))
  const from = before.lastIndexOf('<details')
  return from > before.lastIndexOf('</details>') ? before.slice(from).split('>')[0]! : ''
}

describe('The form of all filters', () => {
  test('has the types of the chosen category alone', () => {
    const homes = formFor('category=residential')
    expect([hasField(homes, 'property_type'), hasField(homes, 'commercial_property_type')]).toEqual(
      [true, false],
    )
    const shops = formFor('category=commercial')
    expect([hasField(shops, 'property_type'), hasField(shops, 'commercial_property_type')]).toEqual(
      [false, true],
    )
    expect(partAround(shops, 'commercial_property_type')).toBe('')
  })

  test('without a category shows homes, and folds the rest', () => {
    const html = formFor('purpose=sale')
    expect(partAround(html, 'property_type')).toBe('')
    expect(partAround(html, 'commercial_property_type')).toMatch(/^<details/)
  })

  const rare = ['finishing', 'floors', 'age_max', 'payment_method', 'permit', 'published_within']

  test.each(rare)('folds %s', (name) => {
    const part = partAround(formFor('purpose=sale&rooms=2'), name)
    expect(part).toMatch(/^<details/)
    expect(part).not.toContain('open')
  })

  test.each(['finishing=finished', 'floors=0', 'permit=71', 'published_within=7'])(
    'opens the fold by itself for %s',
    (query) => {
      expect(partAround(formFor(query), 'permit')).toContain('open=""')
    },
  )

  test('asks for period and cheques of a rent before its bedrooms, and of no sale', () => {
    const html = formFor('purpose=rent')
    const [period, cheques, rooms] = ['rent_period', 'cheques_max', 'rooms'].map((name) =>
      html.indexOf(`name="${name}"`),
    )
    expect(period).toBeGreaterThan(html.indexOf('name="price_max"'))
    expect(cheques).toBeGreaterThan(period!)
    expect(cheques).toBeLessThan(rooms!)
    expect(hasField(formFor('purpose=sale&rent_period=yearly'), 'rent_period')).toBe(false)
    expect(hasField(formFor('rent_period=yearly'), 'rent_period')).toBe(true)
  })

  test('draws prices where enough homes differ, and always has the fields', () => {
    const priced = (...counts: number[]) => ({
      price: { buckets: counts.map((count, at) => ({ min: at, max: at + 1, count })) },
    })
    const [many, few] = [priced(1, 9), priced(1, 2)].map((more) =>
      formFor('purpose=sale', 'en', more),
    )
    expect(many).toContain('type="range"')
    expect(few).not.toContain('type="range"')
    expect(hasField(few!, 'price_max')).toBe(true)
    expect(few).toContain('Common prices')
  })

  test('counts the purposes for what is chosen in it, not for the results behind it', () => {
    const html = formFor('purpose=sale', 'en', { counts: { purpose: { sale: 41 } } })
    expect(html).toMatch(/Buy<\/span><span[^>]*>41</)
    expect(html).toMatch(/Rent<\/span><span[^>]*>0</)
  })

  test('a choice without homes is muted, and can be taken', () => {
    const html = formFor('purpose=sale', 'en', { counts: { rooms: { 2: 3 } } })
    const boxOf = (value: string) =>
      new RegExp(`<label class="([^"]*)"><input[^>]*name="rooms" [^>]*value="${value}"[^>]*>`).exec(
        html,
      )!
    expect(boxOf('1')[1]).toContain('text-muted')
    expect(boxOf('1')[0]).not.toContain('disabled')
    expect(boxOf('2')[1]).not.toContain('text-muted')
  })

  test.each(['en', 'ar'] as const)('offers common prices in words, in %s', (language) => {
    const html = formFor('purpose=sale&price_max=500000', language)
    expect(html.match(/<button[^>]+aria-pressed="true"/g)).toHaveLength(1)
    expect(html).toContain(language === 'ar' ? 'أسعار شائعة' : 'Common prices')
  })
})
