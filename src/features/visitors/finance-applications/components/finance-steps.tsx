import { AreaField } from '#features/visitors/property-requests/components/area-field.tsx'
import { NameField, PhoneField } from '#features/visitors/forms/components/person-fields.tsx'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { choices, phrases as ofChoices } from '../phrases/choices.ts'
import { phrases as ofFields } from '../phrases/fields.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { ChoiceField } from './choice-field.tsx'

const phrases = { ...ofForm, ...ofFields }

const amount = { inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const

export function PropertyStep() {
  const words = useWords(phrases)
  const { propertyType, propertyStatus, mortgageType } = choices
  return (
    <>
      <ChoiceField legend={words('propertyType')} name="propertyType" choices={propertyType} />
      <ChoiceField
        legend={words('propertyStatus')}
        name="propertyStatus"
        choices={propertyStatus}
      />
      <AreaField name="locations" />
      <ChoiceField legend={words('mortgageType')} name="mortgageType" choices={mortgageType} />
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
      <ChoiceField legend={words('purchaseTime')} name="purchaseTime" choices={purchaseTime} />
      <ChoiceField legend={words('stage')} name="stage" choices={stage} />
    </>
  )
}

export function PersonStep() {
  const words = useWords(phrases)
  return (
    <>
      <NameField label={words('name')} />
      <PhoneField label={words('phone')} />
      <TextField
        label={words('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        isRequired
      />
      <ChoiceField
        legend={words('uaeNational')}
        name="uaeNational"
        choices={{ true: ofChoices.yes, false: ofChoices.no }}
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
      <ChoiceField
        legend={words('applicationType')}
        name="applicationType"
        choices={applicationType}
      />
      <ChoiceField
        legend={words('employmentSituation')}
        name="employmentSituation"
        choices={employmentSituation}
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
