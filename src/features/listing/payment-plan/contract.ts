import * as z from 'zod/mini'

export const planParts = ['onBooking', 'duringConstruction', 'onHandover', 'afterHandover'] as const

const percent = z.number().check(z.gte(0), z.lte(100))

/** Percent of the price, together 100 once an ad is submitted. */
export const PaymentPlan = z.object({
  onBooking: percent,
  duringConstruction: percent,
  onHandover: percent,
  afterHandover: percent,
})
export type PaymentPlan = z.output<typeof PaymentPlan>
