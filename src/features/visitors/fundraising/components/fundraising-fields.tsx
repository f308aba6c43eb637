import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import type { Region } from '#features/reference/place-search/contract.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { TermsBox } from '#features/visitors/forms/components/terms-box.tsx'
import { NameField, PhoneField } from '#features/visitors/forms/components/person-fields.tsx'
import { FormSection, SingleChoice } from '#features/visitors/forms/components/form-parts.tsx'
import { type Text, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { currencies, type ProjectType, projectTypes } from '../contract.ts'
import { phrases as choices } from '../phrases/choices.ts'
import { phrases } from '../phrases/form.ts'
import { DocumentsField } from './documents-field.tsx'

export function PersonFields() {
  const words = useWords(phrases)
  return (
    <FormSection title={words('person')}>
      <NameField label={words('name')} />
      <EmailField label={words('email')} type="email" autoComplete="email" />
      <PhoneField label={words('phone')} />
      <TextField
        label={words('companyName')}
        name="companyName"
        autoComplete="organization"
        dir="auto"
      />
    </FormSection>
  )
}

const names: Record<ProjectType, Text> = choices
const types = projectTypes.map((id) => ({ id, name: names[id] }))

function AmountFields() {
  const words = useWords(phrases)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={words('amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
      <SelectField
        label={words('currency')}
        name="currency"
        options={currencies.map((value) => ({ value, label: words(value) }))}
        isRequired
      />
    </div>
  )
}

type ProjectFieldsProps = {
  emirates: readonly Pick<Region, 'id' | 'slug' | 'name'>[]
  onUnfinished: (count: number) => void
}

export function ProjectFields({ emirates, onUnfinished }: ProjectFieldsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { settings } = useSiteSettings()
  return (
    <FormSection title={words('project')}>
      <TextField label={words('projectTitle')} name="projectTitle" dir="auto" isRequired />
      <SelectField
        label={words('emirateId')}
        name="emirateId"
        defaultValue={emirates.find(({ slug }) => slug === settings?.defaultEmirate)?.id}
        options={emirates.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
        isRequired
      />
      <SingleChoice legend={words('projectType')} name="projectType" choices={types} />
      <AmountFields />
      <TextAreaField
        label={words('summary')}
        hint={words('summaryHint')}
        name="summary"
        isRequired
      />
      <DocumentsField onUnfinished={onUnfinished} />
      <TermsBox />
    </FormSection>
  )
}
