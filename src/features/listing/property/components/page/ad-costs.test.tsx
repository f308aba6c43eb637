import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { fullAd } from '#test/full-ad.ts'
import type { Property } from '../../contract.ts'
import { AdCosts } from './ad-costs.tsx'

function draw(changes: Partial<Property>, language: Language = 'en') {
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <AdCosts ad={fullAd(changes)} yearlyRate={4.5} />
    </LanguageProvider>,
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), links }
}

const abuDhabi = { id: 9, slug: 'abu-dhabi', name: { en: 'Abu Dhabi', ar: 'أبوظبي' } }
const place = (emirate: typeof abuDhabi) => ({ ...fullAd().location, path: [emirate] })

describe('An ad for sale leads to the mortgage calculator and to finance', () => {
  test.each(['en', 'ar'] as const)('with its price, state and emirate, in %s', (language) => {
    expect(draw({}, language).links).toEqual([
      `/${language}/mortgage-calculator?price=2350000&ready=ready&emirate=dubai`,
      `/${language}/finance`,
    ])
  })

  test('off-plan too', () => {
    expect(draw({ ready: 'off-plan' }).links[0]).toContain('ready=off-plan')
  })

  test.each([
    ['villa', '&type=villa'],
    ['land', '&type=land'],
    ['duplex', undefined],
  ])('with its type where that has a fee of its own: %s', (slug, end) => {
    const [link = ''] = draw({ propertyType: { ...fullAd().propertyType!, slug } }).links
    expect(/&type=.*/.exec(link)?.[0]).toBe(end)
  })

  test('with the whole price in cash where no bank finances it', () => {
    const { links, text } = draw({ mortgageEligible: false })
    expect(links[0]).toContain('down_payment=100')
    expect(links).toHaveLength(1)
    expect(text).not.toContain('Monthly estimate')
  })

  test('and says in Abu Dhabi that the costs are an estimate from sources that disagree', () => {
    const { text } = draw({ location: place(abuDhabi) })
    expect(text).toContain('sources disagree')
    expect(text).toContain('Cash needed to buy')
  })
})

describe('An ad for rent', () => {
  const rent = { purpose: 'rent', rentPeriod: 'yearly', totalPrice: 120_000 } as const

  test('has the cash to move in, also with fewer cheques, and the deposit of the utility', () => {
    const { text } = draw({ ...rent, furnished: 'unfurnished', cheques: 4 })
    expect(text).toContain('AED 42,520')
    expect(text).toContain('1 cheque AED 132,520')
    expect(text).toContain('2 cheques AED 72,520')
    expect(text).not.toContain('6 cheques')
    expect(text).toContain('AED 4,000 for a villa')
  })

  test('in Dubai leads to the check of an increase, and elsewhere not', () => {
    expect(draw(rent).links).toEqual(['/en/rent-calculator?rent=120000&ad=5'])
    expect(draw({ ...rent, location: place(abuDhabi) }).links).toEqual([])
  })
})
