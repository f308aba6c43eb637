import { useLanguage, useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import { CalculatorBar } from '../components/calculator-bar.tsx'
import { CalculatorHeading } from '../components/calculator-heading.tsx'
import { BandTable } from '../components/rent/band-table.tsx'
import { readRent } from '../components/rent/read-rent.ts'
import { RentForm } from '../components/rent/rent-form.tsx'
import type { RentOffer } from '../components/rent/rent-offer.ts'
import { RentResult } from '../components/rent/rent-result.tsx'
import { mortgagePath, rentPath } from '../contract/addresses.ts'
import { phrases } from '../phrases/rent.ts'
import { phrases as ofTitles } from '../phrases/titles.ts'

type ScreenProps = { query: Record<string, string>; origin: string; offer: RentOffer | null }

export function RentCalculatorScreen({ query, origin, offer }: ScreenProps) {
  const words = useWords(phrases)
  const titles = useWords(ofTitles)
  const page = readRent(query, useLanguage())
  const title = titles('rent')
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12">
      <CalculatorHeading
        title={title}
        intro={words('intro')}
        other={{ href: mortgagePath, name: titles('mortgage') }}
        bar={<CalculatorBar {...{ title, origin, query }} path={rentPath} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_32rem]">
        <Surface className="p-4 md:p-6">
          <RentForm {...{ query, page, offer }} />
        </Surface>
        <RentResult page={page} />
      </div>
      <BandTable rise={page.result?.rise} />
    </div>
  )
}
