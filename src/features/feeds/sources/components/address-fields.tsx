import { useWords } from '#i18n/words.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { schedules } from '../contract.ts'
import { phrases } from '../phrases.ts'

/** The link is one of two ways to name a feed, so it is not marked as required. */
export function AddressFields() {
  const words = useWords(phrases)
  return (
    <>
      <TextField
        label={words('address')}
        hint={words('addressHint')}
        name="url"
        type="url"
        inputMode="url"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        label={words('schedule')}
        name="schedule"
        options={schedules.map((one) => ({ value: one, label: words(one) }))}
      />
    </>
  )
}
