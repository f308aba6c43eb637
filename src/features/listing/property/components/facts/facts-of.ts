import type { Property } from '../../contract.ts'
import { type FactName, facts } from '../../contract/page-fields.ts'
import { scopeOf } from '../../rules/facts.ts'
import { applies, typeOf } from './type-of.ts'

/** One floor tells something of a house: any flat, office or shop has one. */
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
    // Of an ad without its own date, we know only when we took it in.
    if (name === 'updatedAt' && !ad.firstPublishedAt) return false
    if (name === 'floors' && ad.floors === 1) return houses.includes(typeOf(ad)?.slug ?? '')
    return name === 'type' ? typeOf(ad) !== null : ad[name] !== null
  })
}
