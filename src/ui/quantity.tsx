import { otherAreaUnit } from '#i18n/area-factors.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { formatAge, formatArea, formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/words.tsx'
import { unitClass, useAreaUnit } from './area-unit.ts'
import { classes } from './classes.ts'

export function Price({ amount }: { amount: number }) {
  return <bdi className="tabular-nums">{formatMoney(amount, useLanguage())}</bdi>
}

export function Area({ sqm }: { sqm: number }) {
  const unit = useAreaUnit()
  return (
    <bdi className={classes('tabular-nums', unitClass(unit))}>
      {formatArea(sqm, unit, useLanguage())}
    </bdi>
  )
}

/** `4,670 sqft (434 sqm)`, the reader's unit first. */
export function BothAreas({ sqm }: { sqm: number }) {
  const unit = useAreaUnit()
  const area = formatArea(sqm, otherAreaUnit(unit), useLanguage())
  return (
    <span className={unitClass(unit)}>
      <Area sqm={sqm} />{' '}
      <span className="whitespace-nowrap text-muted">
        (<bdi className="tabular-nums">{area}</bdi>)
      </span>
    </span>
  )
}

/** Days in Dubai. A cached page may be from the day before, so the browser's own text is right. */
export function Age({ instant }: { instant: string }) {
  return (
    <time dateTime={dayInDubai(new Date(instant))} suppressHydrationWarning>
      {formatAge(instant, new Date(), useLanguage())}
    </time>
  )
}

/** Without the date, which would be repeated for each ad of a list. */
export function ShortAge({ instant }: { instant: string }) {
  return <span suppressHydrationWarning>{formatAge(instant, new Date(), useLanguage())}</span>
}
