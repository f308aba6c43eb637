import { maxRooms } from '#features/search/query/contract/limits.ts'
import { duals, numberWords } from '#i18n/number-words.ts'
import type { Filters } from './filters.ts'
import { phraseAt, type PhraseMatch, tableOf } from './table.ts'
import { phraseOf, type Token } from './tokens.ts'

const nouns = tableOf<'rooms' | 'bathrooms' | 'chequesMax'>([
  ['br|b r|bhk|bdr|bed|beds|bedroom|bedrooms|bed room|bed rooms|room|rooms', 'rooms'],
  ['غرفة|غرف|غرفة نوم|غرف نوم', 'rooms'],
  ['bath|baths|bathroom|bathrooms|حمام|حمامات|دورات مياه', 'bathrooms'],
  ['cheque|cheques|check|checks|chq|chqs|شيك|شيكات|دفعة|دفعات', 'chequesMax'],
])
const numbers = tableOf(numberWords)
/** Arabic expresses one and two by the form of the noun. */
const formed = tableOf<Filters>([
  ['غرفة وصالة|غرفة نوم|غرفة واحدة|غرفة نوم واحدة', { rooms: 1 }],
  ['حمام واحد', { bathrooms: 1 }],
  ['شيك واحد|دفعة واحدة', { chequesMax: 1 }],
  ...duals.flatMap(({ forms, noun }): [string, Filters][] => {
    const counted = nouns.get(phraseOf(noun))
    return counted ? [[forms, { [counted]: 2 }]] : []
  }),
  ['غرفتين نوم|غرفتا نوم|غرفتي نوم', { rooms: 2 }],
])
const hall = tableOf([['وصالة|و صالة|صالة|hall|and hall', true]])

export function countAt(tokens: Token[], at: number): PhraseMatch<Filters> | undefined {
  const read = phraseAt(formed, tokens, at) ?? numberedAt(tokens, at)
  if (read?.meaning.rooms === undefined) return read
  const after = phraseAt(hall, tokens, at + read.length)
  return { meaning: read.meaning, length: read.length + (after?.length ?? 0) }
}

function numberedAt(tokens: Token[], at: number): PhraseMatch<Filters> | undefined {
  const digits = tokens[at]?.number
  const count =
    digits === undefined ? phraseAt(numbers, tokens, at) : { meaning: digits, length: 1 }
  const noun = count && phraseAt(nouns, tokens, at + count.length)
  if (!noun) return undefined
  const { meaning: number, length } = count
  if (!Number.isInteger(number) || number < 1 || number > maxRooms) return undefined
  return { meaning: { [noun.meaning]: number }, length: length + noun.length }
}
