import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Surface } from '#ui/surface.tsx'
import { CalculatorBar } from '../components/calculator-bar.tsx'
import { CalculatorHeading } from '../components/calculator-heading.tsx'
import { Affordability } from '../components/mortgage/affordability.tsx'
import { calculatorQuery } from '../components/mortgage/calculator-query.ts'
import { MortgageForm } from '../components/mortgage/mortgage-form.tsx'
import { MortgageResult } from '../components/mortgage/mortgage-result.tsx'
import { type MortgagePage, readMortgage } from '../components/mortgage/read-mortgage.ts'
import type { Query } from '../components/mortgage/usual-values.ts'
import { YearChart } from '../components/mortgage/year-chart.tsx'
import { YearTable } from '../components/mortgage/year-table.tsx'
import { mortgagePath, rentPath } from '../contract/addresses.ts'
import { phrases as form } from '../phrases/mortgage-form.ts'
import { phrases } from '../phrases/plan.ts'
import { phrases as ofTitles } from '../phrases/titles.ts'

function Schedule({ plan }: Pick<MortgagePage, 'plan'>) {
  const words = useWords(phrases)
  if (!plan || plan.years.length === 0) return null
  return (
    <div className="grid gap-4">
      <SectionHeading>{words('schedule')}</SectionHeading>
      <Surface className="grid grid-cols-1 items-start gap-8 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <YearTable years={plan.years} />
        <YearChart years={plan.years} />
      </Surface>
    </div>
  )
}

type ScreenProps = { query: Query; origin: string }

export function MortgageCalculatorScreen({ query, origin }: ScreenProps) {
  const titles = useWords(ofTitles)
  const formWords = useWords(form)
  const language = useLanguage()
  const { data: settings } = useSuspenseQuery(calculatorQuery({ language }))
  const page = readMortgage(query, { settings, language })
  const { plan, home, buyer } = page
  const title = titles('mortgage')
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12">
      <CalculatorHeading
        title={title}
        intro={formWords('intro')}
        other={{ href: rentPath, name: titles('rent') }}
        bar={<CalculatorBar {...{ title, origin, query }} path={mortgagePath} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_32rem]">
        <Surface className="p-4 md:p-6">
          <MortgageForm {...{ query, page, settings }} />
        </Surface>
        <MortgageResult page={page} settings={settings} />
      </div>
      {plan && home && <Affordability {...{ plan, home, buyer }} />}
      <Schedule plan={plan} />
    </div>
  )
}
