import { fold } from '#i18n/fold.ts'

const wordsOf = (text: string) => new Set(fold(text).split(' '))

const beforePlaces = wordsOf('in at near around area في ب قرب قريب قريبة حول جنب عند داخل منطقة')

/** What follows describes the home: in "with view of the sea", "sea" is not a place. */
const beforeOthers = wordsOf('with without of on by over to for from على مع من عن إلى بدون ل لل')

/** Words of typed sentences by which no ad is found. */
const saidAround = wordsOf(
  'and or و أو the a an any some i want need look looking find search show me my please am is are there ' +
    'property properties home homes house houses real estate ' +
    'أريد أبحث أبغى أبي ابي بدي عايز محتاج مطلوب ممكن لو سمحت يا ' +
    'عقار عقارات بيت بيوت منزل منازل مسكن مساكن سكن',
)

export const isSmall = (word: string) =>
  [beforePlaces, beforeOthers, saidAround].some((words) => words.has(fold(word)))

/** `isPlace`: the small words before it allow a place. */
export type Piece = { words: string[]; isPlace: boolean }

export function piecesOf(words: string[]): Piece[] {
  const pieces: Piece[] = []
  let [isNew, isPlace] = [true, true]
  for (const word of words) {
    const folded = fold(word)
    if (isSmall(word)) {
      isNew = true
      isPlace = beforeOthers.has(folded) ? false : beforePlaces.has(folded) || isPlace
    } else if (isNew) {
      pieces.push({ words: [word], isPlace })
      isNew = false
    } else pieces.at(-1)!.words.push(word)
  }
  return pieces
}
