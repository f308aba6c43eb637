import { phraseOf, type Token } from './tokens.ts'

/** Phrases of at most five words, and what each of them means. */
export type Table<T> = Map<string, T>

const maxWords = 5

/** Phrases of one meaning are parted by |. */
export function tableOf<T>(rows: readonly (readonly [phrases: string, meaning: T])[]): Table<T> {
  const pairs = rows.flatMap(([phrases, meaning]) =>
    phrases.split('|').map((phrase): [string, T] => [phraseOf(phrase), meaning]),
  )
  return new Map(pairs)
}

/** The longest phrase of the table that stands at a place of the text; "and" may stick to it. */
export function phraseAt<T>(table: Table<T>, tokens: Token[], at: number): Read<T> | undefined {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    const phrase = words.join(' ')
    const meaning = table.get(phrase) ?? table.get(phrase.replace(/^و(?=\p{L}{3})/u, ''))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

export type Read<T> = { meaning: T; length: number }
