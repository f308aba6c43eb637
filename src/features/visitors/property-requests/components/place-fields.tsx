import { useQuery } from '@tanstack/react-query'
import { listRegions } from '#features/reference/place-search/contract.ts'
import { FormSection } from '#features/visitors/forms/components/form-parts.tsx'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases/form.ts'
import { AreaField } from './area-field.tsx'
import type { FieldsProps } from './fields-props.ts'

/** Spec 9: the default emirate. */
const defaultCity = 'dubai'

function RegionField({ city }: { city: number }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data } = useQuery(useQueryFor(listRegions, { params: { id: city } }))
  // A kept choice fills the field once it is drawn, and must be among its options then.
  if (!data) return null
  const options = data.regions.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))
  return (
    <SelectField
      label={words('region')}
      name="region"
      none={words('anyRegion')}
      options={options}
    />
  )
}

export function PlaceFields({ page, typed }: FieldsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const first = page.cities.find(({ slug }) => slug === defaultCity)
  const city = page.cities.find(({ id }) => String(id) === typed.city) ?? first
  return (
    <FormSection title={words('place')}>
      <SelectField
        label={words('city')}
        name="city"
        defaultValue={first?.id}
        options={page.cities.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
        isRequired
      />
      {city && <RegionField key={city.id} city={city.id} />}
      <AreaField city={city && { id: city.id, name: city.name.en }} />
    </FormSection>
  )
}
