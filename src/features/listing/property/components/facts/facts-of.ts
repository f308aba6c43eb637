import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Property } from '../../contract.ts'
import { type FactName, facts } from '../../contract/page-fields.ts'
import { scopeOf } from '../../rules/facts.ts'
import { applies, typeOf } from './type-of.ts'

/** A single floor is a fact worth stating for these types only. */
const houses = [
  'villa',
  'palace',
  'building',
  'chalet',
  'farm',
  'rest-house',
  'townhouse',
  'bungalow',
  'compound',
  'warehouse',
  'factory',
]

const factNames = Object.keys(facts) as FactName[]

export function factsOf(ad: Property): FactName[] {
  return factNames.filter((name) => {
    const { purpose, shownFor = ad.purpose } = scopeOf(name)
    if ((purpose ?? shownFor) !== ad.purpose || !applies(ad, name)) return false
    // Without a publishing date, `updatedAt` only says when the ad was imported.
    if (name === 'updatedAt' && !ad.firstPublishedAt) return false
    if (name === 'floors' && ad.floors === 1) return houses.includes(typeOf(ad)?.slug ?? '')
    return name === 'type' ? typeOf(ad) !== null : ad[name] !== null
  })
}

/** The payment plan is a timeline (`plan-timeline.tsx`), which has the day of handover too. */
export type ListedFact = Exclude<FactName, 'paymentPlan'>

const dayOf = (instant: string | null) => instant && dayInDubai(new Date(instant))

/** What another fact of the list, or the timeline, says already. */
function repeatedIn(ad: Property, names: readonly FactName[]): FactName[] {
  return [
    ...(names.includes('paymentPlan') ? (['handoverDate'] as const) : []),
    ...(ad.mortgageEligible && ad.paymentMethod === 'mortgage'
      ? (['mortgageEligible'] as const)
      : []),
    ...(dayOf(ad.updatedAt) === dayOf(ad.firstPublishedAt) ? (['updatedAt'] as const) : []),
  ]
}

export function listedFactsOf(ad: Property): ListedFact[] {
  const names = factsOf(ad)
  const repeated = repeatedIn(ad, names)
  return names.filter(
    (name): name is ListedFact => name !== 'paymentPlan' && !repeated.includes(name),
  )
}
