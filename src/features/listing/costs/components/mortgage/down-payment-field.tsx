import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { controlClass, Field } from '#ui/form/field.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { Segmented } from '#ui/form/choices/segmented.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { phrases } from '../../phrases/mortgage-form.ts'
import { smallestDownPayment } from '../../rules/repayment.ts'
import type { MortgagePage } from './read-mortgage.ts'

function useHint({ fields, home, buyer, leastShare, plan }: MortgagePage): string {
  const words = useWords(phrases)
  const language = useLanguage()
  if (!home) return words('downLeastShare', { share: leastShare })
  if (fields.down_payment && plan) {
    return words('downChosen', {
      amount: formatWholeMoney(plan.downPayment, language),
      share: formatNumber(plan.shares.down, language),
      least: leastShare,
    })
  }
  const amount = formatWholeMoney(Math.ceil(smallestDownPayment(home, buyer)), language)
  return words('downLeast', { share: leastShare, amount })
}

function Unit({ selected }: { selected: string }) {
  const words = useWords(phrases)
  return (
    <Segmented
      legend={words('downPaymentIn')}
      name="down_payment_unit"
      choices={[
        { value: 'percent', label: words('percent') },
        { value: 'aed', label: words('dirhams') },
      ]}
      selected={selected}
    />
  )
}

export function DownPaymentField({ page }: { page: MortgagePage }) {
  const words = useWords(phrases)
  const { down_payment: typed, down_payment_unit: unit = '' } = page.fields
  const hint = useHint(page)
  const fault = useFault('down_payment')
  const unitFault = useFault('down_payment_unit')
  return (
    <Field label={words('downPayment')} hint={hint} error={fault ?? unitFault}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <input
            {...control}
            name="down_payment"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed}
            className={controlClass}
          />
          <Unit selected={unit} />
        </div>
      )}
    </Field>
  )
}
