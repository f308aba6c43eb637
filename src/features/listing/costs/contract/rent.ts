import * as z from 'zod/mini'
import { numberField } from '#platform/endpoint/fields.ts'
import { maxAmount } from './mortgage.ts'

/** The address and the form of the rent calculator: dirhams a year. */
export const RentQuery = z.object({
  rent: numberField(1, maxAmount),
  average: numberField(1, maxAmount),
})
