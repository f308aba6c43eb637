import { useWords } from '#i18n/words.tsx'
import { chooseAreaUnit, unitClass, useAreaUnit } from './area-unit.ts'
import { phrases } from './phrases.ts'
import { Segmented } from './form/choices/segmented.tsx'

type AreaUnitSwitchProps = { name: string; isLegendShown?: boolean }

export function AreaUnitSwitch({ name, isLegendShown }: AreaUnitSwitchProps) {
  const words = useWords(phrases)
  const unit = useAreaUnit()
  return (
    <Segmented
      legend={words('areaUnit')}
      isLegendShown={!!isLegendShown}
      name={name}
      choices={[
        { value: 'sqft', label: words('sqft') },
        { value: 'sqm', label: words('sqm') },
      ]}
      selected={unit}
      onSelect={(value) => chooseAreaUnit(value === 'sqm' ? 'sqm' : 'sqft')}
      className={unitClass(unit)}
    />
  )
}
