import type { Filters } from './filters.ts'
import { phraseAt, type Read, tableOf } from './table.ts'
import type { Token } from './tokens.ts'

const nouns = tableOf<'rooms' | 'bathrooms' | 'chequesMax'>([
  ['br|b r|bhk|bdr|bed|beds|bedroom|bedrooms|bed room|bed rooms|room|rooms', 'rooms'],
  ['غرفة|غرف|غرفة نوم|غرف نوم', 'rooms'],
  ['bath|baths|bathroom|bathrooms|حمام|حمامات|دورات مياه', 'bathrooms'],
  ['cheque|cheques|check|checks|chq|chqs|شيك|شيكات|دفعة|دفعات', 'chequesMax'],
])
const numbers = tableOf([
  ['one|single|واحد|واحدة', 1],
  ['two', 2],
  ['three|ثلاث|ثلاثة', 3],
  ['four|أربع|أربعة', 4],
  ['five|خمس|خمسة', 5],
  ['six|ست|ستة', 6],
  ['seven|سبع|سبعة', 7],
  ['eight|ثمان|ثماني|ثمانية', 8],
  ['nine|تسع|تسعة', 9],
  ['ten|عشر|عشرة', 10],
])
/** Arabic counts one and two by the form of the noun. */
const formed = tableOf<Filters>([
  ['غرفة وصالة|غرفة نوم|غرفة واحدة|غرفة نوم واحدة', { rooms: 1 }],
  ['غرفتين|غرفتان|غرفتين نوم|غرفتا نوم|غرفتي نوم', { rooms: 2 }],
  ['حمام واحد', { bathrooms: 1 }],
  ['حمامين|حمامان', { bathrooms: 2 }],
  ['شيك واحد|دفعة واحدة', { chequesMax: 1 }],
  ['شيكين|شيكان|دفعتين|دفعتان', { chequesMax: 2 }],
])
const hall = tableOf([['وصالة|و صالة|صالة|hall|and hall', true]])

/** Product.md 5: rooms 0–30; more of anything is another number. */
const most = 30

/** "2br", "three bedrooms", "غرفتين وصالة", "٤ شيكات". */
export function countAt(tokens: Token[], at: number): Read<Filters> | undefined {
  const read = phraseAt(formed, tokens, at) ?? numberedAt(tokens, at)
  if (read?.meaning.rooms === undefined) return read
  const after = phraseAt(hall, tokens, at + read.length)
  return { meaning: read.meaning, length: read.length + (after?.length ?? 0) }
}

function numberedAt(tokens: Token[], at: number): Read<Filters> | undefined {
  const count = tokens[at]?.number ?? phraseAt(numbers, tokens, at)?.meaning
  const noun = phraseAt(nouns, tokens, at + 1)
  if (!noun || count === undefined) return undefined
  if (!Number.isInteger(count) || count < 1 || count > most) return undefined
  return { meaning: { [noun.meaning]: count }, length: 1 + noun.length }
}
