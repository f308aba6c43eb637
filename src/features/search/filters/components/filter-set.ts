import type { Declarations, NamesWith } from '#features/search/query/contract/declaration.ts'
import { type SearchParameters, searchParameters } from '#features/search/query/contract/filters.ts'
import type { Phrase } from '#i18n/phrases.ts'
import { chips, choices, counts, flags, labels } from '../phrases/filters.ts'

type WithoutChip = { isOption: true } | { hasTabs: true }
type Worded<D, Shape> = Exclude<NamesWith<D, Shape>, NamesWith<D, WithoutChip>>

type ChoiceWords<D> = D extends { choices: readonly (infer Word extends string)[] }
  ? Record<Word, Phrase>
  : never

type SelfWorded = {
  kind: 'integer' | 'number' | 'text' | 'id' | 'box' | 'point' | 'polygon'
}

type Labelled = { sheet: { as: 'radios' | 'boxes' | 'select' | 'number' | 'text' | 'days' } }

/** A declared parameter without its words does not compile. */
export type PhrasesOf<D> = {
  choices: { [Name in Worded<D, { choices: readonly string[] }>]: ChoiceWords<D[Name]> }
  flags: { [Name in Worded<D, { kind: 'flag' }>]: Record<'true' | 'false', Phrase> }
  counts: {
    [Name in Worded<D, { kind: 'counts' }>]: Record<'some' | 'more', Phrase> & { none?: Phrase }
  }
  chips: { [Name in Exclude<Worded<D, SelfWorded>, NamesWith<D, { range: string }>>]: Phrase }
  labels: { [Name in NamesWith<D, Labelled>]: Phrase }
}

type Table = Readonly<Record<string, Phrase>>
type Tables = Readonly<Record<string, Readonly<Record<string, Phrase | undefined>>>>

export type FilterSet = {
  declarations: Declarations
  phrases: { choices: Tables; flags: Tables; counts: Tables; chips: Table; labels: Table }
}

const phrases: PhrasesOf<SearchParameters> = { choices, flags, counts, chips, labels }

export const searchFilters: FilterSet = { declarations: searchParameters, phrases }
