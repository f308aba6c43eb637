import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { type ContentLanguage, contentLanguages } from '#i18n/language.ts'
import type { Warning } from '../contract/agreement.ts'
import { otherPlaceIn, partIn } from './reading/elsewhere.ts'
import { type Facts, factsIn, factsOf, isSame, type StatedAd } from './reading/facts.ts'
import { mannerOf } from './reading/manner.ts'

type AgreementContext = StatedAd & { gazetteer: Gazetteer }
type Field = 'name' | 'description'

const nothing = { fact: null, said: null, known: null, place: null }

const textOf = ({ ad }: StatedAd, field: Field, language: ContentLanguage) =>
  ad[field]?.[language] ?? ''

const entriesOf = (facts: Facts) => Object.entries(facts) as [keyof Facts, number][]

/** A fact that one of them states counts, unless the other states another value. */
function findAgreedFacts(one: Facts, other: Facts, stated: StatedAd): Facts {
  const agreed = entriesOf({ ...other, ...one }).filter(([name]) => {
    const [first, second] = [one[name], other[name]]
    return first === undefined || second === undefined || isSame(name, [first, second], stated)
  })
  return Object.fromEntries(agreed)
}

function fieldWarnings(said: Facts, path: string, stated: StatedAd): Warning[] {
  const known = factsOf(stated)
  return entriesOf(said).flatMap(([fact, value]): Warning[] => {
    const field = known[fact]
    if (field === undefined || isSame(fact, [value, field], stated)) return []
    return [{ ...nothing, code: 'differs_from_field', path, fact, said: value, known: field }]
  })
}

const pathOf = ({ ad, gazetteer }: AgreementContext) => gazetteer.pathOf(ad.locationId ?? 0)

function placeWarnings(text: string, path: string, stated: AgreementContext): Warning[] {
  const { gazetteer } = stated
  const place = otherPlaceIn(text, { gazetteer, path: pathOf(stated) })
  return place ? [{ ...nothing, code: 'other_place', path, place: place.name }] : []
}

type ReadText = { field: Field; language: ContentLanguage; text: string; facts: Facts }

function readTexts(stated: StatedAd): ReadText[] {
  return (['name', 'description'] as const).flatMap((field) =>
    contentLanguages.map((language) => {
      const text = textOf(stated, field, language)
      return { field, language, text, facts: text === '' ? {} : factsIn(text, stated) }
    }),
  )
}

function textWarnings(
  { field, language, text, facts }: ReadText,
  stated: AgreementContext,
): Warning[] {
  if (text === '') return []
  const path = `${field}.${language}`
  const manner = mannerOf(text, field, language).map((code) => ({ ...nothing, code, path }))
  const numbers = fieldWarnings(facts, path, stated)
  return [...numbers, ...placeWarnings(text, path, stated), ...manner]
}

function saidIn(language: ContentLanguage, read: readonly ReadText[], stated: StatedAd): Facts {
  const [name, description] = read.filter((one) => one.language === language)
  return findAgreedFacts(name?.facts ?? {}, description?.facts ?? {}, stated)
}

const isRelated = (one: Place, other: Place, gazetteer: Gazetteer) =>
  gazetteer.pathOf(one.id).some(({ id }) => id === other.id) ||
  gazetteer.pathOf(other.id).some(({ id }) => id === one.id)

const comparedPath = `description.${contentLanguages[1]}`

/** The languages name two different places within the location of the ad. */
function partWarnings(stated: AgreementContext): Warning[] {
  const { gazetteer } = stated
  const at = { gazetteer, path: pathOf(stated) }
  const [first, second] = contentLanguages.map((language) =>
    partIn(`${textOf(stated, 'name', language)}\n${textOf(stated, 'description', language)}`, at),
  )
  if (!first || !second || isRelated(first, second, gazetteer)) return []
  return [{ ...nothing, code: 'places_differ', path: comparedPath, place: second.name }]
}

/** Only facts that no field states: the others are compared with their field. */
function languageWarnings(read: readonly ReadText[], stated: AgreementContext): Warning[] {
  const [first = {}, second = {}] = contentLanguages.map((one) => saidIn(one, read, stated))
  const known = factsOf(stated)
  const differing = entriesOf(second).flatMap(([fact, said]): Warning[] => {
    const other = first[fact]
    if (other === undefined || known[fact] !== undefined) return []
    if (isSame(fact, [said, other], stated)) return []
    const path = comparedPath
    return [{ ...nothing, code: 'texts_differ', path, fact, said, known: other }]
  })
  return [...differing, ...partWarnings(stated)]
}

/** A doubtful case gives no warning, as false warnings would make people ignore all. */
export function warningsOf(stated: AgreementContext): Warning[] {
  const read = readTexts(stated)
  const ofTexts = read.flatMap((one) => textWarnings(one, stated))
  return [...ofTexts, ...languageWarnings(read, stated)]
}
