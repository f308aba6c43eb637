import { useWords } from '#i18n/words.tsx'
import { chooseAreaUnit, useAreaUnit } from './area-unit.ts'
import { phrases } from './phrases.ts'
import { Segmented } from './form/segmented.tsx'

type AreaUnitSwitchProps = { name: string; isLegendShown?: boolean }

/** `name` must be unique in the page. */
export function AreaUnitSwitch({ name, isLegendShown }: AreaUnitSwitchProps) {
  const words = useWords(phrases)
  return (
    <Segmented
      legend={words('areaUnit')}
      isLegendShown={!!isLegendShown}
      name={name}
      choices={[
        { value: 'sqft', label: words('sqft') },
        { value: 'sqm', label: words('sqm') },
      ]}
      selected={useAreaUnit()}
      onSelect={(unit) => chooseAreaUnit(unit === 'sqm' ? 'sqm' : 'sqft')}
    />
  )
}
