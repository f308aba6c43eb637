import { bilingual } from '#i18n/bilingual.ts'
import type { Language } from '#i18n/language.ts'
import {
  type Arguments,
  formatPhrase,
  type Phrase,
  type Phrases,
  type Text,
} from '#i18n/phrases.ts'
import type { PageTable, RuleSection } from '../contract.ts'

/** What the sentences of a page take as parameters, in a language. */
export type Values = (language: Language) => Arguments

export const textOf = (phrase: Phrase, values: Values): Text =>
  bilingual((language) => formatPhrase(phrase, language, values(language)))

/** The title, and the paragraphs in their order; those whose names begin with `item` are a list. */
export type SectionPhrases = Phrases & { heading: Phrase }

const isItem = (name: string) => name.startsWith('item')

/** Each item is a line, each paragraph stands between blank lines. */
function bodyIn(paragraphs: [name: string, text: string][]): string {
  return paragraphs
    .map(([name, text], at) => {
      const follows = isItem(name) && isItem(paragraphs[at - 1]?.[0] ?? '')
      const gap = at === 0 ? '' : follows ? '\n' : '\n\n'
      return gap + (isItem(name) ? `- ${text}` : text)
    })
    .join('')
}

export type Additions = {
  tables?: Record<string, PageTable>
  links?: Record<string, RuleSection['links']>
}

type Sections = Record<string, SectionPhrases>

export function ruleSections(
  sections: Sections,
  values: Values,
  { tables = {}, links = {} }: Additions = {},
): RuleSection[] {
  return Object.entries(sections).map(([id, { heading, ...paragraphs }]) => {
    const texts = Object.entries(paragraphs)
    const body = bilingual((language) =>
      bodyIn(texts.map(([name, phrase]) => [name, textOf(phrase, values)[language]])),
    )
    return {
      id,
      heading: textOf(heading, values),
      body,
      image: null,
      table: tables[id] ?? null,
      links: links[id] ?? [],
    }
  })
}

/** `rows` have their cells in the order of the columns. */
export function tableOf(columns: Phrases, rows: Text[][], values: Values): PageTable {
  return { columns: Object.values(columns).map((phrase) => textOf(phrase, values)), rows }
}

export const cellsOf = (row: Phrases, values: Values): Text[] =>
  Object.values(row).map((phrase) => textOf(phrase, values))
