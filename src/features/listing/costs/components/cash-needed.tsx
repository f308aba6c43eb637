import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import { phrases } from '../phrases/costs.ts'
import { type Cost, type CostItem, totalOf } from '../rules/costs.ts'

const items: Record<CostItem, Phrase> = {
  downPayment: phrases.downPayment,
  transfer: phrases.transfer,
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
    <dl className="grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1.5 text-sm">
      {costs.map(({ item, amount }) => (
        <div key={item} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{formatPhrase(items[item], language)}</dt>
          <dd className="text-end">
            <Price amount={Math.round(amount)} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1.5 font-medium">
        <dt>{words('total')}</dt>
        <dd className="text-end">
          <Price amount={Math.round(totalOf(costs))} />
        </dd>
      </div>
    </dl>
  )
}

type CashProps = CostsProps & { title: string; condition?: string; note: string }

export function CashNeeded({ title, condition, costs, note }: CashProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base font-medium">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">
          <Price amount={Math.round(totalOf(costs))} />
        </span>
        {condition && <span className="text-sm text-muted">{condition}</span>}
      </p>
      <p className="text-sm text-muted">{note}</p>
    </div>
  )
}
