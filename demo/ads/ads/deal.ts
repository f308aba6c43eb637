import { dayMs } from '#i18n/time-units.ts'
import type { Deal, Slot } from './facts.ts'
import type { Random } from './random.ts'

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The last day of the quarter that lies so many days ahead. */
export function quarterEnd(today: Date, daysAhead: number): string {
  const ahead = new Date(today.getTime() + daysAhead * dayMs)
  const month = Math.floor(ahead.getUTCMonth() / 3) * 3 + 3
  return dayOf(new Date(Date.UTC(ahead.getUTCFullYear(), month, 0)))
}

const usualCheques = { work: [1, 2, 4], home: [1, 2, 4, 4, 6, 12] }

function rentPeriodOf(slot: Slot, random: Random): Deal['rentPeriod'] {
  const { kind } = slot.typeMarket
  if (kind === 'escape') return slot.type.endsWith('farm') ? 'yearly' : 'daily'
  if (slot.type.endsWith('hotel-apartment')) return random.pick(['monthly', 'yearly', 'daily'])
  if (slot.type.endsWith('co-working-space')) return 'monthly'
  return slot.type.endsWith('apartment') && random.chance(0.1) ? 'monthly' : 'yearly'
}

function rentDeal(slot: Slot, random: Random): Deal {
  const rentPeriod = rentPeriodOf(slot, random)
  return {
    purpose: 'rent',
    rentPeriod,
    cheques:
      rentPeriod === 'yearly'
        ? random.pick(usualCheques[slot.typeMarket.base === 'work' ? 'work' : 'home'])
        : null,
    ready: 'ready',
    handoverDate: null,
    paymentPlan: null,
    mortgageEligible: false,
    paymentMethod: 'cash',
    tenancy: rentPeriod === 'yearly' ? 'vacant' : null,
  }
}

/** The usual one; the words of the demo speak of it. */
const paymentPlan = { onBooking: 10, duringConstruction: 50, onHandover: 40, afterHandover: 0 }

function offPlanDeal(today: Date, random: Random): Deal {
  return {
    purpose: 'sale',
    rentPeriod: null,
    cheques: null,
    ready: 'off-plan',
    handoverDate: quarterEnd(today, random.whole(150, 1150)),
    paymentPlan,
    mortgageEligible: random.chance(0.3),
    paymentMethod: 'installments',
    tenancy: null,
  }
}

function readyDeal(slot: Slot, random: Random): Deal {
  const bare = slot.typeMarket.kind === 'land' || slot.type.endsWith('farm')
  const mortgageEligible = !bare && random.chance(0.8)
  const lettable = !bare && slot.typeMarket.kind !== 'escape' && slot.type !== 'residential/palace'
  return {
    purpose: 'sale',
    rentPeriod: null,
    cheques: null,
    ready: 'ready',
    handoverDate: null,
    paymentPlan: null,
    mortgageEligible,
    paymentMethod: mortgageEligible && random.chance(0.7) ? 'mortgage' : 'cash',
    tenancy: lettable ? (random.chance(0.25) ? 'tenanted' : 'vacant') : null,
  }
}

export function dealOf(slot: Slot, today: Date, random: Random): Deal {
  const { kind, saleShare } = slot.typeMarket
  const share = slot.market.offPlan ?? 0
  if (share < 1 && !random.chance(saleShare)) return rentDeal(slot, random)
  const buildable = kind === 'flat' || kind === 'house'
  return buildable && random.chance(share) ? offPlanDeal(today, random) : readyDeal(slot, random)
}
