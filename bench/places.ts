import {
  buildPlaceIndex,
  type Place,
  type PlaceIndex,
  searchPlaces,
} from '#features/reference/place-search/rules.ts'
import { hasRealPlaces, realPlaces } from '#test/real-places.ts'
import { seedPlaces } from '#test/seed-places.ts'
import { dice, misspell } from './misspell.ts'

const rounds = 20
const perLanguage = 150

type Question = { text: string; id: number }

if (!hasRealPlaces) console.log('no ../shared/data/locations.json: our own gazetteer instead')
report(hasRealPlaces ? realPlaces() : seedPlaces())

function report(places: Place[]): void {
  const heapBefore = usedHeap()
  const started = performance.now()
  const index = buildPlaceIndex(places)
  const built = performance.now() - started
  const megabytes = (usedHeap() - heapBefore) / 2 ** 20
  const misspelled = questionsOf(places)
  const missed = misspelled.filter((question) => !finds(index, question))
  const found = misspelled.length - missed.length
  console.log(
    `places     ${places.length}, built in ${built.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
  )
  print('misspelled', measure(index, misspelled))
  print('typing', measure(index, typing(places)))
  console.log(`recall     ${found} of ${misspelled.length} misspelled names in the first ten`)
  for (const { text, id } of missed) {
    const place = places.find((known) => known.id === id)
    console.log(`  missed "${text}" for ${place?.nameEn}, ${place?.nameAr}`)
  }
}

function print(label: string, times: number[]): void {
  const [p95, p99] = [0.95, 0.99].map((part) => share(times, part).toFixed(3))
  console.log(`${label.padEnd(10)} mean ${mean(times).toFixed(3)} ms, p95 ${p95} ms, p99 ${p99} ms`)
}

/** Real names with slips, half of them Arabic, spread evenly over the tree. */
function questionsOf(places: Place[]): Question[] {
  const roll = dice(7)
  const ask = (name: (place: Place) => string, script: RegExp): Question[] => {
    const named = places.filter((place) => name(place).length >= 5 && script.test(name(place)))
    const step = Math.floor(named.length / perLanguage)
    const chosen = named.filter((_, at) => at % step === 0).slice(0, perLanguage)
    return chosen.map((place) => ({ text: misspell(name(place), roll), id: place.id }))
  }
  return [
    ...ask(({ nameEn }) => nameEn, /^[A-Za-z]/),
    ...ask(({ nameAr }) => nameAr, /^\p{Script=Arabic}/u),
  ]
}

/** What a box sends while somebody types: every beginning of a few busy names. */
function typing(places: Place[]): Question[] {
  const busy = places.toSorted((one, other) => other.count - one.count).slice(0, 20)
  return busy.flatMap(({ id, nameEn, nameAr }) =>
    [nameEn, nameAr].flatMap((name) =>
      Array.from(name, (_, at) => ({ id, text: name.slice(0, at + 1) })),
    ),
  )
}

function finds(index: PlaceIndex, { text, id }: Question): boolean {
  return searchPlaces(index, text, { limit: 10 }).some(({ place }) => place.id === id)
}

/** Milliseconds of each query, after a first round that warms the engine up. */
function measure(index: PlaceIndex, questions: Question[]): number[] {
  for (const question of questions) finds(index, question)
  const repeated = Array.from({ length: rounds }, () => questions).flat()
  return repeated.map((question) => {
    const started = performance.now()
    finds(index, question)
    return performance.now() - started
  })
}

function mean(times: number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

function share(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
}

function usedHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
