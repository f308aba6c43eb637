import { maxKeywordLength } from '#features/search/query/contract/limits.ts'
import { boundAt } from './grammar/bounds.ts'
import { countAt } from './grammar/counts.ts'
import type { Filters } from './grammar/filters.ts'
import { phraseAt, type PhraseMatch, type Table, tableOf } from './grammar/table.ts'
import { textOf, type Token, tokensOf } from './grammar/tokens.ts'

export type { Filters } from './grammar/filters.ts'

export type TypeNames = { slug: string; names: string[] }

/** `rest` is what was not understood, as typed. */
export type ParsedQuery = { filters: Filters; rest: string }

const phraseFilters = tableOf<Filters>([
  ['for sale|to buy|buy|sale|للبيع|بيع|شراء|للشراء', { purpose: 'sale' }],
  ['for rent|to rent|rent|rental|to let|للإيجار|إيجار|للاجار|أجار', { purpose: 'rent' }],
  ['monthly|per month|شهري|شهريا|بالشهر', { rentPeriod: 'monthly' }],
  ['yearly|annual|per year|سنوي|سنويا|بالسنة', { rentPeriod: 'yearly' }],
  ['weekly|per week|أسبوعي|أسبوعيا', { rentPeriod: 'weekly' }],
  ['daily|per day|per night|يومي|يوميا', { rentPeriod: 'daily' }],
  ['studio|studios|استوديو|ستوديو|استديو|ستديو|استوديوهات', { rooms: 0 }],
  ['furnished|fully furnished|مفروش|مفروشة|مفروشة بالكامل', { furnished: 'furnished' }],
  ['unfurnished|not furnished|غير مفروش|غير مفروشة|بدون فرش', { furnished: 'unfurnished' }],
  ['semi furnished|partly furnished|partially furnished', { furnished: 'partly' }],
  ['مفروش جزئيا|مفروشة جزئيا|نصف مفروش|نصف مفروشة|شبه مفروش', { furnished: 'partly' }],
  ['off plan|offplan|under construction', { ready: 'off-plan' }],
  ['على الخارطة|على الخريطة|قيد الإنشاء|تحت الإنشاء|أوف بلان', { ready: 'off-plan' }],
  ['ready|ready to move|ready to move in|جاهز|جاهزة', { ready: 'ready' }],
])
const connectives = tableOf([['in|at|with|and|for|a|an|في|مع|و|ب', true]])

/** The last mention counts, but of types the first: an apartment in a building is an apartment. */
export function parseQuery(text: string, types: TypeNames[] = []): ParsedQuery {
  const tokens = tokensOf(text.slice(0, maxKeywordLength))
  const reads = readAll(tokens, typeTable(types))
  const filters = Object.assign({}, ...reads.map(({ meaning }) => meaning)) as Filters
  const type = reads.find(({ meaning }) => meaning.propertyType)?.meaning
  return { filters: { ...filters, ...type }, rest: textOf(unread(tokens, reads)) }
}

const typeTables = new WeakMap<TypeNames[], Table<Filters>>()

/** Cached for a list: folding all names takes longer than reading a sentence. */
function typeTable(types: TypeNames[]): Table<Filters> {
  const known = typeTables.get(types)
  if (known) return known
  const rows = types.flatMap(({ slug, names }) =>
    names.filter(Boolean).map((name): [string, Filters] => [name, { propertyType: slug }]),
  )
  const made = tableOf(rows)
  typeTables.set(types, made)
  return made
}

type PlacedMatch = PhraseMatch<Filters> & { at: number }

function readAll(tokens: Token[], types: Table<Filters>): PlacedMatch[] {
  const reads: PlacedMatch[] = []
  for (let at = 0; at < tokens.length; ) {
    const read =
      boundAt(tokens, at) ??
      countAt(tokens, at) ??
      phraseAt(phraseFilters, tokens, at) ??
      phraseAt(types, tokens, at)
    if (read) reads.push({ ...read, at })
    at += read?.length ?? 1
  }
  return reads
}

/** Also drops the "in" or "with" beside a token that was understood. */
function unread(tokens: Token[], reads: PlacedMatch[]): Token[] {
  const usedPositions = new Set(
    reads.flatMap(({ at, length }) => Array.from({ length }, (_, by) => at + by)),
  )
  if (usedPositions.size === 0) return tokens
  return tokens.filter((_, at) => {
    const ties = phraseAt(connectives, tokens.slice(0, at + 1), at) !== undefined
    return (
      !usedPositions.has(at) && !(ties && (usedPositions.has(at - 1) || usedPositions.has(at + 1)))
    )
  })
}
