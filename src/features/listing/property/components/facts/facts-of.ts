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

export function listedFactsOf(ad: Property): ListedFact[] {
  const names = factsOf(ad)
  const listed = names.filter((name): name is ListedFact => name !== 'paymentPlan')
  return listed.length === names.length ? listed : listed.filter((name) => name !== 'handoverDate')
}
