import type { ReactNode } from 'react'
import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { areaUnits } from '#features/listing/property/contract.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { TermsBox } from '#features/visitors/forms/components/terms-box.tsx'
import { NameField, PhoneField } from '#features/visitors/forms/components/person-fields.tsx'
import {
  FormSection,
  MultipleChoice,
  SingleChoice,
} from '#features/visitors/forms/components/form-parts.tsx'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { ChoiceCards } from '#ui/form/choices/choice-cards.tsx'
import { ChoicesField } from '#ui/form/choices/choices-field.tsx'
import { useEntered } from '#ui/form/form-state.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { ContactChoice } from './contact-choice.tsx'
import type { FieldsProps } from './fields-props.ts'

const phrases = { ...ofForms, ...ofForm }

export function PersonFields({ page }: Pick<FieldsProps, 'page'>) {
  const words = useWords(phrases)
  return (
    <FormSection title={words('person')}>
      <NameField label={words('name')} />
      <PhoneField label={words('phone')} />
      <EmailField label={words('email')} type="email" autoComplete="email" isRequired={false} />
      <MultipleChoice
        legend={words('customerTypes')}
        name="customerTypes"
        choices={page.customerTypes}
      />
    </FormSection>
  )
}

const firstCategory = 'residential'

/** Without scripts the category that will be chosen is not known, so the types of each are offered. */
function OtherTypes({ isOther, children }: { isOther: boolean; children: ReactNode }) {
  return (
    <>
      <fieldset hidden={isOther} disabled={isOther} className="min-w-0">
        {children}
      </fieldset>
      {isOther && <noscript>{children}</noscript>}
    </>
  )
}

type TypesProps = { page: FieldsProps['page']; isInvalid: boolean; isOther: boolean }

function TypesOf({ page, category: { id, name }, isInvalid, isOther }: TypesProps & OfCategory) {
  const language = useLanguage()
  const types = page.propertyTypes.filter((type) => type.category === id)
  return (
    <OtherTypes isOther={isOther}>
      <p className={isOther ? 'py-2 text-sm font-medium' : 'sr-only'}>{textIn(name, language)}</p>
      <ChoiceCards
        type="checkbox"
        name="propertyTypes"
        isInvalid={isInvalid}
        className="grid-cols-2 sm:grid-cols-3"
        choices={types.map((type) => ({
          value: String(type.id),
          label: textIn(type.name, language),
        }))}
      />
    </OtherTypes>
  )
}

type OfCategory = { category: FieldsProps['page']['categories'][number] }

/** Both lists stay in the form, so that a change of mind loses no choice; only one of them is sent. */
function TypeFields({ page, typed }: FieldsProps) {
  const words = useWords(phrases)
  const entered = useEntered('category')
  const chosen = typed.category ?? entered?.[0] ?? firstCategory
  // The first field of a name gets the focus where something is wrong.
  const lists = page.categories.toSorted(
    (one, other) => Number(other.id === chosen) - Number(one.id === chosen),
  )
  return (
    <ChoicesField
      legend={words('propertyTypes')}
      name="propertyTypes"
      hint={words('chooseAll')}
      isRequired
    >
      {(isInvalid) =>
        lists.map((category) => (
          <TypesOf
            key={category.id}
            {...{ page, category, isInvalid }}
            isOther={category.id !== chosen}
          />
        ))
      }
    </ChoicesField>
  )
}

export function WishFields(props: FieldsProps) {
  const { page } = props
  const words = useWords(phrases)
  return (
    <FormSection title={words('wish')}>
      <MultipleChoice legend={words('goals')} name="goals" choices={page.goals} />
      <SingleChoice
        legend={words('category')}
        name="category"
        hint={words('chooseOne')}
        choices={page.categories}
        selected={firstCategory}
      />
      <TypeFields {...props} />
    </FormSection>
  )
}

function SpaceFields() {
  const words = useWords(phrases)
  const { settings } = useSiteSettings()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={words('space')} name="space" inputMode="decimal" autoComplete="off" />
      <SelectField
        label={words('measurement')}
        name="measurement"
        defaultValue={settings?.measurement}
        options={areaUnits.map((value) => ({ value, label: words(value) }))}
      />
    </div>
  )
}

export function DetailFields({ typed }: Pick<FieldsProps, 'typed'>) {
  const words = useWords(phrases)
  const isCommercial = typed.category === 'commercial'
  const malls = <CheckBox label={words('insideMallOnly')} name="insideMallOnly" />
  return (
    <FormSection title={words('details')}>
      <SpaceFields />
      <TextAreaField
        label={words('specifications')}
        hint={words('specificationsHint')}
        name="specifications"
        isRequired
      />
      <div>
        {isCommercial ? malls : <noscript>{malls}</noscript>}
        <ContactChoice typed={typed} />
        <TermsBox />
      </div>
    </FormSection>
  )
}
