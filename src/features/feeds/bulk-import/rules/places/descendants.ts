import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { createChildFinder } from './names.ts'

/** Positions in a depth-first list of all places; descendants follow up to `last`. */
type Span = { first: number; last: number }

function spansOf(gazetteer: Gazetteer) {
  const order: Place[] = []
  const spans = new Map<number, Span>()
  const visit = (place: Place) => {
    const span = { first: order.length, last: order.length }
    order.push(place)
    spans.set(place.id, span)
    for (const child of gazetteer.childrenOf(place.id)) visit(child)
    span.last = order.length - 1
  }
  for (const emirate of gazetteer.emirates) visit(emirate)
  return { order, spans }
}

function nextOf(numbers: readonly number[], from: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! < from) low = middle + 1
    else high = middle
  }
  return numbers[low] ?? Number.POSITIVE_INFINITY
}

/** An index of all names, so a search in a large tree takes a few comparisons. */
function buildFinder(gazetteer: Gazetteer) {
  const children = createChildFinder(gazetteer)
  const { order, spans } = spansOf(gazetteer)
  /** Positions of the places that have a child of this name. */
  const parents = new Map<string, number[]>()
  for (const [at, { id }] of order.entries()) {
    for (const form of new Set(children.formsBelow(id))) {
      parents.set(form, parents.get(form) ?? [])
      parents.get(form)?.push(at)
    }
  }
  const childOf = (parent: number | null, forms: readonly string[]): Place | undefined =>
    children.named(parent, forms) ?? children.alsoNamed(parent, forms)
  /** At any depth; children of the place come before deeper ones. */
  const below = ({ id }: Place, forms: readonly string[]): Place | undefined => {
    const { first, last } = spans.get(id) ?? { first: 0, last: -1 }
    const next = Math.min(...forms.map((form) => nextOf(parents.get(form) ?? [], first)))
    return next <= last ? childOf(order[next]!.id, forms) : undefined
  }
  return { childOf, below }
}

const built = new WeakMap<Gazetteer, ReturnType<typeof buildFinder>>()

export function placesByName(gazetteer: Gazetteer) {
  const known = built.get(gazetteer) ?? buildFinder(gazetteer)
  built.set(gazetteer, known)
  return known
}
