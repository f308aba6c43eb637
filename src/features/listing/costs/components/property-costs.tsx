import { MonthlyEstimateNote } from './monthly-estimate-note.tsx'
import { estimateForUsualBuyer } from './monthly-estimate.ts'
import { useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/costs.ts'
import { cashToBuy, cashToMoveIn } from '../rules/costs.ts'
import { CashNeeded, CostLines } from './cash-needed.tsx'

type Sale = { price: number; isOffPlan: boolean; emirate: string; yearlyRate: number }

function CashToBuy({ price, isOffPlan, emirate, yearlyRate }: Sale) {
  const words = useWords(phrases)
  const { loan } = estimateForUsualBuyer({ price, isOffPlan }, yearlyRate)
  if (isOffPlan) return <p className="text-sm text-muted">{words('byPlan')}</p>
  const costs = cashToBuy({ emirate, price, loan })
  if (!costs) return <p className="text-sm text-muted">{words('feesUnknown')}</p>
  return (
    <div className="grid content-start gap-2">
      <CashNeeded title={words('cashToBuy')} costs={costs} note={words('buyingNote')} />
      <Disclosure summary={<span className="text-sm text-palm">{words('breakdown')}</span>}>
        <CostLines costs={costs} />
      </Disclosure>
    </div>
  )
}

const sheet = 'grid gap-x-8 gap-y-6 p-4 md:grid-cols-2 md:p-6'

export function SaleCosts(sale: Sale) {
  const words = useWords(phrases)
  return (
    <section id="costs" className="grid gap-4">
      <SectionHeading>{words('title')}</SectionHeading>
      <Surface className={sheet}>
        <MonthlyEstimateNote home={sale} yearlyRate={sale.yearlyRate} />
        <CashToBuy {...sale} />
      </Surface>
    </section>
  )
}

type Rent = { yearlyRent: number; cheques: number | null; isFurnished: boolean; emirate: string }

export function RentCosts({ cheques, ...lease }: Rent) {
  const words = useWords(phrases)
  const count = cheques ?? 1
  const costs = cashToMoveIn({ ...lease, cheques: count })
  return (
    <section id="costs" className="grid gap-4">
      <SectionHeading>{words('title')}</SectionHeading>
      <Surface className={sheet}>
        <CashNeeded
          title={words('cashToMoveIn')}
          condition={words('withCheques', { count })}
          costs={costs}
          note={words('movingNote')}
        />
        <CostLines costs={costs} />
      </Surface>
    </section>
  )
}
