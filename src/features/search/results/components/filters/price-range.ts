import type { Choices } from '../choices-model.ts'

export type Buckets = NonNullable<Choices['price']>['buckets']

/** In AED; an open end is undefined. */
export type PriceRange = { least: number | undefined; most: number | undefined }

/** Positions of the two thumbs, from 0 to the number of buckets. */
export type Thumbs = { from: number; to: number }

/** Fewer homes, or bars of one height, say nothing about where prices lie. */
const minShownHomes = 8

export function isTelling(buckets: Buckets): boolean {
  const counts = buckets.map(({ count }) => count).filter((count) => count > 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return total >= minShownHomes && new Set(counts).size > 1
}

/** The ends of the scale mean no limit. A price between two edges stands at the outer one. */
export function thumbsOf({ least, most }: PriceRange, buckets: Buckets): Thumbs {
  const end = buckets.length
  const below = least === undefined ? 0 : buckets.findLastIndex(({ min }) => min <= least)
  const above = most === undefined ? -1 : buckets.findIndex(({ max }) => max >= most)
  const from = Math.max(0, below)
  return { from, to: Math.max(from, above < 0 ? end : above + 1) }
}

export function rangeOf({ from, to }: Thumbs, buckets: Buckets): PriceRange {
  return {
    least: from <= 0 ? undefined : buckets[Math.min(from, buckets.length) - 1]?.max,
    most: to >= buckets.length ? undefined : buckets[to]?.min,
  }
}

/** The thumbs never pass each other: at least one bucket stays between them. */
export function moveThumb({ from, to }: Thumbs, end: keyof Thumbs, at: number): Thumbs {
  return end === 'from' ? { from: Math.min(at, to - 1), to } : { from, to: Math.max(at, from + 1) }
}

type PresetContext = { purpose: string | undefined; rentPeriod: string | undefined }

const thousand = 1_000

const steps = {
  sale: [500, 1_000, 2_000, 3_000, 5_000],
  yearly: [50, 80, 120, 200],
  monthly: [5, 8, 12, 20],
}

function stepsFor({ purpose, rentPeriod = 'yearly' }: PresetContext): readonly number[] {
  if (purpose === 'sale') return steps.sale
  const isKnown = rentPeriod === 'yearly' || rentPeriod === 'monthly'
  return purpose === 'rent' && isKnown ? steps[rentPeriod] : []
}

/** The ranges that people ask for; none where prices of a year and of a day would be mixed. */
export function presetsFor(context: PresetContext): PriceRange[] {
  const edges = stepsFor(context).map((step) => step * thousand)
  if (edges.length === 0) return []
  const ends = [undefined, ...edges, undefined]
  return ends.slice(1).map((most, at) => ({ least: ends[at], most }))
}
