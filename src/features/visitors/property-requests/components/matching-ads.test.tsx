import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import type { PropertyRequest } from '../contract.ts'
import { rangesOf } from '../rules.ts'
import { MatchingLinks } from './matching-ads.tsx'

const request = {
  goals: ['rent', 'buy'],
  category: 'residential',
  propertyTypes: [{ id: 1 }],
  area: [{ id: 10 }],
  priceRanges: rangesOf([1]),
} as unknown as PropertyRequest

test.each([
  ['en', ['Matching ads for sale', 'Matching ads for yearly rent']],
  ['ar', ['إعلانات بيع تناسب طلبك', 'إعلانات إيجار سنوي تناسب طلبك']],
] as const)('Who wants to buy or to rent has a link to each, in %s', (language, names) => {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <MatchingLinks request={request} />
    </LanguageProvider>,
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)]
  expect(links.map(([, , name]) => name)).toEqual(names)
  const queries = links.map(([, href = '']) => {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://dara.example')
    return searchParams
  })
  expect(queries.map((query) => [query.get('purpose'), query.get('rent_period')])).toEqual([
    ['sale', null],
    ['rent', 'yearly'],
  ])
})
