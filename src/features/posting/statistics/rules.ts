import type { Action } from '#features/listing/interactions/contract.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { AdStatistics, Counter, RankedAd } from './contract.ts'

type Counters = AdStatistics['totals']

/** `day` is `YYYY-MM-DD`. */
export type Tally = { day: string; action: Action; count: number }

const counterOf: Record<Action, Counter> = {
  view: 'views',
  call: 'callAttempts',
  sms: 'smsAttempts',
  whatsapp: 'whatsappAttempts',
  favorite: 'favoriteAttempts',
  share: 'sharings',
}

export const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)

function countersOf(tallies: readonly Tally[]): Counters {
  const sumOf = (action: Action) =>
    tallies.reduce((sum, tally) => sum + (tally.action === action ? tally.count : 0), 0)
  const actions = Object.keys(counterOf) as Action[]
  const sums = actions.map((action) => [counterOf[action], sumOf(action)])
  return Object.fromEntries(sums) as Counters
}

/** `today` is the last of the days. */
export type Period = { today: string; days: number }

/** The period and as many days before it, both ends included. */
export const windowOf = ({ today, days }: Period) => ({
  from: daysBefore(today, 2 * days - 1),
  to: today,
})

export const beginOf = ({ today, days }: Period) => daysBefore(today, days - 1)

/** Days without a tally are included. */
export function periodsOf(tallies: readonly Tally[], { today, days }: Period): AdStatistics {
  const byDay = Map.groupBy(tallies, ({ day }) => day)
  const begin = beginOf({ today, days })
  const daysTo = (last: string) =>
    [...Array(days).keys()].map((at) => {
      const date = daysBefore(last, days - 1 - at)
      return { date, ...countersOf(byDay.get(date) ?? []) }
    })
  return {
    totals: countersOf(tallies.filter(({ day }) => day >= begin && day <= today)),
    previous: countersOf(
      tallies.filter(({ day }) => day >= daysBefore(begin, days) && day < begin),
    ),
    daily: daysTo(today),
    dailyBefore: daysTo(daysBefore(begin, 1)),
  }
}

export type RankedRow = Omit<RankedAd, 'name' | 'conversion'> & {
  nameEn: string
  nameAr: string
}

/** Null: without views there is no share. */
export const conversionOf = (contacts: number, views: number) =>
  views === 0 ? null : Math.round((contacts / views) * 10_000) / 10_000

export function rankedOf({ nameEn, nameAr, ...row }: RankedRow): RankedAd {
  const conversion = conversionOf(row.contacts, row.counters.views)
  return { ...row, name: { en: nameEn, ar: nameAr }, conversion }
}

/** `share`: by which part of the number before it grew or shrank. */
export type Change = { kind: 'none' | 'same' | 'first' } | { kind: 'more' | 'fewer'; share: number }

export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: now === 0 ? 'none' : 'same' }
  if (before === 0) return { kind: 'first' }
  return { kind: now > before ? 'more' : 'fewer', share: Math.abs(now - before) / before }
}
