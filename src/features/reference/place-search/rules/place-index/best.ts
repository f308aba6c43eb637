import { ancestorsOf, type PlaceIndex } from './build.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'
import { matches, type PlaceHit, type PlaceMatch } from './place.ts'

/** The rank of a hit within its tier; 0 is best. */
const steps = 64

export type FoundPlace = { place: number; match: PlaceMatch; step?: number }

export type RankingOptions = {
  limit: number
  /** With so many hits no misspelled names are looked for; `limit` if it is absent. */
  enough?: number | undefined
  kinds?: PlaceKind[] | undefined
}

/** Places are numbered by kind and ads, so the number breaks ties. */
export class Best {
  readonly #index: PlaceIndex
  readonly #limit: number
  readonly #enough: number
  readonly #kinds: Set<PlaceKind> | undefined
  readonly #ranks: number[] = []

  constructor(index: PlaceIndex, { limit, enough = limit, ...wanted }: RankingOptions) {
    this.#index = index
    this.#limit = Math.max(0, limit)
    this.#enough = enough
    this.#kinds = wanted.kinds && new Set(wanted.kinds)
  }

  /** Nothing less like what was typed needs to be looked for. */
  get hasEnough(): boolean {
    return this.#ranks.length >= this.#enough
  }

  get match(): PlaceMatch | undefined {
    return this.#ranks[0] === undefined ? undefined : this.#matchOf(this.#ranks[0])
  }

  add({ place, match, step = 0 }: FoundPlace): void {
    const { places } = this.#index
    const tier = matches.indexOf(match) * steps + Math.min(step, steps - 1)
    const rank = tier * places.length + place
    if (this.#ranks.length >= this.#limit && rank >= (this.#ranks.at(-1) ?? 0)) return
    if (this.#kinds && !this.#kinds.has(places[place]!.kind)) return
    const earlier = this.#ranks.findIndex((known) => known % places.length === place)
    if (earlier >= 0 && this.#ranks[earlier]! <= rank) return
    if (earlier >= 0) this.#ranks.splice(earlier, 1)
    const after = this.#ranks.findIndex((known) => known > rank)
    this.#ranks.splice(after < 0 ? this.#ranks.length : after, 0, rank)
    if (this.#ranks.length > this.#limit) this.#ranks.pop()
  }

  hits(): PlaceHit[] {
    const { places, parents } = this.#index
    return this.#ranks.map((rank) => {
      const number = rank % places.length
      const path = ancestorsOf(parents, number).map((above) => places[above]!)
      return { place: places[number]!, path, match: this.#matchOf(rank) }
    })
  }

  #matchOf(rank: number): PlaceMatch {
    return matches[Math.floor(rank / this.#index.places.length / steps)]!
  }
}
