import type { Warning } from '../contract/agreement.ts'
import type { AreaUnit } from '#i18n/area-factors.ts'
import { formatArea, formatMoney, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { facts, percent, studio, texts, warnings } from '../phrases/warnings.ts'

type Reader = { language: Language; unit: AreaUnit }

const shares: readonly Warning['fact'][] = [
  'onBooking',
  'duringConstruction',
  'onHandover',
  'afterHandover',
]

function formatFact(value: number, fact: Warning['fact'], { language, unit }: Reader): string {
  if (fact === 'space') return formatArea(value, unit, language)
  if (fact === 'price') return formatMoney(value, language)
  if (fact === 'handover') return String(value)
  if (fact === 'rooms' && value === 0) return formatPhrase(studio, language)
  const number = formatNumber(value, language)
  return shares.includes(fact) ? formatPhrase(percent, language, { share: number }) : number
}

export function describeWarning(warning: Warning, reader: Reader): string {
  const { code, path, fact, said, known, place } = warning
  const { language } = reader
  const text = texts[path]
  return formatPhrase(warnings[code], language, {
    text: text ? formatPhrase(text, language) : path,
    fact: fact ? formatPhrase(facts[fact], language) : '',
    said: said === null ? '' : formatFact(said, fact, reader),
    known: known === null ? '' : formatFact(known, fact, reader),
    place: place ? textIn(place, language) : '',
  })
}
