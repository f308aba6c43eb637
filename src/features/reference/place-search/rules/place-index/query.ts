import { fold, withoutArticle } from '#i18n/fold.ts'
import { bareWord, bareWords, unifyWord, withoutGluedArticle } from './words.ts'

/** The search field of the API accepts no more characters. */
const maxTextLength = 100
/** No place name has more; further words are left out of the search along the path. */
const maxWords = 8

/** `typed`: the last word as it was typed, because it may be unfinished. */
export type AskedWord = { text: string; typed?: string; unglued?: string | undefined }

/** `asTyped` keeps the articles, `bare` has none; `names` is the whole text in both forms. */
export type ParsedQuery = { asTyped: string[]; bare: string[]; names: string[]; words: AskedWord[] }

export function readQuery(query: string): ParsedQuery | undefined {
  const folded = fold(query.slice(0, maxTextLength)).slice(0, maxTextLength).trim()
  if (!folded) return undefined
  const words = folded.split(' ')
  const last = words.at(-1) ?? ''
  const bare = bareWords(folded)
  const typed = withoutArticle(last) || last
  const names = [words.map(unifyWord).join(''), bare.join('')]
  const asTyped = [words.map(unifyWord).join(''), words.join('')]
  const further = [bare.join(''), bare.map((word) => withoutGluedArticle(word) ?? word).join('')]
  if (bareWord(last)) further.push([...bare.slice(0, -1), typed].join(''))
  return {
    names: [...new Set(names)],
    asTyped: [...new Set(asTyped)],
    bare: [...new Set(further)].filter((key) => !asTyped.includes(key)),
    words: bare.slice(0, maxWords).map((text, at) => ({
      text,
      unglued: withoutGluedArticle(text),
      ...(at === bare.length - 1 && { typed }),
    })),
  }
}

const sounds: Record<string, string> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'q', 9: 's' }

/** Arabic written in Latin letters and digits ("7adeeqa"). */
export function readArabizi(query: string): string | undefined {
  const words = query.slice(0, maxTextLength).toLowerCase().split(/\s+/)
  const read = words.map((word) =>
    /^[a-z]*[2356789][a-z]{2}|[a-z]{2}[2356789][a-z]/.test(word)
      ? word.replace(/[2356789]/g, (digit) => sounds[digit]!)
      : word,
  )
  return read.join(' ') === words.join(' ') ? undefined : read.join(' ')
}
