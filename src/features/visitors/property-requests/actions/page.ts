import { paymentMethods } from '#features/listing/property/contract.ts'
import { categories } from '#features/reference/catalogue/contract.ts'
import { choices } from '#features/search/filters/phrases/filters.ts'
import type { Text } from '#i18n/phrases.ts'
import { customerTypes, type Fee, goals, type RequestPage, type WordChoice } from '../contract.ts'
import { phrases } from '../phrases/choices.ts'
import { type Lookups, priceRanges } from '../rules.ts'

const chosenFrom = <Word extends string>(words: readonly Word[], names: Record<Word, Text>) =>
  words.map((id): WordChoice => ({ id, name: names[id] }))

const goalNames = { buy: phrases.buy, rent: phrases.rent, invest: phrases.invest }

const customerNames = {
  individual: phrases.individual,
  family: phrases.family,
  company: phrases.company,
  investor: phrases.investor,
}

const words = {
  goals: chosenFrom(goals, goalNames),
  customerTypes: chosenFrom(customerTypes, customerNames),
  paymentMethods: chosenFrom(paymentMethods, choices.payment_method),
  categories: chosenFrom(categories, choices.category),
}

export function requestPageOf({ gazetteer, catalogue }: Lookups, fee: Fee | null): RequestPage {
  const cities = gazetteer.emirates.map(({ id, slug, name }) => ({ id, slug, name }))
  return {
    cities,
    ...words,
    propertyTypes: catalogue.propertyTypes,
    priceRanges: [...priceRanges],
    fee,
  }
}
