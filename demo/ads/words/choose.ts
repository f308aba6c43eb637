import { fits } from '../ads/tags.ts'
import type { Random } from '../ads/random.ts'
import type { Fragment } from './fragment.ts'

/** How often each sentence has been used, in all and in each place. */
export type Uses = { all: Map<Fragment, number>; here: Map<string, Map<Fragment, number>> }

export const noUses = (): Uses => ({ all: new Map(), here: new Map() })

/** A sentence of the community itself and a telling one go before one that fits many. */
const weightOf = (fragment: Fragment) => fragment.when.split(' ').length * 0.35

export class Chooser {
  readonly #tags: ReadonlySet<string>
  readonly #random: Random
  readonly #uses: Uses
  readonly #here: Map<Fragment, number>

  constructor(tags: ReadonlySet<string>, place: string, tools: { random: Random; uses: Uses }) {
    this.#tags = tags
    this.#random = tools.random
    this.#uses = tools.uses
    const here = tools.uses.here.get(place) ?? new Map()
    tools.uses.here.set(place, here)
    this.#here = here
  }

  fitting(fragments: readonly Fragment[]): Fragment[] {
    return fragments.filter(({ when }) => fits(when, this.#tags))
  }

  /** The fitting sentences, those that neighbours have used least first. */
  ranked(fragments: readonly Fragment[]): Fragment[] {
    const rank = (fragment: Fragment) =>
      (this.#here.get(fragment) ?? 0) * 4 +
      (this.#uses.all.get(fragment) ?? 0) * 0.08 -
      weightOf(fragment) +
      this.#random.next() * 1.5
    return this.fitting(fragments)
      .map((fragment) => ({ fragment, rank: rank(fragment) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ fragment }) => fragment)
  }

  use(fragment: Fragment): void {
    this.#here.set(fragment, (this.#here.get(fragment) ?? 0) + 1)
    this.#uses.all.set(fragment, (this.#uses.all.get(fragment) ?? 0) + 1)
  }
}
