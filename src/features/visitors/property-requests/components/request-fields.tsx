import type { ReactNode } from 'react'
import { ChoicesField } from '#features/directory/own-profile/components/choices-field.tsx'
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
import { CheckBox } from '#ui/form/check-box.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { useEntered } from '#ui/form/form-state.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases/form.ts'
import type { FieldsProps } from './fields-props.ts'

export function PersonFields({ page }: Pick<FieldsProps, 'page'>) {
  const words = useWords(phrases)
  return (
    <FormSection title={words('person')}>
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
      />
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

/** Both lists stay in the form, so that a change of mind loses no choice; only one of them is sent. */
function TypeFields({ page, typed }: FieldsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const entered = useEntered('category')
  const chosen = typed.category ?? entered?.[0] ?? firstCategory
  // The first field of a name gets the focus where something is wrong.
  const lists = page.categories.toSorted(
    (one, other) => Number(other.id === chosen) - Number(one.id === chosen),
  )
  return (
    <ChoicesField legend={words('propertyTypes')} name="propertyTypes">
      {(isInvalid) =>
        lists.map(({ id, name }) => (
          <OtherTypes key={id} isOther={id !== chosen}>
            <ChoiceGroup
              legend={textIn(name, language)}
              isLegendHidden={id === chosen}
              name="propertyTypes"
              isInvalid={isInvalid}
              selected={[]}
              choices={page.propertyTypes
                .filter((type) => type.category === id)
                .map((type) => ({ value: String(type.id), label: textIn(type.name, language) }))}
            />
          </OtherTypes>
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
        <CheckBox label={words('shareContact')} name="shareContact" />
        <TermsBox />
      </div>
    </FormSection>
  )
}
