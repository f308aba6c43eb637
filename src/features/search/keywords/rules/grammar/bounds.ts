import { type Amount, amountAt } from './amounts.ts'
import type { Filters } from './filters.ts'
import { phraseAt, type PhraseMatch, tableOf } from './table.ts'
import type { Token } from './tokens.ts'

type Side = 'Min' | 'Max'

const sides = tableOf<Side>([
  ['under|below|less than|up to|upto|max|maximum|at most|cheaper than|within|budget', 'Max'],
  ['أقل من|تحت|حتى|لغاية|بحد أقصى|لا يتجاوز|لا يزيد عن|ما يزيد عن|ميزانية|ميزانيتي', 'Max'],
  ['over|above|more than|at least|min|minimum|from|starting from', 'Min'],
  ['أكثر من|فوق|ابتداء من|لا يقل عن|ما يقل عن|بحد أدنى|من', 'Min'],
])
const between = tableOf([['between|from|بين|ما بين|من', true]])
const until = tableOf([['and|to|till|و|إلى|لين|حتى', true]])
const units = tableOf<'sqm' | 'sqft'>([
  ['sqft|sq ft|sq feet|square feet|square foot|ft|قدم|قدم مربع|قدم مربعة', 'sqft'],
  ['sqm|sq m|square meters|square metres|square meter|متر|متر مربع|م مربع', 'sqm'],
])

/** A smaller plain number after "under" means years, floors or cheques, not dirhams. */
const minPlainPrice = 1000

export function boundAt(tokens: Token[], at: number): PhraseMatch<Filters> | undefined {
  return rangeAt(tokens, at) ?? sideAt(tokens, at)
}

function sideAt(tokens: Token[], at: number): PhraseMatch<Filters> | undefined {
  const side = phraseAt(sides, tokens, at)
  const amount = side && amountAt(tokens, at + side.length)
  if (!amount) return undefined
  const length = side.length + amount.length
  return readMeasure([[side.meaning, amount.meaning]], { tokens, at, length })
}

function rangeAt(tokens: Token[], at: number): PhraseMatch<Filters> | undefined {
  const opening = phraseAt(between, tokens, at)
  const least = opening && amountAt(tokens, at + opening.length)
  if (!least) return undefined
  const middle = at + opening.length + least.length
  const isJoined = tokens[middle]?.word.startsWith('و')
  const joint = phraseAt(until, tokens, middle)?.length ?? (isJoined ? 0 : undefined)
  const most = joint === undefined ? undefined : amountAt(tokens, middle + joint)
  if (joint === undefined || !most) return undefined
  const length = middle + joint + most.length - at
  const low = inScaleOf(least.meaning, most.meaning)
  return readMeasure(
    [
      ['Min', low],
      ['Max', most.meaning],
    ],
    { tokens, at, length },
  )
}

/** In "between 1 and 2 million" the first number counts millions too. */
function inScaleOf(low: Amount, high: Amount): Amount {
  if (low.scaled || !high.scaled) return low
  const scale = [1e6, 1e3].find((size) => high.value >= size) ?? 1
  return { value: low.value * (low.value < minPlainPrice ? scale : 1), scaled: true }
}

type Span = { tokens: Token[]; at: number; length: number }

function readMeasure(amounts: [Side, Amount][], span: Span): PhraseMatch<Filters> | undefined {
  const unit = phraseAt(units, span.tokens, span.at + span.length)
  const named = (field: 'space' | 'price') =>
    Object.fromEntries(amounts.map(([side, { value }]) => [`${field}${side}`, value])) as Filters
  if (unit) {
    const meaning = { ...named('space'), unit: unit.meaning }
    return { meaning, length: span.length + unit.length }
  }
  const isMoney = amounts.every(([, { value, scaled }]) => scaled || value >= minPlainPrice)
  return isMoney ? { meaning: named('price'), length: span.length } : undefined
}
