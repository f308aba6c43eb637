import type { FormEvent } from 'react'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { FormContext } from '#ui/form/form-state.ts'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useLiveQueryForm } from '#ui/query-form/use-live-query-form.ts'
import { CalculateButton } from '../calculate-button.tsx'
import { mortgagePath } from '../../contract/addresses.ts'
import { feeTypeOf } from '../../contract/fee-types.ts'
import { phrases } from '../../phrases/mortgage-form.ts'
import { longestYears } from '../../rules/mortgage.ts'
import { leadToOutcome } from '../lead-to-outcome.ts'
import { convertedDownPayment } from './convert-down-payment.ts'
import { DownPaymentField } from './down-payment-field.tsx'
import { RateField } from './rate-field.tsx'
import { type MortgagePage, readMortgage } from './read-mortgage.ts'
import {
  type CalculatorSettings,
  mortgageQueryOf,
  type Query,
  usualValues,
} from './usual-values.ts'

type FormProps = { query: Query; page: MortgagePage; settings: CalculatorSettings }
type PageProps = Pick<FormProps, 'page'>

const number = { inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const

function Price({ page }: PageProps) {
  const words = useWords(phrases)
  const typed = page.fields.price
  return <TextField {...number} label={words('price')} name="price" defaultValue={typed} />
}

function Years({ page }: PageProps) {
  const words = useWords(phrases)
  const duration = formatDuration(longestYears, 'year', useLanguage())
  return (
    <TextField
      {...number}
      label={words('years')}
      hint={words('yearsHint', { duration })}
      name="years"
      defaultValue={page.fields.years}
    />
  )
}

function BuyerFields({ page: { fields } }: PageProps) {
  const words = useWords(phrases)
  const inRow = 'sm:grid-cols-2'
  return (
    <>
      <RadioField
        legend={words('buyer')}
        name="buyer"
        choices={[
          { value: 'resident', label: words('resident') },
          { value: 'national', label: words('national') },
        ]}
        selected={fields.buyer}
        className={inRow}
      />
      <RadioField
        legend={words('home')}
        name="home"
        choices={[
          { value: 'first', label: words('firstHome') },
          { value: 'further', label: words('furtherHome') },
        ]}
        selected={fields.home}
        className={inRow}
      />
      <RadioField
        legend={words('completion')}
        name="ready"
        choices={[
          { value: 'ready', label: words('ready') },
          { value: 'off-plan', label: words('offPlan') },
        ]}
        selected={fields.ready}
        className={inRow}
      />
    </>
  )
}

function useMortgageForm({ query, settings }: FormProps) {
  const language = useLanguage()
  const read = (typed: Query) => readMortgage(typed, { settings, language })
  // What was found missing stays so until it is filled.
  const sent = query.check ? { check: query.check } : {}
  const form = useLiveQueryForm({
    path: mortgagePath,
    search: query,
    usual: usualValues(settings),
    queryOf: (typed) => mortgageQueryOf({ ...sent, ...typed }),
    onSent: (element) => leadToOutcome(element, (typed) => read(mortgageQueryOf(typed)).faults),
  })
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    if ((target as HTMLInputElement).name === 'down_payment_unit') {
      const typed = Object.fromEntries(new FormData(currentTarget)) as Query
      const field = currentTarget.elements.namedItem('down_payment') as HTMLInputElement
      field.value = convertedDownPayment(typed, read) ?? field.value
    }
    form.onChange(event)
  }
  return { ...form, onChange }
}

export function MortgageForm(props: FormProps) {
  const { page, settings } = props
  const words = useWords(phrases)
  const { fields, faults } = page
  const { minRate, maxRate, emirates } = settings
  const feeType = feeTypeOf(fields.type)
  return (
    <form
      {...useMortgageForm(props)}
      noValidate
      aria-label={words('form')}
      className="grid min-w-0 content-start gap-5"
    >
      <FormContext value={{ faults, isBusy: false, isAlive: true }}>
        <Price page={page} />
        <DownPaymentField page={page} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Years page={page} />
          <RateField {...{ minRate, maxRate }} typed={fields.rate ?? ''} rate={page.rate} />
        </div>
        <BuyerFields page={page} />
        <SelectField
          label={words('emirate')}
          name="emirate"
          options={emirates}
          defaultValue={fields.emirate}
        />
        {feeType && <input type="hidden" name="type" value={feeType} />}
        <CalculateButton />
      </FormContext>
    </form>
  )
}
