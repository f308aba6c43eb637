import { squareFoot } from '#i18n/area-factors.ts'
import type { Body, Deal, Facts } from './facts.ts'
import type { Random } from './random.ts'

const sqftPerSqm = 1 / squareFoot

function baseOf({ slot, deal }: Facts): number {
  const { market, typeMarket } = slot
  const side = deal.purpose === 'sale' ? 0 : 1
  const rough = market.flat[side]
  if (typeMarket.base === 'land') {
    const sale = market.land ?? market.flat[0] * 0.25
    return side === 0 ? sale : sale * 0.06
  }
  if (typeMarket.base === 'flat') return rough
  return (typeMarket.base === 'house' ? market.house : market.work)?.[side] ?? rough * 0.9
}

/** Larger homes cost less a square foot, up to a sixth either way. */
function sizeShare({ slot, body }: Facts): number {
  if (slot.typeMarket.kind !== 'flat' && slot.typeMarket.kind !== 'house') return 1
  const usual = slot.typeMarket.kind === 'flat' ? 100 : 320
  return Math.min(1.16, Math.max(0.85, (usual / body.spaceSqm) ** 0.08))
}

const dearViews = new Set(['sea', 'marina', 'canal', 'golf', 'lake'])

function qualityOf(body: Body, deal: Deal): number {
  const view = body.view && dearViews.has(body.view) ? 1.04 : 1
  const furnished = deal.purpose === 'rent' && body.furnished === 'furnished' ? 1.12 : 1
  const age = (body.propertyAge ?? 0) > 15 ? 0.94 : 1
  return view * furnished * age * (deal.ready === 'off-plan' ? 1.05 : 1)
}

/** Prices as people ask them: a million nine hundred thousand, not 1,903,417. */
export function askable(price: number): number {
  const steps = [
    [1_000, 10],
    [10_000, 50],
    [60_000, 500],
    [250_000, 1_000],
    [1_000_000, 5_000],
    [5_000_000, 10_000],
    [20_000_000, 50_000],
  ] as const
  const step = steps.find(([limit]) => price < limit)?.[1] ?? 250_000
  return Math.max(step, Math.round(price / step) * step)
}

/** A month costs more than a twelfth of a year, a day more than a thirtieth of a month. */
const periods = { yearly: 1, monthly: 1.2 / 12, daily: 1.7 / 365 }

export function priceOf(facts: Facts, random: Random): number {
  const { slot, deal, body } = facts
  const unit = baseOf(facts) * slot.typeMarket.factor * sizeShare(facts)
  const year = unit * qualityOf(body, deal) * body.spaceSqm * sqftPerSqm
  const escape = slot.typeMarket.kind === 'escape' && deal.rentPeriod === 'daily'
  const share = escape ? 5.5 / 365 : periods[deal.rentPeriod ?? 'yearly']
  return askable(year * share * random.between(0.95, 1.06))
}
