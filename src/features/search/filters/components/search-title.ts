import type { PropertySearch } from '#features/search/query/contract/search.ts'
import { formatMoney } from '#i18n/format.ts'
import { type Language, languageEntries } from '#i18n/language.ts'
import { type Arguments, type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { bedroomsPhrase } from '#features/listing/property/phrases/rooms.ts'
import { phrases } from '../phrases/words.ts'
import { type RoomRange, readRoomRange } from '../rules/words.ts'
import { findEntries, type Vocabulary } from './vocabulary.ts'

type Search = Partial<PropertySearch>
type Speaker = (phrase: Phrase, values?: Arguments) => string

function kindOf(search: Search, { types }: Vocabulary, language: Language): string[] {
  const wanted = [...(search.property_type ?? []), ...(search.commercial_property_type ?? [])]
  const found = wanted.flatMap((text) => findEntries(types, text))
  const plurals = found.map(({ plural }) => textIn(plural, language).toLowerCase())
  return [...new Set(plurals)]
}

function allKinds({ category, rooms }: Search): Phrase {
  if (category === 'commercial') return phrases.commercial
  if (rooms) return phrases.homes
  return category === 'residential' ? phrases.residential : phrases.properties
}

function describeKinds(search: Search, vocabulary: Vocabulary, language: Language): string {
  const [one, other, ...more] = kindOf(search, vocabulary, language)
  if (one === undefined || more.length > 0) return formatPhrase(allKinds(search), language)
  return other === undefined ? one : formatPhrase(phrases.both, language, { one, other })
}

function withRooms(range: RoomRange, what: string, speak: Speaker): string {
  if (range.kind === 'any') return what
  if (range.kind === 'studio') return speak(phrases.studio, { what })
  if (range.kind === 'studio-or-one') return speak(phrases.studioOrOne, { what })
  if (range.kind === 'or-more') return speak(phrases.bedroomsOrMore, { what, count: range.count })
  if (range.kind === 'exactly')
    return speak(bedroomsPhrase(range.count), { what, count: range.count })
  const { from, count } = range
  if (count === 2) return speak(phrases.oneOrTwoBedrooms, { what })
  return speak(phrases.bedroomRange, { what, from, count })
}

const furnishedWords = {
  furnished: phrases.furnishedWhat,
  unfurnished: phrases.unfurnishedWhat,
  partly: phrases.partlyWhat,
}

/** The order is reversed where adjectives follow the noun, as in Arabic. */
function describeSubject(search: Search, vocabulary: Vocabulary, language: Language): string {
  const speak: Speaker = (phrase, values) => formatPhrase(phrase, language, values)
  const range = readRoomRange(search.rooms)
  const [furnished, ...others] = search.furnished ?? []
  const isStudio = range.kind === 'studio' && isAboutFlats(search, vocabulary)
  const start = isStudio ? speak(phrases.studios) : describeKinds(search, vocabulary, language)
  const rooms = (what: string) => (isStudio ? what : withRooms(range, what, speak))
  const ready = (what: string) => {
    if (search.ready === 'off-plan') return speak(phrases.offPlanWhat, { what })
    return search.ready === 'ready' ? speak(phrases.readyWhat, { what }) : what
  }
  const furnishing = (what: string) =>
    furnished && others.length === 0 ? speak(furnishedWords[furnished], { what }) : what
  const { adjectives } = languageEntries[language]
  return adjectives === 'after' ? rooms(ready(furnishing(start))) : furnishing(ready(rooms(start)))
}

function isAboutFlats(search: Search, vocabulary: Vocabulary): boolean {
  const named = kindOf(search, vocabulary, 'en')
  return named.length === 0 || named.join() === 'apartments'
}

const rents = {
  yearly: phrases.forYearlyRent,
  monthly: phrases.forMonthlyRent,
  weekly: phrases.forWeeklyRent,
  daily: phrases.forDailyRent,
}

function describeOffer({ purpose, rent_period }: Search): Phrase {
  if (rent_period) return rents[rent_period]
  if (purpose === 'rent') return phrases.forRent
  return purpose === 'sale' ? phrases.forSale : phrases.inPlace
}

/** With the community, since `Marina Gate 1` alone says little. */
export function placeName({ path }: Vocabulary['places'][number], language: Language): string {
  const place = path.at(-1)
  const whole = path.length > 2 ? path[1] : undefined
  if (!place) return ''
  const name = textIn(place.name, language)
  if (!whole) return name
  return formatPhrase(phrases.placeWithin, language, {
    place: name,
    whole: textIn(whole.name, language),
  })
}

function whereabouts({ places }: Vocabulary, language: Language): string {
  const [first, second, ...more] = places.map((place) => placeName(place, language))
  if (first === undefined) return formatPhrase(phrases.country, language)
  if (second === undefined) return first
  if (more.length === 0) return formatPhrase(phrases.both, language, { one: first, other: second })
  return formatPhrase(phrases.placeAndMore, language, { place: first, count: more.length + 1 })
}

function addPrices(title: string, { price_min, price_max }: Search, language: Language): string {
  const money = (amount: number) => formatMoney(amount, language)
  if (price_min && price_max !== undefined) {
    const values = { title, price: money(price_min), most: money(price_max) }
    return formatPhrase(phrases.betweenPrices, language, values)
  }
  if (price_max !== undefined)
    return formatPhrase(phrases.underPrice, language, { title, price: money(price_max) })
  return price_min
    ? formatPhrase(phrases.fromPrice, language, { title, price: money(price_min) })
    : title
}

const capitalise = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

/** Such as `Two-bedroom apartments for sale in Dubai Marina under AED 2,000,000`. */
export function searchTitle(search: Search, vocabulary: Vocabulary, language: Language): string {
  const what = describeSubject(search, vocabulary, language)
  const place = whereabouts(vocabulary, language)
  const plain = formatPhrase(describeOffer(search), language, { what, place })
  const title = addPrices(plain, search, language)
  const { keyword } = search
  return capitalise(keyword ? formatPhrase(phrases.matching, language, { title, keyword }) : title)
}

/** Such as `Apartments for sale in Dubai Marina`: the chips of the filters say the rest. */
export function shortSearchTitle(search: Search, vocabulary: Vocabulary, language: Language) {
  const what = describeKinds(search, vocabulary, language)
  const place = whereabouts(vocabulary, language)
  return capitalise(formatPhrase(describeOffer(search), language, { what, place }))
}

export function withTotal(
  title: string,
  { total: count, totalIsExact }: { total: number; totalIsExact: boolean },
  language: Language,
): string {
  const phrase = totalIsExact ? phrases.titleAndTotal : phrases.titleAndMany
  return formatPhrase(phrase, language, { title, count })
}

type Page = { page: number; total: number; site: string }

export function headWords(title: string, { page, total, site }: Page, language: Language) {
  const tab = page > 1 ? phrases.laterPageTitle : phrases.pageTitle
  return {
    title: formatPhrase(tab, language, { title, page, site }),
    description: formatPhrase(phrases.description, language, { title, count: total }),
  }
}
