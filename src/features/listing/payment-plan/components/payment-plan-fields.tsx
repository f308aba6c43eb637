import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { toLatinDigits } from '#i18n/digits.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type PaymentPlan, planParts } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { planTotal } from '../rules.ts'

type Typed = Partial<Record<(typeof planParts)[number], number>>

/** Text that is not a number yet counts as 0. */
function typedIn(fieldset: HTMLFieldSetElement): Typed {
  const inputs = [...fieldset.querySelectorAll('input')]
  const shares = inputs.map(({ value }) => Number(toLatinDigits(value).replace('%', '')))
  return Object.fromEntries(planParts.map((name, at) => [name, shares[at] || 0]))
}

function Total({ total }: { total: number }) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (total === 0) return null
  if (total === 100) return words('complete')
  const totalPhrases = {
    total: formatNumber(total, language),
    rest: formatNumber(Math.round(Math.abs(100 - total) * 100) / 100, language),
  }
  return words(total < 100 ? 'missing' : 'tooMuch', totalPhrases)
}

/** Fields may be filled in before hydration, or restored from the storage of the tab. */
function useTotal(plan: PaymentPlan | null) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [total, setTotal] = useState(planTotal(plan ?? {}))
  const count = (element: HTMLFieldSetElement) => setTotal(planTotal(typedIn(element)))
  useEffect(() => {
    if (fieldset.current) count(fieldset.current)
  }, [])
  const onInput = (event: FormEvent<HTMLFieldSetElement>) => count(event.currentTarget)
  return { fieldset, total, onInput }
}

/** The names are `paymentPlan.onBooking` …; a fault of the whole plan is at `paymentPlan`. */
export function PaymentPlanFields({ plan }: { plan: PaymentPlan | null }) {
  const words = useWords(phrases)
  const { fieldset, total, onInput } = useTotal(plan)
  const error = useFault('paymentPlan')
  const id = useId()
  const share = (name: (typeof planParts)[number]) => plan?.[name] || ''
  return (
    <fieldset
      ref={fieldset}
      onInput={onInput}
      data-choices=""
      aria-labelledby={`${id}-legend`}
      aria-describedby={`${id}-hint ${id}-total`}
      className="grid min-w-0 content-start gap-3"
    >
      <legend id={`${id}-legend`} className="pb-1 text-sm font-medium">
        {words('title')}
      </legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words('hint')}
      </p>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {planParts.map((name, at) => (
          <TextField
            key={name}
            label={words(name)}
            name={`paymentPlan.${name}`}
            defaultValue={share(name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            data-for={at === 0 ? 'paymentPlan' : undefined}
          />
        ))}
      </div>
      <output id={`${id}-total`} className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {error && total !== 100 ? error : <Total total={total} />}
      </output>
    </fieldset>
  )
}
