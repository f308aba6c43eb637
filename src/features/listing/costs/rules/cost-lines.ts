export type CostItem =
  | 'downPayment'
  | 'transfer'
  | 'offPlanRegistration'
  | 'administration'
  | 'trustee'
  | 'agency'
  | 'mortgageRegistration'
  | 'firstCheque'
  | 'deposit'
  | 'leaseRegistration'
export type Cost = { item: CostItem; amount: number }

/** Per cent. */
const vat = 5

/** In whole fils. */
export const shareOf = (amount: number, percent: number) => Math.round(amount * percent) / 100
export const withVat = (amount: number) => shareOf(amount, 100 + vat)

/** In dirhams, as the lines are read, so that they come to their total. */
export function totalOf(costs: readonly Cost[]): number {
  return costs.reduce((sum, { amount }) => sum + Math.round(amount), 0)
}
