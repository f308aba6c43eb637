import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import type { FeeType } from '../../contract/fee-types.ts'
import { planMortgage } from '../../rules/plan.ts'
import { DayOne } from './day-one.tsx'

const terms = { price: 1_500_000, downPayment: 300_000, years: 25, yearlyRate: 4.5 }

function textFor(type: FeeType | undefined, isOffPlan = false) {
  const plan = planMortgage({ ...terms, emirate: 'dubai', isOffPlan, type })
  const html = renderToStaticMarkup(
    <LanguageProvider value="en">
      <DayOne plan={plan} emirate="Dubai" isOffPlan={isOffPlan} />
    </LanguageProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

const disputed = 'Sources disagree about the administration fee for a villa: AED 430 or AED 580.'

describe('The cash needed in Dubai', () => {
  test('is an estimate for a villa, and says which fee is disputed', () => {
    expect(textFor('villa')).toMatch(/ Estimate .* AED 580 /)
    expect(textFor('villa')).toContain(disputed)
    expect(textFor('villa', true)).not.toContain(disputed)
  })

  test('has the fee of land for a plot, and says so', () => {
    expect(textFor('land')).toMatch(/ AED 430 .* that of land\./)
    expect(textFor('land')).not.toContain('Estimate')
  })

  test('is exact for other homes', () => {
    expect(textFor(undefined)).toContain('AED 399,570')
    expect(textFor(undefined)).not.toMatch(/Estimate|Sources disagree|of land\./)
  })
})
