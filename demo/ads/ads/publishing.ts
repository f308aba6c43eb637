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

const digits = (length: number, random: Random) =>
  Array.from({ length }, () => random.whole(0, 9)).join('')

/** Dubai's has 10 or 11 digits, DIFC needs none, the north has none. */
export function permitOf({ slot, deal }: Facts, published: Date, random: Random): Permit | null {
  const permitExpiresAt = dayOf(new Date(published.getTime() + random.whole(100, 360) * dayMs))
  const number = String(slot.number).padStart(4, '0')
  if (slot.emirate.slug === 'abu-dhabi') {
    const permitNumber = `2025${number}${digits(4, random)}`
    return { permitNumber, permitType: 'adrec', permitExpiresAt }
  }
  if (slot.emirate.slug !== 'dubai' || slot.market.slug === 'dubai/difc') return null
  if (deal.rentPeriod === 'daily') {
    const letters = number.replace(/\d/g, (digit) => 'TLDSYKPRMN'.charAt(Number(digit)))
    return { permitNumber: `DOW-29-${letters}`, permitType: 'dtcm', permitExpiresAt }
  }
  const permitNumber = `71${number}${digits(random.whole(4, 5), random)}`
  return { permitNumber, permitType: 'rera', permitExpiresAt }
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
