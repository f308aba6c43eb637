import { useWords } from '#i18n/words.tsx'
import { chooseAreaUnit, useAreaUnit } from './area-unit.ts'
import { phrases } from './phrases.ts'
import { Segmented } from './form/segmented.tsx'

/** `name` must be unique in the page. */
export function AreaUnitSwitch({ name }: { name: string }) {
  const words = useWords(phrases)
  return (
    <Segmented
      legend={words('areaUnit')}
      name={name}
      choices={[
        { value: 'sqm', label: words('sqm') },
        { value: 'sqft', label: words('sqft') },
      ]}
      selected={useAreaUnit()}
      onSelect={(unit) => chooseAreaUnit(unit === 'sqft' ? 'sqft' : 'sqm')}
    />
  )
}
