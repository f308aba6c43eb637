import { toLatinDigits } from '#i18n/digits.ts'
import { fold, withoutArticle } from '#i18n/fold.ts'

/** A number or a run of letters. `glued`: nothing stands between it and the token before it. */
export type Token = { raw: string; word: string; number: number | undefined; glued: boolean }

/** "2br" falls into a number and a word; signs fall away. */
export function tokensOf(text: string): Token[] {
  const found = toLatinDigits(text).matchAll(/\d+(?:[.,]\d+)*|[\p{L}\p{M}\u0640]+/gu)
  let end = -1
  return Array.from(found, ({ 0: raw, index }) => {
    const glued = index === end
    end = index + raw.length
    return { raw, word: phraseOf(raw), number: numberOf(raw), glued }
  })
}

/** A phrase as the tables of phrases hold it: folded, the Arabic words without article. */
export function phraseOf(text: string): string {
  const bare = (word: string) => (word.startsWith('ال') ? withoutArticle(word) : word)
  return fold(text).split(' ').map(bare).join(' ')
}

/** What was typed, from the tokens left of it. */
export function textOf(tokens: Token[]): string {
  return tokens.reduce((text, { raw, glued }) => text + (glued || !text ? '' : ' ') + raw, '')
}

/** 1.5 · 1,500 · 1.500.000; a comma before three digits parts thousands. */
function numberOf(raw: string): number | undefined {
  if (!/^\d/.test(raw)) return undefined
  const plain = raw.replace(/,(?=\d{3}(?!\d))/g, '').replaceAll(',', '.')
  return Number(plain.split('.').length > 2 ? plain.replaceAll('.', '') : plain)
}
