import { type PaymentPlan, planParts } from './contract.ts'

/** In hundredths, so that 33.3 + 33.3 + 33.4 are 100. */
export function planTotal(plan: Partial<PaymentPlan>): number {
  const hundredths = planParts.map((name) => Math.round((plan[name] ?? 0) * 100))
  return hundredths.reduce((sum, share) => sum + share, 0) / 100
}
