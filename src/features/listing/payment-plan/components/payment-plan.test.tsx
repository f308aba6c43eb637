import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { PaymentPlanFields } from './payment-plan-fields.tsx'
import { PlanTimeline } from './plan-timeline.tsx'

const plan = { onBooking: 12.5, duringConstruction: 47.5, onHandover: 30, afterHandover: 0 }

const drawn = (language: Language, node: React.ReactNode) =>
  renderToStaticMarkup(<LanguageProvider value={language}>{node}</LanguageProvider>)

const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('A payment plan', () => {
  test.each([
    ['en', '|12.5%|On booking|47.5%|During construction|30%|On handover|31 Dec 2027|'],
    ['ar', '|12.5%|عند الحجز|47.5%|أثناء الإنشاء|30%|عند التسليم|31 ديسمبر 2027|'],
  ] as const)(
    'is a timeline without the stages in which nothing is due, in %s',
    (language, said) => {
      const timeline = <PlanTimeline plan={plan} handoverDate="2027-12-31" />
      const [, steps = ''] = drawn(language, timeline).split('<ol')
      expect(textOf(`<ol${steps}`)).toBe(said)
    },
  )

  test('names the day of handover even if nothing is due then', () => {
    const before = { ...plan, duringConstruction: 77.5, onHandover: 0, afterHandover: 10 }
    const html = drawn('en', <PlanTimeline plan={before} handoverDate="2027-12-31" />)
    expect(textOf(html)).toContain('|On handover|31 Dec 2027|10%|After handover|')
    const undated = drawn('en', <PlanTimeline plan={before} handoverDate={null} />)
    expect(undated).not.toContain('On handover')
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
