import * as z from 'zod/mini'
import { choiceField, integerField, numberField } from '#platform/endpoint/fields.ts'
import { feeTypes } from './fee-types.ts'

export const downPaymentUnits = ['percent', 'aed'] as const
export const buyers = ['resident', 'national'] as const
export const homes = ['first', 'further'] as const
export const completions = ['ready', 'off-plan'] as const

/** Dirhams: as the price of an ad. */
export const maxAmount = 10 ** 10

/** Rates in per cent a year; `emirates` are slugs. */
export type MortgageLimits = {
  minRate: number
  maxRate: number
  maxYears: number
  emirates: readonly string[]
}

/**
 * Every parameter of the address of the mortgage calculator and, equally, every field of its form.
 * `down_payment` is in `down_payment_unit`; without it the least is taken that a buyer has to pay. `type` is
 * that of the ad that leads there; another one is read as none.
 */
export const mortgageQuery = ({ minRate, maxRate, maxYears, emirates }: MortgageLimits) =>
  z.object({
    price: numberField(1, maxAmount),
    down_payment: z.optional(numberField(0, maxAmount)),
    down_payment_unit: choiceField(downPaymentUnits),
    years: integerField(1, maxYears),
    rate: numberField(minRate, maxRate),
    buyer: choiceField(buyers),
    home: choiceField(homes),
    ready: choiceField(completions),
    emirate: choiceField(emirates),
    type: z.catch(z.optional(choiceField(feeTypes)), undefined),
  })
export type MortgageQuery = z.output<ReturnType<typeof mortgageQuery>>

const none = z._default(numberField(0, maxAmount), 0)

/** What affordability is judged by, in dirhams. It is never sent anywhere. */
export const IncomeQuery = z.object({
  income: numberField(1, maxAmount),
  repayments: none,
  card_limit: none,
})
