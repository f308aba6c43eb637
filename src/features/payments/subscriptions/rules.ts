import type { PackageRow } from '#features/posting/packages/rules.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { computeRenewedEnd, isRenewalTooEarly } from '#features/posting/lifecycle/rules.ts'
import type { Language } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'
import type { SubscriptionState } from './contract.ts'

export type EndingSubscription = {
  id: string
  endDate: string
  name: Text
  accountName: string
  email: string
  language: Language
}

/** A package as it was ordered: the operator may change it meanwhile. */
export type OrderedTerms = {
  name: Text
  slots: number
  duration: number
  durationUnit: PackageRow['durationUnit']
}

export const termsOf = (row: PackageRow): OrderedTerms => ({
  name: { en: row.nameEn, ar: row.nameAr },
  slots: row.slots,
  duration: row.duration,
  durationUnit: row.durationUnit,
})

/** A subscription is `expiring` in its last days. */
export const expiringDays = 14

const addDays = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const dayBefore = (day: string) => addDays(day, -1)

export function stateOf(endDate: string | null, today: string): SubscriptionState {
  if (endDate === null) return 'refunded'
  if (endDate < today) return 'expired'
  return endDate <= addDays(today, expiringDays) ? 'expiring' : 'active'
}

type Held = { endDate: string | null; today: string }

/** From its old end, or from today where it would be over; all of it refunded, it begins anew. */
export const renewedEndOf = (held: Held, terms: OrderedTerms) =>
  computeRenewedEnd(held, (start) => lastDayOf(start, terms))

export const mayRenew = (held: Held, terms: OrderedTerms) =>
  held.endDate !== null && !isRenewalTooEarly(held, (start) => lastDayOf(start, terms))
