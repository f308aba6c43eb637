import { type PermitRule, permitRules } from '#features/reference/permit-rules/rules.ts'
import { dayMs, hourMs, minuteMs } from '#i18n/time-units.ts'
import { dayOf } from './deal.ts'
import type { Facts, Slot } from './facts.ts'
import { askable } from './price.ts'
import type { Random } from './random.ts'

/** Ten weeks back for the oldest, hours for the newest; most are recent. */
export function publishedAt(share: number, today: Date): Date {
  const age = 2 * hourMs + share ** 1.7 * 70 * dayMs
  return new Date(Math.floor((today.getTime() - age) / minuteMs) * minuteMs)
}

export function datesOf(published: Date, random: Random) {
  return {
    createdAt: new Date(published.getTime() - random.whole(1, 20) * hourMs),
    firstPublishedAt: published,
    startDate: dayOf(published),
    endDate: dayOf(new Date(published.getTime() + 120 * dayMs)),
  }
}

type Permit = { permitNumber: string; permitType: string; permitExpiresAt: string }

const padded = (number: number) => String(number).padStart(4, '0')

const digits = (length: number, random: Random) =>
  Array.from({ length }, () => random.whole(0, 9)).join('')

const numbers: Record<string, (slot: Slot, random: Random) => string> = {
  rera: ({ number }, random) => `71${padded(number)}${digits(random.whole(4, 5), random)}`,
  dtcm: ({ number }) =>
    `DOW-29-${padded(number).replace(/\d/g, (digit) => 'TLDSYKPRMN'.charAt(Number(digit)))}`,
}

const otherNumber = ({ number }: Slot, random: Random) =>
  `2025${padded(number)}${digits(4, random)}`

function permitTypeOf({ slot, deal }: Facts): string | undefined {
  const isUnder = (slug: string) => `${slot.market.slug}/`.startsWith(`${slug}/`)
  const rule = permitRules.find(({ emirate }: PermitRule) => emirate === slot.emirate.slug)
  const types = rule?.exempt.some(isUnder) ? [] : (rule?.types ?? [])
  const ofHolidayHomes = types.find(({ type }) => type === 'dtcm')
  return (deal.rentPeriod === 'daily' ? (ofHolidayHomes ?? types[0]) : types[0])?.type
}

export function permitOf(facts: Facts, published: Date, random: Random): Permit | null {
  const permitExpiresAt = dayOf(new Date(published.getTime() + random.whole(100, 360) * dayMs))
  const permitType = permitTypeOf(facts)
  if (permitType === undefined) return null
  const permitNumber = (numbers[permitType] ?? otherNumber)(facts.slot, random)
  return { permitNumber, permitType, permitExpiresAt }
}

const letters: Record<string, string> = { sale: 'S', rent: 'R' }

export const referenceOf = (slot: Slot, purpose: string, prefix: string): string =>
  `${prefix}-${letters[purpose]}-${1000 + slot.number}`

export type PriceAt = { price: number; at: Date }

/** About one ad in seven has come down since it was first shown. */
export function pricesOf(price: number, published: Date, { today, random }: Clock): PriceAt[] {
  const shown = today.getTime() - published.getTime()
  const asked = askable(price * random.between(1.04, 1.12))
  if (shown < 4 * dayMs || asked <= price || !random.chance(0.19)) return [{ price, at: published }]
  const at = new Date(published.getTime() + Math.floor(shown * random.between(0.3, 0.8)))
  return [
    { price: asked, at: published },
    { price, at },
  ]
}

export type Clock = { today: Date; random: Random }
