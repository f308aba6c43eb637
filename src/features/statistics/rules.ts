import type { Action } from '#features/interactions/contract.ts'
import type { Statistics } from './contract.ts'

type Counters = Statistics['totals']

/** How many visitors did it on a day, `YYYY-MM-DD`, with any of the ads. */
export type Tally = { day: string; action: Action; count: number }

const counterOf: Record<Action, keyof Counters> = {
  view: 'views',
  call: 'callAttempts',
  sms: 'smsAttempts',
  whatsapp: 'whatsappAttempts',
  favorite: 'favoriteAttempts',
  share: 'sharings',
}

/** Product.md 9: statistics cover thirty days, and the thirty before. */
export const periodDays = 30

const dayLength = 86_400_000

export const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * dayLength).toISOString().slice(0, 10)

function countersOf(tallies: readonly Tally[]): Counters {
  const sumOf = (action: Action) =>
    tallies.reduce((sum, tally) => sum + (tally.action === action ? tally.count : 0), 0)
  const actions = Object.keys(counterOf) as Action[]
  const sums = actions.map((action) => [counterOf[action], sumOf(action)])
  return Object.fromEntries(sums) as Counters
}

/** The tallies of sixty days, the last of them `today`, as periods and days; empty days too. */
export function periodsOf(tallies: readonly Tally[], today: string) {
  const byDay = Map.groupBy(tallies, ({ day }) => day)
  const begin = daysBefore(today, periodDays - 1)
  const days = [...Array(periodDays).keys()].map((at) => daysBefore(today, periodDays - 1 - at))
  return {
    totals: countersOf(tallies.filter(({ day }) => day >= begin && day <= today)),
    previous: countersOf(
      tallies.filter(({ day }) => day >= daysBefore(begin, periodDays) && day < begin),
    ),
    daily: days.map((date) => ({ date, ...countersOf(byDay.get(date) ?? []) })),
  }
}
