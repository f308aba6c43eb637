import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Surface } from '#ui/surface.tsx'
import { formatWholeMoney } from './whole-money.ts'
import { mortgageAddress, rentAddress } from '../contract/addresses.ts'
import { phrases } from '../phrases/costs.ts'
import { totalOf } from '../rules/cost-lines.ts'
import { cashToBuy } from '../rules/purchase-costs.ts'
import { cashToMoveIn, fewerCheques, utilityDepositIn } from '../rules/rent-costs.ts'
import { AmountLines } from './amount-lines.tsx'
import { ApplyLink } from './apply-link.tsx'
import { CashNeeded, CostLines } from './cash-needed.tsx'
import { estimateForUsualBuyer } from './mortgage/monthly-estimate.ts'
import { MonthlyEstimateNote } from './mortgage/monthly-estimate-note.tsx'
import { isRentLimitedIn } from './rent/rent-offer.ts'

type Sale = { price: number; isOffPlan: boolean; emirate: string; yearlyRate: number }

function CashToBuy({ price, isOffPlan, emirate, yearlyRate }: Sale) {
  const words = useWords(phrases)
  const { loan } = estimateForUsualBuyer({ price, isOffPlan }, yearlyRate)
  if (isOffPlan) return <p className="text-sm text-muted">{words('byPlan')}</p>
  const cash = cashToBuy({ emirate, price, loan, isOffPlan })
  if (!cash) return <p className="text-sm text-muted">{words('feesUnknown')}</p>
  const note = words(cash.isDisputed ? 'disputedNote' : 'buyingNote')
  return (
    <div className="grid content-start gap-2">
      <CashNeeded title={words('cashToBuy')} costs={cash.costs} note={note} />
      <Disclosure summary={<span className="text-sm text-palm">{words('breakdown')}</span>}>
        <CostLines costs={cash.costs} />
      </Disclosure>
    </div>
  )
}

function Costs({ children, link }: { children?: ReactNode; link?: ReactNode }) {
  const words = useWords(phrases)
  return (
    <section id="costs" className="grid gap-4">
      <SectionHeading>{words('title')}</SectionHeading>
      {children && (
        <Surface className="grid gap-x-8 gap-y-6 p-4 md:grid-cols-2 md:p-6">{children}</Surface>
      )}
      {link && <p className="print:hidden">{link}</p>}
    </section>
  )
}

const linkClass = 'text-palm underline-offset-4 hover:underline'

/** Without `yearlyRate` there is no estimate: for a home that no bank finances, a plot or an office. */
type SaleProps = Omit<Sale, 'yearlyRate'> & {
  yearlyRate: number | undefined
  isMortgaged: boolean
  /** Slug of the property type. */
  type: string | undefined
}

export function SaleCosts({ yearlyRate, isMortgaged, type, ...home }: SaleProps) {
  const words = useWords(phrases)
  const link = (
    <span className="flex flex-wrap gap-x-6 gap-y-2">
      <SiteLink href={mortgageAddress({ ...home, isMortgaged, type })} className={linkClass}>
        {words('toMortgageCalculator')}
      </SiteLink>
      {isMortgaged && <ApplyLink />}
    </span>
  )
  if (yearlyRate === undefined) return <Costs link={link} />
  return (
    <Costs link={link}>
      <MonthlyEstimateNote home={home} yearlyRate={yearlyRate} />
      <CashToBuy {...home} yearlyRate={yearlyRate} />
    </Costs>
  )
}

type Rent = {
  ad: number
  yearlyRent: number
  cheques: number | null
  isFurnished: boolean
  emirate: string
}

function useMovingNote(emirate: string): string {
  const words = useWords(phrases)
  const language = useLanguage()
  const deposit = utilityDepositIn(emirate)
  if (!deposit) return words('movingNote')
  return words('utilityNote', {
    apartment: formatWholeMoney(deposit.apartment, language),
    villa: formatWholeMoney(deposit.villa, language),
    connection: formatWholeMoney(deposit.connection, language),
  })
}

function WithFewerCheques({
  cheques,
  ...lease
}: Omit<Rent, 'ad' | 'cheques'> & { cheques: number }) {
  const words = useWords(phrases)
  const lines = fewerCheques(cheques).map((count) => ({
    label: words('cheques', { count }),
    amount: totalOf(cashToMoveIn({ ...lease, cheques: count })),
  }))
  if (lines.length === 0) return null
  return (
    <Disclosure summary={<span className="text-sm text-palm">{words('withFewerCheques')}</span>}>
      <AmountLines lines={lines} />
    </Disclosure>
  )
}

export function RentCosts({ ad, cheques, ...lease }: Rent) {
  const words = useWords(phrases)
  const count = cheques ?? 1
  const costs = cashToMoveIn({ ...lease, cheques: count })
  const note = useMovingNote(lease.emirate)
  const link = isRentLimitedIn(lease.emirate) && (
    <SiteLink href={rentAddress({ rent: lease.yearlyRent, ad })} className={linkClass}>
      {words('toRentCalculator')}
    </SiteLink>
  )
  return (
    <Costs link={link}>
      <div className="grid content-start gap-2">
        <CashNeeded
          title={words('cashToMoveIn')}
          condition={words('withCheques', { count })}
          costs={costs}
          note={note}
        />
        <WithFewerCheques {...lease} cheques={count} />
      </div>
      <CostLines costs={costs} />
    </Costs>
  )
}
