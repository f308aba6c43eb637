import type { PlaceIndex } from './build.ts'
import type { WordMatches } from './word-matches.ts'

/** `cost` sums the distances of all words; `complete`: the words include the place's own name. */
export type OnPath = { place: number; cost: number; complete: boolean }

// At least one word has to be in the place's own name: otherwise "dubai marina" would list every
// building of Dubai Marina.
export function findAlongPath(index: PlaceIndex, wordMatches: WordMatches[]): OnPath[] {
  const marks = markWords(index, wordMatches)
  const wantedWords = new Set(wordMatches.flatMap(({ costs }) => [...costs.keys()]))
  const found: OnPath[] = []
  for (const place of marks.touched) {
    const cost = costOf(index, marks, place)
    if (cost === undefined) continue
    const complete = index.ownNames[place]!.some((name) =>
      name.every((word) => wantedWords.has(word)),
    )
    found.push({ place, cost, complete })
  }
  return found
}

/** For each place and word: 0 where the word is absent, else its distance plus one. */
type Marks = { width: number; costs: Uint8Array; touched: Set<number> }

function markWords(index: PlaceIndex, wordMatches: WordMatches[]): Marks {
  const width = wordMatches.length
  const costs = new Uint8Array(index.places.length * width)
  const marks = { width, costs, touched: new Set<number>() }
  wordMatches.forEach((meaning, position) => {
    for (const [word, distance] of meaning.costs) {
      markBearers(marks, index.words.places[word]!, { position, mark: distance + 1 })
    }
  })
  return marks
}

type Mark = { position: number; mark: number }

function markBearers(
  { width, costs, touched }: Marks,
  bearers: number[],
  { position, mark }: Mark,
): void {
  for (const place of bearers) {
    const at = place * width + position
    if (costs[at] === 0 || costs[at]! > mark) costs[at] = mark
    touched.add(place)
  }
}

function costOf({ parents }: PlaceIndex, marks: Marks, place: number): number | undefined {
  let cost = 0
  for (let word = 0; word < marks.width; word++) {
    const least = leastMark(marks, word, { parents, place })
    if (least === 0) return undefined
    cost += least - 1
  }
  return cost
}

type PathStart = { parents: Int32Array; place: number }

function leastMark({ width, costs }: Marks, word: number, { parents, place }: PathStart): number {
  let least = 0
  for (let above = place; above >= 0; above = parents[above]!) {
    const mark = costs[above * width + word]!
    if (mark > 0 && (least === 0 || mark < least)) least = mark
  }
  return least
}
