/** Per cent: above `gap` below the average, the rent may rise by `rise`. */
type Band = { gap: number; rise: number }

type IncreaseRules = {
  validFrom: string
  source: string
  emirate: string
  /** The widest gap first. */
  bands: readonly Band[]
  /** Days before the renewal. Usual; no source of ours says that the law still demands it. */
  noticeDays: number
}

/** The newest rules first. */
const increaseRules: readonly [IncreaseRules, ...IncreaseRules[]] = [
  {
    validFrom: '2013-12-18',
    source: 'Dubai, Decree 43 of 2013; the average is that of the index of RERA alone',
    emirate: 'dubai',
    bands: [
      { gap: 40, rise: 20 },
      { gap: 30, rise: 15 },
      { gap: 20, rise: 10 },
      { gap: 10, rise: 5 },
    ],
    noticeDays: 90,
  },
]

export const [increaseInForce] = increaseRules

export type Renewal = { rent: number; average: number }

const inFils = (amount: number) => Math.round(amount * 100)

/** In whole fils and without a division, so that a gap of ten per cent exactly is not above ten. */
function isAbove(renewal: Renewal, gap: number): boolean {
  const [rent, average] = [inFils(renewal.rent), inFils(renewal.average)]
  return (average - rent) * 100 > gap * average
}

/** A gap just above a limit must not read as the limit itself; the division may be inexact. */
const roundUpToHundredths = (share: number) => Math.ceil(Number((share * 100).toFixed(6))) / 100

/** Dirhams a year. `gap` is how far the rent is below the average, in per cent; negative if above it. */
export function highestIncrease(renewal: Renewal) {
  const { rent, average } = renewal
  const rise = increaseInForce.bands.find(({ gap }) => isAbove(renewal, gap))?.rise ?? 0
  const increase = (rent * rise) / 100
  const gap = roundUpToHundredths(((average - rent) / average) * 100)
  return { gap, rise, increase, newRent: rent + increase }
}
