import { longestYears } from '../../rules/mortgage.ts'

export type Query = Record<string, string>

export type CalculatorSettings = {
  minRate: number
  maxRate: number
  defaultRate: number
  defaultEmirate: string
  emirates: readonly { value: string; label: string }[]
}

export const usualValues = ({ defaultRate, defaultEmirate }: CalculatorSettings): Query => ({
  down_payment_unit: 'percent',
  years: String(longestYears),
  rate: String(defaultRate),
  buyer: 'resident',
  home: 'first',
  ready: 'ready',
  emirate: defaultEmirate,
})

const names = [
  'price',
  'down_payment',
  'down_payment_unit',
  'years',
  'rate',
  'buyer',
  'home',
  'ready',
  'emirate',
  'type',
]

/** Text fields without which there is no result. */
const needed = ['price', 'years', 'rate']

/**
 * All that was typed, in one order, so that the link means the same when the settings have changed.
 * `check` says that the form was sent although a field was empty.
 */
export function mortgageQueryOf(typed: Query): Query {
  const filled = names.filter((name) => typed[name]?.trim())
  const isEmptied = ['years', 'rate'].some((name) => typed[name]?.trim() === '')
  const isChecked = isEmptied || (typed.check && needed.some((name) => !filled.includes(name)))
  const query = filled.map((name) => [name, typed[name] ?? ''] as const)
  return Object.fromEntries([...query, ...(isChecked ? [['check', '1'] as const] : [])])
}
