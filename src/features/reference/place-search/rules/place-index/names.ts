import { fold } from '#i18n/fold.ts'
import type { Place } from './place.ts'
import { bareWords, unifyWord } from './words.ts'

/** `whole`: an alias of two letters, which is too short to be searched for inside a text. */
export type Name = { words: string[]; alias: boolean; whole: boolean; plain: string }

export function namesOf(place: Place, ancestors: Place[]): Name[] {
  const own = [place.nameEn, place.nameAr].filter(Boolean)
  const abbreviations = own.flatMap(wordsInBrackets).filter((text) => !isName(text, ancestors))
  const texts = [...own.map(outsideBrackets), ...own, ...abbreviations, ...place.aliases]
  const aliasesFrom = own.length * 2
  const names = new Map<string, Name>()
  texts.forEach((text, position) => {
    const folded = fold(text)
    if (folded && !names.has(folded)) names.set(folded, nameOf(folded, position >= aliasesFrom))
  })
  return [...names.values()]
}

function nameOf(folded: string, alias: boolean): Name {
  const plain = folded.split(' ').map(unifyWord).join('')
  return { words: bareWords(folded), alias, whole: alias && folded.length <= 2, plain }
}

/** The bracket of "Al Nahda (Sharjah)" tells two places apart and is not a name. */
function isName(text: string, places: Place[]): boolean {
  return places.some(({ nameEn, nameAr }) => [fold(nameEn), fold(nameAr)].includes(fold(text)))
}

function wordsInBrackets(name: string): string[] {
  return [...name.matchAll(/\(([^)]+)\)/g)].map((found) => found[1] ?? '')
}

function outsideBrackets(name: string): string {
  return name.replace(/\([^)]*\)/g, ' ')
}
