import type { AdFields } from '#features/posting/fields/contract.ts'
import { isOfType } from '#features/listing/property/rules/facts.ts'
import { rentsPerYear } from '#features/listing/property/rules/yearly-rent.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { type FactName, factNames } from '../../contract/agreement.ts'
import { areaIn, isWithinTolerance, priceIn } from './amounts.ts'
import { countsIn, type Reading, sureOf } from './counts.ts'
import { toPlainText } from './plain.ts'
import { handoverIn, shareIn } from './terms.ts'

/** What a text does not state clearly is absent. */
export type Facts = Partial<Record<FactName, number>>

/** `type` is the slug of the property type. */
export type StatedAd = { ad: AdFields; type: string | undefined }

const houses = ['villa', 'palace', 'townhouse', 'chalet', 'bungalow', 'duplex', 'rest-house']

/** Without rooms a number of bathrooms may be that of a part. */
const hasRooms = ({ type }: StatedAd) => isOfType('rooms', type)

const isOffPlan = ({ ad }: StatedAd) => ad.ready === 'off-plan'

/** Where a number of this kind in a text can only be that of the home. */
const isAsked: Record<FactName, (stated: StatedAd) => boolean> = {
  rooms: hasRooms,
  bathrooms: hasRooms,
  // The area of a house is that of the plot in some texts, of the building in others.
  space: ({ type = '' }) => type !== 'land' && !houses.includes(type),
  price: () => true,
  floors: ({ type = '' }) => houses.includes(type),
  cheques: ({ ad }) => ad.purpose === 'rent',
  onBooking: isOffPlan,
  duringConstruction: isOffPlan,
  onHandover: isOffPlan,
  afterHandover: isOffPlan,
  handover: isOffPlan,
}

const readers: Record<FactName, (said: string, stated: StatedAd) => Reading> = {
  rooms: (said, { type = '' }) => countsIn(said, houses.includes(type) ? 'bedrooms' : 'rooms'),
  bathrooms: (said) => countsIn(said, 'bathrooms'),
  space: areaIn,
  price: priceIn,
  floors: (said) => countsIn(said, 'floors'),
  cheques: (said) => countsIn(said, 'cheques'),
  onBooking: (said) => shareIn(said, 'onBooking'),
  duringConstruction: (said) => shareIn(said, 'duringConstruction'),
  onHandover: (said) => shareIn(said, 'onHandover'),
  afterHandover: (said) => shareIn(said, 'afterHandover'),
  handover: handoverIn,
}

const pickKnown = (facts: readonly (readonly [FactName, number | null | undefined])[]): Facts =>
  Object.fromEntries(facts.filter(([, value]) => value !== null && value !== undefined))

export function factsIn(text: string, stated: StatedAd): Facts {
  const said = toPlainText(text)
  const asked = factNames.filter((name) => isAsked[name](stated))
  return pickKnown(asked.map((name) => [name, sureOf(readers[name](said, stated))] as const))
}

export function factsOf({ ad }: StatedAd): Facts {
  const { space, measurement, handoverDate, paymentPlan } = ad
  return pickKnown([
    ['rooms', ad.rooms],
    ['bathrooms', ad.bathrooms],
    ['space', space && space * (measurement === 'sqft' ? squareFoot : 1)],
    ['price', ad.totalPrice],
    ['floors', ad.floors],
    ['cheques', ad.cheques],
    ['onBooking', paymentPlan?.onBooking],
    ['duringConstruction', paymentPlan?.duringConstruction],
    ['onHandover', paymentPlan?.onHandover],
    ['afterHandover', paymentPlan?.afterHandover],
    ['handover', handoverDate ? Number(handoverDate.slice(0, 4)) : null],
  ])
}

/** Some texts count half baths and those of guests and maids. */
const closeBathrooms = 1
const tolerances: Facts = { space: 0.08, price: 0.015 }

/** A rent is stated for a year, a month, a week, a day or a cheque. */
function isPartOfRent(one: number, other: number, { ad }: StatedAd): boolean {
  const times = [...Object.values(rentsPerYear), ad.cheques ?? 1]
  return ad.purpose === 'rent' && times.some((by) => isWithinTolerance(one * by, other, 0.015))
}

export function isSame(name: FactName, [one, other]: readonly [number, number], stated: StatedAd) {
  if (name === 'bathrooms') return Math.abs(one - other) <= closeBathrooms
  if (name === 'price' && (isPartOfRent(one, other, stated) || isPartOfRent(other, one, stated))) {
    return true
  }
  return isWithinTolerance(one, other, tolerances[name] ?? 0)
}
