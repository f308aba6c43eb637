import { ranges } from '#features/search/query/contract/declaration.ts'
import { placeName } from './search-title.ts'
import { type FilterSet, searchFilters } from './filter-set.ts'
import { findEntries, type Vocabulary } from './vocabulary.ts'
import { type AreaUnit, squareFoot } from '#i18n/area-factors.ts'
import { formatArea, formatCompact, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Text, textIn } from '#i18n/phrases.ts'
import { phrases } from '../phrases/filters.ts'
import type { ActiveFilter, Search } from '../rules/filters.ts'

type Range = { least: string | undefined; most: string | undefined }

function rangeWords({ least, most }: Range, language: Language): string {
  if (least !== undefined && most !== undefined) {
    return formatPhrase(phrases.between, language, { least, most })
  }
  if (most !== undefined) return formatPhrase(phrases.atMost, language, { most })
  return formatPhrase(phrases.atLeast, language, { least: least ?? '' })
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

function named({ name, value }: ActiveFilter, { declarations }: FilterSet, context: Context) {
  const { vocabulary, language } = context
  const one = declarations[name]
  if (!one || !('of' in one)) return undefined
  if (one.of === 'places') {
    const place = findEntries(vocabulary.places, value)[0]
    return place && placeName(place, language)
  }
  const found = findEntries<Entry>(vocabulary[one.of], value)[0]
  return found && textIn(found.name, language)
}

/** `Up to 2M`: in dirhams, as all prices are, and short enough for a phone to say its amount. */
export function shortPriceWords(search: Search, language: Language): string {
  const write = (value: number | undefined) =>
    value === undefined ? undefined : formatCompact(value, language)
  return rangeWords({ least: write(search.price_min), most: write(search.price_max) }, language)
}

type Entry = { id: number; slug: string; name: Text }

function countPhrase(value: string, words: FilterSet['phrases']['counts'][string]) {
  if (value === '0' && words.none) return words.none
  return value.endsWith('+') ? words.more : words.some
}

function phraseOf({ name, value }: ActiveFilter, { declarations, phrases: words }: FilterSet) {
  const kind = declarations[name]?.kind
  const counts = words.counts[name]
  if (kind === 'counts') return counts && countPhrase(value, counts)
  if (kind === 'choice' || kind === 'choices') return words.choices[name]?.[value]
  return kind === 'flag' ? words.flags[name]?.[value] : words.chips[name]
}

function wordsOf(filter: ActiveFilter, set: FilterSet, { search, language }: Context) {
  const { name, value } = filter
  const pair = ranges.find((each) => each === name)
  if (pair) return range(pair, search, language)
  const phrase = phraseOf(filter, set)
  const count = Number.parseInt(value, 10)
  const price =
    set.declarations[name]?.kind === 'number' ? formatMoney(Number(value), language) : ''
  return phrase && formatPhrase(phrase, language, { count, price, value })
}

type Context = { search: Search; vocabulary: Vocabulary; language: Language }

export const filterWriter = (set: FilterSet) => (filter: ActiveFilter, context: Context) =>
  named(filter, set, context) ?? wordsOf(filter, set, context) ?? filter.value

export const filterWords = filterWriter(searchFilters)
