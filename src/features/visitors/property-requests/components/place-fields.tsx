import { useQuery } from '@tanstack/react-query'
import { listRegions, type Region } from '#features/reference/place-search/contract.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { FormSection } from '#features/visitors/forms/components/form-parts.tsx'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases/form.ts'
import { AreaField } from './area-field.tsx'
import type { FieldsProps } from './fields-props.ts'

function useRegions(city: number | undefined) {
  const query = useQueryFor(listRegions, { params: { id: city ?? 0 } })
  return useQuery({ ...query, enabled: city !== undefined }).data?.regions
}

function RegionField({ regions }: { regions: readonly Region[] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const options = regions.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))
  return (
    <SelectField
      label={words('region')}
      hint={words('regionHint')}
      name="region"
      none={words('anyRegion')}
      options={options}
    />
  )
}

export function PlaceFields({ page, typed }: FieldsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { settings } = useSiteSettings()
  const first = page.cities.find(({ slug }) => slug === settings?.defaultEmirate)
  const city = page.cities.find(({ id }) => String(id) === typed.city) ?? first
  const regions = useRegions(city?.id)
  const region = regions?.find(({ id }) => String(id) === typed.region)
  const within = region ?? city
  return (
    <FormSection title={words('place')}>
      <SelectField
        label={words('city')}
        name="city"
        defaultValue={first?.id}
        options={page.cities.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
        isRequired
      />
      {/* A kept choice fills the field once it is drawn, and must be among its options then. */}
      {regions && <RegionField key={city?.id} regions={regions} />}
      <AreaField
        within={within && { id: within.id, name: within.name.en }}
        isRequired={region === undefined}
      />
    </FormSection>
  )
}
