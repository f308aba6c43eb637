import { SecondTextField } from '#features/accounts/advertiser/components/second-text-field.tsx'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { useWords } from '#i18n/words.tsx'
import { useIsAlive } from '#ui/form/alive.ts'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases/sign-up.ts'

export function PersonStep({ name }: { name: string | undefined }) {
  const words = useWords(phrases)
  const isAlive = useIsAlive()
  return (
    <>
      <TextField label={words('name')} name="name" autoComplete="name" dir="auto" isRequired />
      <SecondTextField name="secondName" first={name} hasHint />
      <TextField
        label={words('email')}
        hint={words('emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        dir="auto"
        isRequired
      />
      <TextField
        label={words('phone')}
        hint={words('phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="auto"
        isRequired
      />
      <RadioField
        legend={words('gender')}
        hint={words('personReason')}
        name="gender"
        isRequired
        className="grid-cols-2"
        choices={[
          { value: 'female', label: words('female') },
          { value: 'male', label: words('male') },
        ]}
      />
      <TextField
        label={words('birthday')}
        hint={words('personReason')}
        name="birthday"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={isAlive ? dayInDubai(new Date()) : undefined}
        isRequired
      />
      <TextField
        label={words('idNumber')}
        hint={words('idNumberHint')}
        name="idNumber"
        data-secret=""
        autoComplete="off"
        dir="auto"
        isRequired
      />
    </>
  )
}
