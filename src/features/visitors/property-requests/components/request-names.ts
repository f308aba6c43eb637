import { placeLine } from '#features/listing/property/components/place-line.ts'
import { choices } from '#features/search/filters/phrases/filters.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { formatArea } from '#i18n/format.ts'
import { joinWithCommas, type Language } from '#i18n/language.ts'
import { formatPhrase, type Phrase, textIn } from '#i18n/phrases.ts'
import type { PropertyRequest } from '../contract.ts'
import { phrases } from '../phrases/choices.ts'

const choiceNames: Record<string, Phrase> = phrases

type RequestChoices = Pick<
  PropertyRequest,
  | 'goals'
  | 'customerTypes'
  | 'category'
  | 'paymentMethod'
  | 'propertyTypes'
  | 'area'
  | 'space'
  | 'measurement'
>

const namesIn = (chosen: readonly string[], language: Language) =>
  joinWithCommas(
    chosen.flatMap((one) => (choiceNames[one] ? formatPhrase(choiceNames[one], language) : [])),
    language,
  )

export const channelNames = (
  { contactChannels }: Pick<PropertyRequest, 'contactChannels'>,
  language: Language,
) => namesIn(contactChannels, language)

export function requestNames(request: RequestChoices, language: Language) {
  const { space, measurement } = request
  const metres = space && measurement === 'sqft' ? space * squareFoot : space
  return {
    goals: namesIn(request.goals, language),
    customerTypes: namesIn(request.customerTypes, language),
    category: formatPhrase(choices.category[request.category], language),
    paymentMethod: formatPhrase(choices.payment_method[request.paymentMethod], language),
    types: joinWithCommas(
      request.propertyTypes.map(({ name }) => textIn(name, language)),
      language,
    ),
    places: request.area.map(({ path }) => placeLine(path, language)),
    space: metres && measurement ? formatArea(metres, measurement, language) : undefined,
  }
}
