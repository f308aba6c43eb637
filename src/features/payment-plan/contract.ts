import * as z from 'zod/mini'

/** When a home that is not built yet is paid, in the order of time. */
export const planParts = ['onBooking', 'duringConstruction', 'onHandover', 'afterHandover'] as const

const percent = z.number().check(z.gte(0), z.lte(100))

const part = z.pipe(
  z.optional(z.nullable(percent)),
  z.transform((share: number | null | undefined) => share ?? 0),
)

/** Percent of the price, together 100 once an ad is submitted. */
export const PaymentPlan = z.object({
  onBooking: percent,
  duringConstruction: percent,
  onHandover: percent,
  afterHandover: percent,
})
export type PaymentPlan = z.output<typeof PaymentPlan>

/** The same as it is written: a part that is absent is 0, and a plan of nothing is none. */
export const WrittenPlan = z.pipe(
  z.object({
    onBooking: part,
    duringConstruction: part,
    onHandover: part,
    afterHandover: part,
  }),
  z.transform((plan: PaymentPlan) => (planParts.some((name) => plan[name] > 0) ? plan : null)),
)
