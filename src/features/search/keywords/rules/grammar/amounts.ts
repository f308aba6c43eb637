import { duals } from '#i18n/number-words.ts'
import { phraseAt, type PhraseMatch, tableOf } from './table.ts'
import { phraseOf, type Token } from './tokens.ts'

/** `scaled` amounts are in thousands or more, or in dirhams, so they can only be money. */
export type Amount = { value: number; scaled: boolean }

const scales = tableOf([
  ['k|thousand|ألف|آلاف', 1e3],
  ['m|mn|mil|million|millions|مليون|ملايين|ملاين', 1e6],
  ['b|bn|billion|مليار', 1e9],
])
const worded = tableOf([
  ['ألفين|ألفان', 2e3],
  ['مئة ألف|مائة ألف|مية ألف', 1e5],
  ['مئتين ألف|مئتي ألف|مائتي ألف|ميتين ألف', 2e5],
  ['نصف مليون|نص مليون|half a million|half million', 5e5],
  ['ربع مليون|quarter million|quarter of a million', 25e4],
  ['a million|one million', 1e6],
  ...duals.flatMap(({ forms, noun }): [string, number][] => {
    const scale = scales.get(phraseOf(noun))
    return scale ? [[forms, 2 * scale]] : []
  }),
])
const fractions = tableOf([
  ['ونصف|ونص|و نصف|و نص|and a half', 0.5],
  ['وربع|و ربع|and a quarter', 0.25],
])
const dirhams = tableOf([['aed|dhs|dh|dirham|dirhams|درهم|دراهم|د إ', true]])
const and = tableOf([['و|and', true]])

/** Such as "1.5m", "AED 750,000", "مليون ونص" and "مليون و200 ألف". */
export function amountAt(tokens: Token[], at: number): PhraseMatch<Amount> | undefined {
  const before = phraseAt(dirhams, tokens, at)
  const start = at + (before?.length ?? 0)
  const first = partAt(tokens, start)
  if (!first) return undefined
  const more = furtherAt(tokens, start + first.length, first.meaning)
  const end = start + first.length + (more?.length ?? 0)
  const after = phraseAt(dirhams, tokens, end)
  const value = first.meaning.value + (more?.meaning ?? 0)
  const scaled = first.meaning.scale > 1 || (before ?? after) !== undefined
  return { meaning: { value, scaled }, length: end + (after?.length ?? 0) - at }
}

type Part = { value: number; scale: number }

function partAt(tokens: Token[], at: number): PhraseMatch<Part> | undefined {
  const words = phraseAt(worded, tokens, at)
  if (words)
    return {
      meaning: { value: words.meaning, scale: scaleOf(words.meaning) },
      length: words.length,
    }
  const number = tokens[at]?.number
  const after = number === undefined ? at : at + 1
  const scale = phraseAt(scales, tokens, after)
  if (number === undefined && !scale) return undefined
  const times = scale?.meaning ?? 1
  const length = after - at + (scale?.length ?? 0)
  return { meaning: { value: (number ?? 1) * times, scale: times }, length }
}

function scaleOf(value: number): number {
  return value >= 1e6 ? 1e6 : 1e3
}

/** "and a half" of the scale before, or a smaller part: "and 200 thousand". */
function furtherAt(tokens: Token[], at: number, first: Part): PhraseMatch<number> | undefined {
  if (first.scale === 1) return undefined
  const fraction = phraseAt(fractions, tokens, at)
  if (fraction) return { meaning: fraction.meaning * first.scale, length: fraction.length }
  const joint = phraseAt(and, tokens, at)
  const part = joint && partAt(tokens, at + joint.length)
  if (!part || part.meaning.scale >= first.scale || part.meaning.value >= first.scale)
    return undefined
  return { meaning: part.meaning.value, length: joint.length + part.length }
}
