import type { MortgagePage } from './read-mortgage.ts'
import type { Query } from './usual-values.ts'

/** Digits after the point: enough that a share of any price means the same dirham. */
const shareDigits = 4
const dirhamDigits = 2

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** The same down payment in the unit that is chosen now; undefined where there is none to convert. */
export function convertedDownPayment(typed: Query, read: (typed: Query) => MortgagePage) {
  const isPercent = typed.down_payment_unit === 'percent'
  const before = { ...typed, down_payment_unit: isPercent ? 'aed' : 'percent' }
  const { plan } = read(before)
  if (!typed.down_payment || !plan) return undefined
  return isPercent
    ? rounded(plan.shares.down, shareDigits)
    : rounded(plan.downPayment, dirhamDigits)
}
