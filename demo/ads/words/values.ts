import { bilingual } from '#i18n/bilingual.ts'
import type { ContentLanguage } from '#i18n/language.ts'
import { type Phrase, formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Facts } from '../ads/facts.ts'
import type { Values, Words } from './fragment.ts'

/** "2 bathrooms" → "two bathrooms", as running text has it; areas keep their digits. */
const spellOut = (text: string, numerals: readonly string[]) =>
  text.replace(
    /^\d+(?=(?: (?:bed|bath|cheque|floor)|-))/,
    (digits) => numerals[Number(digits)] ?? digits,
  )

const withArticle = (noun: string) => (/^(?:[aei]|o(?!ne))/.test(noun) ? `an ${noun}` : `a ${noun}`)

function nounOf({ slot, body }: Facts, words: Words) {
  const studio = body.rooms === 0 && (slot.type.endsWith('hotel-apartment') ? 'hotel-studio' : '')
  const key = studio === '' ? 'studio' : studio || slot.type
  return words.nouns[key] ?? { en: 'property', ar: 'عقار' }
}

/** "Two-bedroom apartment": rooms are counted in homes and retreats only. */
function homeOf(facts: Facts, words: Words, language: ContentLanguage): string {
  const { body, slot } = facts
  const type = nounOf(facts, words)[language]
  const counted = ['flat', 'house'].includes(slot.typeMarket.kind) || slot.type.endsWith('chalet')
  if (!body.rooms || !counted) return type
  const flat = slot.typeMarket.kind === 'flat' && body.rooms === 1
  const phrase = flat ? words.phrases.flat : words.phrases.home
  return spellOut(formatPhrase(phrase, language, { type, count: body.rooms }), words.numerals)
}

function placeOf({ body, slot }: Facts, words: Words, language: ContentLanguage): string {
  const own = slot.community.name[language]
  const outer = slot.namesake
    ? formatPhrase(words.phrases.within, language, {
        inner: own,
        outer: slot.emirate.name[language],
      })
    : own
  if (body.place === slot.community) return outer
  return formatPhrase(words.phrases.within, language, { inner: body.place.name[language], outer })
}

function handoverOf({ deal }: Facts, { quarters }: Words): Text {
  if (!deal.handoverDate) return { en: '', ar: '' }
  const [year = '', month = '01'] = deal.handoverDate.split('-')
  const quarter = quarters[Math.ceil(Number(month) / 3) - 1] ?? { en: '{year}', ar: '{year}' }
  return bilingual((language) => formatPhrase(quarter, language, { year }))
}

function valuesIn(facts: Facts, words: Words, language: ContentLanguage): Record<string, string> {
  const { body, deal, slot } = facts
  const { phrases, numerals } = words
  const count = (phrase: Phrase, amount: number | null) =>
    spellOut(formatPhrase(phrase, language, { count: amount ?? 0 }), numerals)
  const home = homeOf(facts, words, language)
  return {
    home,
    type: nounOf(facts, words)[language],
    place: placeOf(facts, words, language),
    community: slot.community.name[language],
    area: count(body.measurement === 'sqm' ? phrases.sqm : phrases.sqft, body.space),
    rooms: count(phrases.rooms, body.rooms),
    rooms_plain: count(phrases.roomsPlain, body.rooms),
    rooms_count: count(phrases.roomsCount, body.rooms),
    bathrooms: count(phrases.bathrooms, body.bathrooms),
    cheques: count(phrases.cheques, deal.cheques),
    floors: count(phrases.floors, body.floors),
    handover: handoverOf(facts, words)[language],
  }
}

/** What the names in braces stand for, in both languages. */
export function valuesOf(facts: Facts, words: Words): Values {
  const en = valuesIn(facts, words, 'en')
  const ar = valuesIn(facts, words, 'ar')
  return {
    en: { ...en, a_home: withArticle(en.home ?? '') },
    ar: { ...ar, a_home: ar.home ?? '' },
  }
}
