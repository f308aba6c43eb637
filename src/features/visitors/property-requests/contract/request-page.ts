import * as z from 'zod/mini'
import { PropertyType } from '#features/reference/catalogue/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Named, Text } from '#platform/endpoint/fields.ts'

const Money = z.object({ min: z.number(), max: z.nullable(z.number()) })

/** A range of prices, a year's rent or the price of a sale, in Saudi riyals and in dirhams. */
export const PriceRange = z.object({ id: Id, sar: Money, aed: Money })
export type PriceRange = z.output<typeof PriceRange>

/** `id` is the word to send. */
export const WordChoice = z.object({ id: z.string(), name: Text })
export type WordChoice = z.output<typeof WordChoice>

/** An amount of dirhams. */
export const Fee = z.object({ amount: z.number(), currency: z.literal('AED') })
export type Fee = z.output<typeof Fee>

/** What the form for a property request offers; `fee` is null where a request costs nothing. */
export const RequestPage = z.object({
  cities: z.array(Named),
  goals: z.array(WordChoice),
  customerTypes: z.array(WordChoice),
  paymentMethods: z.array(WordChoice),
  categories: z.array(WordChoice),
  propertyTypes: z.array(PropertyType),
  priceRanges: z.array(PriceRange),
  fee: z.nullable(Fee),
})
export type RequestPage = z.output<typeof RequestPage>

/** The choices of a property request, in the order in which the form offers them. */
export const readRequestPage = endpoint({
  summary: 'Read the choices of a property request',
  method: 'GET',
  path: '/property-request-page',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: RequestPage,
})
