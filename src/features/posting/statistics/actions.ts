import type { Language } from '#i18n/language.ts'
import { type Phrase, formatPhrase, textIn } from '#i18n/phrases.ts'
import { csvRow } from '#i18n/spreadsheet-text.ts'
import { mapWithPauses } from '#platform/jobs/pauses.ts'
import { type AdStatistics, counters, type RankedAd } from './contract.ts'
import { phrases } from './phrases/table.ts'

const counterWords = [
  phrases.views,
  phrases.callAttempts,
  phrases.smsAttempts,
  phrases.whatsappAttempts,
  phrases.favoriteAttempts,
  phrases.sharings,
]

const headOf = (words: readonly Phrase[], language: Language) =>
  words.map((phrase) => formatPhrase(phrase, language))

const tableOf = async (rows: readonly (readonly (string | number)[])[]) =>
  (await mapWithPauses(rows, csvRow)).join('')

export const daysAsCsv = ({ daily }: AdStatistics, language: Language): Promise<string> =>
  tableOf([
    headOf([phrases.date, ...counterWords], language),
    ...daily.map((day) => [day.date, ...counters.map((counter) => day[counter])]),
  ])

export const adsAsCsv = (ads: readonly RankedAd[], language: Language): Promise<string> =>
  tableOf([
    headOf([phrases.reference, phrases.title, ...counterWords, phrases.contacts], language),
    ...ads.map(({ referenceId, name, counters: counted, contacts }) => [
      referenceId,
      textIn(name, language),
      ...counters.map((counter) => counted[counter]),
      contacts,
    ]),
  ])
