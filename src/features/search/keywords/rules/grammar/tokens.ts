import { toLatinDigits } from '#i18n/digits.ts'
import { fold, withoutArticle } from '#i18n/fold.ts'

/** `glued`: nothing separates it from the token before. */
export type Token = { raw: string; word: string; number: number | undefined; glued: boolean }

/** "2br" becomes a number and a word; signs are dropped. */
export function tokensOf(text: string): Token[] {
  const found = toLatinDigits(text).matchAll(/\d+(?:[.,]\d+)*|[\p{L}\p{M}\u0640]+/gu)
  let end = -1
  return Array.from(found, ({ 0: raw, index }) => {
    const glued = index === end
    end = index + raw.length
    return { raw, word: phraseOf(raw), number: numberOf(raw), glued }
  })
}

/** Folded as in the tables of phrases, without the Arabic article. */
export function phraseOf(text: string): string {
  const bare = (word: string) => (word.startsWith('ال') ? withoutArticle(word) : word)
  return fold(text).split(' ').map(bare).join(' ')
}

export function textOf(tokens: Token[]): string {
  return tokens.reduce((text, { raw, glued }) => text + (glued || !text ? '' : ' ') + raw, '')
}

/** 1.5, 1,500 and 1.500.000: a comma before exactly three digits separates thousands. */
function numberOf(raw: string): number | undefined {
  if (!/^\d/.test(raw)) return undefined
  const plain = raw.replace(/,(?=\d{3}(?!\d))/g, '').replaceAll(',', '.')
  return Number(plain.split('.').length > 2 ? plain.replaceAll('.', '') : plain)
}
