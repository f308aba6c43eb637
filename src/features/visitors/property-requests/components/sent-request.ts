import { consentVersions } from '#features/visitors/forms/contract.ts'
import { readAmount } from '#features/visitors/forms/components/read-amount.ts'
import { spamSignsOf } from '#features/visitors/forms/components/spam-signs.ts'
import type { Text } from '#i18n/phrases.ts'
import { textOf } from '#ui/form/typed.ts'

const wordsOf = (typed: FormData, name: string) => typed.getAll(name).map(String)

const numberOf = (typed: FormData, name: string) => readAmount(textOf(typed, name))

/** With the names in both languages, so that they change with the language of the page. */
export type ChosenArea = { id: number; path: { name: Text }[] }

export const areaIn = (value: string): ChosenArea[] =>
  value ? (JSON.parse(value) as ChosenArea[]) : []

/** The field of their names, in a browser without scripts. */
export const areaNamesOf = (field: string) => `${field}Names`

/** A region is itself the location if none is named in it. */
function locationsIn(typed: FormData, region: number | undefined): number[] {
  const chosen = areaIn(textOf(typed, 'area')).map(({ id }) => id)
  return chosen.length > 0 || region === undefined ? chosen : [region]
}

/** The body of the call; the contract says what is wrong with it. */
export function requestIn(typed: FormData) {
  const space = numberOf(typed, 'space')
  const region = numberOf(typed, 'region')
  return {
    name: textOf(typed, 'name'),
    phone: textOf(typed, 'phone'),
    email: textOf(typed, 'email'),
    city: numberOf(typed, 'city'),
    region,
    area: locationsIn(typed, region),
    goals: wordsOf(typed, 'goals'),
    customerTypes: wordsOf(typed, 'customerTypes'),
    paymentMethod: textOf(typed, 'paymentMethod') || undefined,
    category: textOf(typed, 'category') || undefined,
    propertyTypes: wordsOf(typed, 'propertyTypes').map(Number),
    priceRanges: wordsOf(typed, 'priceRanges').map(Number),
    ...(space !== undefined && { space, measurement: textOf(typed, 'measurement') }),
    specifications: textOf(typed, 'specifications'),
    insideMallOnly: typed.has('insideMallOnly'),
    shareContact: typed.has('shareContact'),
    contactChannels: wordsOf(typed, 'contactChannels'),
    acceptTerms: typed.has('acceptTerms'),
    consentVersion: consentVersions['property-request'],
    ...spamSignsOf(typed),
  }
}
