import { unifyEnding, withoutArticle } from '#i18n/fold.ts'

/** Removes articles and evens endings: جميرا becomes جميره, Jumeirah becomes Jumeira. */
export function bareWord(word: string): string {
  return word === 'the' ? '' : unifyWord(withoutArticle(word))
}

export function unifyWord(word: string): string {
  return word.length > 4 && word.endsWith('ah') ? word.slice(0, -1) : unifyEnding(word)
}

/** A text of articles alone keeps them. */
export function bareWords(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean)
  const bare = words.map(bareWord).filter(Boolean)
  return bare.length > 0 ? bare : words
}

/** "albarsha" becomes "barsha". */
export function withoutGluedArticle(word: string): string | undefined {
  return /^al[a-z]{4}/.test(word) ? word.slice(2) : undefined
}

/** With more, short words would match anything. */
export function allowedTypos(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}
