import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AreaUnit } from '#i18n/area-factors.ts'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { SiteAreaUnitProvider } from '#ui/area-unit.ts'
import { fullAd } from '#test/full-ad.ts'
import { BothAreas } from '#ui/quantity.tsx'
import { PricePerArea } from '../card-price.tsx'
import { AdPrice } from '../page/ad-price.tsx'
import { ServiceCharge } from './service-charge.tsx'

type Reader = { language: Language; unit?: AreaUnit }

/** As the server draws it, for readers who have chosen no unit. */
function textOf(drawn: ReactNode, { language, unit }: Reader): string {
  const page = unit ? <SiteAreaUnitProvider value={unit}>{drawn}</SiteAreaUnitProvider> : drawn
  const html = renderToStaticMarkup(<LanguageProvider value={language}>{page}</LanguageProvider>)
  return html.replace(/<[^>]+>/g, '')
}

describe('An area among the facts of an ad', () => {
  test.each([
    [{ language: 'en' }, '4,670 sqft (434 sqm)'],
    [{ language: 'en', unit: 'sqm' }, '434 sqm (4,670 sqft)'],
    [{ language: 'ar' }, '4,670 قدم² (434 م²)'],
    [{ language: 'ar', unit: 'sqm' }, '434 م² (4,670 قدم²)'],
  ] as const)('stands in both units, that of the site first: %o', (reader, text) => {
    expect(textOf(<BothAreas sqm={433.86} />, reader)).toBe(text)
  })
})

describe('What is paid for an area', () => {
  const prices = (
    <>
      <ServiceCharge perSqft={15.5} />
      {', '}
      <PricePerArea pricePerSqm={10_000} />
      {', '}
      <PricePerArea pricePerSqm={1_000} isYearly />
    </>
  )

  test.each([
    [{ language: 'en' }, 'AED 15.5 per sqft a year, AED 929 per sqft, AED 93 per sqft a year'],
    [
      { language: 'en', unit: 'sqm' },
      'AED 166.84 per sqm a year, AED 10,000 per sqm, AED 1,000 per sqm a year',
    ],
    [{ language: 'ar' }, '15.5 درهم للقدم المربعة سنويًا, 929 درهمًا/قدم², 93 درهمًا/قدم² سنويًا'],
    [
      { language: 'ar', unit: 'sqm' },
      '166.84 درهم للمتر المربع سنويًا, 10,000 درهم/م², 1,000 درهم/م² سنويًا',
    ],
  ] as const)('is in the unit of the areas: %o', (reader, text) => {
    expect(textOf(prices, reader)).toBe(text)
  })
})

describe('A rent on its page', () => {
  const priceOf = (rentPeriod: 'yearly' | 'monthly', language: Language) => {
    const ad = fullAd({ purpose: 'rent', rentPeriod, totalPrice: 108_000, pricePerSqm: 1_000 })
    return textOf(<AdPrice ad={ad} yearlyRate={undefined} />, { language })
  }

  test('names the period of its price per area, which only rents by the year have', () => {
    expect(priceOf('yearly', 'en')).toContain('AED 93 per sqft a year')
    expect(priceOf('yearly', 'ar')).toContain('93 درهمًا/قدم² سنويًا')
    expect(priceOf('monthly', 'en')).not.toContain('per sqft')
  })
})
