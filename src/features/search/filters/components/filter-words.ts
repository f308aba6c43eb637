import { placeName } from './search-title.ts'
import { entriesNamed, type Vocabulary } from './vocabulary.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { type AreaUnit, formatArea, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type Phrase, say, textIn } from '#i18n/phrases.ts'
import { phrases } from '../phrases/filters.ts'
import type { ActiveFilter, FilterName, Search } from '../rules/filters.ts'

/** The closed lists of the wire in a reader's words, for chips and for the choices of a form. */
export const choiceWords = {
  category: { residential: phrases.catResidential, commercial: phrases.catCommercial },
  ready: { ready: phrases.isReady, 'off-plan': phrases.isOffPlan },
  furnished: {
    furnished: phrases.isFurnished,
    unfurnished: phrases.isUnfurnished,
    partly: phrases.isPartly,
  },
  finishing: {
    finished: phrases.isFinished,
    'semi-finished': phrases.isSemiFinished,
    unfinished: phrases.isUnfinished,
  },
  payment_method: {
    cash: phrases.byCash,
    mortgage: phrases.byMortgage,
    installments: phrases.byInstallments,
  },
  rent_period: {
    yearly: phrases.yearly,
    monthly: phrases.monthly,
    weekly: phrases.weekly,
    daily: phrases.daily,
  },
  advertiser_type: {
    owner: phrases.byOwner,
    agent: phrases.byAgent,
    agency: phrases.byAgency,
    broker: phrases.byBroker,
    developer: phrases.byDeveloper,
  },
} satisfies Partial<Record<FilterName, Record<string, Phrase>>>

const flags: Partial<Record<FilterName, [Phrase, Phrase]>> = {
  mortgage_eligible: [phrases.mortgageEligible, phrases.notMortgageEligible],
  has_video: [phrases.withVideo, phrases.withoutVideo],
  price_reduced: [phrases.reduced, phrases.notReduced],
}

const counted: Partial<Record<FilterName, Phrase>> = {
  floors: phrases.floors,
  age_max: phrases.ageUpTo,
  cheques_max: phrases.chequesUpTo,
  published_within: phrases.publishedWithin,
}

const plainly: Partial<Record<FilterName, Phrase>> = {
  agent: phrases.thisAgent,
  agency: phrases.thisAgency,
  bbox: phrases.chosenArea,
  polygon: phrases.chosenArea,
  near: phrases.chosenArea,
}

/** `2` or `7+`, as a chip says it. */
export function roomsWords(value: string, language: Language): string {
  if (value === '0') return say(phrases.oneStudio, language)
  const count = Number.parseInt(value, 10)
  return say(value.endsWith('+') ? phrases.roomsOrMore : phrases.rooms, language, { count })
}

export function bathroomsWords(value: string, language: Language): string {
  const count = Number.parseInt(value, 10)
  return say(value.endsWith('+') ? phrases.bathroomsOrMore : phrases.bathrooms, language, { count })
}

type Range = { least: string | undefined; most: string | undefined }

function rangeWords({ least, most }: Range, language: Language): string {
  if (least !== undefined && most !== undefined) {
    return say(phrases.between, language, { least, most })
  }
  if (most !== undefined) return say(phrases.atMost, language, { most })
  return say(phrases.atLeast, language, { least: least ?? '' })
}

function range(name: 'price' | 'space', search: Search, language: Language): string {
  const unit: AreaUnit = search.unit ?? 'sqm'
  const write = (value: number | undefined) => {
    if (value === undefined) return undefined
    if (name === 'price') return formatMoney(value, language)
    return formatArea(unit === 'sqm' ? value : value * squareFoot, unit, language)
  }
  const least = write(search[`${name}_min`])
  return rangeWords({ least, most: write(search[`${name}_max`]) }, language)
}

function named({ name, value }: ActiveFilter, vocabulary: Vocabulary, language: Language) {
  if (name === 'locations' || name === 'emirate') {
    const place = entriesNamed(vocabulary.places, value)[0]
    return place && placeName(place, language)
  }
  const isType = name === 'property_type' || name === 'commercial_property_type'
  const entries = isType
    ? vocabulary.types
    : name === 'ad_type'
      ? vocabulary.adTypes
      : name === 'amenities'
        ? vocabulary.amenities
        : []
  const found = entriesNamed(entries, value)[0]
  return found && textIn(found.name, language)
}

function worded({ name, value }: ActiveFilter, search: Search, language: Language) {
  const choice = choiceWords[name as keyof typeof choiceWords] as Record<string, Phrase> | undefined
  const phrase = choice?.[value] ?? flags[name]?.[value === 'true' ? 0 : 1] ?? plainly[name]
  if (phrase) return say(phrase, language)
  if (counted[name]) return say(counted[name], language, { count: Number(value) })
  if (name === 'rooms') return roomsWords(value, language)
  if (name === 'bathrooms') return bathroomsWords(value, language)
  if (name === 'price' || name === 'space') return range(name, search, language)
  if (name === 'keyword') return say(phrases.keyword, language, { keyword: value })
  if (name === 'permit') return say(phrases.permit, language, { permit: value })
  const price = formatMoney(Number(value), language)
  if (name === 'service_charge_max') return say(phrases.serviceChargeUpTo, language, { price })
}

type Told = { search: Search; vocabulary: Vocabulary; language: Language }

/** What a chip says of one thing a search asks for. */
export function filterWords(filter: ActiveFilter, { search, vocabulary, language }: Told): string {
  return named(filter, vocabulary, language) ?? worded(filter, search, language) ?? filter.value
}
