import { phraseOf, type Token } from './tokens.ts'

export type Table<T> = Map<string, T>

const maxWords = 5

/** Phrases of one meaning are separated by `|`. */
export function tableOf<T>(rows: readonly (readonly [phrases: string, meaning: T])[]): Table<T> {
  const pairs = rows.flatMap(([phrases, meaning]) =>
    phrases.split('|').map((phrase): [string, T] => [phraseOf(phrase), meaning]),
  )
  return new Map(pairs)
}

/** Finds the longest phrase; the Arabic "and" may be attached to it. */
export function phraseAt<T>(
  table: Table<T>,
  tokens: Token[],
  at: number,
): PhraseMatch<T> | undefined {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    const phrase = words.join(' ')
    const meaning = table.get(phrase) ?? table.get(phrase.replace(/^و(?=\p{L}{3})/u, ''))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

export type PhraseMatch<T> = { meaning: T; length: number }
