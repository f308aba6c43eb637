import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { AreaField } from '#features/visitors/property-requests/components/area-field.tsx'
import { SingleChoice } from '#features/visitors/forms/components/form-parts.tsx'
import { NameField, PhoneField } from '#features/visitors/forms/components/person-fields.tsx'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { choices, phrases as ofChoices } from '../phrases/choices.ts'
import { phrases as ofFields } from '../phrases/fields.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { namedChoices } from './named-choices.ts'

const phrases = { ...ofForm, ...ofFields }

const amount = { inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const

export function PropertyStep() {
  const words = useWords(phrases)
  const { propertyType, propertyStatus, mortgageType } = choices
  return (
    <>
      <SingleChoice
        legend={words('propertyType')}
        name="propertyType"
        choices={namedChoices(propertyType)}
      />
      <SingleChoice
        legend={words('propertyStatus')}
        name="propertyStatus"
        choices={namedChoices(propertyStatus)}
      />
      <AreaField name="locations" />
      <SingleChoice
        legend={words('mortgageType')}
        name="mortgageType"
        choices={namedChoices(mortgageType)}
      />
    </>
  )
}

export function PlanStep() {
  const words = useWords(phrases)
  const { purchaseTime, stage } = choices
  return (
    <>
      <TextField {...amount} label={words('budget')} hint={words('budgetHint')} name="budget" />
      <TextField
        {...amount}
        label={words('initialPaymentPercentage')}
        name="initialPaymentPercentage"
      />
      <SingleChoice
        legend={words('purchaseTime')}
        name="purchaseTime"
        choices={namedChoices(purchaseTime)}
      />
      <SingleChoice legend={words('stage')} name="stage" choices={namedChoices(stage)} />
    </>
  )
}

export function PersonStep() {
  const words = useWords(phrases)
  return (
    <>
      <NameField label={words('name')} />
      <PhoneField label={words('phone')} />
      <EmailField label={words('email')} type="email" autoComplete="email" />
      <SingleChoice
        legend={words('uaeNational')}
        name="uaeNational"
        choices={namedChoices({ true: ofChoices.yes, false: ofChoices.no })}
      />
      <TextField
        label={words('birthYear')}
        name="birthYear"
        inputMode="numeric"
        autoComplete="bday-year"
        isRequired
      />
    </>
  )
}

/** Amounts that no browser stores. */
const secret = { ...amount, 'data-secret': '' }

export function IncomeStep({ isJoint }: { isJoint: boolean }) {
  const words = useWords(phrases)
  const { applicationType, employmentSituation } = choices
  return (
    <>
      <SingleChoice
        legend={words('applicationType')}
        name="applicationType"
        choices={namedChoices(applicationType)}
      />
      <SingleChoice
        legend={words('employmentSituation')}
        name="employmentSituation"
        choices={namedChoices(employmentSituation)}
      />
      <p className="text-sm text-muted">{words('notKept')}</p>
      <TextField
        {...secret}
        label={words('totalIncome')}
        hint={isJoint ? words('jointHint') : undefined}
        name="totalIncome"
      />
      <TextField
        {...secret}
        label={words('creditCardLimit')}
        hint={words('noCards')}
        name="creditCardLimit"
      />
      <TextField
        {...secret}
        label={words('monthlyRepayments')}
        hint={words('noRepayments')}
        name="monthlyRepayments"
      />
    </>
  )
}
