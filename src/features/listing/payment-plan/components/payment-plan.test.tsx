import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { PaymentPlanFields } from './payment-plan-fields.tsx'
import { PlanText } from './plan-text.tsx'

const plan = { onBooking: 12.5, duringConstruction: 47.5, onHandover: 30, afterHandover: 0 }

const drawn = (language: Language, node: React.ReactNode) =>
  renderToStaticMarkup(<LanguageProvider value={language}>{node}</LanguageProvider>)

const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('A payment plan', () => {
  test.each([
    ['en', '|12.5% on booking|47.5% during construction|30% on handover|'],
    ['ar', '|12.5% عند الحجز|47.5% أثناء الإنشاء|30% عند التسليم|'],
  ] as const)('is told in words without the parts that are nothing, in %s', (language, said) => {
    expect(textOf(drawn(language, <PlanText plan={plan} />))).toBe(said)
  })

  test.each([
    ['en', plan, 'Total: 90%, 10% missing'],
    ['ar', plan, 'المجموع 90%، وتنقصه 10%.'],
    ['en', { ...plan, afterHandover: 10 }, 'Total: 100%'],
    ['en', { ...plan, afterHandover: 20.5 }, 'Total: 110.5%, 10.5% too much'],
  ] as const)('is added up in a form, in %s', (language, typed, said) => {
    const html = drawn(language, <PaymentPlanFields plan={typed} />)
    expect(html).toContain(said)
    expect(html).toContain('name="paymentPlan.onBooking" value="12.5"')
  })

  test('that nobody gave is four empty fields', () => {
    const html = drawn('en', <PaymentPlanFields plan={null} />)
    expect(html.match(/<input/g)).toHaveLength(4)
    expect(html).not.toMatch(/value="[^"]/)
    expect(html).not.toContain('Together')
  })
})
