import * as z from 'zod/mini'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { formatWholeMoney } from '../whole-money.ts'
import { type MortgageQuery, mortgageQuery } from '../../contract/mortgage.ts'
import { phrases } from '../../phrases/mortgage-form.ts'
import { type Buyer, type Home, largestShare, longestYears, toFils } from '../../rules/mortgage.ts'
import { type MortgagePlan, planMortgage } from '../../rules/plan.ts'
import { smallestDownPayment } from '../../rules/repayment.ts'
import { type CalculatorSettings, type Query, usualValues } from './usual-values.ts'

export type ReadContext = { settings: CalculatorSettings; language: Language }

/** What the calculator makes of an address, or of its form. */
export type MortgagePage = {
  /** Of each field, as it was typed or as it is usual. */
  fields: Query
  faults: readonly FormFault[]
  buyer: Buyer
  /** Per cent of the price. */
  leastShare: number
  /** Per cent a year, where it can be read. */
  rate: number | undefined
  /** The home, where the price and all other fields but the down payment are right. */
  home: Home | undefined
  plan: MortgagePlan | undefined
}

/** A form that was sent has all of its fields, so one that is absent was emptied. */
function fieldsOf(raw: Query, settings: CalculatorSettings): Query {
  return { ...usualValues(settings), ...(raw.check && { years: '', rate: '' }), ...raw }
}

const filledOf = (fields: Query) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

function schemaOf({ minRate, maxRate, emirates }: CalculatorSettings) {
  const slugs = emirates.map(({ value }) => value)
  return mortgageQuery({ minRate, maxRate, maxYears: longestYears, emirates: slugs })
}

/** A price that nobody has typed yet is a fault only once the form was sent. */
function fieldFaults(raw: Query, filled: Query, { settings, language }: ReadContext): FormFault[] {
  const faults = faultsIn(schemaOf(settings), filled, language)
  return faults.flatMap((fault): FormFault[] => {
    if (fault.path !== 'price' || filled.price) return [fault]
    return raw.check ? [{ path: 'price', msg: formatPhrase(phrases.priceRequired, language) }] : []
  })
}

const buyerOf = ({ buyer, home }: Query): Buyer => ({
  isNational: buyer === 'national',
  isFirstHome: home !== 'further',
})

function downPaymentOf(values: MortgageQuery, least: number): number {
  const { price, down_payment: typed, down_payment_unit: unit } = values
  if (typed === undefined) return least
  return unit === 'percent' ? (price * typed) / 100 : typed
}

type DownPayment = { amount: number; least: number; price: number; leastShare: number }

function downPaymentFaults(paid: DownPayment, language: Language): FormFault[] {
  const { amount, least, price, leastShare: share } = paid
  const path = 'down_payment'
  if (toFils(amount) > toFils(price)) {
    return [{ path, msg: formatPhrase(phrases.downTooLarge, language) }]
  }
  if (toFils(amount) >= toFils(least)) return []
  const values = { share, amount: formatWholeMoney(Math.ceil(least), language) }
  return [{ path, msg: formatPhrase(phrases.downTooSmall, language, values) }]
}

export function readMortgage(raw: Query, context: ReadContext): MortgagePage {
  const { settings, language } = context
  const fields = fieldsOf(raw, settings)
  const filled = filledOf(fields)
  const buyer = buyerOf(fields)
  const schema = schemaOf(settings)
  const { data } = z.safeParse(schema, filled)
  const { data: rate } = z.safeParse(schema.shape.rate, filled.rate)
  const home = { price: data?.price ?? 0, isOffPlan: fields.ready === 'off-plan' }
  const leastShare = 100 - largestShare(home, buyer)
  const page = { fields, buyer, leastShare, rate }
  if (!data) {
    const faults = fieldFaults(raw, filled, context)
    return { ...page, faults, home: undefined, plan: undefined }
  }
  const least = smallestDownPayment(home, buyer)
  const downPayment = downPaymentOf(data, least)
  const { price, years, rate: yearlyRate, emirate, type } = data
  const faults = downPaymentFaults({ amount: downPayment, least, price, leastShare }, language)
  const terms = { years, yearlyRate, emirate, type, isOffPlan: home.isOffPlan }
  const plan = faults.length > 0 ? undefined : planMortgage({ price, downPayment, ...terms })
  return { ...page, faults, home, plan }
}
