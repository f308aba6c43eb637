import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/costs.ts'
import { type Cost, type CostItem, totalOf } from '../rules/cost-lines.ts'
import { AmountLines } from './amount-lines.tsx'
import { WholePrice } from './whole-price.tsx'

const items: Record<CostItem, Phrase> = {
  downPayment: phrases.downPayment,
  transfer: phrases.transfer,
  offPlanRegistration: phrases.offPlanRegistration,
  administration: phrases.administration,
  trustee: phrases.trustee,
  agency: phrases.agency,
  mortgageRegistration: phrases.mortgageRegistration,
  firstCheque: phrases.firstCheque,
  deposit: phrases.deposit,
  leaseRegistration: phrases.leaseRegistration,
}

type CostsProps = { costs: readonly Cost[] }

export function CostLines({ costs }: CostsProps) {
  const language = useLanguage()
  const words = useWords(phrases)
  return (
    <AmountLines
      lines={costs.map(({ item, amount }) => ({
        label: formatPhrase(items[item], language),
        amount,
      }))}
      total={{ label: words('total'), amount: totalOf(costs) }}
    />
  )
}

type CashProps = CostsProps & { title: string; condition?: string; note: string }

export function CashNeeded({ title, condition, costs, note }: CashProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base font-medium">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">
          <WholePrice amount={totalOf(costs)} />
        </span>
        {condition && <span className="text-sm text-muted">{condition}</span>}
      </p>
      <p className="text-sm text-muted">{note}</p>
    </div>
  )
}
