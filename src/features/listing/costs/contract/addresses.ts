import { queryString } from '#platform/endpoint/codec.ts'
import { feeTypeOf } from './fee-types.ts'

export const mortgagePath = '/mortgage-calculator'
export const rentPath = '/rent-calculator'

type Sale = {
  price: number
  emirate: string
  isOffPlan: boolean
  isMortgaged: boolean
  /** Slug of the property type. */
  type: string | undefined
}

/** Without language prefix. A home that no bank finances is paid for as a whole. */
export function mortgageAddress({ price, emirate, isOffPlan, isMortgaged, type }: Sale): string {
  const feeType = feeTypeOf(type)
  const query = {
    price,
    ...(!isMortgaged && { down_payment: 100 }),
    ready: isOffPlan ? 'off-plan' : 'ready',
    emirate,
    ...(feeType && { type: feeType }),
  }
  return `${mortgagePath}${queryString(query)}`
}

/** The address of a calculator with what was typed, without language prefix. */
export const addressWith = (path: string, query: Record<string, string>) =>
  `${path}${queryString(query)}`

/** `ad` is the id of the ad, whose neighbours have a median rent. */
export function rentAddress(query: { rent: number; ad: number }): string {
  return `${rentPath}${queryString(query)}`
}
