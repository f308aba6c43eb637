import { squareFoot } from '#i18n/area-factors.ts'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { unitClass, useAreaUnit } from '#ui/area-unit.ts'
import { phrases } from '../../phrases/story.ts'

/** AED per square foot a year, as authorities approve it, in the reader's unit. */
export function ServiceCharge({ perSqft }: { perSqft: number }) {
  const words = useWords(phrases)
  const unit = useAreaUnit()
  const isMetric = unit === 'sqm'
  const price = formatMoney(isMetric ? perSqft / squareFoot : perSqft, useLanguage())
  return (
    <span className={unitClass(unit)}>
      {words(isMetric ? 'perSqmYearly' : 'perSqftYearly', { price })}
    </span>
  )
}
