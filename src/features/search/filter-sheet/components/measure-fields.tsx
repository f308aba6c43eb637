import { useWords } from '#i18n/words.tsx'
import { useAreaUnit } from '#ui/area-unit.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from '#features/search/results/components/results-model.ts'

type ResultsProps = { results: Results }

export function SpaceFields({ results: { search } }: ResultsProps) {
  const words = useWords(phrases)
  const preferred = useAreaUnit()
  const isAsked = search.space_min !== undefined || search.space_max !== undefined
  const unit = isAsked ? search.unit : preferred
  return (
    <div className="grid grid-cols-3 gap-3">
      <TextField
        label={words('spaceFrom')}
        name="space_min"
        inputMode="numeric"
        defaultValue={search.space_min}
      />
      <TextField
        label={words('spaceTo')}
        name="space_max"
        inputMode="numeric"
        defaultValue={search.space_max}
      />
      <SelectField
        key={unit}
        label={words('unit')}
        name="unit"
        defaultValue={unit}
        options={[
          { value: 'sqm', label: words('sqm') },
          { value: 'sqft', label: words('sqft') },
        ]}
      />
    </div>
  )
}
