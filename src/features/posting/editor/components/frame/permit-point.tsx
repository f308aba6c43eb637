import { useState } from 'react'
import { isPermitNeeded, type Permit, permitFaults } from '#features/listing/permits/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsFor } from '#platform/browser/check-input.ts'
import { phrases } from '../../phrases/publish.ts'
import { placeIn } from '../../rules/typed/of-property.ts'
import type { Ad } from '../use-ad.ts'
import { Missing, Point, Truth } from './checklist-point.tsx'
import { usePermitDoubles } from './saved-checks.tsx'

export function permitIn({ typed, reading: { values } }: Ad): Permit {
  const text = (path: 'permitNumber' | 'permitType' | 'permitExpiresAt') =>
    (values[path] ?? null) as string | null
  return {
    permitNumber: text('permitNumber'),
    permitType: text('permitType'),
    permitExpiresAt: text('permitExpiresAt'),
    slugs: placeIn(typed)?.slugs ?? [],
  }
}

/** Judges the format and the last day; only the server knows whether a fault stops publishing. */
export function PermitPoint({ permit, onGo }: { permit: Permit; onGo: (path: string) => void }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const faults = faultsFor(permitFaults(permit, dayInDubai(new Date())), language)
  if (faults.length > 0) {
    return (
      <Point grade="warning" title={words('permitLacks')}>
        <Missing faults={faults} onGo={onGo} />
      </Point>
    )
  }
  if (!isPermitNeeded(permit.slugs)) return <Point grade="right" title={words('permitNotNeeded')} />
  const { permitExpiresAt: until } = permit
  const title = until
    ? words('permitUntil', { day: formatDay(until, language) })
    : words('permitOfForm')
  return <Point grade="told" title={title} />
}

export function usePermitDoublesChecked({ basis, dialog, typed }: Ad) {
  const count = usePermitDoubles(basis.saved, dialog.isOpen)
  const [confirmed, setConfirmed] = useState<string>()
  const number = typed.permitNumber ?? ''
  return {
    count: count ?? 0,
    isConfirmed: confirmed === number,
    confirm: (isOwn: boolean) => setConfirmed(isOwn ? number : undefined),
    isSettled: count === 0 || (count !== undefined && confirmed === number),
  }
}

type Doubles = ReturnType<typeof usePermitDoublesChecked>

export function PermitDoubles({ doubles: { count, isConfirmed, confirm } }: { doubles: Doubles }) {
  const words = useWords(phrases)
  if (count === 0) return null
  return (
    <div className="grid gap-2">
      <ul>
        <Point grade="warning" title={words('permitOnOthers', { count })} />
      </ul>
      <Truth isTrue={isConfirmed} onChange={confirm}>
        {words('permitIsOwn')}
      </Truth>
    </div>
  )
}
