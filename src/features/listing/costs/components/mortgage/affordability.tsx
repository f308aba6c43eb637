import * as z from 'zod/mini'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { FormContext } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Surface } from '#ui/surface.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { IncomeQuery } from '../../contract/mortgage.ts'
import { phrases } from '../../phrases/affordability.ts'
import { affordableLoan } from '../../rules/affordability.ts'
import type { Buyer, Home } from '../../rules/mortgage.ts'
import type { MortgagePlan } from '../../rules/plan.ts'
import { WholePrice } from '../whole-price.tsx'
import { useBoundWords } from './bound-words.ts'
import type { Query } from './usual-values.ts'

type AffordabilityProps = { home: Home; buyer: Buyer; plan: MortgagePlan }

type AnswerProps = AffordabilityProps & { income: z.output<typeof IncomeQuery> }

function Answer({ income: typed, ...props }: AnswerProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { home, buyer, plan } = props
  const { yearlyRate, years, amount: wanted } = plan.loan
  const { income, repayments, card_limit: cardLimit } = typed
  const asked = { income, repayments, cardLimit }
  const { amount, bound } = affordableLoan({ income: asked, home, buyer, yearlyRate, years })
  const missing = Math.round(wanted) - Math.round(amount)
  const boundWords = useBoundWords({ home, buyer })
  return (
    <>
      <p className="text-muted">{words('largest')}</p>
      <p className="text-2xl font-semibold">
        <WholePrice amount={amount} />
      </p>
      <p>{boundWords[bound]}</p>
      <p>
        {missing > 0
          ? words('short', { amount: formatWholeMoney(missing, language) })
          : words('enough')}
      </p>
    </>
  )
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const

function IncomeFields() {
  const words = useWords(phrases)
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField {...number} label={words('income')} name="income" />
      <TextField {...number} label={words('repayments')} name="repayments" />
      <TextField {...number} label={words('cardLimit')} name="card_limit" />
    </div>
  )
}

const filledIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')) as Query

/** Fields may be filled in before hydration. */
function useTyped() {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Query>({})
  useEffect(() => {
    if (form.current) setTyped(filledIn(form.current))
  }, [])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTyped(filledIn(currentTarget))
  return { form, typed, onInput }
}

/** A form of its own without a button: an income must be in no address, which servers log. */
export function Affordability(props: AffordabilityProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { form, typed, onInput } = useTyped()
  const { data } = z.safeParse(IncomeQuery, typed)
  const faults = faultsIn(IncomeQuery, typed, language).filter(({ path }) => typed[path ?? ''])
  return (
    <Surface className="p-4 md:p-6 noscript:hidden print:hidden">
      <Disclosure summary={<h2 className="text-xl">{words('title')}</h2>}>
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => event.preventDefault()}
          onInput={onInput}
        >
          <p className="text-sm text-muted">{words('note')}</p>
          <FormContext value={{ faults, isBusy: false, isAlive: true }}>
            <IncomeFields />
          </FormContext>
          <div role="status" className="grid gap-1">
            {data && <Answer {...props} income={data} />}
          </div>
        </form>
      </Disclosure>
    </Surface>
  )
}
